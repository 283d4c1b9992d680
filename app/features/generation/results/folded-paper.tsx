import { ChevronDown, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { resultMessages } from './messages.ts'

export interface PaperProps {
  title: string
  /** Beside the heading. */
  steps?: ReactNode
  /** What it is for, in a sentence. */
  about?: string | undefined
  /** Figures below the heading. */
  aside?: ReactNode
  /** What to check before the text is used, in a box. While that is out of view, its title leads to it. */
  warnings?: { readonly title: string; readonly box: ReactNode } | undefined
  /** What is worth knowing about the text. */
  notes?: ReactNode
  /** Buttons, which stay in view. */
  tools?: ReactNode
  /** The only result of its screen: on a phone its buttons are at the window's end wherever the page is scrolled. */
  alone?: boolean
  /** Called when the user copies a selected part of it. */
  onCopy?: () => void
  children: ReactNode
}

/** A card of a board: the first lines of its text, and its tools. What to check, the rest and what is known about it unfold. */
export function FoldedPaper({ title, steps, aside, warnings, tools, notes, onCopy, children }: PaperProps) {
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  const text = useRef<HTMLDivElement>(null)
  const extra = useRef<HTMLDivElement>(null)
  const [noted, setNoted] = useState(false)
  useEffect(() => setNoted(extra.current?.hasChildNodes() ?? false))
  useEffect(() => {
    const [box, inside] = [text.current, text.current?.firstElementChild]
    if (!box || !inside) return
    const observer = new ResizeObserver(() => {
      setLong(inside.scrollHeight > box.clientHeight + 1)
      const end = box.getBoundingClientRect().bottom
      // A button of which the fold shows a part cannot be pressed with certainty.
      for (const target of inside.querySelectorAll<HTMLElement>('button, a, summary'))
        target.style.visibility = !open && target.getBoundingClientRect().bottom > end ? 'hidden' : ''
    })
    observer.observe(inside)
    observer.observe(box)
    return () => observer.disconnect()
  }, [open])
  const t = resultMessages
  return (
    <article tabIndex={-1} onCopy={onCopy} className="rounded-lg border bg-surface outline-none">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2.5">
        <h2 className="text-base">{title}</h2>
        {steps}
        {aside}
      </header>
      {warnings && !open && (
        <p className="px-4 pt-3">
          <Button variant="link" size="inline" className="text-warn touch:min-h-11" onClick={() => setOpen(true)}>
            <TriangleAlert aria-hidden />
            {warnings.title}
          </Button>
        </p>
      )}
      {warnings && open && <div className="px-4 pt-4">{warnings.box}</div>}
      <div ref={text} className={cn('relative overflow-clip', !open && 'max-h-72')}>
        <div className="grid grid-cols-1 gap-3 p-4">{children}</div>
        {long && !open && <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-0 h-10 bg-linear-to-t from-surface" />}
      </div>
      {(open || long || noted) && (
        <Button variant="link" size="inline" aria-expanded={open} className="mx-4 mb-2 touch:min-h-11" onClick={() => setOpen(!open)}>
          <ChevronDown aria-hidden className={cn('transition-transform duration-150', open && 'rotate-180')} />
          {open ? t.showLess : long ? t.showAll : t.showNotes}
        </Button>
      )}
      <footer className="grid gap-2 border-t px-4 py-2.5">{tools}</footer>
      <div ref={extra} className={cn('grid-cols-1 gap-3 px-4 pb-4 empty:hidden', open ? 'grid' : 'hidden')}>
        {notes}
      </div>
    </article>
  )
}
