import { Clock, Cpu, KeyRound, type LucideIcon, Radar } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CardText } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { billedProviders } from '#contract/model-providers.ts'
import type { EngineChoice, EngineTest, LocalFile, WritingSettings } from '#contract/writing-calls.ts'
import { foundMessages, keyMessages, laterMessages, localMessages, testMessages, writingMessages } from '#contract/writing-messages.ts'
import { type Connection, useConnect, useSave } from './calls.ts'
import { Chosen } from './chosen.tsx'
import { ConnectForm } from './connect-form.tsx'
import { TestResult, TestRunning } from './engine-test.tsx'
import { FoundCard } from './found-card.tsx'
import { LocalCard } from './local-card.tsx'
import { CallError } from './parts.tsx'

const words = writingMessages.get()

const cards = ['local', 'found', 'key', 'later'] as const
export type CardName = (typeof cards)[number]
const cardWords = { local: localMessages.get(), found: foundMessages.get(), key: keyMessages.get(), later: laterMessages.get() }
const icons: Readonly<Record<CardName, LucideIcon>> = { local: Cpu, found: Radar, key: KeyRound, later: Clock }

interface EngineChooserProps {
  settings: WritingSettings
  /** The card that is open at first. */
  open?: CardName | undefined
  /** The name of the card for the built-in writer. */
  laterLabel?: string
  /** Called when an engine, or the built-in writer, has been chosen and every question is answered. */
  onDone: () => void
}

/** Four ways to write. What a card offers is used only after it has written a post. */
export function EngineChooser({ settings, open, laterLabel = cardWords.later.label, onDone }: EngineChooserProps) {
  const [card, setCard] = useState(open)
  const [chosen, setChosen] = useState<{ engine: EngineChoice; tested: EngineTest | undefined }>()
  const connect = useConnect()
  const save = useSave()
  const use = (connection: Connection, untested = false) =>
    connect.mutate(
      { connection, untested, change: { engine: connection.engine } },
      { onSuccess: (tested) => !(tested && 'problem' in tested) && setChosen({ engine: connection.engine, tested }) },
    )
  const saveLocal = save.mutate
  const onReady = useCallback(
    ({ id, in_use }: LocalFile) => {
      const engine: EngineChoice = { provider: 'local', model: id }
      const show = () => setChosen({ engine, tested: undefined })
      // The server chooses a file that was asked for with `use`; one that was only added, nobody has chosen.
      if (in_use) show()
      else saveLocal({ engine }, { onSuccess: show })
    },
    [saveLocal],
  )
  if (chosen) return <Chosen {...chosen} onDone={onDone} />

  const props = { settings, busy: connect.isPending, onConnect: use }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RadioCards
        legend={words.engineTitle}
        hideLegend
        className="grid-cols-1 sm:grid-cols-2"
        value={card}
        onValueChange={(next) => {
          setCard(next)
          connect.reset()
          save.reset()
        }}
        choices={cards.map((name) => ({
          value: name,
          label: <CardLabel icon={icons[name]} label={name === 'later' ? laterLabel : cardWords[name].label} />,
          description: cardWords[name].about,
        }))}
      />
      {card && (
        <section
          aria-label={card === 'later' ? laterLabel : cardWords[card].label}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t pt-5"
        >
          {card === 'local' && <LocalCard onReady={onReady} />}
          {card === 'found' && <FoundCard {...props} />}
          {card === 'key' && (
            <ConnectForm {...props} providers={[...billedProviders, 'compatible']} label={words.testAndUse} busyLabel={words.testing} />
          )}
          {card === 'later' && <BuiltInCard onDone={onDone} />}
          <CallError error={save.error} fallback={words.saveFailed} />
          {connect.isPending && <TestRunning model={connect.variables.connection.engine.model} />}
          <CallError error={connect.error} />
          {connect.data && 'problem' in connect.data && (
            <div className="grid gap-3">
              <TestResult tested={connect.data} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button variant="secondary" onClick={() => use(connect.variables.connection, true)}>
                  {words.useAnyway}
                </Button>
                <p className="text-soft text-sm">{testMessages.get().notSaved}</p>
              </div>
            </div>
          )}
        </section>
      )}
    </div>
  )
}

function CardLabel({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <span className="flex items-center gap-2 text-base">
      <Icon aria-hidden className="size-4 shrink-0 text-soft" />
      {label}
    </span>
  )
}

/** The last card: nothing to set up. */
function BuiltInCard({ onDone }: { onDone: () => void }) {
  const { mutate, isPending, error } = useSave()
  return (
    <>
      <CardText>{cardWords.later.lead}</CardText>
      <CallError error={error} fallback={words.saveFailed} />
      <Button
        className="justify-self-start max-sm:w-full"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate({ engine: null }, { onSuccess: onDone })}
      >
        {isPending && <Spinner />}
        {cardWords.later.use}
      </Button>
    </>
  )
}
