import { Check, CircleAlert, Eraser, MessageCircleQuestion, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { ExportMenu } from '#app/lib/export/export-menu.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { isAsking, isRunning, type Run, textsIn, type WrittenRun } from '#app/lib/generation/run.ts'
import { exportedEntries, savedEntries } from '#app/lib/generation/saved.ts'
import { topicOf } from '#app/lib/generation/screens.ts'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { savedText } from '#kinds/library.ts'
import { Board, BoardCard } from './board.tsx'
import { allInOneMessages } from './messages.ts'
import { RunSlot } from './results/run-slot.tsx'
import { SaveAllButton } from './results/save-button.tsx'
import { clearResults } from './results/tool-bar.tsx'
import { slotName } from './slot-name.ts'

interface AllInOneResultsProps {
  screen: string
  runs: readonly Run[]
  regenerate: (run: Run) => void
}

/** The results of a batch: tools for all of them, links to each, and the cards. */
export function AllInOneResults({ screen, runs, regenerate }: AllInOneResultsProps) {
  return (
    <>
      <AllInOneTools screen={screen} runs={runs} />
      {runs.length > 2 && <AllInOneIndex runs={runs} />}
      <Board>
        {runs.map((run) => (
          <BoardCard key={run.slot} id={cardId(run.slot)} className="grid-cols-1 gap-4">
            <RunSlot screen={screen} run={run} title={slotName(run.slot)} among regenerate={regenerate} />
          </BoardCard>
        ))}
      </Board>
    </>
  )
}

/** The anchor of a card. */
const cardId = (slot: string): string => `card-${slot}`

const marks = {
  running: { icon: <Spinner className="size-3.5" />, words: 'loading' },
  written: { icon: <Check aria-hidden className="size-3.5 text-good" />, words: 'done' },
  asking: { icon: <MessageCircleQuestion aria-hidden className="size-3.5 text-accent" />, words: 'asking' },
  failed: { icon: <CircleAlert aria-hidden className="size-3.5 text-bad" />, words: 'failed' },
} as const satisfies Readonly<Record<string, { icon: ReactNode; words: string }>>

const markOf = (run: Run) => marks[isAsking(run) ? 'asking' : run.state]

/** The state of each card, with a link to it: the cards of a full batch are many screens tall. */
function AllInOneIndex({ runs }: { runs: readonly Run[] }) {
  return (
    <nav aria-label={allInOneMessages.get().results}>
      <ul className="flex flex-wrap gap-1.5">
        {runs.map((run) => (
          <li key={run.slot}>
            <a
              href={`#${cardId(run.slot)}`}
              className="inline-flex min-h-7 items-center gap-1.5 rounded-full border bg-surface px-2.5 text-xs no-underline touch:min-h-11 hover:bg-sunken"
            >
              {markOf(run).icon}
              {slotName(run.slot)}
              <span className="sr-only">, {allInOneMessages.get()[markOf(run).words]}</span>
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
function AllInOneTools({ screen, runs }: { screen: string; runs: readonly Run[] }) {
  const written = textsIn(runs)
  const asking = runs.filter(isAsking).length
  const busy = runs.some(isRunning)
  const t = allInOneMessages.get()
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
