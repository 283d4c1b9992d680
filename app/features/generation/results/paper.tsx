import { Square, TriangleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { firstRuns } from '#app/lib/generation/run.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { resultMessages } from './messages.ts'

interface PaperProps {
  title: string
  /** Figures at the end of the heading's line. */
  aside?: ReactNode
  /** What to check before the text is used, in a box above its buttons. The buttons then stay in view, with a link to the box. */
  warnings?: { readonly title: string; readonly box: ReactNode } | undefined
  /** Buttons below the text. */
  tools?: ReactNode
  /** What is worth knowing about the text, below its buttons. */
  notes?: ReactNode
  /** Called when the user copies a selected part of it. */
  onCopy?: () => void
  children: ReactNode
}

/** The frame of every result: heading, text and tools. */
export function Paper({ title, aside, warnings, tools, notes, onCopy, children }: PaperProps) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <article
      tabIndex={-1}
      onCopy={onCopy}
      className={cn('rounded-lg border bg-surface outline-none', warnings && '[&_:is(a,button,textarea)]:scroll-mb-48')}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-3 sm:px-5">
        <h2 className="text-base">{title}</h2>
        {aside}
      </header>
      <div className="grid grid-cols-1 gap-3 p-4 sm:p-5">{children}</div>
      {warnings && (
        <div ref={box} className="px-4 pb-4 sm:px-5">
          {warnings.box}
        </div>
      )}
      {tools && (
        <footer
          className={cn(
            'grid gap-2 border-t px-4 py-3 sm:px-5',
            // With the panel of changes open it would cover the text.
            warnings && 'sticky bottom-0 z-10 rounded-b-lg bg-surface has-[section]:static',
          )}
        >
          {warnings && <WarningLink box={box}>{warnings.title}</WarningLink>}
          {tools}
        </footer>
      )}
      {notes && <div className="grid grid-cols-1 gap-3 px-4 pb-4 empty:hidden sm:px-5">{notes}</div>}
    </article>
  )
}

/** CSS pixels at the end of the window that the buttons cover. */
const covered = 140

/** Leads to what to check, while that is outside of the window and the buttons are in it. */
function WarningLink({ box, children }: { box: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), { rootMargin: `0px 0px -${covered}px` })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  if (seen) return null
  return (
    <Button
      variant="link"
      size="inline"
      className="justify-self-start text-warn touch:min-h-11"
      onClick={() => box.current?.scrollIntoView({ block: 'center' })}
    >
      <TriangleAlert aria-hidden />
      {children}
    </Button>
  )
}

/** Stops a text. Absent when several were started together: the form's Stop ends all of them. */
export function StopButton({ screen, runKey }: { screen: string; runKey: string }) {
  if (firstRuns(generations.runs(screen)).length > 1) return null
  return (
    <Button variant="ghost" size="sm" onClick={() => generations.stop(screen, runKey)}>
      <Square aria-hidden className="fill-current" />
      {resultMessages.get().stop}
    </Button>
  )
}
