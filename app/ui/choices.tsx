import { type ReactNode, useId } from 'react'
import { cn } from '#app/ui/cn.ts'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  /** A second line in smaller text. */
  description?: ReactNode
  disabled?: boolean
}

interface Common<Value extends string> {
  /** The accessible name of the group; shown above it unless `hideLegend`. */
  legend: string
  hideLegend?: boolean
  choices: readonly Choice<Value>[]
  className?: string
}

const card = cn(
  'relative flex min-h-10 cursor-pointer flex-col justify-center rounded-md border border-edge/60 bg-surface px-3 py-2 text-sm touch:min-h-11',
  'transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash',
  'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
  'has-disabled:cursor-not-allowed has-disabled:opacity-55',
)

const segment = cn(
  'relative flex min-h-8 cursor-pointer flex-wrap items-center gap-x-1.5 rounded px-3 text-soft text-sm transition-colors duration-150 touch:min-h-11',
  'hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm',
  'has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-4',
)

const looks = {
  cards: { group: 'grid grid-cols-2 gap-2 sm:grid-cols-4', option: card },
  segments: { group: 'inline-flex max-w-full flex-wrap rounded-md border border-edge/60 bg-sunken p-0.5', option: segment },
}

interface GroupProps<Value extends string> extends Common<Value> {
  look: keyof typeof looks
  type: 'radio' | 'checkbox'
  values: readonly (Value | undefined)[]
  onCheckedChange: (value: Value, checked: boolean) => void
}

function Group<Value extends string>(props: GroupProps<Value>) {
  const { legend, hideLegend, choices, className, look, type, values, onCheckedChange } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>{legend}</legend>
      <div className={cn(looks[look].group, className)}>
        {choices.map(({ value, label, description, disabled }) => (
          <label key={value} className={looks[look].option}>
            {/* Visually hidden. Its scroll margin keeps it visible above a bar at the bottom when it gets the focus. */}
            <input
              {...{ type, name, value, disabled }}
              checked={values.includes(value)}
              className="sr-only scroll-my-36"
              onChange={({ target }) => onCheckedChange(value, target.checked)}
            />
            <span className={look === 'cards' ? 'font-medium' : 'contents'}>{label}</span>
            {description && <span className="text-soft text-xs">{description}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type OneOf<Value extends string> = Common<Value> & { value: Value | undefined; onValueChange: (value: Value) => void }

/** A radio group as cards with an optional description. */
export function RadioCards<Value extends string>({ value, onValueChange, ...group }: OneOf<Value>) {
  return <Group {...group} look="cards" type="radio" values={[value]} onCheckedChange={onValueChange} />
}

/** A segmented control: a radio group of two to four short labels. */
export function Segmented<Value extends string>({ value, onValueChange, ...group }: OneOf<Value>) {
  return <Group {...group} look="segments" type="radio" values={[value]} onCheckedChange={onValueChange} />
}

type SomeOf<Value extends string> = Common<Value> & { values: readonly Value[]; onValuesChange: (values: Value[]) => void }

/** A checkbox group as cards. */
export function CheckTiles<Value extends string>({ values, onValuesChange, ...group }: SomeOf<Value>) {
  const change = (chosen: Value, checked: boolean) =>
    onValuesChange(checked ? [...values, chosen] : values.filter((value) => value !== chosen))
  return <Group {...group} look="cards" type="checkbox" values={values} onCheckedChange={change} />
}
