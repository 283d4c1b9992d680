import { sentencesOf } from '#writer/fit/boundaries.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** What a proofreader marks in English text without understanding it. */
const marks: readonly (readonly [string, RegExp])[] = [
  ['two spaces', / {2,}/],
  ['space before punctuation', / [,.;:!?](?:\s|$)/],
  ['doubled punctuation', /(?<!\.)\.\.(?!\.)|[,;:][.,;:!?]|[!?][.,;:]|\.[,;:!?]/],
  ['unfilled slot', /\{\w*\}|\[[^\]\n]*\|[^\]\n]*\]|undefined|NaN|\[object/],
  ['a before a vowel', /\b[Aa] (?!if\b)(?:a(?!\b)|e(?!u|we)|i(?!\b)|o(?!ne|nce|uija)|u(?!ni|se|su|til|f|k|ro|biq))[a-z]+/],
  ['an before a consonant', /\ban (?!hour|honest|hono|heir|[A-Z]{2,}|[FHLMNRSX]\b|8|11|18)[bcdfghjklmnpqrstvwxyz]/],
  ['doubled word', /\b(?!it\b|had\b|that\b|bye\b|so\b|word\b)([a-z]{2,}) \1\b/i],
  ['trailing space', /[ \t]+$/m],
  ['three line breaks', /\n{3,}/],
  ['contraction without its word', /\b(?:it|that|there|here|you|I)['’](?:s|re|m|ll|d)[.,!?]/i],
]

const ownCase = /^["“(]*(?:\p{Ll}+[\p{Lu}\d-]|e-|\d|#|@)/u

/** Faults of a caption about a topic; empty when a proofreader would let it pass. */
export function proseFaults(caption: string, topic: Topic): string[] {
  const text = caption.replaceAll(topic.phrase, 'TOPIC').replaceAll(topic.Phrase, 'TOPIC')
  const faults = marks.flatMap(([name, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${name}: "${found[0]}"`] : []
  })
  if ((text.split('"').length - 1) % 2 === 1) faults.push('unbalanced straight quotes')
  if (text.split('“').length !== text.split('”').length) faults.push('unbalanced curly quotes')
  const sentences = caption.split('\n').flatMap((line) => sentencesOf(line, 'en'))
  for (const sentence of sentences)
    if (/^["“(]*\p{Ll}/u.test(sentence) && !ownCase.test(sentence) && !sentence.startsWith(topic.Phrase))
      faults.push(`lower-case start: "${sentence}"`)
  const seen = sentences.map((sentence) => sentence.toLowerCase()).filter((sentence) => sentence.length > 15)
  if (new Set(seen).size < seen.length) faults.push('a sentence stands twice')
  return [...faults, ...agreementFaults(text, topic)]
}

function agreementFaults(text: string, { agreement, form }: Topic): string[] {
  const wrong = agreement.plural
    ? /(?:^|[.!?:] )TOPIC (?:is|was|has|does|deserves|merits)\b/m
    : /(?:^|[.!?:] )TOPIC (?:are|were|have|deserve|merit)\b/m
  const found = form === 'opaque' ? null : wrong.exec(text)
  return found ? [`agreement: "${found[0]}"`] : []
}
