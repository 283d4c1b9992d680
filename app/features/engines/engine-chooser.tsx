import { ChevronRight, Cpu, KeyRound, type LucideIcon, PenLine, Server } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EngineChoice, EngineSettings, EngineTest, LocalFile, LocalState } from '#api/engines.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CardText } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import {
  engineSettingsMessages,
  foundMessages,
  keyMessages,
  laterMessages,
  localMessages,
  testMessages,
} from '#contract/engine-settings-messages.ts'
import { billedProviders } from '#contract/model-providers.ts'
import { type Connection, useConnect, useLocal, useSave } from './calls.ts'
import { Chosen, type TestStage } from './chosen.tsx'
import { ConnectForm } from './connect-form.tsx'
import { TestResult, TestRunning } from './engine-test.tsx'
import { FoundCard } from './found-card.tsx'
import { LocalCard } from './local-card.tsx'
import { formatBytes } from './names.ts'
import { CallError } from './parts.tsx'

const words = engineSettingsMessages

const cards = ['local', 'found', 'key', 'later'] as const
export type CardName = (typeof cards)[number]
const cardWords = { local: localMessages, found: foundMessages, key: keyMessages, later: laterMessages }
const icons: Readonly<Record<CardName, LucideIcon>> = { local: Cpu, found: Server, key: KeyRound, later: PenLine }

/** Bytes that are still to be downloaded for the model that is recommended for the server's computer; `null` when none fits. */
function recommendedDownload({ supported, engine, tiers, files }: LocalState): number | null {
  const tier = supported ? tiers.find(({ recommended, fits }) => recommended && fits) : undefined
  if (!tier) return null
  const there = files.find(({ id }) => id === tier.id)?.bytes ?? 0
  return tier.download - there + (engine.status === 'ready' ? 0 : engine.download)
}

/** What each card costs, and which one is recommended: a model that fits the computer, else an AI service. */
function offersOf(local: LocalState | undefined): { recommended: CardName | undefined; costs: Readonly<Record<CardName, string>> } {
  const { cost, costUnknown, cannot } = cardWords.local
  const download = local && recommendedDownload(local)
  const fits = typeof download === 'number'
  return {
    recommended: local && (fits ? 'local' : 'key'),
    costs: {
      local: fits ? cost({ size: formatBytes(download) }) : local ? cannot : costUnknown,
      found: cardWords.found.cost,
      key: cardWords.key.cost,
      later: cardWords.later.cost,
    },
  }
}

interface EngineChooserProps {
  settings: EngineSettings
  /** The card that is open at first. */
  open?: CardName | undefined
  /** Whether the built-in writer is one of the choices; the step has a button for it. */
  builtIn?: boolean
  /** The label of the button that ends the choice. */
  doneLabel?: string
  /** Called when something was chosen, with how its test is going. */
  onStage?: ((stage: TestStage) => void) | undefined
  /** Called when an engine, or the built-in writer, has been chosen and every question is answered. */
  onDone: () => void
}

/** The ways to write. What a card offers is used only after it has written a post. */
export function EngineChooser({ settings, open, builtIn = true, doneLabel = words.done, onStage, onDone }: EngineChooserProps) {
  const { data: local } = useLocal()
  const [card, setCard] = useState(open)
  const [chosen, setChosen] = useState<{ engine: EngineChoice; tested: EngineTest | undefined }>()
  const offer = useRef<HTMLElement>(null)
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
  if (chosen) return <Chosen {...chosen} settings={settings} doneLabel={doneLabel} onStage={onStage} onDone={onDone} />

  const props = { settings, busy: connect.isPending, onConnect: use }
  const { recommended, costs } = offersOf(local)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RadioCards
        legend={words.engineTitle}
        hideLegend
        className="grid-cols-1 sm:grid-cols-1"
        value={card}
        onValueChange={(next) => {
          flushSync(() => setCard(next))
          // What a card offers is below all cards. The focus stays with the choice.
          offer.current?.scrollIntoView({ block: 'nearest' })
          connect.reset()
          save.reset()
        }}
        choices={cards
          .filter((name) => builtIn || name !== 'later')
          .map((name) => ({
            value: name,
            label: <CardLabel icon={icons[name]} label={cardWords[name].label} recommended={name === recommended} />,
            description: <CardDescription about={cardWords[name].about} cost={costs[name]} />,
          }))}
      />
      {card && (
        <section ref={offer} aria-label={cardWords[card].label} className="grid scroll-my-6 grid-cols-[minmax(0,1fr)] gap-4 border-t pt-5">
          {card === 'local' && <LocalCard onReady={onReady} />}
          {card === 'found' && <FoundCard {...props} />}
          {card === 'key' && (
            <ConnectForm {...props} providers={[...billedProviders, 'compatible']} label={words.testAndUse} busyLabel={words.testing} />
          )}
          {card === 'later' && <BuiltInCard onDone={onDone} />}
          <CallError error={save.error} fallback={words.saveFailed} />
          {connect.isPending && <TestRunning model={connect.variables.connection.engine.model} waiting={connect.waiting} />}
          <CallError error={connect.error} />
          {connect.data && 'problem' in connect.data && (
            <div className="grid gap-3">
              <TestResult tested={connect.data} />
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button variant="secondary" onClick={() => use(connect.variables.connection, true)}>
                  {words.useAnyway}
                </Button>
                <p className="text-soft text-sm">{testMessages.notSaved}</p>
              </div>
            </div>
          )}
        </section>
      )}
    </div>
  )
}

function CardLabel({ icon: Icon, label, recommended }: { icon: LucideIcon; label: string; recommended: boolean }) {
  return (
    <span className="flex gap-2 text-base">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-soft" />
      <span className="flex flex-1 flex-wrap items-center gap-x-2 gap-y-1">
        {label}
        {recommended && <Badge tone="good">{cardWords.local.recommended}</Badge>}
      </span>
      <ChevronRight aria-hidden className="mt-1 size-4 shrink-0 text-soft rtl:-scale-x-100" />
    </span>
  )
}

function CardDescription({ about, cost }: { about: string; cost: string }) {
  return (
    <span className="mt-1 grid gap-1 text-sm">
      <span>{about}</span>
      <span className="text-ink">{cost}</span>
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
