import { CircleAlert, Info, RotateCcw } from 'lucide-react'
import { lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { callWords, isRefusedRewrite } from '#app/lib/generation/failure.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { useOnScreen } from '#app/lib/generation/on-screen.ts'
import { isWritten, type Run, runsBeside } from '#app/lib/generation/run.ts'
import { viewOf } from '#app/lib/generation/saved.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { UpgradeLink } from '#app/lib/generation/uses-left.tsx'
import { hasText } from '#app/lib/generation/write.ts'
import { loadAhead } from '#app/lib/load-ahead.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { siteMessages } from '#contract/messages.ts'
import type { KindName, ResultOf } from '#kinds/index.ts'
import { LeadsContext } from './leads/leads-context.ts'
import { resultMessages } from './messages.ts'
import { Paper, StopButton } from './paper.tsx'

const loadCards = () => import('./result-card.tsx')
const LiveCard = lazy(async () => ({ default: (await loadCards()).LiveCard }))
const ResultCard = lazy(async () => ({ default: (await loadCards()).ResultCard }))
const RunTabs = lazy(async () => ({ default: (await import('./run-tabs.tsx')).RunTabs }))
const WaitingLine = lazy(async () => ({ default: (await import('./waiting-line.tsx')).WaitingLine }))

/** Loads the cards' code while texts are being written. */
export const fetchCards = (): void => loadAhead(loadCards)

interface RunSlotProps {
  screen: string
  run: Run
  /** The card's heading while there is no text. */
  title: string
  /** Part of a batch: it waits with a spinner, and its error has a heading and the message of its call. */
  among?: boolean
  regenerate: (run: Run) => void
}

/** A run with the texts that were written beside it, each in a tab. */
export function RunSlot(props: RunSlotProps) {
  const { screen, run, among = false } = props
  useOnScreen(screen, 'results')
  const { all } = useGeneration(screen)
  // What was opened last; nothing at first, so that no tab takes the focus.
  const [opened, open] = useState<string>()
  const tabs = runsBeside(all, run)
  const card = <OneRun {...props} />
  return (
    <LeadsContext value={useMemo(() => ({ open, among }), [among])}>
      {tabs.length < 2 ? (
        card
      ) : (
        <Suspense fallback={card}>
          <RunTabs
            runs={tabs}
            opened={opened}
            onOpen={open}
            card={(tab) => <OneRun {...props} run={tab} title={tab === run ? props.title : viewOf(tab.kind).head({ ...tab.request })} />}
          />
        </Suspense>
      )}
    </LeadsContext>
  )
}

/**
 * A run in any state: running, written, or failed above the result that it would have replaced. Memoized: while several texts grow, only
 * those that grew render again.
 */
const OneRun = memo(function OneRun(props: RunSlotProps) {
  const waiting = <WaitingCard {...props} />
  return (
    <Suspense fallback={waiting}>
      <RunCard {...props}>{waiting}</RunCard>
    </Suspense>
  )
})

function RunCard({ screen, run, title, among = false, regenerate, children }: RunSlotProps & { children: ReactNode }) {
  if (isWritten(run)) return <ResultCard screen={screen} run={run} onRegenerate={() => regenerate(run)} />
  if (run.state === 'failed') {
    const { before } = run
    return (
      <>
        <FailedCard screen={screen} run={run} {...(among && { title })} />
        {before && <ResultCard screen={screen} run={before} onRegenerate={() => regenerate(before)} />}
      </>
    )
  }
  const { kind, request, partial, waiting } = run
  if (hasText(partial))
    return <LiveCard screen={screen} runKey={run.key} kind={kind} request={request} result={partial as ResultOf<KindName>} />
  if (!waiting) return children
  return (
    <WaitingCard screen={screen} run={run} title={title} among={among}>
      <WaitingLine screen={screen} run={run} waiting={waiting} />
    </WaitingCard>
  )
}

interface WaitingCardProps extends Pick<RunSlotProps, 'title' | 'screen' | 'run' | 'among'> {
  /** What it waits for. */
  children?: ReactNode
}

function WaitingCard({ title, screen, run, among = false, children }: WaitingCardProps) {
  if (among)
    return (
      <Paper title={title}>
        {children ?? (
          <p className="flex items-center gap-2 text-soft text-sm">
            <Spinner /> {siteMessages.loading}
          </p>
        )}
      </Paper>
    )
  return (
    <Paper title={title} steps={<StopButton screen={screen} runKey={run.key} />}>
      {children}
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
    </Paper>
  )
}

/** Scrolls to an element unless it is completely visible. */
function showWhole(element: HTMLElement | null): void {
  const place = element?.getBoundingClientRect()
  if (place && (place.top < 0 || place.bottom > innerHeight)) element?.scrollIntoView({ block: 'nearest' })
}

interface FailedCardProps {
  screen: string
  run: Extract<Run, { state: 'failed' }>
  /** Its name in a batch. */
  title?: string
}

function FailedCard({ screen, run, title }: FailedCardProps) {
  const { upgrade, issues } = run.failure
  const { message, hint } = title ? callWords(run.kind, run.failure) : run.failure
  const isRefusal = isRefusedRewrite(run.failure)
  const Icon = isRefusal ? Info : CircleAlert
  const card = useRef<HTMLDivElement>(null)
  // The user pressed a button of the previous text; the error is shown above that text.
  const replaces = run.before !== null
  useEffect(() => {
    if (replaces) showWhole(card.current)
  }, [replaces])
  return (
    <div
      ref={card}
      role={isRefusal ? 'status' : 'alert'}
      className={cn(
        'flex scroll-mt-20 gap-3 rounded-lg border px-4 py-3 text-sm',
        isRefusal ? 'items-center bg-surface' : 'border-bad/40 bg-bad-wash',
      )}
    >
      <Icon aria-hidden className={cn('shrink-0', isRefusal ? 'size-4 text-soft' : 'mt-0.5 size-5 text-bad')} />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        {title && !isRefusal && <h2 className="text-base">{title}</h2>}
        <p className={isRefusal ? '' : 'font-medium'}>{message}</p>
        {hint && <p>{hint}</p>}
        {upgrade ? (
          <UpgradeLink />
        ) : (
          issues.length === 0 && (
            <Button variant="secondary" size="sm" onClick={() => generations.retry(screen, run.key)}>
              <RotateCcw aria-hidden />
              {resultMessages.tryAgain}
            </Button>
          )
        )}
      </div>
    </div>
  )
}
