import type { LanguageCode } from '#contract/options.ts'
import { defaultTone } from '#contract/options.ts'
import { parseExamples } from '#writer/builtin/likeness.ts'
import { read } from '#writer/builtin/reading.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/**
 * How often the occasion of topics is guessed right. A wrong special form is any wrong guess but `other`, the careful form.
 * @param text in the form of `topics/<language>.txt`, with topics that are not in there
 */
export function guessReport(text: string, language: LanguageCode): string {
  const guesses = parseExamples(text).map(({ occasion, topic }) => ({
    occasion,
    topic,
    guess: read({ topic, language, tone: defaultTone }).occasion,
  }))
  const wrong = guesses.filter(({ occasion, guess }) => guess !== occasion)
  const special = wrong.filter(({ guess }) => guess !== 'other')
  const total = guesses.length
  return [
    `${total} topics: ${percent(total - wrong.length, total)} right, ${percent(special.length, total)} a wrong special form`,
    ...wrong.map(({ occasion, guess, topic }) => `${occasion} > ${guess}  ${topic}`),
  ].join('\n')
}
