import { type FormEvent, useState } from 'react'
import type { LocalFile, LocalState } from '#api/engines.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { CardText } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { Select } from '#app/ui/select.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { engineSettingsMessages, localMessages } from '#contract/engine-settings-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { isBusy, isUnfinished, useAdopt, useDownload, useLocal } from './calls.ts'
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

const ways = { address: 'another:address', file: 'another:file' } as const

function LocalForm({ state, use, onAsked }: LocalFormProps) {
  const [chosen, setChosen] = useState(() => state.tiers.find(({ recommended, fits }) => recommended && fits)?.id)
  const [typed, setTyped] = useState({ address: '', path: '', mirror: '' })
  const [tierOfFile, setTierOfFile] = useState<string>('other')
  const [missing, setMissing] = useState(false)
  const download = useDownload()
  const adopt = useAdopt()
  const [fitting, tooLarge] = [state.tiers.filter(({ fits }) => fits), state.tiers.filter(({ fits }) => !fits)]
  const tier = state.tiers.find(({ id }) => id === chosen)
  const busy = download.isPending || adopt.isPending
  const failed = download.error ?? adopt.error
  const there = state.files.find(({ id }) => id === chosen)
  const needed = tier ? tier.download - (there?.bytes ?? 0) + (state.engine.status === 'ready' ? 0 : state.engine.download) : 0
  const started = (id: string) => (after: LocalState) => onAsked(startedFile(state, after, id))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const [address, path, mirror] = [typed.address.trim(), typed.path.trim(), typed.mirror.trim()]
    const lacks = chosen === ways.address ? !address : chosen === ways.file && !path
    setMissing(lacks)
    if (lacks || chosen === undefined) return
    if (chosen === ways.file) {
      const expected = tierOfFile === 'other' ? {} : { tier: tierOfFile }
      return adopt.mutate({ path, use, ...expected }, { onSuccess: started(tierOfFile) })
    }
    const file = chosen === ways.address ? address : chosen
    download.mutate({ file, use, ...(mirror && { mirror }) }, { onSuccess: started(file) })
  }
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part })
    setMissing(false)
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardText>{words.lead}</CardText>
      {state.problem && <Problem problem={state.problem} />}
      {fitting.length === 0 && <p className="text-sm">{words.nothingFits}</p>}
      <RadioCards
        legend={engineSettingsMessages.model}
        hideLegend
        className="grid-cols-1 sm:grid-cols-1"
        value={chosen}
        onValueChange={(next) => {
          setChosen(next)
          setMissing(false)
        }}
        choices={[
          ...fitting.map((one) => ({ value: one.id, ...tierChoice(one) })),
          { value: ways.address, label: words.address, description: <Description>{words.addressAbout}</Description> },
          { value: ways.file, label: words.file, description: <Description>{words.fileAbout}</Description> },
        ]}
      />
      {chosen === ways.address && (
        <Field label={words.addressLabel} error={missing ? words.addressRequired : undefined}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              dir="ltr"
              autoComplete="off"
              value={typed.address}
              onChange={({ target }) => change({ address: target.value })}
            />
          )}
        </Field>
      )}
      {chosen === ways.file && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
          <Field label={words.fileLabel} error={missing ? words.fileRequired : undefined}>
            {(control) => (
              <Input
                {...control}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                value={typed.path}
                onChange={({ target }) => change({ path: target.value })}
              />
            )}
          </Field>
          <Field label={words.which} hint={words.whichHint}>
            {(control) => (
              <Select
                {...control}
                options={[...state.tiers.map(({ id, label }) => ({ value: id, label })), { value: 'other', label: words.another }]}
                value={tierOfFile}
                onValueChange={setTierOfFile}
              />
            )}
          </Field>
        </div>
      )}
      {tier && (
        <details>
          <summary className="w-fit rounded-sm text-soft text-sm">{words.mirror}</summary>
          <Field label={words.mirrorLabel} hint={words.mirrorHint} className="pt-3">
            {(control) => (
              <Input
                {...control}
                type="url"
                inputMode="url"
                dir="ltr"
                autoComplete="off"
                placeholder="https://huggingface.co"
                value={typed.mirror}
                onChange={({ target }) => change({ mirror: target.value })}
              />
            )}
          </Field>
        </details>
      )}
      <CallError error={failed} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" className="max-sm:w-full" aria-disabled={busy || chosen === undefined}>
          {busy && <Spinner />}
          {buttonLabel(busy, chosen === ways.file, there?.status === 'ready', use)}
        </Button>
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
    </form>
  )
}

const buttonLabel = (busy: boolean, isFile: boolean, isThere: boolean, use: boolean): string => {
  if (busy) return words.starting
  if (isThere && use) return words.use
  if (isFile) return use ? words.checkAndUse : words.checkFile
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
