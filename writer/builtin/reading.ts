import { isNews, isQuiet, type Occasion } from '#contract/occasions.ts'
import type { LanguageCode, PostPlatform, Tone } from '#contract/options.ts'
import { createMatchers, type Fact, factKind, isContact, type Matchers } from '#writer/builtin/facts.ts'
import { guessOccasion } from '#writer/builtin/occasion.ts'
import { comparable, cuesExpression } from '#writer/builtin/phrases/cues.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import type { ListId, Phrases, Voiced } from '#writer/builtin/phrases/schema.ts'
import { emojiIn, endsSentence, isQuestionMarked, raised, splitSentences, splitTrailingEmoji } from '#writer/builtin/sentences.ts'

/** What a person gave to the built-in writer. */
export interface Given {
  readonly topic: string
  readonly details?: string | undefined
  /** The person's own choice; without it, the topic is read for one. */
  readonly occasion?: Occasion | undefined
  readonly language: LanguageCode
  readonly tone: Tone
}

/** How the given facts are to be laid out. */
export type Shape = 'none' | 'list' | 'steps' | 'story'

export interface Reading {
  readonly phrases: Phrases
  readonly language: LanguageCode
  readonly tone: Tone
  readonly occasion: Occasion
  readonly guessed: boolean
  /** Whose lists are used: the occasion's, those of questions that look for a cause, or `mine` where a "how" is told and not asked for. */
  readonly listId: ListId
  readonly voice: Voiced
  /** No exclamation, emoji, frame or call of ours. */
  readonly isQuiet: boolean
  /** The topic's first complete sentence, or all of it: as typed but for its first letter and its emoji, with the mark of a question. */
  readonly head: string
  /** `head` without a label such as "New video:". */
  readonly bare: string
  /** The person's own emoji at the end of the topic. */
  readonly emoji: string
  readonly hasEmoji: boolean
  /** Everything beside the head, in the order given. */
  readonly facts: readonly Fact[]
  readonly shape: Shape
  /** Whether the facts were typed in sentences on one line. */
  readonly isProse: boolean
  readonly speaksForSeveral: boolean
  readonly has: Matchers
  /** All that was typed, as one text. */
  readonly source: string
}

const matchers = new Map<LanguageCode, Matchers>()
const labels = new Map<LanguageCode, RegExp | null>()
const once = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

const stepMark = /^[\p{Nd}]{1,2}[.)．、۔]\s*/u
const bullet = /^[-•*–—▪·✓✔►]\s+/u
/**
 * A topic of several sentences is one head and its details from `long` UTF-16 units on; `least` is the shortest first sentence that
 * can be a head. Where words are written without spaces, a sign says as much as two or three letters.
 */
const headUnits = { spaced: { long: 60, least: 12 }, joined: { long: 24, least: 6 } } as const

/** The head of a topic and what follows it. */
function partsOf(topic: string, { long, least }: { long: number; least: number }): { head: string; rest: readonly string[] } {
  const sentences = splitSentences(topic)
  const [first = topic, ...others] = sentences
  if (others.length === 0 || (topic.length <= long && !topic.includes('\n')) || first.length < least) {
    return topic.includes('\n') ? { head: first, rest: others } : { head: topic, rest: [] }
  }
  return { head: first, rest: others }
}

const storyOccasions: readonly Occasion[] = ['glad', 'sad', 'opinion', 'question', 'mine', 'other']
/** Words from which on a given line reads as a sentence rather than as an entry of a list. */
const sentenceWords = 7

