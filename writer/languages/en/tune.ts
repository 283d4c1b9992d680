import type { Tone } from '#contract/options.ts'
import { isProperName } from '#writer/topic/casing.ts'

/** Tones that speak with contractions. */
const loose: ReadonlySet<Tone> = new Set(['casual', 'conversational', 'humorous', 'entertaining', 'excited'])
const stiff: ReadonlySet<Tone> = new Set(['formal', 'professional'])

/** Where a clause begins: only there is "it is" a subject and its verb; "the patience behind it is another" is not. */
const clause = String.raw`(?<=^|[.,:;!?"”] |\b(?:[Aa]nd|[Bb]ut|[Bb]ecause|[Ii]f|[Ww]hen|[Ss]o|[Ss]ince|[Uu]nless|[Uu]ntil|[Ww]hile) )`
const atClause = (words: string, after = '(?= [a-z])') => new RegExp(clause + words + after, 'g')

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd])o not\b/g, "$1on't"],
  [/\b([Dd])oes not\b/g, "$1oesn't"],
  [/\b([Ii])s not\b/g, "$1sn't"],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  [atClause('([Ii])t is', '(?= (?!what\\b|that\\b|now\\b)[a-z])'), "$1t's"],
  [atClause('([Tt])hat is'), "$1hat's"],
  [atClause('([Tt])here is'), "$1here's"],
  [atClause('([Hh])ere is'), "$1ere's"],
  [atClause('([Yy])ou are'), "$1ou're"],
  [atClause('([Yy])ou will'), "$1ou'll"],
  [atClause('I would', '(?= (?!not\\b)[a-z])'), "I'd"],
  [atClause('I am'), "I'm"],
  [/\bI have(?= (?:been|changed|read|seen|learned)\b)/g, "I've"],
  [/(?<=^|[.!?"”] )([Ll])et us(?= [a-z])/g, "$1et's"],
]

const expansions: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd])on['’]t\b/g, '$1o not'],
  [/\b([Dd])oesn['’]t\b/g, '$1oes not'],
  [/\b([Ii])sn['’]t\b/g, '$1s not'],
  [/\b([Aa])ren['’]t\b/g, '$1re not'],
  [/\b([Cc])an['’]t\b/g, '$1annot'],
  [/\b([Ww])on['’]t\b/g, '$1ill not'],
  [/\b([Ii])t['’]s(?= (?!been\b|got\b)[a-z])/g, '$1t is'],
  [/\b([Yy])ou['’]re\b/g, '$1ou are'],
  [/\b([Yy])ou['’]ll\b/g, '$1ou will'],
  [/\bI['’]m\b/g, 'I am'],
  [/\b([Tt])here['’]s\b/g, '$1here is'],
  [/\b([Tt])hat['’]s\b/g, '$1hat is'],
  [/\b([Ll])et['’]s\b/g, '$1et us'],
]

const apply = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text)

/** Contracts for easy-going tones, spells out for formal ones. */
export const tune = (sentence: string, tone: Tone): string =>
  loose.has(tone) ? apply(sentence, contractions) : stiff.has(tone) ? apply(sentence, expansions) : sentence

/** Lower case at the start, but for I and for names. */
export function afterColon(sentence: string): string {
  const [first = ''] = sentence.split(/[\s,.:;!?]/)
  if (/^I(?:['’]|$)/.test(first) || /\p{Lu}/u.test(first.slice(1)) || isProperName(first)) return sentence
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Begins in a way that reads on from nothing. */
const opener = /^(?:and|but|so|or|still|i|maybe|that|this|let|if|you might|you know|thank|more)\b/i
const moment = /\b(?:today|tonight|tomorrow|this week|now)\b/i

/** Whether a frame reads well around a piece: one colon a sentence, one moment, one "first". */
export function suitsFrame(frame: string, piece: string): boolean {
  if (/: \{[xy]\}/.test(frame) && (piece.includes(':') || opener.test(piece))) return false
  if (/^When you/.test(frame) && moment.test(piece)) return false
  return !(/^\[?(?:Start|Begin|First)/.test(frame) && /\bfirst\b/i.test(piece))
}

export const exclaim = (sentence: string): string => sentence.replace(/(?<=[\p{L}\p{N}"])\.$/u, '!')

export const enumerate = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`
