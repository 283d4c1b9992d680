import { Square, TriangleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { CardLookContext } from './card-look.ts'
import { FoldedPaper, type PaperProps } from './folded-paper.tsx'
import { resultMessages } from './messages.ts'

/** The frame of every result: heading, text and tools. On a board, a finished one is folded; in a review, what to check stands first. */
export function Paper(props: PaperProps) {
  const { title, aside, warnings, tools, notes, onCopy, children } = props
  const box = useRef<HTMLDivElement>(null)
  const look = use(CardLookContext)
  if (look?.folds && tools) return <FoldedPaper {...props} />
  const checks = warnings && (
    <div ref={box} className={cn('px-4 sm:px-5', look?.review ? 'pt-4' : 'pb-4')}>
      {warnings.box}
    </div>
  )
  return (
    <article
      tabIndex={-1}
      onCopy={onCopy}
      className={cn('rounded-lg border bg-surface outline-none', warnings && '[&_:is(a,button,textarea)]:scroll-mb-48')}
    >
      <PaperHead title={title} aside={aside} />
      {look?.review && checks}
      <div className="grid grid-cols-1 gap-3 p-4 sm:p-5">{children}</div>
      {!look?.review && checks}
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

const PaperHead = ({ title, aside }: Pick<PaperProps, 'title' | 'aside'>) => (
  <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-3 sm:px-5">
    <h2 className="text-base">{title}</h2>
    {aside}
  </header>
)

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

/** Stops the generation of a screen. Absent when there are several: the form's Stop ends all of them. */
export function StopButton({ screen }: { screen: string }) {
  if (generations.runs(screen).length > 1) return null
  return (
    <Button variant="ghost" size="sm" onClick={() => generations.stop(screen)}>
      <Square aria-hidden className="fill-current" />
      {resultMessages.get().stop}
    </Button>
  )
}