/** Reads what was given: the occasion, the facts and how they want to be laid out. Nothing is changed but marks at the edges. */
export function read({ topic, details = '', occasion: chosen, language, tone }: Given): Reading {
  const phrases = phrasesOf(language)
  const has = once(matchers, language, () => createMatchers(phrases))
  const whole = topic
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
  const { head: typedHead, rest } = partsOf(whole, headUnits[phrases.writing.spaces ? 'spaced' : 'joined'])
  const { bare: unlit, emoji } = splitTrailingEmoji(typedHead)
  const plain = unlit || typedHead

  const typed = details
    .normalize('NFC')
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter(Boolean)
  const isNumbered = typed.length > 1 && typed.every((line) => stepMark.test(line))
  const sentences = typed.length === 1 ? splitSentences(typed[0] as string) : typed
  const lines = sentences.map((line) => (isNumbered ? line.replace(stepMark, '') : line.replace(bullet, '')) || line)

  const occasion =
    chosen ??
    guessOccasion(
      {
        topic: plain,
        whole,
        details: typed,
        numbered: isNumbered,
        hasEmoji: emojiIn(whole).length > 0,
        spaced: phrases.writing.spaces,
        nouns: phrases.hashtags.style === 'nouns',
      },
      has,
    )
  const facts = [...rest, ...lines].map((text) => ({ text, kind: factKind(text, has) }))
  const isProse = !isNumbered && ((typed.length === 1 && sentences.length > 1) || (typed.length === 0 && rest.length > 1))
  const reads = facts.filter(({ text }) => endsSentence(text) || text.split(/\s+/u).length >= sentenceWords).length
  const isStory = isProse || (storyOccasions.includes(occasion) && facts.length > 0 && reads * 2 >= facts.length) || isQuiet(occasion)
  // A colon behind a Devanagari letter is how many type the visarga.
  const needsMark =
    occasion === 'question' && !has.requests(plain) && !isQuestionMarked(plain) && !/[.!…]|(?<![\u0900-\u097f]):/u.test(plain)
  // The stop that parted the head from what follows has done its work.
  const alone = rest.length > 0 && !isQuiet(occasion) ? raised(plain).replace(/[.。।۔]$/u, '') : raised(plain)
  const head = needsMark ? phrases.writing.question.replace('{topic}', () => alone.replace(/\s?[।॥]$/u, '')) : alone
  const label = once(labels, language, () =>
    cuesExpression(
      phrases.reading.titleLabels.map((cue) => `^${cue}`),
      phrases.writing.spaces ? 'spaced' : 'joined',
    ),
  )
  // "New video: …" or "[New video] …"
  const opens = /^[【[［(（]\s?/u.exec(head)?.[0].length ?? 0
  const found = label?.exec(comparable(head.slice(opens)))
  const labelled = opens + (found?.[0].length ?? 0)
  const after = found && (opens > 0 ? /^\s?[】\]］)）]\s?[:：]?\s*(?=\S)/u : /^\s?[:：|–—-]\s*(?=\S)/u).exec(head.slice(labelled))
  const source = [whole, details].filter(Boolean).join('\n')
  return {
    phrases,
    language,
    tone,
    occasion,
    guessed: chosen === undefined,
    listId: occasion === 'question' && has.why(plain) ? 'why' : occasion === 'tips' && (isNumbered || facts.length > 1) ? 'mine' : occasion,
    voice: isNews(occasion) ? 'news' : 'talk',
    isQuiet: isQuiet(occasion),
    head,
    bare: after ? raised(head.slice(labelled + after[0].length)) : head,
    emoji,
    hasEmoji: emojiIn(whole).length > 0,
    facts,
    shape: facts.length === 0 ? 'none' : isNumbered ? 'steps' : isStory ? 'story' : 'list',
    isProse,
    speaksForSeveral: has.several(source) || (!has.one(source) && isNews(occasion)),
    has,
    source,
  }
}

/** The facts in the order in which they are shown: as told in a story, else what to do comes last. */
export const orderedFacts = ({ facts, shape }: Reading): readonly Fact[] =>
  shape === 'list' ? [...facts.filter((fact) => !isContact(fact)), ...facts.filter(isContact)] : facts

/** Whether the second of {familiar|formal} is used. */
export const isFormal = ({ phrases, tone }: Reading, platform?: PostPlatform): boolean => {
  const { tones, platforms } = phrases.writing.formal
  return tones.includes(tone) || (platform !== undefined && platforms.includes(platform))
}
