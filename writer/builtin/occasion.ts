import type { Occasion } from '#contract/occasions.ts'
import { type Matchers, occasionsByCue } from '#writer/builtin/facts.ts'
import { isQuestionMarked } from '#writer/builtin/sentences.ts'

/** Maximum words of a subject; characters in a language without spaces between words. */
const maxSubjectWords = 3
const maxSubjectCharacters = 8
const maxGreetingWords = 4

/** Occasions that a label before a colon decides. */
const labelOccasions = ['video', 'event', 'hiring'] as const satisfies readonly Occasion[]

export interface TopicText {
  /** The topic without emoji at its end. */
  readonly topic: string
  /** All sentences of the topic: a sensitive cue may be in any of them. */
  readonly whole: string
  readonly details: readonly string[]
  readonly hasEmoji: boolean
  readonly spaced: boolean
  /** Whether the details are numbered steps. */
  readonly numbered: boolean
  /** Whether the language capitalises nouns. */
  readonly nouns: boolean
}

/** A short topic with a word that a subject does not contain: "Good morning, Pune", "It came back". */
export function isGreeting(topic: string, has: Pick<Matchers, 'noSubject'>, spaced: boolean): boolean {
  return (spaced ? topic.split(/\s+/u).length <= maxGreetingWords : [...topic].length <= maxSubjectCharacters) && has.noSubject(topic)
}

/** The occasion of a text, from the topic alone: details mention prices and days on every occasion. */
export function guessOccasion({ topic, whole, details, numbered, hasEmoji, spaced, nouns }: TopicText, has: Matchers): Occasion {
  // Keep the full stop of a date ("14.9.").
  const trimmed = topic.replace(/(?<!\p{Nd})[.!。！।۔]{1,3}$/u, '')
  if (has.cues.missing(trimmed)) return 'missing'
  // A question stays a question even when it contains a sensitive word.
  const asks = isQuestionMarked(topic) || has.cues.question(trimmed)
  // "Unfortunately closed on Monday" is not sad news.
  if (!asks && (has.cues.sad(whole) || (has.sensitive(whole) && !has.cues.closed(trimmed)))) return 'sad'
  // A post that announces a video or course is not a question, even if its title is one.
  const label = /^[^:：|】\]]{2,40}(?=[:：|】\]]\s?\S)/u.exec(trimmed)?.[0]
  const labelled = label && labelOccasions.find((occasion) => has.cues[occasion](label))
  if (labelled) return labelled
  if (isQuestionMarked(topic)) {
    const said = topic.replace(/[?？؟\s]{1,4}$/u, '')
    const invites = (['hiring', 'event'] as const).find((occasion) => has.invites[occasion](said))
    if (invites) return invites
  }
  // With numbered steps the text answers the question in its title.
  if (asks) return numbered ? 'tips' : 'question'
  const byCue = occasionsByCue.find((occasion) => has.cues[occasion](trimmed))
  if (byCue) return byCue
  if (has.cues.news(trimmed)) return 'news'
  const signal = has.day(trimmed) || has.price(trimmed) || has.several(trimmed)
  const weak = (signal || /\p{Nd}\s?[%％٪]/u.test(trimmed) || has.time(trimmed)) && has.weak.find(([, matches]) => matches(trimmed))
  if (weak) return weak[0]
  const linesWithNumbers = details.filter((line) => /\p{Nd}/u.test(line)).length
  if (numbered) return 'tips'
  const words = trimmed.split(/\s+/u)
  if (isGreeting(trimmed, has, spaced) && linesWithNumbers === 0) return 'other'
  const isOwn = has.one(trimmed)
  if (linesWithNumbers >= 2) return 'other'
  const isShort = spaced ? words.length <= maxSubjectWords : [...trimmed].length <= maxSubjectCharacters
  // In a language that capitalises nouns, a last word in lower case makes it a sentence ("Strompreise steigen").
  const isSentence =
    has.noSubject(trimmed) || /[!！]$/u.test(topic) || (nouns && words.length > 1 && /^\p{Ll}/u.test(words.at(-1) as string))
  return isShort && !isSentence && !hasEmoji && !/\p{N}/u.test(trimmed) && !isOwn && !has.several(trimmed) ? 'subject' : 'other'
}
