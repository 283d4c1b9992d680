import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { paths } from '#contract/paths.ts'

interface ShowcaseProps {
  /** Its anchor on the page. */
  readonly id: string
  readonly name: string
  readonly children: ReactNode
  /** What is looked at before anybody reads the text. */
  readonly checks: readonly string[]
  /** Which plans hold it. */
  readonly plans: string
  readonly sample: ReactNode
}

/** One generator: what it does and checks, beside a text that it wrote. */
export function Showcase({ id, name, children, checks, plans, sample }: ShowcaseProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-8 border-t py-12 sm:py-16 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
      <div>
        <h2 id={`${id}-title`} className="text-3xl">
          {name}
        </h2>
        <p className="mt-3 max-w-xl text-soft">{children}</p>
        <h3 className="mt-6 font-medium font-sans text-sm tracking-normal">Checked before you see it</h3>
        <ul className="mt-2 grid max-w-xl gap-2 text-sm">
          {checks.map((check) => (
            <li key={check} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
              {check}
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-xl text-soft text-sm">{plans}</p>
        <a href={paths.signUp} aria-label={`Try the ${name.toLowerCase()}`} className={`${buttonLook()} mt-5`}>
          Try
        </a>
      </div>
      {sample}
    </section>
  )
}

interface SampleSheetProps {
  readonly topic: string
  readonly details?: string | undefined
  readonly place: string
  readonly count?: string
  readonly children: ReactNode
}

/** A text as it was written, under the topic and the details it was written from. */
export function SampleSheet({ topic, details, place, count, children }: SampleSheetProps) {
  return (
    <figure className="self-start rounded-lg border bg-surface p-5 shadow-raised sm:p-6">
      <figcaption className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-b pb-3 text-soft text-sm">
        <span>
          Topic: <span className="text-ink">{topic}</span>
        </span>
        <span className="font-medium text-ink">{place}</span>
        {details && (
          <span className="mt-1 basis-full">
            Details: <span className="text-ink">{details.replaceAll('\n', ' · ')}</span>
          </span>
        )}
      </figcaption>
      {children}
      {count && <p className="mt-4 border-t pt-3 text-soft text-sm tabular-nums">{count}</p>}
    </figure>
  )
}
