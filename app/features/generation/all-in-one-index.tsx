import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Run } from '#app/lib/generation/run.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { slotName } from './all-in-one-jobs.ts'

/** Where a card is found on its page. */
export const cardId = (slot: string): string => `card-${slot}`

const marks: Readonly<Record<Run['state'], { icon: ReactNode; words: string }>> = {
  running: { icon: <Spinner className="size-3.5" />, words: 'loading' },
  written: { icon: <Check aria-hidden className="size-3.5 text-good" />, words: 'ready' },
  failed: { icon: <CircleAlert aria-hidden className="size-3.5 text-bad" />, words: 'failed' },
}

/** How far each card is, and the way to it: twelve of them are many windows tall. */
export function AllInOneIndex({ runs }: { runs: readonly Run[] }) {
  return (
    <nav aria-label="Generated Content">
      <ul className="flex flex-wrap gap-1.5">
        {runs.map(({ slot, state }) => (
          <li key={slot}>
            <a
              href={`#${cardId(slot)}`}
              className="inline-flex min-h-7 items-center gap-1.5 rounded-full border bg-surface px-2.5 text-xs no-underline touch:min-h-11 hover:bg-sunken"
            >
              {marks[state].icon}
              {slotName(slot)}
              <span className="sr-only">, {marks[state].words}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
