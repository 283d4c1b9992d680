import { isOrdinary } from '#writer/topic/casing.ts'
import { peel } from '#writer/topic/frames.ts'
import { afterVerb, englishWords, foreignWords, stopWords } from '#writer/topic/lexicon.ts'
import { isPlural, withArticle } from '#writer/topic/nouns.ts'
import { questionSubject } from '#writer/topic/questions.ts'
import { type Statement, statementSubject } from '#writer/topic/statements.ts'
import { tagsOf } from '#writer/topic/tags.ts'
import { gerundOf, isActivity, isDoing, isGerund, opensAsVerb } from '#writer/topic/verbs.ts'

/** What a topic is about, as words that embed; `null` when its grammar is not understood. */
export interface Subject {
  readonly form: 'activity' | 'thing'
  readonly words: readonly string[]
  readonly plural: boolean
}

export interface Reading {
  readonly subject: Subject | null
  /** It has the shape of a question, marked or not. */
  readonly question: boolean
  /** It is a whole statement. */
  readonly statement: boolean
}

export const maxWords = 9
export const maxUnits = 70

const activity = (words: readonly string[]): Subject => ({ form: 'activity', words, plural: false })

/** Reads one sentence, already in mid-sentence case, as an activity or a thing. */
export function readSubject(text: string): Reading {
  const words = text.split(' ').filter(Boolean)
  if (!isEnglish(words)) return { subject: null, question: false, statement: false }
  const asked = questionSubject(words)
  if (asked)
    return {
      subject: fitted(asked.words && readPhrase(peel(asked.words.join(' ')).rest.split(' '))),
      question: asked.direct,
      statement: false,
    }
  const said: Statement | null = statementSubject(words)
  if (said) return { subject: fitted(said.words && readPhrase(said.words)), question: false, statement: said.whole }
  return { subject: fitted(readPhrase(words)), question: false, statement: false }
}

const isContent = (word: string) => /[\p{L}\p{N}]/u.test(word) && !stopWords.has(word.toLowerCase())

/** An order, a gerund phrase or a noun phrase. */
function readPhrase(words: readonly string[]): Subject | null {
  const [first = '', ...rest] = words
  const lower = first.toLowerCase()
  if (!words.some(isContent)) return null
  if (lower === 'to' && rest.length > 0) return readOrder(rest)
  if ((lower === 'not' || lower === 'never') && rest[0]) return activity(['not', ...readOrder(rest).words])
  if (lower === "don't" && rest[0]) return activity(['not', ...readOrder(rest).words])
  if (lower === 'understanding' && /^(?:how|why|what|when|where|who|which)$/.test(words[1] ?? ''))
    return { form: 'thing', words, plural: false }
  if ((isGerund(first) || isDoing(words)) && isActivity(words)) return activity(words)
  if (opensAsVerb(words)) return readOrder(words)
  if (
    /^(?:and|or|but|so|because|if|then|also|yes|no|ok|okay|hey|hi|hello|when|while|although|unless|that|there|here|from|with|without|of|at|by|into|onto|hello|just)$/.test(
      lower,
    )
  )
    return null
  const last = words.at(-1) ?? ''
  if (
    words.length > 1 &&
    isGerund(last) &&
    words.length <= 4 &&
    !afterVerb.has(lower) &&
    !/^(?:best|worst)$/.test(lower) &&
    /^\p{Ll}/u.test(first)
  )
    return activity(words)
  const named = withArticle(words)
  return { form: 'thing', words: named.words, plural: named.plural }
}

/** "start a podcast" → "starting a podcast"; "plan and film a reel" → "planning and filming a reel". */
function readOrder(words: readonly string[]): Subject {
  const [verb = '', ...rest] = words
  if (/^(?:be|get)$/i.test(verb) && rest.length === 0) return activity([gerundOf(verb)])
  if (/ly$/.test(verb) && rest[0]) return activity([...readOrder(rest).words, verb])
  if (/^(?:start|begin|try|keep)$/i.test(verb) && isGerund(rest[0] ?? '')) return activity(rest)
  const [joint = '', second = '', ...after] = rest
  const both = /^(?:and|or|&)$/.test(joint) && opensAsVerb([second, ...(after.length > 0 ? after : ['it'])])
  return activity(both ? [gerundOf(verb), joint, gerundOf(second), ...after] : [gerundOf(verb), ...rest])
}

