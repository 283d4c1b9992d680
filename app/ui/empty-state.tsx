import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** What will be here, and how it gets here. */
  children?: ReactNode
  /** The next step. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center gap-2 rounded-lg border border-dashed px-6 py-12 text-center', className)}>
      <Icon aria-hidden className="mb-1 size-7 text-soft" strokeWidth={1.5} />
      <p className="font-serif text-lg">{title}</p>
      {children && <div className="max-w-prose text-soft text-sm">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
