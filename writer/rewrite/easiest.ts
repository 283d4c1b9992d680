import type { LanguageCode } from '#contract/options.ts'
import { wordsPerSentence } from '#writer/rewrite/promises.ts'

/** Of several results the one with the shortest sentences; `null` of none. */
export function easiest<Result>(results: Iterable<Result>, textOf: (result: Result) => string, language: LanguageCode): Result | null {
  const measured = [...results].map((result) => ({ result, mean: wordsPerSentence(textOf(result), language) }))
  return measured.sort((one, other) => one.mean - other.mean)[0]?.result ?? null
}
