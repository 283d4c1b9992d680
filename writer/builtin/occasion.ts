import type { Occasion } from '#contract/occasions.ts'
import { type Matchers, plainlyGuessed } from '#writer/builtin/facts.ts'
import { isQuestionMarked } from '#writer/builtin/sentences.ts'

/** A subject has at most so many words, or so many signs where words are not parted by spaces. */
const subjectWords = 3
const subjectSigns = 8

export interface Typed {
  /** The topic without emoji at its end. */
  readonly topic: string
  readonly details: readonly string[]
  readonly hasEmoji: boolean
  readonly spaced: boolean
}

/** What a text is for, read from the topic alone: details speak of prices and days on every occasion. */
export function guessOccasion({ topic, details, hasEmoji, spaced }: Typed, has: Matchers): Occasion {
  const trimmed = topic.replace(/[.!。！।۔]{1,3}$/u, '')
  if (has.cues.missing(trimmed)) return 'missing'
  // A topic that only asks is a question even where a grave word is in it.
  const asks = isQuestionMarked(topic) || has.cues.question(trimmed)
  if (!asks && (has.cues.sad(trimmed) || has.grave(trimmed))) return 'sad'
  if (asks) return 'question'
  const sure = plainlyGuessed.find((occasion) => has.cues[occasion](trimmed))
  if (sure) return sure
  const signal = has.day(trimmed) || has.price(trimmed) || has.several(trimmed)
  const weak = (signal || /\p{Nd}\s?[%％٪]/u.test(trimmed) || has.time(trimmed)) && has.weak.find(([, matches]) => matches(trimmed))
  if (weak) return weak[0]
  const figures = details.filter((line) => /\p{Nd}/u.test(line)).length
  const isDated = has.day(trimmed) || has.price(trimmed) || has.place(trimmed)
  if (has.cues.news(trimmed) || isDated || (figures >= 2 && !has.one(trimmed))) return 'news'
  const short = spaced ? trimmed.split(/\s+/u).length <= subjectWords : [...trimmed].length <= subjectSigns
  return short && !hasEmoji && !/\p{N}/u.test(trimmed) && !has.one(trimmed) ? 'subject' : 'other'
}
