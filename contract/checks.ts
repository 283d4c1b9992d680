import type { Fault } from '#contract/kind.ts'
import { charactersPerWord, countCharacters, countWords, excess, hashtagsIn, type Measures } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { type Facts, factLines } from '#contract/roles.ts'
import type { TextLimit } from '#platforms/platform.ts'

/** Faults of a text against a hard limit, in the limit's own unit. */
export function limitFaults(field: string, text: string, limit: TextLimit, measures: Measures): Fault[] {
  const over = excess(text, limit, measures)
  if (over === 0) return []
  const unit = limit.unit === 'utf8' ? 'bytes' : 'characters'
  return [
    {
      rule: 'limit',
      field,
      message: `${over} ${unit} over the limit of ${limit.max}`,
      measured: measures[limit.unit](text),
      allowed: { max: limit.max },
    },
  ]
}

/** Faults of a measured quantity against an inclusive range. */
export function rangeFaults(
  rule: Fault['rule'],
  field: string,
  measured: number,
  range: { min: number; max: number },
  of: string,
): Fault[] {
  if (measured >= range.min && measured <= range.max) return []
  const by = measured < range.min ? `${range.min - measured} ${of} too few` : `${measured - range.max} ${of} too many`
  return [{ rule, field, message: `${measured} ${of}, ${by} (${range.min}–${range.max} asked for)`, measured, allowed: range }]
}

/** How far a length may be outside its range: this share of the bound, or this many words, whichever is more. */
const slack = { share: 0.1, words: 2 }

const isWithin = (measured: number, { min, max }: { min: number; max: number }, perWord: number): boolean => {
  const beyond = (bound: number) => Math.max(bound * slack.share, slack.words * perWord)
  return measured >= min - beyond(min) && measured <= max + beyond(max)
}

/**
 * Faults of a length in words, with some slack, because nobody counts the words of a good text. Chinese, Japanese and Korean are told in
 * characters, and a text is long enough by either measure. `extra`: further words, such as those that a script leaves to the speaker.
 */
export function lengthFaults(field: string, text: string, range: { min: number; max: number }, language: LanguageCode, extra = 0): Fault[] {
  const words = countWords(text, language) + extra
  const perWord = charactersPerWord[language]
  if (isWithin(words, range, 1)) return []
  if (!perWord) return rangeFaults('length', field, words, range, 'words')
  const measured = Math.round(countCharacters(text) + extra * perWord)
  const inCharacters = { min: Math.round(range.min * perWord), max: Math.round(range.max * perWord) }
  return isWithin(measured, inCharacters, perWord) ? [] : rangeFaults('length', field, measured, inCharacters, 'characters')
}

/** Words around the given facts that a text needs. */
const wordsAround = 12

/** A range with room for what was given beside the topic: facts go before length. */
export function withRoomFor(
  range: { min: number; max: number },
  {
    topic,
    details = '',
    facts,
    language,
  }: { topic: string; details?: string | undefined; facts?: Facts | undefined; language: LanguageCode },
): { min: number; max: number } {
  const given = [details, ...factLines(facts)].filter(Boolean)
  if (given.length === 0) return range
  return { min: range.min, max: Math.max(range.max, Math.round(countWords([topic, ...given].join('\n'), language) * 1.25) + wordsAround) }
}

/**
 * The number of hashtags that a text may have: the range of its platform, or fewer where the voice wants at most `most`, but always those that
 * the user typed. A text of the built-in writer may have fewer.
 */
export function hashtagRange(
  range: { min: number; max: number },
  arranged: object | undefined,
  given: string,
  most = Number.POSITIVE_INFINITY,
): { min: number; max: number } {
  const typed = hashtagsIn(given).length
  const max = Math.min(range.max, most)
  if (arranged) return { min: 0, max: Math.max(max, typed) }
  return max === range.max ? range : { min: Math.min(range.min, max), max: Math.max(max, Math.min(typed, range.max)) }
}

/** A range of words of which a voice wants a part. */
export const wantedWords = ({ min, max }: { min: number; max: number }, share = 1) => ({
  min: Math.round(min * share),
  max: Math.round(max * share),
})

export const hashtagFaults = (field: string, text: string, range: { min: number; max: number }): Fault[] =>
  rangeFaults('hashtags', field, hashtagsIn(text).length, range, 'hashtags')

/** Characters that the platform refuses, such as `<` and `>` in YouTube titles. */
export function characterFaults(field: string, text: string, forbidden: readonly string[] = []): Fault[] {
  const found = forbidden.filter((character) => text.includes(character))
  return found.length === 0 ? [] : [{ rule: 'characters', field, message: `holds ${found.join(' ')}, which the platform refuses` }]
}
