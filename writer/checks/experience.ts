import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'
import { wordsOf } from '#writer/builtin/phrases/word-lists.ts'
import { isProse, type Passage, proseOf } from '#writer/checks/passage.ts'
import { isRetold } from '#writer/checks/retold.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'
import { once, remember } from '#writer/remember.ts'

/*
 * An invented experience: a sentence in the first person that tells of the past. It is told by both: `Every Monday we meet` and `last week
 * many people asked` are not experiences of the writer.
 */

/** By language, groups of patterns: a sentence that tells of somebody's own past has all of one group. */
const patternsOf = remember((language: LanguageCode) =>
  checksOf(language).experience.tells.map((group, at) =>
    group.map(
      (_, list) =>
        new RegExp(
          wordsOf(({ experience }) => experience.tells[at]?.[list] ?? [], [language]),
          'iu',
        ),
    ),
  ),
)

/** Words by which a source tells of its writer, in any language: then the text may too. */
const ownStory = once(
  () =>
    new RegExp(
      wordsOf(({ experience }) => experience.ownStory),
      'u',
    ),
)

export interface ExperienceRequest {
  readonly language: LanguageCode
  readonly source: string
  readonly isJoke: boolean
}

/** Sentences that tell of an experience of the writer when neither topic nor details do. */
export function experienceFaults(passages: readonly Passage[], { language, source, isJoke }: ExperienceRequest): Fault[] {
  const groups = patternsOf(language)
  if (groups.length === 0 || isJoke || ownStory().test(source)) return []
  const lowerSource = source.toLowerCase()
  return passages.flatMap(({ field, text, style }) => {
    if (!isProse({ style })) return []
    // Most texts have no such words at all.
    const possible = groups.filter((group) => group.every((pattern) => pattern.test(text)))
    if (possible.length === 0) return []
    return sentenceSegments(text, language).flatMap((segment): Fault[] => {
      const sentence = proseOf(segment)
      // A question asks the reader.
      if (/[?？؟]["”»’)\s]*$/u.test(sentence) || !possible.some((group) => group.every((pattern) => pattern.test(sentence)))) return []
      // A sentence with a number or a time of the source retells it.
      const numbers = sentence.match(/\p{Nd}[\p{Nd}.,]*\p{Nd}/gu) ?? []
      const times = possible.flatMap(([pattern]) => pattern?.exec(sentence)?.[0].toLowerCase() ?? [])
      if (numbers.some((number) => source.includes(number)) || times.some((time) => lowerSource.includes(time))) return []
      if (isRetold(sentence, source, language)) return []
      const quote = segment.trim()
      return [
        {
          rule: 'experience',
          field,
          message: `"${quote}" tells of an experience that nobody gave: speak to the reader or in general, or leave the sentence out`,
          quotes: [quote],
        },
      ]
    })
  })
}
