import { midSentence, titleCase, upperFirst } from '#writer/topic/casing.ts'
import { cleanTopic, sentencesOf } from '#writer/topic/clean.ts'
import { audienceOf, momentOf, placeOf } from '#writer/topic/cues.ts'
import { cutAtWord } from '#writer/topic/cut.ts'
import { peel } from '#writer/topic/frames.ts'
import { keywordsOf } from '#writer/topic/keywords.ts'
import { type Agreement, agreementOf, headIndex } from '#writer/topic/nouns.ts'
import { opaqueLabel } from '#writer/topic/opaque.ts'
import { isEnglish, namedThing, type Reading, readSubject, type Subject } from '#writer/topic/subject.ts'
import { tagsOf } from '#writer/topic/tags.ts'

/**
 * How the topic's `phrase` may be embedded:
 * - `activity`: a gerund phrase, singular ("repairing old bicycles"): *good at …, start …, … takes practice*.
 * - `thing`: a noun phrase with the article it needs ("my sourdough starter", "remote work", "electric cars").
 * - `opaque`: a quotation whose grammar is unknown (“猫の写真”): only where a title could stand, *let's talk about …,
 *   a word on …*; never as the subject of a verb that says what it does.
 */
export type TopicForm = 'activity' | 'thing' | 'opaque'

/**
 * A person's topic, taken apart so that its pieces are always grammatical to embed.
 * No piece has end punctuation, line breaks, links, handles or emoji (an emoji-only topic is the one exception:
 * its phrase is the emoji).
 */
export interface Topic {
  /** As typed. */
  readonly raw: string
  readonly form: TopicForm
  /** Stands mid-sentence, after a preposition or as an object; at most 9 words and 70 UTF-16 units. Never a question or an order. */
  readonly phrase: string
  /** `phrase` at the start of a sentence. */
  readonly Phrase: string
  /** `phrase` without the audience it ends in: "watercolour painting" of "watercolour painting for beginners". */
  readonly core: string
  /** `core` at the start of a sentence. */
  readonly Core: string
  /** Title Case, no quotation marks; for headings and titles. */
  readonly title: string
  /** `title` within 40 UTF-16 units, cut at a word. */
  readonly short: string
  /** Words that agree with `phrase` and with `core`: is/are, has/have, it/they … */
  readonly agreement: Agreement
  /** Noun phrase of the people it is for ("beginners", "busy parents"); only what the topic says, never a guess. */
  readonly audience: string | null
  /** Lower-case content words and pairs, the most specific first; empty when there are none (emoji). */
  readonly keywords: readonly string[]
  /** The noun (of a thing) or the object's head noun (of an activity): "starter", "bicycles"; the gerund when there is no object; '' when unknown. */
  readonly head: string
  /** Whether the person asked something. */
  readonly question: boolean
  /** The person's own question as one clean sentence ("How do I fix a flat tyre?"), when there is one of at most 16 words. */
  readonly ask: string | null
  /** The person's own statement as one clean sentence ("Our new vegan bakery opens on Saturday."), at most 16 words, when there is one. */
  readonly statement: string | null
  /** The topic asks for tips, ways, reasons …; `count` when it says how many. */
  readonly list: { readonly count: number | null } | null
  /** It belongs to the person: the phrase says my or our, or the statement is in the first person. */
  readonly own: boolean
  /** A place or a time that the topic names: "in Lisbon", "this Friday". */
  readonly place: string | null
  readonly time: string | null
  /** The emoji that the person used, in order, each once. */
  readonly emoji: readonly string[]
}

/** UTF-16 units that are read for what the topic is about; the rest of a long one adds detail. */
const readUnits = 600
/** The longest own sentence that is quoted back, in words. */
const ownSentenceMax = 16
const remembered = new Map<string, Topic>()
const memory = 500

/** Takes a topic apart. Pure; the last few hundred answers are remembered, because reading one costs more than writing a post. */
export function analyse(raw: string): Topic {
  const known = remembered.get(raw)
  if (known) return known
  const topic = read(raw)
  if (remembered.size >= memory) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(raw, topic)
  return topic
}

interface Candidate {
  readonly sentence: string
  readonly reading: Reading
  readonly list: Topic['list']
}

function read(raw: string): Topic {
  const clean = cleanTopic(raw)
  const candidates = sentencesOf(clean.text.slice(0, readUnits))
    .slice(0, 6)
    .map(midSentence)
    .flatMap((sentence): Candidate[] => {
      const { rest, list } = peel(sentence)
      return withoutColon(rest).map((part) => ({ sentence: part === rest ? rest : part, reading: readSubject(part), list }))
    })
  const chosen = candidates.find(({ reading }) => reading.subject !== null) ?? withNounPhrase(candidates)
  const subject = chosen?.reading.subject ?? null
  const first = candidates[0]
  const statement = first?.reading.statement && !clean.asked ? ownSentence(first.sentence, '.', true) : null
  const told = statement !== null && first !== undefined && subject?.form !== 'activity' ? nounsOf(first.sentence.split(' ')) : null
  const keywords = keywordsOf(told ?? nounsWhere(subject?.words) ?? clean.text)
  const pieces = subject ? piecesOf(subject) : statement ? statedPieces(statement) : opaquePieces(clean.text, clean.emoji)
  return {
    raw,
    ...pieces,
    keywords: [...new Set([...keywords, ...keywordsOf(candidates.map(({ sentence }) => sentence).join('. '))])].slice(0, 12),
    question: clean.asked || first?.reading.question === true,
    ask: first?.reading.question || (clean.asked && first) ? ownSentence(first.sentence, '?', first.reading.question) : null,
    statement,
    list: chosen?.list ?? null,
    own: isOwn(pieces.phrase, statement),
    place: placeOf(clean.text),
    time: momentOf(clean.text),
    emoji: clean.emoji,
  }
}

