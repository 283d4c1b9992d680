import type { ComponentProps, ReactNode } from 'react'
import { chipLook, hiddenButton, MoreChoices } from '#app/ui/choices.tsx'
import { cn } from '#app/ui/cn.ts'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { type Occasion, occasionIds } from '#contract/occasions.ts'

/** `''`: none is chosen, the writer guesses. */
export type ChosenOccasion = Occasion | ''

interface OccasionChipsProps {
  /** The form field that the choice belongs to; each form on a page has its own. */
  name: string
  /** The label of the first choice: that the occasion will be guessed, or the guess. */
  guess: ReactNode
  /** The occasion that the first choice names: it has no second chip. */
  guessed?: Occasion | undefined
  /** The radio's state. */
  radio: (value: ChosenOccasion) => Pick<ComponentProps<'input'>, 'checked' | 'onChange'>
  error?: string | undefined
}

/** How many occasions are always shown, the most frequent ones. */
const most = 2

/** What a text is for, as one radio group: the guess, the most frequent occasions, and the others on demand. */
export function OccasionChips({ name, guess, guessed, radio, error }: OccasionChipsProps) {
  const chip = (id: Occasion) =>
    id !== guessed && (
      <Chip key={id} name={name} value={id} radio={radio}>
        {occasions[id]}
      </Chip>
    )
  const others = occasionIds.slice(most)
  return (
    <fieldset data-invalid={error !== undefined} className={cn('min-w-0', error && '[&_label]:border-bad')}>
      <legend className="mb-1.5 font-medium text-sm">{givenMessages.question}</legend>
      <div className="flex flex-wrap gap-1.5">
        <Chip name={name} value="" radio={radio} className="border-dashed">
          {guess}
        </Chip>
        {occasionIds.slice(0, most).map(chip)}
        <MoreChoices open={others.some((id) => radio(id).checked)}>{others.map(chip)}</MoreChoices>
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface ChipProps extends Pick<OccasionChipsProps, 'name' | 'radio'> {
  value: ChosenOccasion
  className?: string
  children: ReactNode
}

function Chip({ name, value, radio, className, children }: ChipProps) {
  return (
    <label className={cn(chipLook, className)}>
      <input type="radio" name={name} value={value} className={hiddenButton} {...radio(value)} />
      <span>{children}</span>
    </label>
  )
}
