import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import { checkText } from '#contract/result-note-messages.ts'
import type { Samples } from '#kinds/samples.ts'
import { differenceMessages } from './home-messages.ts'
import { NarrowFold } from './narrow-fold.tsx'

interface DifferenceProps {
  title: string
  text: string
  className?: string
  /** The proof. */
  children?: ReactNode
}

function Difference({ title, text, className, children }: DifferenceProps) {
  return (
    <section className={cn('flex min-w-0 flex-col rounded-lg border bg-surface p-4 sm:p-7', className)}>
      <h3 className="text-xl sm:text-2xl">{title}</h3>
      <p className="mt-2 max-w-xl text-soft">{text}</p>
      {children}
    </section>
  )
}

/** Shown at once: in four scripts, and on wide screens a row of them. */
const firstLanguages: readonly LanguageCode[] = ['en', 'hi', 'ar', 'ja', 'es']
const otherLanguages = languageCodes.filter((code) => !firstLanguages.includes(code))

/** The same news in every language; narrow screens fold most of them. */
function LanguageSamples({ samples }: { samples: Samples['languages'] }) {
  return (
    <>
      <LanguageList codes={firstLanguages} samples={samples} className="mt-4 sm:mt-6" />
      <div className="mt-2 sm:mt-4">
        <NarrowFold summary={differenceMessages.moreLanguages({ count: otherLanguages.length })}>
          <LanguageList codes={otherLanguages} samples={samples} className="max-sm:mt-3" />
        </NarrowFold>
      </div>
    </>
  )
}

interface LanguageListProps {
  readonly codes: readonly LanguageCode[]
  readonly samples: Samples['languages']
  readonly className: string
}

const LanguageList = ({ codes, samples, className }: LanguageListProps) => (
  <ul className={cn('grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3 lg:grid-cols-5', className)}>
    {codes.map((code) => (
      <li
        key={code}
        lang={code}
        dir={languages[code].direction}
        className={cn('border-t pt-2 font-[system-ui] text-sm leading-snug', code === 'en' && 'max-sm:col-span-2')}
      >
        <span className="block font-medium text-accent text-xs">{languages[code].native}</span>
        <span className="mt-1 block">{samples[code]}</span>
      </li>
    ))}
  </ul>
)

/** Directional isolates: the site's subset of the font has none, so a page with one would load the whole font. */
const isolates = /[\u2066-\u2069]/g

/** A sentence with a number that nobody gave, and what the product says about it. */
function FlaggedExample() {
  const { factsExample, factsBefore, factsInvented, factsAfter } = differenceMessages
  const note = checkText({ code: 'number', field: 'caption', quotes: [factsInvented] }, { language: 'en' })
  return (
    <figure className="mt-4 sm:mt-6">
      <figcaption className="text-soft text-xs">{factsExample}</figcaption>
      <p className="mt-1.5 rounded-md bg-sunken px-4 py-3">
        {factsBefore}
        <mark className="rounded-sm bg-warn-wash px-0.5 text-warn">{factsInvented}</mark>
        {factsAfter}
      </p>
      <p className="mt-2 text-sm text-warn">{note.replace(isolates, '')}</p>
    </figure>
  )
}

/** What sets the product apart, each with its proof. */
export function Differences({ samples }: { samples: Samples['languages'] }) {
  const t = differenceMessages
  return (
    <section className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-16">
      <h2 className="max-w-2xl text-3xl sm:text-4xl">{t.title}</h2>
      <div className="mt-6 grid gap-3 sm:mt-8 sm:gap-4 lg:grid-cols-6">
        <Difference title={t.languagesTitle({ count: languageCodes.length })} text={t.languages} className="lg:col-span-6">
          <LanguageSamples samples={samples} />
        </Difference>
        <Difference title={t.factsTitle} text={t.facts} className="lg:col-span-4">
          <FlaggedExample />
        </Difference>
        <Difference title={t.limitsTitle} text={t.limits} className="lg:col-span-2" />
      </div>
    </section>
  )
}
