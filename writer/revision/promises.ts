import type { Fault } from '#contract/kind.ts'
import { countWords } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { normalised } from '#writer/checks/passage.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { belowLead, leadOf } from '#writer/revision/opening.ts'

/** What a model's rewrite promises beside what every result does: faults when it does something else. */

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D/gu
const bare = (text: string) => normalised(text.replace(emoji, ' '))

/** Whether two texts say the same, emoji and marks aside. */
const sameWords = (one: string, other: string): boolean => bare(one) === bare(other)

/** Sentences as they are compared: in lower case, without marks and emoji. */
const sentenceKeys = (text: string, language: LanguageCode): string[] => sentencesOf(text, language).map(bare).filter(Boolean)

const fault = (field: string, message: string): Fault => ({ rule: 'rewrite', field, message })

/** A rewrite that changed nothing is none. */
export const unchangedFaults = (field: string, text: string, earlier: string): Fault[] =>
  sameWords(text, earlier) ? [fault(field, 'is the earlier text unchanged')] : []

/** Of the sentences below the first line, the share that must stand: a mended mark or a tag may differ. */
const keptShare = 0.8

/** Another hook: the first line is new, and the rest is the earlier one's. */
export function hookFaults(field: string, text: string, earlier: string, language: LanguageCode): Fault[] {
  const isSameLead = sameWords(leadOf(text, language), leadOf(earlier, language))
  const now = new Set(sentenceKeys(text, language))
  const kept = sentenceKeys(belowLead(earlier, language), language)
  const share = kept.length === 0 ? 1 : kept.filter((key) => now.has(key)).length / kept.length
  return [
    ...(isSameLead ? [fault(field, 'has the same first line as before; write another one')] : []),
    ...(share < keptShare ? [fault(field, 'changes more than its first line; keep every other sentence word for word')] : []),
  ]
}

/** Words of a sentence below which nothing is gained by shortening it. */
const easy = 12

/** The mean length of the sentences, in words. */
function wordsPerSentence(text: string, language: LanguageCode): number {
  const counts = sentencesOf(text, language)
    .map((sentence) => countWords(sentence, language))
    .filter((count) => count > 0)
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
}

/** Simpler: no longer sentences than before, unless they were easy already. */
export function simplerFaults(field: string, text: string, earlier: string, language: LanguageCode): Fault[] {
  const most = Math.max(easy, wordsPerSentence(earlier, language))
  const mean = wordsPerSentence(text, language)
  return mean <= most ? [] : [fault(field, `has ${mean.toFixed(1)} words a sentence on average; at most ${most.toFixed(1)}`)]
}

/** Others: none of a list's earlier items comes back. */
export function repeatedItemFaults(field: string, items: readonly string[], earlier: readonly string[]): Fault[] {
  const known = new Set(earlier.map(normalised))
  return items.flatMap((item, at) =>
    known.has(normalised(item)) ? [fault(`${field}.${at}`, 'stood in the earlier list; write another')] : [],
  )
}
