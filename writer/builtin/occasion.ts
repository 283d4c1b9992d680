import type { Occasion } from '#contract/occasions.ts'
import { type Matchers, plainlyGuessed } from '#writer/builtin/facts.ts'
import { isQuestionMarked } from '#writer/builtin/sentences.ts'

/** A subject has at most so many words, or so many signs where words are not parted by spaces. */
const subjectWords = 3
const subjectSigns = 8
const greetingWords = 4

/** What a label before a colon says for all that follows it. */
const labels = ['video', 'event', 'hiring'] as const satisfies readonly Occasion[]

export interface Typed {
  /** The topic without emoji at its end. */
  readonly topic: string
  /** All sentences of the topic: a grave one further on counts. */
  readonly whole: string
  readonly details: readonly string[]
  readonly hasEmoji: boolean
  readonly spaced: boolean
  /** Whether the details are numbered: steps. */
  readonly numbered: boolean
  /** Whether nouns are written with a capital. */
  readonly nouns: boolean
}

/** Short, and with a word that subjects do not have: "Good morning, Pune", "It came back". */
export function isGreeting(topic: string, has: Pick<Matchers, 'noSubject'>, spaced: boolean): boolean {
  return (spaced ? topic.split(/\s+/u).length <= greetingWords : [...topic].length <= subjectSigns) && has.noSubject(topic)
}

/** What a text is for, read from the topic alone: details speak of prices and days on every occasion. */
export function guessOccasion({ topic, whole, details, numbered, hasEmoji, spaced, nouns }: Typed, has: Matchers): Occasion {
  // The stop of a date ("14.9.") stays.
  const trimmed = topic.replace(/(?<!\p{Nd})[.!。！।۔]{1,3}$/u, '')
  if (has.cues.missing(trimmed)) return 'missing'
  // A topic that only asks is a question even where a grave word is in it.
  const asks = isQuestionMarked(topic) || has.cues.question(trimmed)
  // "Unfortunately closed on Monday" is no mourning.
  if (!asks && (has.cues.sad(whole) || (has.grave(whole) && !has.cues.closed(trimmed)))) return 'sad'
  // What a video or a course asks is not asked by the post that announces it.
  const label = /^[^:：|】\]]{2,40}(?=[:：|】\]]\s?\S)/u.exec(trimmed)?.[0]
  const labelled = label && labels.find((occasion) => has.cues[occasion](label))
  if (labelled) return labelled
  if (isQuestionMarked(topic)) {
    const said = topic.replace(/[?？؟\s]{1,4}$/u, '')
    const invites = (['hiring', 'event'] as const).find((occasion) => has.invites[occasion](said))
    if (invites) return invites
  }
  // Steps are an answer: the question is only its title.
  if (asks) return numbered ? 'tips' : 'question'
  const sure = plainlyGuessed.find((occasion) => has.cues[occasion](trimmed))
  if (sure) return sure
  if (has.cues.news(trimmed)) return 'news'
  const signal = has.day(trimmed) || has.price(trimmed) || has.several(trimmed)
  const weak = (signal || /\p{Nd}\s?[%％٪]/u.test(trimmed) || has.time(trimmed)) && has.weak.find(([, matches]) => matches(trimmed))
  if (weak) return weak[0]
  const figures = details.filter((line) => /\p{Nd}/u.test(line)).length
  if (numbered) return 'tips'
  const words = trimmed.split(/\s+/u)
  if (isGreeting(trimmed, has, spaced) && figures === 0) return 'other'
  const isOwn = has.one(trimmed)
  if (figures >= 2) return 'other'
  const isShort = spaced ? words.length <= subjectWords : [...trimmed].length <= subjectSigns
  // Where nouns are written with a capital, a small last word makes it a sentence ("Strompreise steigen").
  const isSentence =
    has.noSubject(trimmed) || /[!！]$/u.test(topic) || (nouns && words.length > 1 && /^\p{Ll}/u.test(words.at(-1) as string))
  return isShort && !isSentence && !hasEmoji && !/\p{N}/u.test(trimmed) && !isOwn && !has.several(trimmed) ? 'subject' : 'other'
}
