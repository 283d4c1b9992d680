import { useEffect, useRef, useState } from 'react'
import type { EngineChoice, LocalFile, LocalState } from '#api/engines.ts'
import { useSay } from '#app/lib/say.tsx'
import { StepFocus } from '#app/lib/step-focus.tsx'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#app/ui/alert-dialog.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { keepFocus } from '#app/ui/keep-focus.ts'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { engineSettingsMessages, engineStates, localMessages, modelStates } from '#contract/engine-settings-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { isUnfinished, useAdd, useLocal, usePause, useRemove, useSave } from './calls.ts'
import { LocalCard } from './local-card.tsx'
import { FileBar, progressText } from './local-progress.tsx'
import { formatBytes } from './names.ts'
import { CallError, Problem, ReadFailed, Unfold } from './parts.tsx'

const words = localMessages

/** The files of models on this computer, and the state of the one that writes. */
export function LocalFiles({ engine }: { engine: EngineChoice | null }) {
  const { data, isPending, error, refetch } = useLocal()
  if (isPending) return <ListSkeleton label={siteMessages.loading} />
  if (!data) return <ReadFailed error={error} message={words.stateFailed} retry={() => void refetch()} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StateLine state={data} />
      {data.problem && <Problem problem={data.problem} />}
      <StepFocus step={data.files.length}>
        {data.files.length === 0 ? (
          <p className="text-soft text-sm">{words.filesEmpty}</p>
        ) : (
          <ul aria-label={words.filesTitle} className="divide-y rounded-md border">
            {data.files.map((file) => (
              <FileRow key={file.id} file={file} writes={engine?.provider === 'local' && engine.model === file.id} />
            ))}
          </ul>
        )}
      </StepFocus>
      {data.supported && (
        <Unfold label={words.addModel}>
          {() => (
            <section aria-label={words.addModel} className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md border p-4">
              <LocalCard />
            </section>
          )}
        </Unfold>
      )}
    </div>
  )
}

function StateLine({ state: { engine, model, memory, free_disk } }: { state: LocalState }) {
  const facts = [
    [words.hostEngine, engineStates[engine.status]],
    [words.hostModel, modelStates[model.status]],
    ...(model.status === 'ready' ? [[words.hostNow, words.inQueue({ writing: model.writing, waiting: model.waiting })]] : []),
    [words.hostMemory, formatBytes(memory)],
    [words.hostDisk, formatBytes(free_disk)],
  ] as const
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function StatusBadge({ file: { status, phase, in_use } }: { file: LocalFile }) {
  if (phase) return <Badge tone="accent">{phase === 'checking' ? words.checking : words.downloading}</Badge>
  if (in_use) return <Badge tone="good">{words.inUse}</Badge>
  if (status === 'ready') return <Badge>{words.isReady}</Badge>
  if (status === 'failed') return <Badge tone="bad">{words.hasFailed}</Badge>
  return <Badge tone="warn">{status === 'unverified' ? words.notChecked : status === 'paused' ? words.isPaused : words.waiting}</Badge>
}

/** @param writes whether it is the engine; a fallback or the try-out may use the file too */
function FileRow({ file, writes }: { file: LocalFile; writes: boolean }) {
  const { id, label, status, phase, total, in_use, problem } = file
  const [removing, setRemoving] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const [pause, add, remove, save] = [usePause(), useAdd(), useRemove(), useSave()]
  const say = useSay()
  const mutations = [pause, add, remove, save]
  const busy = mutations.some(({ isPending }) => isPending)
  const failed = mutations.find(({ error }) => error)?.error
  // What was pressed replaces its button. A download that ends by itself takes no focus.
  const isPressed = useRef(false)
  const buttons = [status, phase, writes].join()
  const shown = useRef(buttons)
  useEffect(() => {
    if (shown.current === buttons) return
    shown.current = buttons
    if (isPressed.current && !failed) keepFocus(row.current)
    isPressed.current = false
  }, [buttons, failed])
  const start = (call: () => void) => () => {
    if (busy) return
    isPressed.current = true
    for (const mutation of mutations) mutation.reset()
    call()
  }
  const button = (name: string, call: () => void) => (
    <Button
      variant="ghost"
      size="sm"
      aria-label={words.actionOn({ action: name, model: label })}
      aria-disabled={busy}
      onClick={start(call)}
    >
      {name}
    </Button>
  )
  const use = () =>
    save.mutate(
      { engine: { provider: 'local', model: id } },
      { onSuccess: () => say({ tone: 'good', text: engineSettingsMessages.chosen({ model: label }) }) },
    )
  return (
    <li ref={row} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3 py-2 text-sm outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <StatusBadge file={file} />
          </p>
          {!phase && (
            <p className="text-soft tabular-nums">{isUnfinished(file) && file.bytes > 0 ? progressText(file) : formatBytes(total)}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-1">
          {status === 'ready' && !phase && !writes && button(words.useThis, use)}
          {phase === 'downloading' && button(words.pause, () => pause.mutate(id))}
          {!phase && status === 'paused' && button(words.resume, () => add.mutate({ source: id }))}
          {!phase && status === 'failed' && button(words.tryAgain, () => add.mutate({ source: id }))}
          {!phase && status === 'unverified' && button(words.check, () => add.mutate({ source: id }))}
          {!in_use && button(words.remove, () => setRemoving(true))}
        </div>
      </div>
      {phase && (
        <>
          <FileBar file={file} />
          <p className="text-soft">{words.goesOnUnused}</p>
        </>
      )}
      {!phase && status === 'unverified' && <p className="text-soft">{words.unverified}</p>}
      {problem && <Problem problem={problem} />}
      <CallError error={failed} />
      <AlertDialog open={removing} onOpenChange={setRemoving}>
        <AlertDialogContent>
          <AlertDialogTitle className="[overflow-wrap:anywhere]">{words.removeTitle({ name: label })}</AlertDialogTitle>
          <AlertDialogDescription>{words.removeText}</AlertDialogDescription>
          <DialogFooter>
            <AlertDialogCancel>{words.keep}</AlertDialogCancel>
            <AlertDialogAction onClick={() => remove.mutate(id)}>{words.remove}</AlertDialogAction>
          </DialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </li>
  )
}
