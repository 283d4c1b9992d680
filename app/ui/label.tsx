import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

interface LabelProps extends ComponentProps<'label'> {
  /** The id of the control that it names. */
  htmlFor: string
}

/** Names a control. A double click on it does not select its words. */
export function Label({ htmlFor, className, children, ...props }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={cn('select-none font-medium text-ink text-sm', className)} {...props}>
      {children}
    </label>
  )
}
