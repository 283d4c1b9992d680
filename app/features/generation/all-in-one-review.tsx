import { useQueries } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import { copiedText, isCopied, keepCopied, textsOf } from '#app/lib/generation/copied.ts'
import { openFlags } from '#app/lib/generation/open-flags.ts'
import { isAsking, lastWritten, type Run, type WrittenRun } from '#app/lib/generation/run.ts'
import { RunSlot } from './results/run-slot.tsx'
import { Review } from './review.tsx'
import { slotName } from './slot-name.ts'

interface AllInOneReviewProps {
  screen: string
  runs: readonly Run[]
  regenerate: (run: Run) => void
  onClose: () => void
}

/** The review of the texts of All in One. */
export function AllInOneReview({ screen, runs, regenerate, onClose }: AllInOneReviewProps) {
  const written = runs.flatMap((run) => (isAsking(run) ? [] : (lastWritten(run) ?? [])))
  const optionsOf = ({ id }: WrittenRun) => query.generations.get.queryOptions({ input: { id } })
  const stored = useQueries({ queries: written.map(optionsOf) })
  return (
    <Review
      pieces={written.map((run, at) => ({
        key: run.slot,
        name: slotName(run.slot),
        text: runs.includes(run) ? copiedText(run) : undefined,
        texts: textsOf(run),
        toCheck: openFlags(run).length,
        copied: isCopied(run, stored[at]?.data),
      }))}
      onClose={onClose}
      onCopied={(slot) => {
        const run = written.find((one) => one.slot === slot)
        if (run) keepCopied(run)
      }}
      card={({ key, name }) => {
        const run = runs.find(({ slot }) => slot === key)
        return run && <RunSlot key={key} screen={screen} run={run} title={name} among regenerate={regenerate} />
      }}
    />
  )
}
