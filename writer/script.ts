import { countWords } from '#contract/measure.ts'
import { type LanguageCode, wordsPerMinute } from '#contract/options.ts'
import { directedSeconds, spoken } from '#contract/script.ts'

export interface SpokenSection {
  readonly name: string
  readonly text: string
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** Seconds that a text takes: its words at `wordsPerMinute`, and what its directions leave to the speaker. */
export const spokenSeconds = (text: string, language: LanguageCode): number =>
  (countWords(spoken(text), language) / wordsPerMinute) * 60 + directedSeconds(text)

/** A script as the contract writes it: each section under `[0:00–0:10] Name`, timed by its words at `wordsPerMinute` and its directions. */
export function layOutScript(sections: readonly SpokenSection[], language: LanguageCode): string {
  let passed = 0
  return sections
    .map(({ name, text }) => {
      const from = Math.round(passed)
      passed += spokenSeconds(text, language)
      return `[${clock(from)}–${clock(Math.round(passed))}] ${name}\n${text}`
    })
    .join('\n\n')
}
