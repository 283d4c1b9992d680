import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

interface ResultCardProps {
  title: string
  /** Small words at the end of the head's line. */
  aside?: ReactNode
  /** What its writer says about the text, under it. */
  notes?: ReactNode
  /** Buttons under the text. */
  tools?: ReactNode
  children: ReactNode
  className?: string
}

/** The paper a result lies on: a head, the text, and what can be done with it. */
export function ResultCard({ title, aside, notes, tools, children, className }: ResultCardProps) {
  return (
    <article className={cn('rounded-lg border bg-surface', className)}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-3 sm:px-5">
        <h2 className="text-base">{title}</h2>
        {aside}
      </header>
      <div className="grid grid-cols-1 gap-3 p-4 sm:p-5">
        {children}
        {notes}
      </div>
      {tools && <footer className="flex flex-wrap gap-1 border-t px-2 py-2 sm:px-3">{tools}</footer>}
    </article>
  )
}
