import type { ReactNode } from 'react'

/** A plain site page: its title, a line under it, and what it holds. */
export function SitePage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {lead && <p className="mt-4 max-w-2xl text-lg text-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
}
