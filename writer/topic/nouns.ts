import {
  countEnding,
  countNouns,
  determiners,
  irregularPlurals,
  massEnding,
  massNouns,
  singularInS,
  superlatives,
} from '#writer/topic/lexicon.ts'

/** The words that must agree with a noun phrase. */
export interface Agreement {
  readonly plural: boolean
  readonly is: 'is' | 'are'
  readonly was: 'was' | 'were'
  readonly has: 'has' | 'have'
  readonly does: 'does' | 'do'
  readonly it: 'it' | 'they'
  /** As an object. */
  readonly them: 'it' | 'them'
  readonly its: 'its' | 'their'
  readonly this: 'this' | 'these'
  /** Ending of a regular verb in the present: "take{s}". */
  readonly s: 's' | ''
}

const singular: Agreement = {
  plural: false,
  is: 'is',
  was: 'was',
  has: 'has',
  does: 'does',
  it: 'it',
  them: 'it',
  its: 'its',
  this: 'this',
  s: 's',
}
const plural: Agreement = {
  plural: true,
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  it: 'they',
  them: 'them',
  its: 'their',
  this: 'these',
  s: '',
}

export const agreementOf = (isPlural: boolean): Agreement => (isPlural ? plural : singular)

/** Ends the head of a noun phrase: what follows only describes it. */
const afterHead =
  /^(?:for|in|of|on|at|with|without|from|to|about|after|before|during|by|over|under|between|through|against|vs|versus|that|which|who|when|where|while|as|like|near|around|into|inside|beyond|across|than|because|if|this|next|is|are|online|together|alone|again|today|tomorrow|tonight|only|now|every)$/i

/** Index of the head noun: the last word before the first preposition or relative word. */
export function headIndex(words: readonly string[]): number {
  const end = words.findIndex((word, at) => at > 0 && afterHead.test(word))
  return (end === -1 ? words.length : end) - 1
}

export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase().replace(/['’]s$/, '')
  if (irregularPlurals.has(word)) return true
  if (singularInS.has(word) || /(?:ss|us|is|['’])$/.test(word)) return false
  return word.length > 2 && word.endsWith('s')
}

/** The singular of a regular plural; other words come back as they are. */
export function singularOf(noun: string): string {
  if (!isPlural(noun)) return noun
  if (irregularPlurals.has(noun)) return noun
  if (/[^aeiou]ies$/.test(noun)) return `${noun.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$/.test(noun)) return noun.slice(0, -2)
  return noun.slice(0, -1)
}

const silentH = /^(?:hour|honest|honou?r|heir)/i
const soundsLikeYou = /^(?:uni(?!n|m|d)|use|usu|eu|ut[ei]|ufo|ubiq|one\b|once)/i
/** Letters whose names begin with a vowel sound, for acronyms that are spelled out. */
const vowelLetter = /^[AEFHILMNORSX](?:[A-Z0-9]|$)/

/** "a" or "an", by the sound of the word that follows. */
export function article(next: string): 'a' | 'an' {
  if (/^[A-Z][A-Z0-9]*(?:\b|$)/.test(next) && /^[A-Z0-9]{2,}\b/.test(next)) return vowelLetter.test(next) ? 'an' : 'a'
  if (/^(?:8|11(?!\d)|18(?!\d))/.test(next)) return 'an'
  if (silentH.test(next)) return 'an'
  return /^[aeiou]/i.test(next) && !soundsLikeYou.test(next) ? 'an' : 'a'
}

type Countability = 'count' | 'mass' | 'unknown'

function countability(noun: string): Countability {
  const word = noun.toLowerCase()
  if (countNouns.has(word)) return 'count'
  if (massNouns.has(word)) return 'mass'
  if (word.length > 4 && countEnding.test(word)) return 'count'
  return massEnding.test(word) ? 'mass' : 'unknown'
}

/**
 * A noun phrase with the article that it needs: "a vegan bakery", "the best cafés", "remote work".
 * Names and nouns of unknown countability stay bare, which reads as a label at worst.
 */
export function withArticle(words: readonly string[]): { words: readonly string[]; plural: boolean } {
  const head = headIndex(words)
  const noun = words[head] ?? ''
  const first = (words[0] ?? '').toLowerCase()
  const joined = words.slice(0, head + 1).some((word, at) => at > 0 && at < head && /^(?:and|&)$/i.test(word))
  const many = joined || isPlural(noun)
  if (first === 'a' || first === 'an') return { words: [article(words[1] ?? ''), ...words.slice(1)], plural: false }
  if (determiners.has(first) || /^\d/.test(first) || /['’]s$/.test(first)) return { words, plural: many }
  if (superlatives.has(first) && words.length > 1) return { words: ['the', ...words], plural: many }
  const isName = /^\p{Lu}/u.test(noun) || /\p{Lu}/u.test(noun.slice(1))
  const counted = countability(noun) === 'count' || (noun === 'business' && head > 0)
  if (many || isName || !counted) return { words, plural: many }
  if (words.length > 1 && superlatives.has((words[1] ?? '').toLowerCase())) return { words: ['the', ...words], plural: false }
  return { words: [article(words[0] ?? ''), ...words], plural: false }
}
