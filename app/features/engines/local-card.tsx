import { useState } from 'react'
import type { LocalFile, LocalState } from '#api/engines.ts'
import { Form, useForm } from '#app/lib/form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { CardText } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { engineSettingsMessages, localMessages } from '#contract/engine-settings-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { isBusy, isUnfinished, useAdd, useLocal } from './calls.ts'
import { LocalProgress } from './local-progress.tsx'
import { formatBytes } from './names.ts'
import { CallError, Problem, ReadFailed } from './parts.tsx'

const words = localMessages

interface LocalCardProps {
  /** Called when a file that was asked for here is ready. Without it the files are only added. */
  onReady?: (file: LocalFile) => void
}

/** Downloads a model onto this computer, or takes a file that is there; shows how far it is. */
export function LocalCard({ onReady }: LocalCardProps) {
  // `null`: another one is to be chosen.
  const [asked, setAsked] = useState<string | null>()
  const { data, isPending, error, refetch } = useLocal(asked ?? undefined)
  const retry = () => void refetch()
  if (isPending) return <ListSkeleton label={siteMessages.loading} />
  if (!data) return <ReadFailed error={error} message={words.stateFailed} retry={retry} />
  if (!data.supported) return <Problem problem={data.problem ?? { message: words.nothingFits, hint: '' }} />
  const running = data.files.find(({ phase }) => phase !== null)
  // What was started earlier is followed too, also when it was paused or failed meanwhile.
  const unfinished = running ?? data.files.find(isUnfinished)
  if (onReady && asked === undefined && unfinished) setAsked(unfinished.id)
  const underWay = data.files.find(({ id }) => id === asked) ?? running
  // Where files are only added, their list shows how far they are.
  if (onReady && (underWay || isBusy(data)))
    return (
      <>
        <LocalProgress state={data} file={underWay} onReady={onReady} onOther={() => setAsked(null)} />
        {error && <ReadFailed error={error} message={words.stateFailed} retry={retry} />}
      </>
    )
  return <LocalForm state={data} use={onReady !== undefined} onAsked={setAsked} />
}

/** The file that a call started: the one with its id, else one that was not there before or that runs. */
const startedFile = (before: LocalState, after: LocalState, id: string): string => {
  const known = new Set(before.files.map((file) => file.id))
  const found = [
    after.files.find((file) => file.id === id),
    after.files.find((file) => !known.has(file.id)),
    after.files.find(({ phase }) => phase !== null),
  ].find((file) => file !== undefined)
  return found?.id ?? id
}

interface LocalFormProps {
  state: LocalState
  /** Whether Postwright writes with the model as soon as it is ready. */
  use: boolean
  onAsked: (id: string) => void
}

/** The choice of a model that is not on the list. */
const other = 'another:source'

function LocalForm({ state, use, onAsked }: LocalFormProps) {
  const add = useAdd()
  const form = useForm({
    initial: { chosen: state.tiers.find(({ recommended, fits }) => recommended && fits)?.id, source: '', sha256: '' },
    check: ({ chosen, source }) => ({ source: chosen !== other || source.trim() ? undefined : words.sourceRequired }),
    async send({ chosen, source, sha256 }) {
      if (chosen === undefined) return
      const asked = chosen === other ? { source: source.trim(), ...(sha256.trim() && { sha256 }) } : { source: chosen }
      onAsked(startedFile(state, await add.mutateAsync({ ...asked, use }), asked.source))
    },
  })
  const choice = form.choice('chosen')
  const { value: chosen } = choice
  const [fitting, tooLarge] = [state.tiers.filter(({ fits }) => fits), state.tiers.filter(({ fits }) => !fits)]
  const tier = state.tiers.find(({ id }) => id === chosen)
  const there = state.files.find(({ id }) => id === chosen)
  const needed = tier ? tier.download - (there?.bytes ?? 0) + (state.engine.status === 'ready' ? 0 : state.engine.download) : 0
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardText>{words.lead}</CardText>
      {state.problem && <Problem problem={state.problem} />}
      {fitting.length === 0 && <p className="text-sm">{words.nothingFits}</p>}
      <RadioCards
        legend={engineSettingsMessages.model}
        hideLegend
        className="grid-cols-1 sm:grid-cols-1"
        {...choice}
        choices={[
          ...fitting.map((one) => ({ value: one.id, ...tierChoice(one) })),
          { value: other, label: words.another, description: <Description>{words.anotherAbout}</Description> },
        ]}
      />
      {chosen === other && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
          <Field label={words.sourceLabel} hint={words.sourceHint} {...form.field('source')}>
            {(control) => <Input {...control} dir="ltr" autoComplete="off" spellCheck={false} />}
          </Field>
          <Field label={words.checksumLabel} hint={words.checksumHint} {...form.field('sha256')}>
            {(control) => <Input {...control} dir="ltr" autoComplete="off" spellCheck={false} />}
          </Field>
        </div>
      )}
      <CallError error={form.failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton
          className="max-sm:w-full"
          busy={form.busy}
          off={chosen === undefined}
          label={buttonLabel(chosen === other, there?.status === 'ready', use)}
          busyLabel={words.starting}
        />
        <p className="text-soft text-sm">
          {[needed > 0 && words.needed({ size: formatBytes(needed) }), words.freeDisk({ free: formatBytes(state.free_disk) })]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      {tooLarge.length > 0 && (
        <ul aria-label={words.tooLarge} className="grid gap-1 text-pretty text-soft text-sm">
          {tooLarge.map(({ id, label, download, why }) => (
            <li key={id}>
              <Marked
                text={words.doesNotFit({ model: label, size: formatBytes(download) })}
                b={(name) => <b className="font-medium">{name}</b>}
              />{' '}
              {why}
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}

const buttonLabel = (isOther: boolean, isThere: boolean, use: boolean): string => {
  if (isThere && use) return words.use
  if (isOther) return use ? words.addAndUse : words.add
  return use ? words.downloadAndUse : words.download
}

/** In the size of the rest of the screen, because each one is read before a choice. */
const Description = ({ children }: { children: string }) => <span className="text-sm">{children}</span>

/** The label and the description of a tier. */
function tierChoice({ label, download, memory, license, recommended, why }: LocalState['tiers'][number]) {
  return {
    label: (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {label}
        {recommended && <Badge tone="good">{words.recommended}</Badge>}
      </span>
    ),
    description: (
      <Description>{words.tierNeeds({ download: formatBytes(download), memory: formatBytes(memory), license, why })}</Description>
    ),
  }
}
