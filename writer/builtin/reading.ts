import { literalPattern } from '#contract/literal-pattern.ts'
import { isNews, isSensitiveOccasion, type Occasion } from '#contract/occasions.ts'
import { type LanguageCode, languageCodes, type PostPlatform, type Tone } from '#contract/options.ts'
import { type Facts, factLines, questionsOf, type Role, roleIds, textsOf } from '#contract/roles.ts'
import type { Background } from '#writer/background.ts'
import { withoutInstruction } from '#writer/builtin/instruction.ts'
import { guessOccasion, learnTopics } from '#writer/builtin/occasion.ts'
import { comparable, cuesExpression } from '#writer/builtin/phrases/cues.ts'
import { checksOf, phrasesOf } from '#writer/builtin/phrases/load.ts'
import type { ListId, Phrases, Voice } from '#writer/builtin/phrases/schema.ts'
import { emojiIn, endsSentence, isQuestionMarked, raised, splitSentences, splitTrailingEmoji } from '#writer/builtin/sentences.ts'
import {
  createMatchers,
  type Fact,
  factKind,
  isContact,
  isFactKind,
  isTimed,
  type Matchers,
  placedRole,
  roleOf,
} from '#writer/facts/roles.ts'
import { remember } from '#writer/remember.ts'

/** Input of the built-in writer. */
export interface ReadingInput {
  readonly topic: string
  readonly details?: string | undefined
  /** Facts by role. */
  readonly facts?: Facts | undefined
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
  /** Which phrase lists are used: those of the occasion, or `why` for questions about a cause. */
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
  /** All input except the head: what was answered in the order of the questions, then the rest as typed; contacts last. */
  readonly facts: readonly Fact[]
  readonly shape: Shape
  /** Whether the facts were typed in sentences on one line. */
  readonly isProse: boolean
  /** Roles that are given, also in the topic. */
  readonly given: ReadonlySet<Role>
  readonly speaksForSeveral: boolean
  readonly has: Matchers
  /** Who writes. The points of a source are facts already. */
  readonly background: Background | undefined
  /** The whole input as one text. */
  readonly source: string
}

const matchersOf = remember((language: LanguageCode) => createMatchers(phrasesOf(language)))
const titleLabel = remember((language: LanguageCode) => {
  const { reading, writing } = phrasesOf(language)
  return cuesExpression(
    reading.titleLabels.map((cue) => `^${cue}`),
    writing.spaces ? 'spaced' : 'joined',
  )
})

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

/** A part of a topic that may be the first line of a text, in UTF-16 units. */
const leastHead = 4

/**
 * The facts at the end of a topic, after a comma or dash: "Gel nails £25, this week only, 12 Mill Street". Only where each part after the
 * first is a date, price, place or contact: any other comma belongs to the sentence.
 */
function peeled(topic: string, has: Matchers): { head: string; facts: readonly string[] } {
  const parts = topic.split(/(?<!\p{Nd})[,،;；|•·]\s|(?<=\p{Nd})[,،;]\s(?!\p{Nd})|\s[–—-]\s|(?<=[\p{L}\p{M}])[，、](?=\S)/u)
  const [head = topic, ...facts] = parts.map((part) => part.trim()).filter(Boolean)
  const areFacts = facts.length > 0 && facts.every((fact) => isFactKind(factKind(fact, has)))
  return areFacts && head.length >= leastHead && !isFactKind(factKind(head, has)) ? { head, facts } : { head: topic, facts: [] }
}

/** Whether a line stands in none of the texts, as whole words and in any case. */
function unsaidIn(texts: readonly string[], spaces: boolean): (line: string) => boolean {
  const said = texts.map(comparable)
  return (line) => {
    const words = literalPattern(comparable(line))
    const pattern = new RegExp(spaces ? `(?<![\\p{L}\\p{M}\\p{Nd}])${words}(?![\\p{L}\\p{M}\\p{Nd}])` : words, 'iu')
    return !said.some((text) => pattern.test(text))
  }
}

const storyOccasions: readonly Occasion[] = ['glad', 'opinion', 'question', 'mine', 'other']
/** Minimum words of a line that reads as a sentence and not as a list entry. */
const sentenceWords = 7

