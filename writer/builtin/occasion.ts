import { isNews, type Occasion, occasionIds } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { questionsOf, type Role } from '#contract/roles.ts'
import { examplesOf, type Likeness, learn } from '#writer/builtin/likeness.ts'
import { isQuestionMarked } from '#writer/builtin/sentences.ts'
import { factKind, isFactKind, type Matchers } from '#writer/facts/roles.ts'

export interface TopicText {
  readonly language: LanguageCode
  /** The topic without emoji at its end. */
  readonly topic: string
  /** All sentences of the topic: a sensitive cue may be in any of them. */
  readonly whole: string
  /** Whether the details are numbered steps. */
  readonly numbered: boolean
  /** The roles of facts that were given by role. */
  readonly roles?: readonly Role[]
}

/** A guess that is less likely than this is not made: a wrong special form is far worse than the neutral one. */
const leastShare = 0.65
/** The same where a cue word agrees. */
const leastShareWithCue = 0.4
/** A grave word makes a topic sad unless one of these is likelier: they are as careful. */
const carefulOccasions: readonly Occasion[] = ['sad', 'missing', 'help', 'hours', 'question']
/** A word for what is lost makes a topic a search unless one of these is likelier: they tell of a loss, or of its end. */
const lossOccasions: readonly Occasion[] = ['sad', 'missing', 'help', 'question', 'glad']

/** What the reader finds in a topic: features of its likeness. */
export function marksOf(topic: string, has: Matchers): string[] {
  const kind = factKind(topic, has)
  return [
    ...(isQuestionMarked(topic) ? ['is question'] : []),
    ...(has.day(topic) ? ['has day'] : []),
    ...(has.time(topic) ? ['has time'] : []),
    ...(has.price(topic) ? ['has price'] : []),
    ...(has.place(topic) ? ['has place'] : []),
    ...(has.several(topic) ? ['has we'] : []),
    ...(has.one(topic) ? ['has I'] : []),
    ...(has.thanks(topic) ? ['has thanks'] : []),
    ...(has.sensitive(topic) ? ['has sensitive'] : []),
    ...(isFactKind(kind) ? [`is ${kind}`] : []),
    ...occasionIds.flatMap((occasion) => (occasion !== 'other' && has.cues[occasion](topic) ? [`cue ${occasion}`] : [])),
  ]
}

const learned = new Map<LanguageCode, Likeness>()
const learning = new Map<LanguageCode, Generator<undefined, Likeness>>()

/**
 * Learns the examples of a language on first use, which takes some tenths of a second; yields after each step. Callers at the same time share
 * the work.
 */
export function* learnTopics(language: LanguageCode, has: Matchers): Generator<undefined, Likeness> {
  for (;;) {
    const known = learned.get(language)
    if (known) return known
    const steps = learning.get(language) ?? learn(examplesOf(language), (topic) => marksOf(topic, has))
    learning.set(language, steps)
    const { done, value } = steps.next()
    if (done) {
      learned.set(language, value)
      learning.delete(language)
    }
    yield undefined
  }
}

function likenessIn(language: LanguageCode, has: Matchers): Likeness {
  const steps = learnTopics(language, has)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** How much likelier an occasion is for each fact that answers one of its questions, and less likely for each that answers none. */
const perAnswer = 2

/** Nobody who names one of them has lost anything. */
const sellingRoles: readonly Role[] = ['price', 'offer', 'order']

/** The likeness with what was answered: somebody who says when, where and for how much announces something. */
function withAnswers(shares: readonly number[], roles: readonly Role[]): number[] {
  const weighed = shares.map((share, at) => {
    const occasion = occasionIds[at] as Occasion
    if (occasion === 'missing' && roles.some((role) => sellingRoles.includes(role))) return 0
    const asked: readonly Role[] = questionsOf[occasion]
    return share * perAnswer ** roles.reduce((sum, role) => sum + (asked.includes(role) ? 1 : -1), 0)
  })
  const sum = weighed.reduce((all, share) => all + share, 0)
  return weighed.map((share) => share / sum)
}

/** What a topic is taken for because of its day. */
const datedOccasions: readonly Occasion[] = ['event', 'hours', 'news', 'other']

/**
 * A price cut says more than the day on which it is, which events have, too: it makes an offer. What people come to is an event, with a price cut
 * as well.
 */
function withPriceCut(guess: Occasion, topic: string, has: Matchers): Occasion {
  if (!has.cues.offer(topic) || !(has.day(topic) || has.time(topic))) return guess
  if (has.gathering(topic)) return guess === 'offer' ? 'event' : guess
  return datedOccasions.includes(guess) ? 'offer' : guess
}

/** The occasion of a text, from the topic and the roles of its facts: details mention prices and days on every occasion. */
export function guessOccasion({ language, topic, whole, numbered, roles = [] }: TopicText, has: Matchers): Occasion {
  const shares = withAnswers(likenessIn(language, has).of(topic, marksOf(topic, has)), roles)
  const likeliest = occasionIds.reduce((best, id) =>
    (shares[occasionIds.indexOf(id)] as number) > (shares[occasionIds.indexOf(best)] as number) ? id : best,
  )
  if (has.cues.missing(topic) && !lossOccasions.includes(likeliest)) return 'missing'
  // A question stays a question even when it contains a sensitive word.
  const asks = isQuestionMarked(topic)
  if (!asks && (has.cues.sad(whole) || has.sensitive(whole)) && !carefulOccasions.includes(likeliest)) return 'sad'
  const shareOf = (occasion: Occasion) => shares[occasionIds.indexOf(occasion)] as number
  const hasCue = likeliest !== 'other' && (has.cues[likeliest](topic) || (likeliest === 'event' && has.gathering(topic)))
  const likely = shareOf(likeliest) >= (hasCue ? leastShareWithCue : leastShare) ? likeliest : asks ? 'question' : 'other'
  const isAnnounced = likeliest === 'offer' || (!hasCue && (likeliest === 'other' || isNews(likeliest)))
  const guess = isAnnounced ? withPriceCut(likely, topic, has) : likely
  if (!asks && has.calledOff(topic) && datedOccasions.includes(guess)) return 'hours'
  // With numbered steps the text answers the question in its title; of an unrecognised topic they are a how-to.
  return numbered && (guess === 'question' || guess === 'other') ? 'tips' : guess
}
