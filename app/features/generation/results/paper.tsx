import { Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { Button } from '#app/ui/button.tsx'

interface PaperProps {
  title: string
  /** Figures at the end of the head's line. */
  aside?: ReactNode
  /** What its writer says about the text, under it. */
  notes?: ReactNode
  /** Buttons under the text. */
  tools?: ReactNode
  children: ReactNode
}

/** What every result is drawn on: a head, the text, and what can be done with it. */
export function Paper({ title, aside, notes, tools, children }: PaperProps) {
  return (
    <article className="rounded-lg border bg-surface">
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

/** Stops what a screen is writing. One among several has none: the form's own Stop ends them all. */
export function StopButton({ screen }: { screen: string }) {
  if (generations.runs(screen).length > 1) return null
  return (
    <Button variant="ghost" size="sm" onClick={() => generations.stop(screen)}>
      <Square aria-hidden className="fill-current" />
      Stop
    </Button>
  )
}
