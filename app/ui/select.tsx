import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'
import { fieldLook } from '#app/ui/field.tsx'

export interface SelectOption<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'defaultValue'> {
  options: readonly SelectOption<Value>[]
  /** `undefined`: nothing is chosen yet, and `placeholder` shows. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string
}

/**
 * The browser's own select, because phones and screen readers know it best; where the browser can draw its list in
 * our style (`appearance: base-select`), it does.
 * @throws Error when an option's value is empty: that is how "nothing chosen" is told.
 */
export function Select<Value extends string>({ options, value, onValueChange, placeholder, className, ...props }: SelectProps<Value>) {
  if (options.some((option) => option.value === '')) throw new Error('A select option may not have an empty value')
  return (
    <select
      className={cn(fieldLook, 'select h-10 touch:h-11', className)}
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
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
