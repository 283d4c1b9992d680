import { Eraser, Square } from 'lucide-react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { ExportMenu } from '#app/lib/export/export-menu.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { isRunning, isWritten, type Run, type WrittenRun } from '#app/lib/generation/run.ts'
import { savedEntries } from '#app/lib/generation/saved.ts'
import { Button } from '#app/ui/button.tsx'
import { savedText } from '#kinds/library.ts'
import { slotName } from './all-in-one-jobs.ts'
import { clearResults } from './results/parts/run-tools.tsx'
import { SaveAllButton } from './save-all-button.tsx'

/** Everything that stands there as one text, each under the name of its card. */
const textOf = (runs: readonly WrittenRun[]): string =>
  runs
    .map(({ slot, kind, request, result }) => [slotName(slot), ...savedEntries(kind, request, result).map(savedText)].join('\n\n'))
    .join('\n\n\n')

/** The head of the cards: how far they are, and what can be done with all of them. */
export function AllInOneTools({ screen, runs }: { screen: string; runs: readonly Run[] }) {
  const written = runs.filter((run) => isWritten(run))
  const busy = runs.some(isRunning)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-xl">Generated Content</h2>
      <p role="status" className="me-auto text-soft text-sm tabular-nums">
        {written.length} of {runs.length} ready
      </p>
      {busy && (
        <Button variant="secondary" size="sm" onClick={() => generations.stop(screen)}>
          <Square aria-hidden className="fill-current" />
          Stop all
        </Button>
      )}
      {!busy && written.length > 0 && (
        <div className="-mx-3 flex flex-wrap">
          <CopyButton text={textOf(written)} label="Copy all" />
          <SaveAllButton screen={screen} runs={written} />
          <ExportMenu
            label="Export all"
            source={{
              from: 'texts',
              name: topicOf(written[0]),
              entries: written.flatMap(({ id, kind, request, result, writtenAt }) =>
                savedEntries(kind, request, result).map(({ title, content, feature }) => ({
                  ...{ id, title, content, feature },
                  created_at: writtenAt,
                  language: request.language,
                })),
              ),
            }}
          />
          <Button variant="ghost" size="sm" onClick={() => clearResults(screen)}>
            <Eraser aria-hidden />
            Clear all
          </Button>
        </div>
      )}
    </header>
  )
}

/** The longest name that a file of several texts takes, in UTF-16 units. */
const nameMax = 100

function topicOf(run: WrittenRun | undefined): string {
  if (!run) return ''
  const { request } = run
  const topic = 'prompt' in request ? request.prompt : request.topic
  return topic.slice(0, nameMax).toWellFormed()
}