const rolesOfStory: readonly Role[] = ['happened', 'changed', 'lesson', 'view', 'reason', 'example', 'why', 'thanks']

const prepared = new Set<LanguageCode>()

/**
 * Reads the phrases of a language and the words by which facts are found in all languages, and, where an occasion is to be guessed, learns its
 * examples. Does nothing when that has been done; otherwise it takes some tenths of a second, and yields after each step.
 */
export function* prepareReading({ language, occasion }: Pick<ReadingInput, 'language' | 'occasion'>): Generator<undefined, void> {
  if (!prepared.has(language)) {
    matchersOf(language)
    yield undefined
    for (const each of languageCodes) {
      checksOf(each)
      yield undefined
    }
    prepared.add(language)
  }
  if (!occasion) yield* learnTopics(language, matchersOf(language))
}

/** Analyses the input: its occasion, its facts and their layout. Changes only punctuation at the start and end. */
export function read({ topic, details = '', facts: named, occasion: chosen, language, tone, background }: ReadingInput): Reading {
  const phrases = phrasesOf(language)
  const has = matchersOf(language)
  const { topic: wanted, mentions } = withoutInstruction(topic, phrases)
  const whole = wanted
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
  const { head: typedHead, rest } = partsOf(whole, headUnits[phrases.writing.spaces ? 'spaced' : 'joined'])
  const { bare: withoutEmoji, emoji } = splitTrailingEmoji(typedHead)

  const typed = [...mentions, details]
    .join('\n')
    .normalize('NFC')
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter(Boolean)
  const isNumbered = typed.length > 1 && typed.every((line) => stepMark.test(line))
  const sentences = typed.length === 1 ? splitSentences(typed[0] as string) : typed
  const lines = sentences.map((line) => (isNumbered ? line.replace(stepMark, '') : line.replace(bullet, '')) || line)

  const unpeeled = withoutEmoji || typedHead
  const occasion =
    chosen ??
    guessOccasion(
      {
        language,
        topic: unpeeled,
        whole,
        numbered: isNumbered || textsOf(named, 'steps').length > 1,
        roles: roleIds.filter((role) => textsOf(named, role).length > 0),
      },
      has,
    )
  const { head: plain, facts: inTopic } =
    rest.length === 0 && !isSensitiveOccasion(occasion) && occasion !== 'question' && !isQuestionMarked(unpeeled)
      ? peeled(unpeeled, has)
      : { head: unpeeled, facts: [] }
  const factOf = (text: string, role?: Role): Fact => {
    const kind = factKind(text, has)
    return { text, kind, role: role ? placedRole(role, text) : roleOf(text, kind, occasion, has) }
  }
  // A detail that the topic says already is not said twice.
  const isUnsaid = unsaidIn([plain, ...rest, ...inTopic], phrases.writing.spaces)
  const untold = [...rest, ...inTopic, ...(isNumbered ? lines : lines.filter(isUnsaid))].map((text) => factOf(text))
  const listable = lines.map((text) => factOf(text)).filter((fact) => !isContact(fact) && fact.kind !== 'act' && !isTimed(fact.text))
  const isSentence = ({ text }: Fact) => endsSentence(text) || text.split(/\s+/u).length >= sentenceWords
  const areSteps =
    isNumbered ||
    (occasion === 'tips' && listable.length > 1) ||
    (occasion === 'mine' && listable.length > 2 && !listable.some(({ text }) => endsSentence(text)))
  const typedSteps = areSteps ? (isNumbered ? lines : listable.map(({ text }) => text)) : []
  const asked: readonly Role[] = questionsOf[occasion]
  // What it is comes before when and where, also where nobody asked for it.
  const order = [...new Set<Role>([...(asked.includes('what') ? [] : (['what'] as const)), ...asked, ...roleIds])]
  const answered = order.flatMap((role) => textsOf(named, role).map((text) => factOf(text, role)))
  const isNew = ({ text }: Fact) => !answered.some((fact) => fact.text === text)
  const all = [
    ...answered,
    ...untold.filter(isNew).map((fact) => (typedSteps.includes(fact.text) ? { ...fact, role: 'steps' as const } : fact)),
  ]
  const isLast = ({ role }: Fact) => role === 'order' || role === 'contact' || role === 'link'
  const facts = [...all.filter((fact) => !isLast(fact)), ...all.filter(isLast)]
  const isProse =
    !isNumbered && answered.length === 0 && ((typed.length === 1 && sentences.length > 1) || (typed.length === 0 && rest.length > 1))
  const told = facts.filter((fact) => !isLast(fact))
  const isStory =
    isProse ||
    isSensitiveOccasion(occasion) ||
    (storyOccasions.includes(occasion) && told.length > 0 && told.filter(isSentence).length * 2 >= told.length) ||
    (told.length > 0 && told.every(({ role }) => rolesOfStory.includes(role)))
  // Many users type a colon for the Devanagari visarga.
  const needsMark =
    occasion === 'question' && !has.requests(plain) && !isQuestionMarked(plain) && !/[.!…]|(?<![\u0900-\u097f]):/u.test(plain)
  // Drop the full stop between the head and the sentences after it.
  const alone = rest.length > 0 && !isSensitiveOccasion(occasion) ? raised(plain).replace(/[.。।۔]$/u, '') || raised(plain) : raised(plain)
  const head = needsMark ? phrases.writing.question.replace('{topic}', () => alone.replace(/\s?[।॥]$/u, '')) : alone
  const label = titleLabel(language)
  // "New video: …" or "[New video] …"
  const opens = /^[【[［(（]\s?/u.exec(head)?.[0].length ?? 0
  const found = label?.exec(comparable(head.slice(opens)))
  const labelled = opens + (found?.[0].length ?? 0)
  const after = found && (opens > 0 ? /^\s?[】\]］)）]\s?[:：]?\s*(?=\S)/u : /^\s?[:：|–—-]\s*(?=\S)/u).exec(head.slice(labelled))
  const source = [whole, ...mentions, details, ...factLines(named)].filter(Boolean).join('\n')
  const speaker = background?.voice?.speaker
  return {
    phrases,
    language,
    tone,
    occasion,
    guessed: chosen === undefined,
    listId: occasion === 'question' && has.why(plain) ? 'why' : occasion,
    voice: isNews(occasion) ? 'news' : 'talk',
    isSensitive: isSensitiveOccasion(occasion),
    head,
    bare: after ? raised(head.slice(labelled + after[0].length)) : head,
    emoji,
    hasEmoji: emojiIn(whole).length > 0,
    facts,
    shape: facts.length === 0 ? 'none' : facts.filter(({ role }) => role === 'steps').length > 1 ? 'steps' : isStory ? 'story' : 'list',
    given: new Set<Role>([...facts.map(({ role }) => role), ...rolesIn(plain, occasion, has)]),
    isProse,
    speaksForSeveral: has.several(source) || (!has.one(source) && (speaker ? speaker !== 'person' : isNews(occasion))),
    has,
    background,
    source,
  }
}

/** The roles that the topic answers: a price, a day, a place. */
function rolesIn(topic: string, occasion: Occasion, has: Matchers): Role[] {
  const asked: readonly Role[] = questionsOf[occasion]
  const isDated = has.day(topic) || has.time(topic)
  return [
    ...(has.price(topic) || /\p{Nd}\s?[%％٪]/u.test(topic) ? (['price'] as const) : []),
    ...(isDated ? (['when', ...(asked.includes('until') ? (['until'] as const) : [])] as const) : []),
    ...(has.place(topic) ? (['where'] as const) : []),
    ...(has.action(topic) ? (['order', 'contact', 'link'] as const) : []),
  ]
}

/** Whether the formal form of {familiar|formal} is used. */
export const isFormal = ({ phrases, tone, background }: Reading, platform?: PostPlatform): boolean => {
  const { tones, platforms } = phrases.writing.formal
  const chosen = background?.voice?.address
  if (chosen && chosen !== 'usual') return chosen === 'formal'
  return tones.includes(tone) || (platform !== undefined && platforms.includes(platform))
}
