import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'
import { fieldLook } from '#app/ui/field.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  /** A second line in the list. */
  description?: string
  disabled?: boolean
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'defaultValue'> {
  options: readonly SelectOption<Value>[]
  /** `undefined` while nothing is selected: `placeholder` is shown. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string
}

/** The second line is drawn by base.css where the browser lets us; otherwise its own list has both on one line. */
const described = ({ label, description }: SelectOption<string>) =>
  description && {
    'data-about': description,
    ...(!globalThis.CSS?.supports?.('appearance: base-select') && { label: `${label} · ${description}` }),
  }

/**
 * A native select, because phones and screen readers support it best. Browsers with `appearance: base-select` style its list too.
 * @throws Error when an option's value is empty: the empty value means that nothing is selected
 */
export function Select<Value extends string>({ options, value, onValueChange, placeholder, className, ...props }: SelectProps<Value>) {
  if (options.some((option) => option.value === '')) throw new Error('A select option may not have an empty value')
  return (
    <select
      className={cn(fieldLook, 'select min-h-10 py-1.5 touch:min-h-11', className)}
      value={value ?? ''}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onValueChange(chosen.value)
      }}
      {...props}
    >
      {value === undefined && (
        <option value="" disabled hidden>
          {placeholder ?? ''}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled} {...described(option)}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
