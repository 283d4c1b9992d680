import { Check, CircleAlert, Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { EngineProblem, LocalFile, LocalState } from '#api/engines.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Progress } from '#app/ui/progress.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { localMessages, stageMessages } from '#contract/engine-settings-messages.ts'
import { isBusy, useAdd, usePause } from './calls.ts'
import { formatBytes, formatTimeLeft } from './names.ts'
import { CallError, Problem, takeLostFocus } from './parts.tsx'

const words = localMessages

type Stage = 'done' | 'now' | 'paused' | 'failed' | 'later'

/** '1.2 GB of 2.6 GB, 12 MB a second, 2 min left'. */
export function progressText({ bytes, total, bytes_per_second, seconds_left }: LocalFile): string {
  return [
    words.bytesOf({ bytes: formatBytes(bytes), total: formatBytes(total) }),
    bytes_per_second ? words.aSecond({ bytes: formatBytes(bytes_per_second) }) : '',
    seconds_left === null ? '' : formatTimeLeft(seconds_left),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The bar of a file that is downloaded or checked, with the same in words. */
export function FileBar({ file }: { file: LocalFile }) {
  const { label, phase, bytes, total } = file
  const text = progressText(file)
  return (
    <div className="grid gap-1.5">
      <Progress
        label={phase === 'checking' ? words.checkingFile({ name: label }) : words.downloadingFile({ name: label })}
        value={bytes}
        max={total}
        text={text}
        full="good"
        className="h-2"
      />
      <p className="text-soft text-sm tabular-nums">{text}</p>
    </div>
  )
}

/** How far the installation of the engine is. */
function engineStage(state: LocalState, file: LocalFile | undefined): Stage {
  const { engine, problem } = state
  if (engine.status === 'ready') return 'done'
  if (engine.status === 'failed') return 'failed'
  if (isBusy(state) || file?.status === 'ready') return problem && !isBusy(state) ? 'failed' : 'now'
  return problem ? 'failed' : 'paused'
}

/** How far a file is: its download and its check. */
function fileStages(file: LocalFile | undefined, isEngineReady: boolean): readonly [Stage, Stage] {
  if (!file) return ['later', 'later']
  const { status, phase } = file
  if (status === 'ready') return ['done', 'done']
  if (!isEngineReady) return ['later', 'later']
  if (phase === 'checking') return ['done', 'now']
  if (status === 'failed') return ['failed', 'later']
  return [status === 'paused' ? 'paused' : 'now', 'later']
}

/** Why nothing goes on; `null` when something does, or nothing is known against it. */
function problemOf({ problem, engine: { status } }: LocalState, engine: Stage, file: LocalFile | undefined): EngineProblem | null {
  if (engine === 'failed') return problem ?? (status === 'failed' ? installProblem : null)
  return file?.status === 'failed' && file.phase === null ? (file.problem ?? fileProblem) : null
}

interface LocalProgressProps {
  state: LocalState
  /** Absent while the engine is installed and no file has been started. */
  file: LocalFile | undefined
  onReady: (file: LocalFile) => void
  /** Returns to the choice of a model. */
  onOther: () => void
}

/** A download from the engine to the checked file, step by step. */
export function LocalProgress({ state, file, onReady, onOther }: LocalProgressProps) {
  const pause = usePause()
  const add = useAdd()
  const told = useRef(false)
  const engine = engineStage(state, file)
  const [loading, checking] = fileStages(file, engine === 'done')
  const isReady = engine === 'done' && loading === 'done' && checking === 'done'
  useEffect(() => {
    if (!isReady || !file || told.current) return
    told.current = true
    onReady(file)
  }, [isReady, file, onReady])
  const failed = pause.error ?? add.error
  const problem = problemOf(state, engine, file)
  const isPaused = !problem && (engine === 'paused' || loading === 'paused')
  const again = () => file && !add.isPending && add.mutate({ source: file.id, use: true })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 ref={takeLostFocus} tabIndex={-1} className="text-xl outline-none [overflow-wrap:anywhere]">
        {isReady && file ? words.ready({ name: file.label }) : file ? words.gettingReady({ name: file.label }) : words.gettingTheModelReady}
      </h2>
      <ol aria-label={words.download} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Step stage={engine} name={words.installStep({ size: formatBytes(state.engine.download) })} />
        <Step stage={loading} name={file ? words.downloadFile({ name: file.label }) : words.downloadStep}>
          {file && loading !== 'done' && loading !== 'later' && !(loading === 'failed' && file.bytes === 0) && <FileBar file={file} />}
        </Step>
        <Step stage={checking} name={words.checkFile}>
          {file && checking === 'now' && <FileBar file={file} />}
        </Step>
        <Step stage={isReady ? 'done' : 'later'} name={words.readyToWrite} />
      </ol>
      {problem && <Problem problem={problem} />}
      <CallError error={failed} />
      {isPaused && <p className="text-sm">{words.paused}</p>}
      <div className="flex flex-wrap gap-2">
        {file?.phase === 'downloading' && (
          <Button
            variant="secondary"
            className="max-sm:w-full"
            aria-disabled={pause.isPending}
            onClick={() => !pause.isPending && pause.mutate(file.id)}
          >
            <Pause aria-hidden />
            {words.pause}
          </Button>
        )}
        {file && (isPaused || problem) && (
          <Button className="max-sm:w-full" aria-disabled={add.isPending} onClick={again}>
            {add.isPending ? <Spinner /> : <Play aria-hidden />}
            {isPaused ? words.resume : words.tryAgain}
          </Button>
        )}
        {(isPaused || problem) && (
          <Button variant="secondary" className="max-sm:w-full" onClick={onOther}>
            {words.chooseAnother}
          </Button>
        )}
      </div>
      {!problem && !isPaused && !isReady && <p className="text-soft text-sm">{words.goesOn}</p>}
    </div>
  )
}

const installProblem = { message: words.installFailed, hint: words.installHint }
const fileProblem = { message: words.failed, hint: '' }

const marks: Readonly<Record<Stage, ReactNode>> = {
  done: <Check aria-hidden className="size-4 text-good" />,
  now: <Spinner className="text-accent" />,
  paused: <Pause aria-hidden className="size-4 text-warn" />,
  failed: <CircleAlert aria-hidden className="size-4 text-bad" />,
  later: <span aria-hidden className="size-2 rounded-full border border-edge" />,
}

function Step({ stage, name, children }: { stage: Stage; name: string; children?: ReactNode }) {
  return (
    <li aria-current={stage === 'now' ? 'step' : undefined} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
      <span className="grid h-5 place-items-center">{marks[stage]}</span>
      <p className={cn('[overflow-wrap:anywhere]', stage === 'later' && 'text-soft', stage === 'now' && 'font-medium')}>
        {name}
        <span className="sr-only">: {stageMessages[stage]}</span>
      </p>
      {children && <div className="col-start-2">{children}</div>}
    </li>
  )
}
