import { Check, CircleAlert, Eraser, ListChecks, MessageCircleQuestion, Square, TriangleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { ExportMenu } from '#app/lib/export/export-menu.tsx'
import { isRefusedRewrite } from '#app/lib/generation/failure.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { openFlags } from '#app/lib/generation/open-flags.ts'
import { isAsking, isRunning, isWritten, type Run, textsIn, type WrittenRun } from '#app/lib/generation/run.ts'
import { exportedEntries, savedEntries } from '#app/lib/generation/saved.ts'
import { topicOf } from '#app/lib/generation/screens.ts'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { savedText } from '#kinds/library.ts'
import { Board, BoardCard } from './board.tsx'
import { allInOneMessages } from './messages.ts'
import { CardLookContext } from './results/card-look.ts'
import { RunSlot } from './results/run-slot.tsx'
import { SaveAllButton } from './results/save-button.tsx'
import { clearResults } from './results/tool-bar.tsx'
import { slotName } from './slot-name.ts'

/** Loaded when the texts are reviewed. */
const AllInOneReview = lazy(async () => ({ default: (await import('./all-in-one-review.tsx')).AllInOneReview }))

interface AllInOneResultsProps {
  screen: string
  runs: readonly Run[]
  regenerate: (run: Run) => void
}

/** The results of a batch: tools for all of them, links to each, and the cards; or the review of all of them. */
export function AllInOneResults({ screen, runs, regenerate }: AllInOneResultsProps) {
  const [reviewing, setReviewing] = useState(false)
  if (reviewing)
    return (
      <Suspense>
        <AllInOneReview screen={screen} runs={runs} regenerate={regenerate} onClose={() => setReviewing(false)} />
      </Suspense>
    )
  return (
    <CardLookContext value={{ folds: true }}>
      <AllInOneTools screen={screen} runs={runs} onReview={() => setReviewing(true)} />
      {runs.length > 2 && <AllInOneIndex runs={runs} />}
      <Board>
        {runs.map((run) => (
          <BoardCard key={run.slot} id={cardId(run.slot)} className="grid-cols-1 gap-4">
            <RunSlot screen={screen} run={run} title={slotName(run.slot)} among regenerate={regenerate} />
          </BoardCard>
        ))}
      </Board>
    </CardLookContext>
  )
}

/** The anchor of a card. */
const cardId = (slot: string): string => `card-${slot}`

const marks = {
  running: { icon: <Spinner className="size-3.5" />, words: 'loading' },
  look: { icon: <TriangleAlert aria-hidden className="size-3.5 text-warn" />, words: 'look' },
  written: { icon: <Check aria-hidden className="size-3.5 text-good" />, words: 'done' },
  asking: { icon: <MessageCircleQuestion aria-hidden className="size-3.5 text-accent" />, words: 'asking' },
  failed: { icon: <CircleAlert aria-hidden className="size-3.5 text-bad" />, words: 'failed' },
} as const satisfies Readonly<Record<string, { icon: ReactNode; words: string }>>

function markOf(run: Run): (typeof marks)[keyof typeof marks] {
  // The text stays as it was.
  if (run.state === 'failed' && run.before && isRefusedRewrite(run.failure)) return markOf(run.before)
  if (isAsking(run)) return marks.asking
  return marks[isWritten(run) && openFlags(run).length > 0 ? 'look' : run.state]
}

/** The state of each card, with a link to it: the cards of a full batch are many screens tall. */
function AllInOneIndex({ runs }: { runs: readonly Run[] }) {
  return (
    <nav aria-label={allInOneMessages.results} className="sticky top-14 z-20 -mx-1 bg-paper px-1 py-2">
      <ul className="relative flex gap-1.5 max-sm:overflow-x-auto sm:flex-wrap">
        {runs.map((run) => (
          <li key={run.slot} className="shrink-0">
            <a
              href={`#${cardId(run.slot)}`}
              className="inline-flex min-h-7 items-center gap-1.5 rounded-full border bg-surface px-2.5 text-xs no-underline touch:min-h-11 hover:bg-sunken"
            >
              {markOf(run).icon}
              {slotName(run.slot)}
              <span className="sr-only">, {allInOneMessages[markOf(run).words]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** All results as one text, each below the name of its card. */
const textOf = (runs: readonly WrittenRun[]): string =>
  runs
    .map(({ slot, kind, request, result }) => [slotName(slot), ...savedEntries(kind, request, result).map(savedText)].join('\n\n'))
    .join('\n\n\n')

/** The heading of the cards: the number that is ready, and the tools for all of them. */
function AllInOneTools({ screen, runs, onReview }: { screen: string; runs: readonly Run[]; onReview: () => void }) {
  const written = textsIn(runs)
  const asking = runs.filter(isAsking).length
  const busy = runs.some(isRunning)
  const t = allInOneMessages
  return (
    <MessagePlace>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">{t.results}</h2>
        <p role="status" className="me-auto text-soft text-sm tabular-nums">
          {t.ready({ written: written.length, all: runs.length })}
          {asking > 0 && ` · ${t.needAnswers(asking)}`}
        </p>
        {busy && (
          <Button variant="secondary" size="sm" onClick={() => generations.stop(screen)}>
            <Square aria-hidden className="fill-current" />
            {t.stopAll}
          </Button>
        )}
        {!busy && written.length + asking > 0 && (
          <div className="-mx-3 flex flex-wrap max-sm:[&_svg]:hidden">
            {written.length > 0 && (
              <>
                <Button size="sm" className="mx-3" onClick={onReview}>
                  <ListChecks aria-hidden />
                  {t.review}
                </Button>
                <CopyButton text={textOf(written)} label={t.copyAll} />
                <SaveAllButton screen={screen} runs={written} />
                <ExportMenu
                  label={t.exportAll}
                  source={{ from: 'texts', name: fileName(written), entries: written.flatMap(exportedEntries) }}
                />
              </>
            )}
            <Button variant="ghost" size="sm" onClick={() => clearResults(screen)}>
              <Eraser aria-hidden />
              {t.clearAll}
            </Button>
          </div>
        )}
        <MessageLine className="basis-full" />
      </header>
    </MessagePlace>
  )
}

/** Maximum length of the name of a file with several texts, in UTF-16 units. */
const nameMax = 100

const fileName = ([first]: readonly WrittenRun[]): string => (first ? topicOf(first.request).slice(0, nameMax).toWellFormed() : '')
