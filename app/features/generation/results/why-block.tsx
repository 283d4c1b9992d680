import { Lightbulb } from 'lucide-react'
import type { LanguageCode } from '#contract/options.ts'
import { RichText } from './preview/rich-text.tsx'

/** What the writer's own text does and why, for the reader's eyes. An edited text is another one, so it has none. It is never copied, saved or counted with the text. */
export function WhyBlock({ text, language }: { text: string; language: LanguageCode }) {
  return (
    <section className="rounded-md bg-sunken px-4 py-3 text-sm">
      <h3 className="mb-1 flex items-center gap-2 font-medium font-sans text-sm tracking-normal">
        <Lightbulb aria-hidden className="size-4 text-accent" />
        Why This Works
      </h3>
      <RichText text={text} language={language} className="text-soft" />
    </section>
  )
}
