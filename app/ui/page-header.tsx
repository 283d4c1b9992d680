import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

interface PageHeaderProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** Leaves more of the window to a form. */
  compact?: boolean
}

/** The header of a dashboard screen: its title, a description, and its main actions. */
export function PageHeader({ title, children, actions, compact = false }: PageHeaderProps) {
  return (
    <header className={cn('flex items-start justify-between gap-4', compact ? 'mb-4 sm:mb-5' : 'mb-6 flex-wrap sm:mb-8')}>
      <div className={cn('grid min-w-0', compact ? 'gap-1' : 'gap-1.5')}>
        <h1 className={compact ? 'wrap-anywhere text-2xl sm:text-3xl' : 'text-3xl sm:text-4xl'}>{title}</h1>
        {children && <p className={cn('max-w-prose text-soft', compact && 'text-sm sm:text-base')}>{children}</p>}
      </div>
      {actions}
    </header>
  )
}
