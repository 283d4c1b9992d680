import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'

/** A plain site page: its title, a line under it, and what it holds. */
export function SitePage({ title, lead, prose = false, children }: { title: string; lead?: string; prose?: boolean; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      {lead && <p className="mt-4 max-w-2xl text-lg text-soft">{lead}</p>}
      <div className={cn('mt-8', prose && 'prose')}>{children}</div>
    </div>
  )
}
