import { isNews, isSensitiveOccasion, type Occasion } from '#contract/occasions.ts'
import type { LanguageCode, PostPlatform, Tone } from '#contract/options.ts'
import type { Background } from '#writer/background.ts'
import { createMatchers, type Fact, factKind, isContact, type Matchers } from '#writer/builtin/facts.ts'
import { withoutInstruction } from '#writer/builtin/instruction.ts'
import { guessOccasion } from '#writer/builtin/occasion.ts'
import { comparable, cuesExpression } from '#writer/builtin/phrases/cues.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import type { ListId, Phrases, Voice } from '#writer/builtin/phrases/schema.ts'
import { emojiIn, endsSentence, isQuestionMarked, raised, splitSentences, splitTrailingEmoji } from '#writer/builtin/sentences.ts'

/** Input of the built-in writer. */
export interface ReadingInput {
  readonly topic: string
  readonly details?: string | undefined
  /** The user's choice; guessed from the topic when absent. */
  readonly occasion?: Occasion | undefined
  readonly language: LanguageCode
  readonly tone: Tone
  readonly background?: Background | undefined
}

/** How the facts are laid out. */
export type Shape = 'none' | 'list' | 'steps' | 'story'

export interface Reading {
  readonly phrases: Phrases
  readonly language: LanguageCode
  readonly tone: Tone
  readonly occasion: Occasion
  readonly guessed: boolean
  /** Which phrase lists are used: those of the occasion, `why` for questions about a cause, or `mine` for a how-to with its own steps. */
  readonly listId: ListId
  readonly voice: Voice
  /** The text gets no exclamation mark, emoji, frame or call to action. */
  readonly isSensitive: boolean
  /** The topic's first complete sentence, or all of it: as typed, except for its first letter, emoji and question mark. */
  readonly head: string
  /** `head` without a label such as "New video:". */
  readonly bare: string
  /** The user's emoji at the end of the topic. */
  readonly emoji: string
  readonly hasEmoji: boolean
  /** All input except the head, in its order. */
  readonly facts: readonly Fact[]
  readonly shape: Shape
  /** Whether the facts were typed in sentences on one line. */
  readonly isProse: boolean
  readonly speaksForSeveral: boolean
  readonly has: Matchers
  /** Who writes. The points of a source are facts already. */
  readonly background: Background | undefined
  /** The whole input as one text. */
  readonly source: string
}

const matchers = new Map<LanguageCode, Matchers>()
const labels = new Map<LanguageCode, RegExp | null>()
const cached = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const value = make()
  map.set(key, value)
  return value
}

const stepMark = /^[\p{Nd}]{1,2}[.)．、۔]\s*/u
const bullet = /^[-•*–—▪·✓✔►]\s+/u
/**
 * A topic of several sentences is split into head and details when it is longer than `long` UTF-16 units; `least` is the minimum length of
 * a head. Languages without spaces between words need fewer characters for the same content.
 */
const headUnits = { spaced: { long: 60, least: 12 }, joined: { long: 24, least: 6 } } as const

/** The head of a topic and the sentences after it. */
function partsOf(topic: string, { long, least }: { long: number; least: number }): { head: string; rest: readonly string[] } {
  const sentences = splitSentences(topic)
  const [first = topic, ...others] = sentences
  if (others.length === 0 || (topic.length <= long && !topic.includes('\n')) || first.length < least) {
    return topic.includes('\n') ? { head: first, rest: others } : { head: topic, rest: [] }
  }
  return { head: first, rest: others }
}

const storyOccasions: readonly Occasion[] = ['glad', 'sad', 'opinion', 'question', 'mine', 'other']
/** Minimum words of a line that reads as a sentence and not as a list entry. */
const sentenceWords = 7

/** Analyses the input: its occasion, its facts and their layout. Changes only punctuation at the start and end. */
export function read({ topic, details = '', occasion: chosen, language, tone, background }: ReadingInput): Reading {
  const phrases = phrasesOf(language)
  const has = cached(matchers, language, () => createMatchers(phrases))
  const { topic: asked, mentions } = withoutInstruction(topic, phrases)
  const whole = asked
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
  const { head: typedHead, rest } = partsOf(whole, headUnits[phrases.writing.spaces ? 'spaced' : 'joined'])
  const { bare: withoutEmoji, emoji } = splitTrailingEmoji(typedHead)
  const plain = withoutEmoji || typedHead

  const typed = [...mentions, details]
    .join('\n')
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
  const sentenceCount = facts.filter(({ text }) => endsSentence(text) || text.split(/\s+/u).length >= sentenceWords).length
  const isStory =
    isProse || (storyOccasions.includes(occasion) && facts.length > 0 && sentenceCount * 2 >= facts.length) || isSensitiveOccasion(occasion)
  // Many users type a colon for the Devanagari visarga.
  const needsMark =
    occasion === 'question' && !has.requests(plain) && !isQuestionMarked(plain) && !/[.!…]|(?<![\u0900-\u097f]):/u.test(plain)
  // Drop the full stop between the head and the sentences after it.
  const alone = rest.length > 0 && !isSensitiveOccasion(occasion) ? raised(plain).replace(/[.。।۔]$/u, '') || raised(plain) : raised(plain)
  const head = needsMark ? phrases.writing.question.replace('{topic}', () => alone.replace(/\s?[।॥]$/u, '')) : alone
  const label = cached(labels, language, () =>
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
  const source = [whole, ...mentions, details].filter(Boolean).join('\n')
  const speaker = background?.voice?.speaker
  return {
    phrases,
    language,
    tone,
    occasion,
    guessed: chosen === undefined,
    listId: occasion === 'question' && has.why(plain) ? 'why' : occasion === 'tips' && (isNumbered || facts.length > 1) ? 'mine' : occasion,
    voice: isNews(occasion) ? 'news' : 'talk',
    isSensitive: isSensitiveOccasion(occasion),
    head,
    bare: after ? raised(head.slice(labelled + after[0].length)) : head,
    emoji,
    hasEmoji: emojiIn(whole).length > 0,
    facts,
    shape: facts.length === 0 ? 'none' : isNumbered ? 'steps' : isStory ? 'story' : 'list',
    isProse,
    speaksForSeveral: has.several(source) || (!has.one(source) && (speaker ? speaker !== 'person' : isNews(occasion))),
    has,
    background,
    source,
  }
}

/** The facts in display order: as typed, but contacts and calls to action come last in a list. */
export const orderedFacts = ({ facts, shape }: Reading): readonly Fact[] =>
  shape === 'list' ? [...facts.filter((fact) => !isContact(fact)), ...facts.filter(isContact)] : facts

/** Whether the formal form of {familiar|formal} is used. */
export const isFormal = ({ phrases, tone, background }: Reading, platform?: PostPlatform): boolean => {
  const { tones, platforms } = phrases.writing.formal
  const chosen = background?.voice?.address
  if (chosen && chosen !== 'usual') return chosen === 'formal'
  return tones.includes(tone) || (platform !== undefined && platforms.includes(platform))
}
