import type { ComponentProps, ReactNode } from 'react'
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
  /** The radio's props: controlled, or uncontrolled on pages without React. */
  radio: (value: ChosenOccasion) => Pick<ComponentProps<'input'>, 'checked' | 'defaultChecked' | 'onChange'>
  /** Shown under the choices. */
  children?: ReactNode
}

const chip = cn(
  'relative inline-flex min-h-8 max-w-full cursor-pointer items-center rounded-full border border-edge/60 bg-surface px-3 text-[0.8125rem] leading-tight touch:min-h-11',
  'transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium',
  'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1',
)

/** The occasions in two lines, the most frequent ones first in both. */
const lines = [0, 1].map((line) => occasionIds.filter((_, at) => at % 2 === line))

/**
 * What a text is for, as one radio group: the guess next to the question, always visible, and the occasions in two lines that scroll
 * horizontally.
 */
export function OccasionChips({ name, guess, radio, children }: OccasionChipsProps) {
  return (
    <fieldset data-occasions className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="sr-only">{givenMessages.get().question}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span aria-hidden className="font-medium text-sm">
          {givenMessages.get().question}
        </span>
        <Chip name={name} value="" radio={radio} className="border-dashed">
          {guess}
        </Chip>
      </div>
      <div className="scroll-fade -mx-1 grid grid-cols-[max-content] gap-1.5 p-1">
        {lines.map((ids) => (
          <div key={ids.join()} className="flex gap-1.5">
            {ids.map((id) => (
              <Chip key={id} name={name} value={id} radio={radio} className="snap-start">
                {occasions.get()[id]}
              </Chip>
            ))}
          </div>
        ))}
      </div>
      {children}
    </fieldset>
  )
}

interface ChipProps extends Pick<OccasionChipsProps, 'name' | 'radio'> {
  value: ChosenOccasion
  className: string
  children: ReactNode
}

function Chip({ name, value, radio, className, children }: ChipProps) {
  return (
    <label className={cn(chip, className)}>
      {/* As large as its chip, so that the browser scrolls to the whole chip when it gets the focus. */}
      <input
        type="radio"
        name={name}
        value={value}
        className="absolute inset-0 cursor-pointer scroll-my-36 appearance-none rounded-full outline-none"
        {...radio(value)}
      />
      <span>{children}</span>
    </label>
  )
}

/** Scrolls to the choice of an occasion and focuses it. */
export function focusOccasions(): void {
  const chosen = document.querySelector<HTMLElement>('form [data-occasions] :checked')
  chosen?.closest('[data-occasions]')?.scrollIntoView({ block: 'center' })
  chosen?.focus({ preventScroll: true })
}
