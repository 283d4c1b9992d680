import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { isProse, normalised, type Passage, proseOf } from '#writer/checks/passage.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'

/** UTF-16 units below which a repeated sentence ("Try it.") is not a fault. */
const minRepeatLength = 16

/** Sentences that occur twice in a result, in one text or in two; sentences of the user's input may repeat. */
export function repeatFaults(passages: readonly Passage[], language: LanguageCode, source = ''): Fault[] {
  const seen = new Set<string>()
  const input = normalised(source)
  return passages.flatMap(({ field, text, style }) => {
    if (!isProse({ style })) return []
    return sentencesOf(proseOf(text), language).flatMap((sentence): Fault[] => {
      const key = normalised(sentence)
      if (key.length < minRepeatLength || input.includes(key)) return []
      if (seen.has(key))
        return [{ rule: 'repeat', field, message: `says ${JSON.stringify(sentence)} twice: leave one out`, quotes: [sentence] }]
      seen.add(key)
      return []
    })
  })
}
