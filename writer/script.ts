import { countWords } from '#contract/measure.ts'
import { type LanguageCode, wordsPerMinute } from '#contract/options.ts'

export interface SpokenSection {
  readonly name: string
  readonly text: string
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** A script as the contract writes it: each section under `[0:00–0:10] Name`, timed by its words at `wordsPerMinute`. */
export function layOutScript(sections: readonly SpokenSection[], language: LanguageCode): string {
  let words = 0
  return sections
    .map(({ name, text }) => {
      const from = Math.round((words / wordsPerMinute) * 60)
      words += countWords(text, language)
      return `[${clock(from)}–${clock(Math.round((words / wordsPerMinute) * 60))}] ${name}\n${text}`
    })
    .join('\n\n')
}
