import { type ReactNode, useId } from 'react'
import { cn } from '#app/ui/cn.ts'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  /** A second line in smaller text. */
  description?: string | null
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

/** The visually hidden input of a card. Its scroll margin keeps it visible above a bar at the bottom when it gets the focus. */
const box = 'sr-only scroll-my-36'

function Group({
  legend,
  hideLegend,
  className,
  children,
}: Pick<Common<string>, 'legend' | 'hideLegend' | 'className'> & { children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

function ChoiceText({ label, description }: Pick<Choice<string>, 'label' | 'description'>) {
  return (
    <>
      <span className="font-medium">{label}</span>
      {description && <span className="text-soft text-xs">{description}</span>}
    </>
  )
}

interface OptionProps {
  choice: Choice<string>
  className: string
  type: 'radio' | 'checkbox'
  name?: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  children: ReactNode
}

/** An input with its label; all of it is clickable. */
function Option({ choice: { value, disabled }, className, type, name, checked, onCheckedChange, children }: OptionProps) {
  return (
    <label className={className}>
      <input {...{ type, name, value, checked, disabled }} className={box} onChange={({ target }) => onCheckedChange(target.checked)} />
      {children}
    </label>
  )
}

type OneOf<Value extends string> = Common<Value> & { value: Value | undefined; onValueChange: (value: Value) => void }

/** A radio group as cards with an optional description. */
export function RadioCards<Value extends string>({ choices, value, onValueChange, className, ...group }: OneOf<Value>) {
  const name = useId()
  return (
    <Group {...group} className={cn('grid grid-cols-2 gap-2 sm:grid-cols-4', className)}>
      {choices.map((choice) => (
        <Option
          key={choice.value}
          {...{ choice, name }}
          className={card}
          type="radio"
          checked={choice.value === value}
          onCheckedChange={() => onValueChange(choice.value)}
        >
          <ChoiceText {...choice} />
        </Option>
      ))}
    </Group>
  )
}

/** A checkbox group as cards. */
export function CheckTiles<Value extends string>(
  props: Common<Value> & { values: readonly Value[]; onValuesChange: (values: Value[]) => void },
) {
  const { choices, values, onValuesChange, className, ...group } = props
  return (
    <Group {...group} className={cn('grid grid-cols-2 gap-2 sm:grid-cols-4', className)}>
      {choices.map((choice) => (
        <Option
          key={choice.value}
          choice={choice}
          className={card}
          type="checkbox"
          checked={values.includes(choice.value)}
          onCheckedChange={(on) => onValuesChange(on ? [...values, choice.value] : values.filter((value) => value !== choice.value))}
        >
          <ChoiceText {...choice} />
        </Option>
      ))}
    </Group>
  )
}

const segment = cn(
  'relative flex min-h-8 cursor-pointer items-center gap-1.5 rounded px-3 text-soft text-sm transition-colors duration-150 touch:min-h-11',
  'hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-sm',
  'has-focus-visible:outline-2 has-focus-visible:outline-accent [&_svg]:size-4',
)

/** A segmented control: a radio group of two to four short labels. */
export function Segmented<Value extends string>({ choices, value, onValueChange, className, ...group }: OneOf<Value>) {
  const name = useId()
  return (
    <Group {...group} className={cn('inline-flex rounded-md border border-edge/60 bg-sunken p-0.5', className)}>
      {choices.map((choice) => (
        <Option
          key={choice.value}
          {...{ choice, name }}
          className={segment}
          type="radio"
          checked={choice.value === value}
          onCheckedChange={() => onValueChange(choice.value)}
        >
          {choice.label}
        </Option>
      ))}
    </Group>
  )
}
