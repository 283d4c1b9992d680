import { countWords } from '#contract/measure.ts'
import { wordsPerMinute } from '#contract/options.ts'

/** A part of a script under its own heading. */
export interface Section {
  readonly label: string
  /** What is said, in paragraphs of whole sentences. */
  readonly paragraphs: readonly (readonly string[])[]
}

export const wordsOf = (sentences: readonly string[]): number => sentences.reduce((sum, sentence) => sum + countWords(sentence, 'en'), 0)

export const wordsIn = (sections: readonly Section[]): number => wordsOf(sections.flatMap(({ paragraphs }) => paragraphs.flat()))

/** Seconds as `m:ss`. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const secondsFor = (words: number): number => Math.round((words / wordsPerMinute) * 60)

/** The headings, each with the time at which its words begin and end at `wordsPerMinute`. */
export function headingsOf(sections: readonly Section[]): string[] {
  let words = 0
  return sections.map((section) => {
    const start = clock(secondsFor(words))
    words += wordsIn([section])
    return `[${start}–${clock(secondsFor(words))}] ${section.label}`
  })
}

/** The script as it grows by one sentence at a time, the last being the whole. */
export function* spell(sections: readonly Section[]): Generator<string, string> {
  const headings = headingsOf(sections)
  let text = ''
  for (const [at, { paragraphs }] of sections.entries()) {
    text += `${at > 0 ? '\n\n' : ''}${headings[at]}`
    for (const [place, paragraph] of paragraphs.entries())
      for (const [spot, sentence] of paragraph.entries()) {
        text += `${spot > 0 ? ' ' : place > 0 ? '\n\n' : '\n'}${sentence}`
        yield text
      }
  }
  return text
}