/** Where a phrase may end early and still be whole. */
const breaks =
  /^(?:for|in|on|at|with|without|from|after|before|during|by|under|while|when|because|so|that|which|who|where|if|using|and|but|then|as|into|through|despite|instead|including|like|to|since|until|over|about|across|around|—|–|-)$/i

/** The phrase within `maxWords` and `maxUnits`, cut before a preposition or conjunction; null when no cut is left. */
function fitted(subject: Subject | null): Subject | null {
  if (subject === null) return null
  const clause = subject.words.findIndex((word, at) => at > 0 && /[,;:—–]$/.test(word))
  const words = clause > 0 && !isSeries(subject.words) ? trimmed(subject.words.slice(0, clause + 1)) : subject.words
  if (fits(words)) return { ...subject, words }
  const clauseAt = subject.words.findIndex((word, at) => at > 0 && /^(?:how|why|what|that|which|who|where|whether)$/i.test(word))
  for (let end = Math.min(words.length - 1, maxWords); end >= 2; end--) {
    const kept = words.slice(0, end)
    if (clauseAt > 0 && clauseAt < end && clauseAt < 3) return null
    if (breaks.test(words[end] ?? '') && !breaks.test(kept.at(-1) ?? '') && fits(kept)) return { ...subject, words: trimmed(kept) }
  }
  return null
}

/** Words as a reader counts them: "do-it-yourself" is three. */
const counted = (words: readonly string[]) => words.join(' ').split(/[\s-]+/).length
const fits = (words: readonly string[]) => counted(words) <= maxWords && words.join(' ').length <= maxUnits
const trimmed = (words: readonly string[]) =>
  words.map((word, at) => (at === words.length - 1 ? word.replace(/(?<![,;:.—–-])[,;:.—–-]+$/, '') : word))
/** "bread, butter and jam": commas of a list, not of a clause. */
const isSeries = (words: readonly string[]) =>
  words.length <= maxWords && words.some((word) => /^(?:and|or|&)$/.test(word)) && !words.some((word) => /[;:—–]$/.test(word))

/** Two foreign function words against fewer English ones, or letters that English does not use. */
export function isEnglish(words: readonly string[]): boolean {
  const letters = words.join('').replace(/\P{L}/gu, '')
  if (letters.replace(/\p{Script=Latin}/gu, '').length * 3 > letters.length) return false
  const lower = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const foreign = lower.filter((word) => foreignWords.has(word) && !englishWords.has(word)).length
  const english = lower.filter((word) => englishWords.has(word)).length
  const accented = lower.filter((word) => /[àáâãäåæçèêëìíîïñòóôõöøùúûüýßœąćęłńśźżčďěňřšťůžğışőű]/.test(word)).length
  if (foreign >= 2 && foreign > english) return false
  if (english > 0 || foreign === 0) return true
  const unknown = lower.filter((word) => word.length > 2 && !foreignWords.has(word) && !isOrdinary(word)).length
  return accented + unknown < 2 && !(foreign > 1)
}

const vague = /^(?:post|posts|something|someone|anything|everything|thing|things|group|lot|kind|people|way|ways|bit|time|times|day|days)$/i

/** The first noun phrase of a sentence that says something: plural, or with a determiner. */
export function namedThing(sentence: readonly string[]): Subject | null {
  const words = sentence.slice(0, 30)
  const tags = tagsOf(words.join(' '))
  if (tags.length !== words.length) return null
  const isPart = (at: number, names: readonly string[]) => names.some((name) => tags[at]?.has(name)) && !tags[at]?.has('Pronoun')
  for (let start = 0; start < words.length; start++) {
    let end = start
    if (isPart(end, ['Determiner', 'Possessive'])) end++
    while (end < words.length && isPart(end, ['Adjective'])) end++
    const nouns = end
    while (end < words.length && isPart(end, ['Noun']) && !isPart(end, ['Possessive'])) end++
    const phrase = trimmed(words.slice(start, end))
    const noun = phrase.at(-1) ?? ''
    if (end === nouns || vague.test(noun) || (phrase.length < 2 && !isPlural(noun)) || !fits(phrase)) continue
    const named = withArticle(phrase)
    if (fits(named.words)) return { form: 'thing', words: named.words, plural: named.plural }
  }
  return null
}
