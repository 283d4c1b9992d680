import { Square, TriangleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { generations } from '#app/lib/generation/generations.ts'
import { firstRuns } from '#app/lib/generation/run.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { CardLookContext } from './card-look.ts'
import { FoldedPaper, type PaperProps } from './folded-paper.tsx'
import { resultMessages } from './messages.ts'

/** The frame of every result: heading, text, notes and tools. On a board, a finished one is folded; in a review, what to check stands first. */
export function Paper(props: PaperProps) {
  const { title, steps, about, aside, warnings, notes, tools, alone = false, onCopy, children } = props
  const box = useRef<HTMLDivElement>(null)
  const look = use(CardLookContext)
  if (look?.folds && tools) return <FoldedPaper {...props} />
  const checks = warnings && (
    <div ref={box} className={cn('px-4 sm:px-5', look?.review ? 'pt-4' : 'pb-4')}>
      {warnings.box}
    </div>
  )
  return (
    <article tabIndex={-1} onCopy={onCopy} className="rounded-lg border bg-surface outline-none">
      {/* As tall while the text is written as later, so that the text stays where it is. */}
      <header className="grid gap-1 border-b px-4 py-3 sm:px-5">
        <div className="flex min-h-8 touch:min-h-11 flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-base">{title}</h2>
          {steps}
        </div>
        {about && (
          <p dir="auto" className="wrap-anywhere text-sm">
            {about}
          </p>
        )}
        {aside}
      </header>
      {look?.review && checks}
      <div className="grid grid-cols-1 gap-3 p-4 sm:p-5">{children}</div>
      {!look?.review && checks}
      {notes && <div className="grid grid-cols-1 gap-3 px-4 pb-4 empty:hidden sm:px-5">{notes}</div>}
      {tools && (
        <Foot alone={alone}>
          {warnings && <WarningLink box={box}>{warnings.title}</WarningLink>}
          {tools}
        </Foot>
      )}
    </article>
  )
}

/** The CSS variable with the height of a bar at the end of the window, for what else is there. */
const barHeight = '--copy-bar'

/** Buttons that stay in view while any of the card is. */
function Foot({ alone, children }: { alone: boolean; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!alone || !bar.current) return
    const { style } = document.documentElement
    const measure = ({ target }: { target: Element }) =>
      style.setProperty(barHeight, getComputedStyle(target).position === 'fixed' ? `${target.clientHeight}px` : '0px')
    const observer = new ResizeObserver((entries) => entries.forEach(measure))
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(barHeight)
    }
  }, [alone])
  return (
    <>
      <footer
        ref={bar}
        className={cn(
          'sticky bottom-0 z-10 grid gap-2 rounded-b-lg border-t bg-surface px-4 py-3 sm:px-5',
          alone && 'max-md:fixed max-md:inset-x-0 max-md:rounded-none max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        )}
      >
        {children}
      </footer>
      {alone && <div aria-hidden className="h-(--copy-bar)" />}
    </>
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

/**
 * Stops a text where its form is above it; beside a form, the form's Stop is in view. Absent when several were started together: the form's
 * Stop ends all of them.
 */
export function StopButton({ screen, runKey }: { screen: string; runKey: string }) {
  if (firstRuns(generations.runs(screen)).length > 1) return null
  return (
    <Button variant="ghost" size="sm" className="lg:hidden" onClick={() => generations.stop(screen, runKey)}>
      <Square aria-hidden className="fill-current" />
      {resultMessages.stop}
    </Button>
  )
}
