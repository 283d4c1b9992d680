import type { Fault } from '#contract/kind.ts'
import { countWords } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { normalised } from '#writer/checks/passage.ts'
import { sentenceSegments, sentencesOf } from '#writer/fit/boundaries.ts'

// Faults of a model's rewrite that does not make the requested change.

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D/gu
const bare = (text: string) => normalised(text.replace(emoji, ' '))

/** Whether two texts have the same words, ignoring emoji and punctuation. */
const sameWords = (one: string, other: string): boolean => bare(one) === bare(other)

/** Sentences for comparison: in lower case, without punctuation and emoji. */
const sentenceKeys = (text: string, language: LanguageCode): string[] => sentencesOf(text, language).map(bare).filter(Boolean)

const fault = (field: string, message: string): Fault => ({ rule: 'rewrite', field, message })

/** A fault when the rewrite equals the earlier text. */
export const unchangedFaults = (field: string, text: string, earlier: string): Fault[] =>
  sameWords(text, earlier) ? [fault(field, 'is the earlier text unchanged')] : []

/** Splits a text after its first paragraph; a text of one paragraph after its first sentence. */
export function opening(text: string, language: LanguageCode): { lead: string; below: string } {
  const paragraphs = text.trim().split(/\n\s*\n/u)
  const single = paragraphs.length < 2
  const parts = single ? sentenceSegments(text.trim(), language) : paragraphs
  const [lead = '', ...below] = parts.map((part) => part.trim()).filter(Boolean)
  return { lead, below: below.join(!single ? '\n\n' : /\s/u.test(parts[0] ?? '') ? ' ' : '') }
}

/** Minimum share of unchanged sentences after the first line: punctuation or a tag may differ. */
const unchangedShare = 0.8

/** Faults of another hook: only the first line must change. */
export function hookFaults(field: string, text: string, earlier: string, language: LanguageCode): Fault[] {
  const isSameLead = sameWords(opening(text, language).lead, opening(earlier, language).lead)
  const sentences = new Set(sentenceKeys(text, language))
  const expected = sentenceKeys(opening(earlier, language).below, language)
  const share = expected.length === 0 ? 1 : expected.filter((key) => sentences.has(key)).length / expected.length
  return [
    ...(isSameLead ? [fault(field, 'has the same first line as before; write another one')] : []),
    ...(share < unchangedShare ? [fault(field, 'changes more than its first line; keep every other sentence word for word')] : []),
  ]
}

/** Average words per sentence that count as simple. */
const simpleSentence = 12

/** Average words per sentence. */
function wordsPerSentence(text: string, language: LanguageCode): number {
  const counts = sentencesOf(text, language)
    .map((sentence) => countWords(sentence, language))
    .filter((count) => count > 0)
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
}

/** A fault when sentences are longer than before, unless they are simple. */
export function simplerFaults(field: string, text: string, earlier: string, language: LanguageCode): Fault[] {
  const max = Math.max(simpleSentence, wordsPerSentence(earlier, language))
  const mean = wordsPerSentence(text, language)
  return mean <= max ? [] : [fault(field, `has ${mean.toFixed(1)} words a sentence on average; at most ${max.toFixed(1)}`)]
}

/** Faults of a rewritten text: unchanged, or without the new first line or the simpler sentences that were requested. */
export const textRewriteFaults = (field: string, how: RewriteHow, text: string, earlier: string, language: LanguageCode): Fault[] => [
  ...unchangedFaults(field, text, earlier),
  ...(how === 'hook' ? hookFaults(field, text, earlier, language) : []),
  ...(how === 'simpler' ? simplerFaults(field, text, earlier, language) : []),
]

/** Faults for items that were in the earlier list. */
export function repeatedItemFaults(field: string, items: readonly string[], earlier: readonly string[]): Fault[] {
  const earlierItems = new Set(earlier.map(normalised))
  return items.flatMap((item, at) =>
    earlierItems.has(normalised(item)) ? [fault(`${field}.${at}`, 'stood in the earlier list; write another')] : [],
  )
}
