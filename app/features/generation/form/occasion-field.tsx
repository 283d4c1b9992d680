import { useEffect, useId, useRef } from 'react'
import { type ChosenOccasion, OccasionChips } from '#app/lib/arranged/occasion-chips.tsx'
import type { Run } from '#app/lib/generation/run.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { occasions } from '#contract/occasions.ts'
import { type About, useGuess } from './use-guess.ts'

interface OccasionFieldProps {
  about: About
  runs: readonly Run[]
  value: ChosenOccasion
  error: string | undefined
  onChange: (value: ChosenOccasion) => void
}

/** What the text is for: the guess, shown before anything is spent on it, and every other choice one press away. */
export function OccasionField({ about, runs, value, error, onChange }: OccasionFieldProps) {
  const guess = useGuess(about, { wanted: value === '', runs })
  const known = guess && guess !== 'other' ? arrangedMessages.guessed(occasions[guess]) : ''
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (value) showChoice(place.current)
  }, [value])
  return (
    <div ref={place} data-invalid={error !== undefined}>
      <OccasionChips
        name={useId()}
        guess={known || arrangedMessages.guess}
        radio={(choice) => ({ checked: value === choice, onChange: () => onChange(choice) })}
      >
        {guess === 'other' && <p className="text-soft text-xs">{arrangedMessages.unsure}</p>}
        {error && (
          <p role="alert" className="text-bad text-sm">
            {error}
          </p>
        )}
      </OccasionChips>
      <p role="status" className="sr-only">
        {guess === 'other' ? arrangedMessages.unsure : known}
      </p>
    </div>
  )
}

/** Scrolls the chosen chip into its row, and nothing else: a draft may have brought one that lies outside. */
function showChoice(place: HTMLElement | null): void {
  const chip = place?.querySelector('.scroll-fade :checked')?.parentElement
  const row = chip?.closest('.scroll-fade')
  if (!chip || !row) return
  const { left, right } = row.getBoundingClientRect()
  const at = chip.getBoundingClientRect()
  if (at.left < left || at.right > right) row.scrollLeft += at.left - left - 32
}
