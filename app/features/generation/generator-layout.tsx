import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { OutcomeLine } from '#app/lib/generation/outcome-line.tsx'
import { focusTopic, useTopicFocus } from '#app/lib/generation/topic-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { keepFocus, useKeptFocus } from '#app/ui/keep-focus.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { formMessages } from './form/messages.ts'
import { type GeneratorForm, useShortcuts } from './form/use-generator-form.ts'
import { fetchCards } from './results/run-slot.tsx'

interface GeneratorLayoutProps {
  title: string
  /** Absent: the heading stands elsewhere. */
  about?: string | undefined
  form: Pick<GeneratorForm, 'screen' | 'form' | 'runs' | 'busy' | 'isAsking' | 'submit' | 'renew' | 'stop'>
  fields: ReactNode
  /** The end of the form, with the button that generates. */
  bar: ReactNode
  /** The results are below the form, and have the whole width. */
  stacked?: boolean
  /** The accessible name of the results. */
  name?: string
  /** Shown while there are no results. */
  empty: ReactNode
  results: ReactNode
  /** Below the results. */
  after?: ReactNode
}

/** The layout of the desk: the form on one side, its results on the other. */
export function GeneratorLayout({
  title,
  about,
  form,
  fields,
  bar,
  stacked = false,
  name = formMessages.results,
  empty,
  results,
  after,
}: GeneratorLayoutProps) {
  useShortcuts(form)
  useTopicFocus(form.form)
  const resultsRef = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!form.busy) return
    fetchCards()
    bringToTop(resultsRef.current)
    // A pressed button is removed with the result that is being replaced.
    keepFocus(resultsRef.current)
  }, [form.busy])
  useKeptFocus(resultsRef, form.runs.length)
  useEffect(() => {
    // The form's own question that had the focus is removed.
    if (form.isAsking) keepFocus(resultsRef.current)
  }, [form.isAsking])
  const t = formMessages
  const written = form.runs.length > 0
  return (
    <>
      {about && (
        <PageHeader compact title={title}>
          {about}
        </PageHeader>
      )}
      {/* `data-wide`: the shell gives the screen the width of the window. */}
      <div
        data-wide
        data-written={written || undefined}
        className={cn(
          'group/desk grid grid-cols-1 items-start gap-6',
          !stacked && 'lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[23rem_minmax(0,1fr)] 2xl:gap-8',
        )}
      >
        <form
          ref={form.form}
          noValidate
          aria-label={title}
          onSubmit={form.submit}
          className="grid min-w-0 grid-cols-1 gap-3.5 rounded-lg border bg-surface p-4 sm:p-5"
        >
          {fields}
          {bar}
        </form>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <section
            ref={resultsRef}
            aria-label={name}
            tabIndex={-1}
            // At least as tall as the window below the top bar, so that a short result can be scrolled to the top.
            className={cn(
              'grid min-w-0 grid-cols-1 gap-4 outline-none',
              // Beside a longer form a single result stays in view, with its buttons.
              !stacked && form.runs.length === 1 && 'lg:sticky lg:top-20',
              stacked && 'scroll-mt-16',
              written ? 'max-lg:min-h-[calc(100svh-6.5rem)] max-lg:content-start' : !empty && '-mb-6',
            )}
          >
            <p role="status" className="sr-only">
              {form.busy ? t.generating : ''}
            </p>
            <OutcomeLine screen={form.screen} busy={form.busy} />
            {written ? results : empty}
          </section>
          {after}
        </div>
      </div>
    </>
  )
}

/** Scrolls the results to the top of the window, below its bar, unless they begin there or fill it: then one of them is being read. */
function bringToTop(element: HTMLElement | null): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top > 120 || (top < 0 && bottom < innerHeight * 0.4)) element.scrollIntoView({ block: 'start' })
}

interface EmptyResultsProps {
  icon: LucideIcon
  title: string
  /** What will be shown here. */
  children: ReactNode
  /** Topics to start from. */
  examples: readonly string[]
  onPick: (example: string) => void
}

/** Shown before the first result: what will be shown here, and topics to try. */
export function EmptyResults({ icon: Icon, title, children, examples, onPick }: EmptyResultsProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed px-5 py-8 text-center sm:py-12">
      <Icon aria-hidden className="mb-1 size-7 text-soft" strokeWidth={1.5} />
      <p className="font-serif text-lg">{title}</p>
      <p className="max-w-[48ch] text-soft text-sm">{children}</p>
      <p className="mt-5 text-soft text-xs">{formMessages.tryThese}</p>
      <ul className="grid w-full max-w-md gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button
              variant="secondary"
              className="h-auto w-full whitespace-normal py-2 font-normal"
              onClick={() => {
                onPick(example)
                focusTopic(document, { scroll: true })
              }}
            >
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
