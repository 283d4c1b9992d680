import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { isProse, normalised, type Passage, proseOf } from '#writer/checks/passage.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'

/** Letters below which a repeated line is a refrain ("Try it.") and not a fault. */
export const minRepeatLength = 16

/** Sentences that stand twice in one result, in one text or in two; the person's own words may come again. */
export function repeatFaults(passages: readonly Passage[], language: LanguageCode, source = ''): Fault[] {
  const seen = new Set<string>()
  const own = normalised(source)
  return passages.flatMap(({ field, text, style }) => {
    if (!isProse({ style })) return []
    return sentencesOf(proseOf(text), language).flatMap((sentence): Fault[] => {
      const key = normalised(sentence)
      if (key.length < minRepeatLength || own.includes(key)) return []
      if (seen.has(key)) return [{ rule: 'repeat', field, message: `repeats the sentence "${sentence}"` }]
      seen.add(key)
      return []
    })
  })
}
