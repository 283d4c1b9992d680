import { Lock } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { cn } from '#app/ui/cn.ts'

interface Chip<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly locked?: boolean
}

interface ChipsProps<Value extends string> {
  legend: string
  /** One row with the legend before it; on a phone the chips scroll sideways. */
  inline?: boolean
  chips: readonly Chip<Value>[]
  className?: string
}

const look = cn(
  'relative inline-flex min-h-8 shrink-0 cursor-pointer select-none items-center gap-1.5 whitespace-nowrap rounded-full border border-edge/60 bg-surface px-3 text-[0.8125rem] leading-tight touch:min-h-11',
  'transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium',
  'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-1',
)

/** As wide as the card on a phone, with room for the focus ring. */
const row = 'max-sm:-mx-4 max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:px-4 max-sm:py-1 sm:flex-wrap'

interface GroupProps<Value extends string> extends ChipsProps<Value> {
  type: 'radio' | 'checkbox'
  isChecked: (value: Value) => boolean
  onCheckedChange: (value: Value, checked: boolean) => void
}

function ChipGroup<Value extends string>({
  legend,
  inline = false,
  chips,
  className,
  type,
  isChecked,
  onCheckedChange,
}: GroupProps<Value>) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const checked = chips.findIndex(({ value }) => isChecked(value))
  // Scrolls only the row, to a choice outside of its visible part.
  useEffect(() => {
    const [row, chip] = [list.current, list.current?.children[checked]]
    if (!inline || !row || !chip) return
    const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right) row.scrollLeft += inner.left - outer.left - outer.width / 3
  }, [checked, inline])
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className={cn('mb-1.5 font-medium text-sm', inline && 'sm:float-start sm:mb-0 sm:w-24 sm:py-1.5')}>{legend}</legend>
      <div ref={list} className={cn('flex gap-1.5', inline ? row : 'flex-wrap')}>
        {chips.map(({ value, label, locked = false }) => (
          <label key={value} className={cn(look, locked && 'text-soft')}>
            <input
              {...{ type, name, value }}
              checked={isChecked(value)}
              onChange={({ target }) => onCheckedChange(value, target.checked)}
              className="absolute inset-0 cursor-pointer scroll-my-24 appearance-none rounded-full outline-none"
            />
            {locked && <Lock aria-hidden className="size-3 shrink-0" />}
            {label}
            {locked && <span className="sr-only">{lockMessages.get().locked}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type OneOf<Value extends string> = ChipsProps<Value> & { value: Value | undefined; onValueChange: (value: Value) => void }

/** A radio group as small chips; those with a lock can be chosen, too, to see what they would write. */
export function RadioChips<Value extends string>({ value, onValueChange, ...group }: OneOf<Value>) {
  return <ChipGroup {...group} type="radio" isChecked={(one) => one === value} onCheckedChange={onValueChange} />
}

type SomeOf<Value extends string> = ChipsProps<Value> & { values: readonly Value[]; onValuesChange: (values: Value[]) => void }

/** A checkbox group as small chips. */
export function CheckChips<Value extends string>({ values, onValuesChange, ...group }: SomeOf<Value>) {
  return (
    <ChipGroup
      {...group}
      type="checkbox"
      isChecked={(one) => values.includes(one)}
      onCheckedChange={(value, checked) => onValuesChange(checked ? [...values, value] : values.filter((one) => one !== value))}
    />
  )
}
