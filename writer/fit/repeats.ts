import type { LanguageCode } from '#contract/options.ts'
import { normalised } from '#writer/checks/passage.ts'
import { minRepeatLength } from '#writer/checks/repeats.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'

/** The text without repeated sentences; short ones may repeat. */
export function withoutRepeats(text: string, language: LanguageCode): string {
  const seen = new Set<string>()
  return sentenceSegments(text, language)
    .filter((segment) => {
      const key = normalised(segment)
      if (key.length < minRepeatLength) return true
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    })
    .join('')
    .trim()
}
