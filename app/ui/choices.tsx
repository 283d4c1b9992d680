import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '#app/ui/cn.ts'
import { uiMessages } from './messages.ts'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  /** A second line in smaller text. */
  description?: ReactNode
  disabled?: boolean
  /** Behind "More". */
  further?: true | undefined
}

interface Common<Value extends string> {
  /** The accessible name of the group; shown above it unless `hideLegend`. */
  legend: string
  hideLegend?: boolean
  choices: readonly Choice<Value>[]
  /** Empty or undefined when the choice is valid. */
  error?: string | undefined
  className?: string
}

const ring = 'has-focus-visible:outline-2 has-focus-visible:outline-accent'

const card = cn(
  'relative flex min-h-10 cursor-pointer flex-col justify-center rounded-md border border-edge/60 bg-surface px-3 py-2 text-sm touch:min-h-11',
  'transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash',
  'has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:opacity-55',
  ring,
)

const segment = cn(
  'relative flex min-h-8 cursor-pointer flex-wrap items-center gap-x-1.5 rounded px-3 text-soft text-sm transition-colors duration-150 touch:min-h-11',
  'hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm has-disabled:cursor-not-allowed has-disabled:opacity-55 [&_svg]:size-4',
  ring,
)

/** The style of a chip: the label around a radio button or checkbox. */
export const chipLook = cn(
  'relative inline-flex min-h-8 max-w-full cursor-pointer select-none items-center gap-1.5 rounded-full border border-edge/60 bg-surface px-3 text-[0.8125rem] leading-tight touch:min-h-11',
  'transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-focus-visible:outline-offset-1',
  ring,
)

/** The style of the button in a label, which is drawn by the label. Its scroll margin keeps it visible above a bar at the bottom when it gets the focus. */
export const hiddenButton = 'absolute inset-0 cursor-pointer scroll-my-36 appearance-none rounded-[inherit] outline-none'

const looks = {
  cards: { group: 'grid grid-cols-2 gap-2 sm:grid-cols-4', option: card },
  segments: { group: 'inline-flex max-w-full flex-wrap rounded-md border border-edge/60 bg-sunken p-0.5', option: segment },
  chips: { group: 'flex flex-wrap gap-1.5', option: chipLook },
}

interface GroupProps<Value extends string> extends Common<Value> {
  look: keyof typeof looks
  type: 'radio' | 'checkbox'
  values: readonly (Value | undefined)[]
  onCheckedChange: (value: Value, checked: boolean) => void
}

function Group<Value extends string>(props: GroupProps<Value>) {
  const { legend, hideLegend, choices, error, className, look, type, values, onCheckedChange } = props
  const name = useId()
  const errorId = `${name}-error`
  const further = choices.filter((choice) => choice.further)
  const option = ({ value, label, description, disabled }: Choice<Value>) => (
    <label key={value} className={looks[look].option}>
      <input
        {...{ type, name, value, disabled }}
        checked={values.includes(value)}
        className={hiddenButton}
        onChange={({ target }) => onCheckedChange(value, target.checked)}
      />
      <span className={look === 'cards' ? 'font-medium' : 'contents'}>{label}</span>
      {description && <span className="text-soft text-xs">{description}</span>}
    </label>
  )
  return (
    <fieldset className="min-w-0" {...(error && { 'aria-describedby': errorId, 'data-invalid': true })}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>{legend}</legend>
      <div className={cn(looks[look].group, className)}>
        {choices.filter(({ further }) => !further).map(option)}
        {further.length > 0 && <MoreChoices open={further.some(({ value }) => values.includes(value))}>{further.map(option)}</MoreChoices>}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Chips that are shown on demand, also on pages without React, and once one of them was chosen. */
export function MoreChoices({ open, children }: { open: boolean; children: ReactNode }) {
  // Unticking the last one must not hide the others.
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <details open={wasOpen || undefined} className="group/more min-w-0 open:basis-full">
      <summary
        className={cn(
          'inline-flex min-h-8 select-none list-none items-center gap-1 rounded-full px-2.5 text-[0.8125rem] text-soft leading-tight touch:min-h-11',
          'hover:bg-sunken hover:text-ink group-open/more:mb-1.5 [&::-webkit-details-marker]:hidden',
        )}
      >
        {uiMessages.moreChoices}
        <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open/more:rotate-180" />
      </summary>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </details>
  )
}

type OneOf<Value extends string> = Common<Value> & { value: Value | undefined; onValueChange: (value: Value) => void }

const radioGroup =
  (look: keyof typeof looks) =>
  <Value extends string>({ value, onValueChange, ...group }: OneOf<Value>) => (
    <Group {...group} look={look} type="radio" values={[value]} onCheckedChange={onValueChange} />
  )

/** A radio group as cards with an optional description. */
export const RadioCards = radioGroup('cards')
/** A segmented control: a radio group of two to four short labels. */
export const Segmented = radioGroup('segments')
/** A radio group as small chips that wrap. */
export const RadioChips = radioGroup('chips')

type SomeOf<Value extends string> = Common<Value> & { values: readonly Value[]; onValuesChange: (values: Value[]) => void }

/** A checkbox group as cards. */
export const CheckTiles = <Value extends string>(group: SomeOf<Value>) => <Checks {...group} look="cards" />

/** A checkbox group as small chips that wrap. */
export const CheckChips = <Value extends string>(group: SomeOf<Value>) => <Checks {...group} look="chips" />

function Checks<Value extends string>({ values, onValuesChange, ...group }: SomeOf<Value> & Pick<GroupProps<Value>, 'look'>) {
  const change = (chosen: Value, checked: boolean) =>
    onValuesChange(checked ? [...values, chosen] : values.filter((value) => value !== chosen))
  return <Group {...group} type="checkbox" values={values} onCheckedChange={change} />
}
