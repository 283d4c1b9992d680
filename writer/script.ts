import { countWords } from '#contract/measure.ts'
import { type LanguageCode, wordsPerMinute } from '#contract/options.ts'
import { directedSeconds, spoken } from '#contract/script.ts'

export interface SpokenSection {
  readonly name: string
  readonly text: string
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** Seconds to speak a text: its words at `wordsPerMinute`, plus the pauses in its directions. */
export const spokenSeconds = (text: string, language: LanguageCode): number =>
  (countWords(spoken(text), language) / wordsPerMinute) * 60 + directedSeconds(text)

/** A script in the format of the contract: sections under `[0:00–0:10] Name`, timed by `spokenSeconds`. */
export function layOutScript(sections: readonly SpokenSection[], language: LanguageCode): string {
  let elapsed = 0
  return sections
    .map(({ name, text }) => {
      const from = Math.round(elapsed)
      elapsed += spokenSeconds(text, language)
      return `[${clock(from)}–${clock(Math.round(elapsed))}] ${name}\n${text}`
    })
    .join('\n\n')
}