const isOwn = (phrase: string, statement: string | null): boolean =>
  /(?:^|\s)(?:my|our)(?=\s|$)/i.test(phrase) ||
  (statement !== null && /^(?:I|We|He|She|It's|My|Our|Just|Finally|Mum|Mom|Dad|Grandma|Grandpa|Granny|Grandad|Nana)\b/.test(statement))

/** The words of a subject; of a clause ("understanding why cats knock things over") only its nouns, because its verbs are no keywords. */
function nounsWhere(words: readonly string[] | undefined): string | undefined {
  if (!words || !/^(?:why|how|what|when|where|who|which)$/.test(words[1] ?? '')) return words?.join(' ')
  return ['—', '—', ...nounsOf(words).split(' ').slice(2)].join(' ')
}

/** Only the nouns of a clause, with a gap for every other word. */
function nounsOf(words: readonly string[]): string {
  const tags = tagsOf(words.join(' '))
  return words.map((word, at) => (tags[at]?.has('Noun') && !tags[at]?.has('Pronoun') ? word : '—')).join(' ')
}

/** A longer sentence that cannot be embedded is about the first thing that it names. */
function withNounPhrase(candidates: readonly Candidate[]): Candidate | undefined {
  for (const candidate of candidates) {
    const words = candidate.sentence.split(' ')
    const named = words.length > 6 && isEnglish(words) ? namedThing(words) : null
    if (named) return { ...candidate, reading: { ...candidate.reading, subject: named } }
  }
  return undefined
}

/** "Sourdough: a beginner's guide" is two readings: what stands before the colon, then what follows it. */
function withoutColon(text: string): string[] {
  const at = text.search(/(?::|\s[–—-])\s/)
  if (at <= 0) return [text]
  const after = text.slice(at).replace(/^[:\s–—-]+/, '')
  const before = text.slice(0, at)
  return before.split(' ').length <= 5 ? [before, after] : [after, before]
}

/** The person's own words as a sentence, when they are short and whole enough. */
function ownSentence(text: string, mark: '.' | '?', whole: boolean): string | null {
  const words = text.split(' ').length
  return whole && words >= (mark === '.' ? 2 : 3) && words <= ownSentenceMax && text.length <= 110 ? `${upperFirst(text)}${mark}` : null
}

type Pieces = Pick<Topic, 'form' | 'phrase' | 'Phrase' | 'core' | 'Core' | 'title' | 'short' | 'agreement' | 'audience' | 'head'>

function piecesOf({ form, words, plural }: Subject): Pieces {
  const phrase = words.join(' ')
  const { audience, core } = audienceOf(phrase)
  const title = titleCase(phrase.replace(/^(?:a|an) (?=\S)/i, ''))
  const agreement = agreementOf(plural)
  return {
    form,
    phrase,
    Phrase: upperFirst(phrase),
    core,
    Core: upperFirst(core),
    title: upperFirst(title),
    short: cutAtWord(upperFirst(title), 40),
    agreement,
    audience,
    head: headOf(form, words),
  }
}

function headOf(form: TopicForm, words: readonly string[]): string {
  const doing = words[0] === 'not' ? words.slice(1) : words
  const rest = form === 'activity' && doing.length > 1 ? doing.slice(1) : doing
  const noun = (rest[headIndex(rest)] ?? rest[0] ?? '').replace(/[^\p{L}\p{N}'-]/gu, '')
  return /^(?:a|an|the|my|our|your|to|in|on|with|after|up|off|what|where|when|who|how|why)$/i.test(noun) ? (doing[0] ?? '') : noun
}

/** A statement whose subject is not understood says it all itself; the text points back to it. */
function statedPieces(statement: string): Pieces {
  const title = statement.replace(/\.$/, '')
  return { ...piecesOf({ form: 'thing', words: ['this'], plural: false }), title, short: cutAtWord(title, 40), head: '' }
}

function opaquePieces(text: string, emoji: readonly string[]): Pieces {
  const { label, quoted } = opaqueLabel(text, emoji)
  return {
    form: 'opaque',
    phrase: quoted,
    Phrase: quoted,
    core: quoted,
    Core: quoted,
    title: upperFirst(label),
    short: cutAtWord(upperFirst(label), 40),
    agreement: agreementOf(false),
    audience: null,
    head: '',
  }
}
