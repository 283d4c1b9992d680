import type { ComponentProps } from 'react'
import { cn } from '#app/ui/cn.ts'

/** The look that every field of a form shares. 16 px on touch screens, so that a phone does not zoom in. */
export const fieldLook = cn(
  'w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-ink text-sm transition-colors duration-150 touch:text-base',
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad',
  // The browser's own way to empty a search field has its own colours.
  '[&::-webkit-search-cancel-button]:hidden disabled:cursor-not-allowed disabled:opacity-60',
)

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(fieldLook, 'h-10 touch:h-11', className)} {...props} />
}
