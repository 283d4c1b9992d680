import type { ReactNode } from 'react'

/** The header of a dashboard screen: its title, a description, and its main actions. */
export function PageHeader({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-4 sm:mb-8">
      <div className="grid gap-1.5">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {children && <p className="max-w-prose text-soft">{children}</p>}
      </div>
      {actions}
    </header>
  )
}
