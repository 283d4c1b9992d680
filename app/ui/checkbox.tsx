import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** The label; clicking it toggles the checkbox too. */
  label: ReactNode
  onCheckedChange?: (checked: boolean) => void
}

export function Checkbox({ label, onCheckedChange, className, ...props }: CheckboxProps) {
  return (
    <label className={cn('flex min-h-6 cursor-pointer items-start gap-2.5 text-sm touch:min-h-11 touch:items-center', className)}>
      <input
        type="checkbox"
        className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed disabled:opacity-50 touch:mt-0"
        onChange={({ target }) => onCheckedChange?.(target.checked)}
        {...props}
      />
      <span className="wrap-anywhere min-w-0">{label}</span>
    </label>
  )
}
