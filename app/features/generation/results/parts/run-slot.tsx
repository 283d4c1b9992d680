import { CircleAlert, RotateCcw, Square } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { callWords } from '#app/lib/generation/failure.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { growing } from '#app/lib/generation/growing.ts'
import { isWritten, type RequestFor, type ResultFor, type Run, type WrittenRun } from '#app/lib/generation/run.ts'
import { UpgradeLink } from '#app/lib/generation/upgrade.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '#contract/messages.ts'
import type { KindName } from '#kinds/index.ts'
import { ResultCard } from './result-card.tsx'

interface RunSlotProps<Name extends KindName> {
  screen: string
  run: Run<Name>
  /** The card's head while there is no text yet. */
  title: string
  /** One of several kinds that were asked for at once: it waits under a spinner, and what it failed at has its head and its call's words. */
  among?: boolean
  /** Draws a finished text. */
  written: (run: WrittenRun<Name>) => ReactNode
  /** Draws a text on its way. */
  live: (result: ResultFor<Name>, request: RequestFor<Name>) => ReactNode
}

/** One run in whatever state it is: on its way, written, or failed above what it would have replaced. */
export function RunSlot<Name extends KindName>(props: RunSlotProps<Name>) {
  const { among = false, title, screen } = props
  const waiting = among ? <SpinningCard title={title} /> : <WaitingCard title={title} screen={screen} />
  return <Suspense fallback={waiting}>{drawn(props, waiting)}</Suspense>
}

function drawn<Name extends KindName>({ screen, run, title, among = false, written, live }: RunSlotProps<Name>, waiting: ReactNode) {
  if (isWritten(run)) return written(run)
  if (run.state === 'failed')
    return (
      <>
        <FailedCard screen={screen} run={run} {...(among && { title })} />
        {run.before && written(run.before)}
      </>
    )
  const partial = growing[run.kind as Name](run.partial, run.request)
  return partial ? live(partial, run.request) : waiting
}

/** Stops what a screen is writing. One among several has none: the form's own Stop ends them all. */
export function StopButton({ screen }: { screen: string }) {
  if (generations.runs(screen).length > 1) return null
  return (
    <Button variant="ghost" size="sm" onClick={() => generations.stop(screen)}>
      <Square aria-hidden className="fill-current" />
      Stop
    </Button>
  )
}

function WaitingCard({ title, screen }: { title: string; screen: string }) {
  return (
    <ResultCard title={title} aside={<StopButton screen={screen} />}>
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
    </ResultCard>
  )
}

function SpinningCard({ title }: { title: string }) {
  return (
    <ResultCard title={title}>
      <p className="flex items-center gap-2 text-soft text-sm">
        <Spinner /> {messages.site.loading}
      </p>
    </ResultCard>
  )
}

/** Scrolls to an element, unless all of it can be seen. */
function showWhole(element: HTMLElement | null): void {
  const place = element?.getBoundingClientRect()
  if (place && (place.top < 0 || place.bottom > innerHeight)) element?.scrollIntoView({ block: 'nearest' })
}

interface FailedCardProps {
  screen: string
  run: Extract<Run, { state: 'failed' }>
  /** Which of several it is. */
  title?: string
}

function FailedCard({ screen, run, title }: FailedCardProps) {
  const { upgrade, issues } = run.failure
  const { message, hint } = title ? callWords(run.kind, run.failure) : run.failure
  const card = useRef<HTMLDivElement>(null)
  // Whoever asked for another version stands at the old text's buttons; why there is none stands above that text.
  const replaces = run.before !== null
  useEffect(() => {
    if (replaces) showWhole(card.current)
  }, [replaces])
  return (
    <div ref={card} role="alert" className="flex scroll-mt-20 gap-3 rounded-lg border border-bad/40 bg-bad-wash px-4 py-3 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        {title && <h2 className="text-base">{title}</h2>}
        <p className="font-medium">{message}</p>
        {hint && <p>{hint}</p>}
        {upgrade ? (
          <UpgradeLink />
        ) : (
          issues.length === 0 && (
            <Button variant="secondary" size="sm" onClick={() => generations.retry(screen, run.key)}>
              <RotateCcw aria-hidden />
              Try again
            </Button>
          )
        )}
      </div>
    </div>
  )
}
