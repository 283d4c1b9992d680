import { useEffect, useId } from 'react'
import { type ChosenOccasion, OccasionChips } from '#app/lib/arranged/occasion-chips.tsx'
import type { Run } from '#app/lib/generation/run.ts'
import { givenMessages } from '#contract/given-messages.ts'
import { occasions } from '#contract/occasions.ts'
import { Refused } from './choice-fields.tsx'
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
  const unsure = guess === 'other'
  const known = guess && !unsure ? givenMessages.guessed(occasions[guess]) : ''
  const name = useId()
  useEffect(() => {
    if (value) showChoice(name)
  }, [name, value])
  return (
    <Refused error={error}>
      <OccasionChips
        name={name}
        guess={known || givenMessages.guess}
        radio={(choice) => ({ checked: value === choice, onChange: () => onChange(choice) })}
      >
        <p role="status" className={unsure ? 'text-soft text-xs' : 'sr-only'}>
          {unsure ? givenMessages.unsure : known}
        </p>
      </OccasionChips>
    </Refused>
  )
}

/** Scrolls the chosen chip into its row, and nothing else: a draft may have brought one that lies outside. */
function showChoice(name: string): void {
  const chip = document.querySelector(`[name="${name}"]:checked`)
  const row = chip?.closest('.scroll-fade')
  if (!chip || !row) return
  const { left, right } = row.getBoundingClientRect()
  const at = chip.getBoundingClientRect()
  if (at.left < left || at.right > right) row.scrollLeft += at.left - left - 32
}
