import type { LanguageCode } from '#contract/options.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'

/** A line without its list marker says something. */
const hasWords = (line: string): boolean => /\p{L}/u.test(line)

/**
 * A text without some of its sentences, as if they had never been there: no blank at the end of a line, no lost and no doubled empty line.
 * A line of which nothing is left goes with its marker.
 */
export function withoutSentences(text: string, language: LanguageCode, isRemoved: (sentence: string) => boolean): string {
  let left = ''
  for (const [, line = '', ends = ''] of text.matchAll(/([^\n]*)(\n*)/gu)) {
    const sentences = sentenceSegments(line, language)
    const kept = sentences.filter((sentence) => !isRemoved(sentence))
    if (kept.length === sentences.length) left += line + ends
    else if (hasWords(kept.join(''))) left += kept.join('').trimEnd() + ends
    else {
      // Between its neighbors stays the wider of the two gaps.
      const before = /(?<!\n)\n+$/u.exec(left)?.[0] ?? ''
      left = left.slice(0, left.length - before.length) + (before.length > ends.length ? before : ends)
    }
  }
  return left.trim()
}
