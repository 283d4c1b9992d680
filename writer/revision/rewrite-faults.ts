import type { CommonRequest, Fault } from '#contract/kind.ts'
import { countWords } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { placeOf, type RewriteHow } from '#contract/rewrite.ts'
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

/** A fault when the rewrite equals the earlier text, emoji and punctuation aside: it is not delivered. */
export const unchangedFaults = (field: string, text: string, earlier: string): Fault[] =>
  sameWords(text, earlier) ? [{ rule: 'unchanged', field, message: 'is the earlier text unchanged' }] : []

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
    ...(isSameLead ? [{ rule: 'unchanged' as const, field, message: 'has the same first line as before; write another one' }] : []),
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

/** The share of sentences in common from which a text is an earlier version again. */
const sameVersionShare = 0.5

/**
 * Faults of a further version that the user could not tell from an earlier one: the same first line, or mostly the same sentences. A sentence
 * of the user's own words may be in all of them.
 */
export function sameVersionFaults(field: string, text: string, versions: readonly string[], language: LanguageCode, source = ''): Fault[] {
  const given = bare(source)
  const own = (version: string) => sentenceKeys(version, language).filter((key) => !given.includes(key))
  const lead = bare(opening(text, language).lead)
  const words = bare(text)
  const sentences = own(text)
  for (const version of versions) {
    if (words === bare(version)) return [fault(field, 'is an earlier version again; write a different one')]
    const earlier = new Set(own(version))
    if (lead === bare(opening(version, language).lead) && !given.includes(lead))
      return [fault(field, 'has the first line of an earlier version; write another one')]
    if (sentences.length > 1 && sentences.filter((key) => earlier.has(key)).length / sentences.length > sameVersionShare)
      return [fault(field, 'repeats most sentences of an earlier version; say it in another way')]
  }
  return []
}

/** Faults of a change that was to affect one passage only: the sentences around it must stay. */
export function passageFaults(field: string, text: string, earlier: string, passage: string, language: LanguageCode): Fault[] {
  const place = placeOf(passage, earlier)
  if (!place) return []
  const sentences = new Set(sentenceKeys(text, language))
  let at = 0
  const around = sentenceSegments(earlier, language).filter((segment) => {
    const from = at
    at += segment.length
    return (at <= place.from || from >= place.to) && bare(segment) !== ''
  })
  const kept = around.filter((segment) => sentences.has(bare(segment)))
  if (around.length === 0 || kept.length / around.length >= unchangedShare) return []
  return [fault(field, 'changes more than the passage; keep every other sentence word for word')]
}

/**
 * Faults of a rewritten text: unchanged, or without the new first line or the simpler sentences that were requested, or changed beside the
 * passage that was to change.
 */
export const textRewriteFaults = (
  field: string,
  how: RewriteHow,
  text: string,
  earlier: string,
  { language, rewrite }: Pick<CommonRequest, 'language' | 'rewrite'>,
): Fault[] => [
  // Another platform may take a text as it is.
  ...(how === 'platform' ? [] : unchangedFaults(field, text, earlier)),
  ...(how === 'hook' ? hookFaults(field, text, earlier, language) : []),
  ...(how === 'simpler' ? simplerFaults(field, text, earlier, language) : []),
  ...(rewrite?.passage ? passageFaults(field, text, earlier, rewrite.passage, language) : []),
]

/** Faults for items that were in the earlier list. */
export function repeatedItemFaults(field: string, items: readonly string[], earlier: readonly string[]): Fault[] {
  const earlierItems = new Set(earlier.map(normalised))
  return items.flatMap((item, at) =>
    earlierItems.has(normalised(item)) ? [fault(`${field}.${at}`, 'stood in the earlier list; write another')] : [],
  )
}
