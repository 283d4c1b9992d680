import type { Tone } from '#contract/options.ts'
import { isProperName } from '#writer/topic/casing.ts'
import { openingVerbs } from '#writer/topic/lexicon.ts'

/** Tones that speak with contractions. */
const loose: ReadonlySet<Tone> = new Set(['casual', 'conversational', 'humorous', 'entertaining', 'excited'])
const stiff: ReadonlySet<Tone> = new Set(['formal', 'professional'])

/** A contraction needs a word after it: "as it is." keeps its verb. */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b([Dd])o not\b/g, "$1on't"],
  [/\b([Dd])oes not\b/g, "$1oesn't"],
  [/\b([Ii])s not\b/g, "$1sn't"],
  [/\b([Cc])annot\b/g, "$1an't"],
  [/\b([Ww])ill not\b/g, "$1on't"],
  [
    /(?<!\b(?:how|what|where|who|than|as|why|whether|whatever|behind|about|of|with|for|in|to|on|from|at|by|without) )\b([Ii])t is(?= (?!what\b|that\b|now\b|today\b)[a-z])/g,
    "$1t's",
  ],
  [/\b([Tt])hat is(?= (?:what|how|where|why|the|fine|a|an|easy|enough)\b)/g, "$1hat's"],
  [/(?<!\b(?:what|than|as|whatever) )\b([Tt])here is(?= [a-z])/g, "$1here's"],
  [/(?<!\b(?:where|who|how|what|than|as) )\b([Yy])ou are(?= [a-z])/g, "$1ou're"],
  [/\b([Yy])ou will(?= [a-z])/g, "$1ou'll"],
  [/\bI would(?= (?!not\b)[a-z])/g, "I'd"],
  [/\bI am(?= [a-z])/g, "I'm"],
  [/\bI have(?= (?:been|changed|read|seen|learned)\b)/g, "I've"],
  [/\b([Hh])ere is(?= [a-z])/g, "$1ere's"],
  [/\b([Ll])et us(?= [a-z])/g, "$1et's"],
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

/** Begins with what only reads at the very start of a thought. */
const opener = /^(?:if|when|here|thank|more|after|in|at|some days|today|most days|looking|besides|still|but|and|then|once)\b/i

/** Frames that an order may follow: "To do that, press a finger into it." */
const orderFrames = /^(?:To|For this|Instead|Today|Just once|If you|When you|Before|While|First|For a start|To begin|If)/
const isOrder = (piece: string): boolean => {
  const first = (/^[\p{L}']+/u.exec(piece)?.[0] ?? '').toLowerCase()
  return (
    openingVerbs.has(first) ||
    /^(?:do|don't|let|doubt|judge|name|note|sort|test|document|scope|return|summarise|protect|settle|imagine|weigh|separate|define|begin)$/.test(
      first,
    )
  )
}

/** Whether a frame reads well around a piece: one colon a sentence, and no second opening phrase. */
export function suitsFrame(frame: string, piece: string): boolean {
  if (!/\{[xy]\}/.test(frame)) return true
  if (/^(?:and|but|so|or|still|i|maybe|that|this|let|if|you might|you know|somebody asked)\b/i.test(piece)) return false
  if (/: \{[xy]\}/.test(frame)) return !piece.includes(':')
  if (/^\w[^{]*, \{x\}$/.test(frame) && !orderFrames.test(frame) && isOrder(piece)) return false
  if (/^(?:\w[^{]*,|And) \{x\}$/.test(frame) && opener.test(piece)) return false
  if (/^(?:When you|Before the day|If you)/.test(frame) && /\b(?:today|tonight|tomorrow|this week|now)\b/i.test(piece)) return false
  return !(/\b(?:first|before)\b/i.test(piece) && /^(?:Then|When|First|To begin|For a start|Before)/.test(frame.replace(/^\[/, '')))
}

export const exclaim = (sentence: string): string => sentence.replace(/(?<=[\p{L}\p{N}"])\.$/u, '!')

export const enumerate = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`
