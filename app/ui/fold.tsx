import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

interface FoldProps extends Omit<ComponentProps<'details'>, 'children'> {
  /** The line that is always shown; a press opens the rest. */
  summary: ReactNode
  children: ReactNode
}

/** A part of a screen that is opened on demand. */
export function Fold({ summary, className, children, ...props }: FoldProps) {
  return (
    <details {...props} className={cn('group/fold', className)}>
      <summary className="-mx-3 inline-flex min-h-8 max-w-full cursor-pointer select-none list-none items-center gap-2 rounded-md px-3 touch:min-h-11 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden className="size-4 shrink-0 text-soft transition-transform duration-150 group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
