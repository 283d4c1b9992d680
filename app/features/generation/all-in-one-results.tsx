import type { Run } from '#app/lib/generation/run.ts'
import { AllInOneCard } from './all-in-one-cards.tsx'
import { AllInOneIndex, cardId } from './all-in-one-index.tsx'
import { AllInOneTools } from './all-in-one-tools.tsx'

interface AllInOneResultsProps {
  screen: string
  runs: readonly Run[]
  regenerate: (run: Run) => void
}

/** What was asked for at once: the tools for all of it, where each piece is, and the pieces. */
export function AllInOneResults({ screen, runs, regenerate }: AllInOneResultsProps) {
  return (
    <>
      <AllInOneTools screen={screen} runs={runs} />
      {runs.length > 2 && <AllInOneIndex runs={runs} />}
      {runs.map((run) => (
        <div
          key={run.slot}
          id={cardId(run.slot)}
          className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-4 not-first-of-type:**:data-connect:hidden"
        >
          <AllInOneCard screen={screen} run={run} regenerate={regenerate} />
        </div>
      ))}
    </>
  )
}
