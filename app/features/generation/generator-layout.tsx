import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { OutcomeLine } from '#app/lib/generation/outcome-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { keepFocus, useKeptFocus } from '#app/ui/keep-focus.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { formMessages } from './form/messages.ts'
import { type GeneratorForm, useShortcuts } from './form/use-generator-form.ts'
import { fetchCards } from './results/run-slot.tsx'

interface GeneratorLayoutProps {
  title: string
  about: string
  form: Pick<GeneratorForm, 'screen' | 'form' | 'runs' | 'busy' | 'submit' | 'stop'>
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
}

/** The layout of a generator screen: the form on one side, its results on the other. */
export function GeneratorLayout({
  title,
  about,
  form,
  fields,
  bar,
  stacked = false,
  name = formMessages.get().results,
  empty,
  results,
}: GeneratorLayoutProps) {
  useShortcuts(form)
  const resultsRef = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!form.busy) return
    fetchCards()
    bringIntoView(resultsRef.current)
    // A pressed button is removed with the result that is being replaced.
    keepFocus(resultsRef.current)
  }, [form.busy])
  useKeptFocus(resultsRef, form.runs.length)
  return (
    <>
      <PageHeader title={title}>{about}</PageHeader>
      {/* `data-wide`: the shell gives the screen the width of the window. */}
      <div
        data-wide
        className={cn(
          'grid grid-cols-1 items-start gap-6',
          !stacked && 'lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] 2xl:gap-8',
        )}
      >
        <form
          ref={form.form}
          noValidate
          onSubmit={form.submit}
          className="grid min-w-0 grid-cols-1 gap-5 rounded-lg border bg-surface p-4 sm:p-5"
        >
          {fields}
          {bar}
        </form>
        <section
          ref={resultsRef}
          aria-label={name}
          tabIndex={-1}
          // At least as tall as the window below the top bar, so that a short result can be scrolled to the top.
          className={cn(
            'grid min-w-0 grid-cols-1 gap-4 outline-none',
            form.runs.length > 0 && 'max-lg:min-h-[calc(100svh-6.5rem)] max-lg:content-start',
            stacked && 'scroll-mt-16',
          )}
        >
          <p role="status" className="sr-only">
            {form.busy ? formMessages.get().generating : ''}
          </p>
          <OutcomeLine screen={form.screen} busy={form.busy} />
          {form.runs.length === 0 ? empty : results}
        </section>
      </div>
    </>
  )
}

/**
 * Scrolls to the results unless they are visible: on a phone they are below the form, and beside a form that is scrolled down they are
 * above the window.
 */
function bringIntoView(element: HTMLElement | null): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const limit = innerHeight * 0.4
  if (top >= limit || (top < 0 && bottom < limit)) element.scrollIntoView({ block: 'start' })
}

/** Shows the box that an example has filled: on a phone it is above the window. */
function focusTopic(): void {
  const topic = document.querySelector<HTMLElement>('form textarea[name="topic"]')
  topic?.scrollIntoView({ block: 'center' })
  topic?.focus({ preventScroll: true })
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
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed px-5 py-10 text-center sm:py-14">
      <Icon aria-hidden className="mb-1 size-7 text-soft" strokeWidth={1.5} />
      <p className="font-serif text-lg">{title}</p>
      <p className="max-w-[48ch] text-soft text-sm">{children}</p>
      <p className="mt-5 text-soft text-xs">{formMessages.get().tryThese}</p>
      <ul className="grid w-full max-w-md gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Button
              variant="secondary"
              className="h-auto w-full whitespace-normal py-2 font-normal"
              onClick={() => {
                onPick(example)
                focusTopic()
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
