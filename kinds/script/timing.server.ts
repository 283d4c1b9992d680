import type { LanguageCode } from '#contract/options.ts'
import { countedWords } from '#writer/compose/size.ts'
import { layOutScript } from '#writer/script.ts'

/** A part of a script under its own heading. */
export interface Section {
  readonly label: string
  /** What is said, in paragraphs of whole sentences. */
  readonly paragraphs: readonly (readonly string[])[]
}

export const wordsOf = (sentences: readonly string[], language: LanguageCode = 'en'): number =>
  sentences.reduce((sum, sentence) => sum + countedWords(sentence, language), 0)

export const wordsIn = (sections: readonly Section[], language: LanguageCode = 'en'): number =>
  wordsOf(
    sections.flatMap(({ paragraphs }) => paragraphs.flat()),
    language,
  )

/** The script as it grows by one sentence at a time, the last being the whole. `gap` stands between two sentences. */
export function* spell(sections: readonly Section[], language: LanguageCode, gap: '' | ' ' = ' '): Generator<string, string> {
  const spoken = sections.map(({ label, paragraphs }) => ({
    name: label,
    text: paragraphs.map((sentences) => sentences.join(gap)).join('\n\n'),
  }))
  const script = layOutScript(spoken, language)
  let end = 0
  for (const sentence of sections.flatMap(({ paragraphs }) => paragraphs.flat())) {
    end = script.indexOf(sentence, end) + sentence.length
    yield script.slice(0, end)
  }
  return script
}
