import type { LanguageCode } from '#contract/options.ts'
import { blocksOf, joined, sentenceKeys } from '#writer/rewrite/blocks.ts'
import type { Measured } from '#writer/rewrite/shorten.ts'

/** Paragraphs that can stand anywhere: no lists, nothing that waits for what follows. */
export const standsAlone = (paragraph: string): boolean => !paragraph.includes('\n') && !/[:：]\s*$/u.test(paragraph)

/** What other texts on the same subject say between their first thought, which their first line promised, and their end. */
export const spareParagraphs = (text: string, language: LanguageCode): string[] =>
  blocksOf(text, language).middle.slice(1).filter(standsAlone)

/**
 * The text with paragraphs of `further` before its end, until it is in the range of words. No sentence comes to stand twice.
 * `null` when there are not enough of them.
 */
export function lengthened(text: string, further: Iterable<string>, { words, range }: Measured, language: LanguageCode): string | null {
  let blocks = blocksOf(text, language)
  if (!blocks.end || blocks.glue !== '\n\n') return null
  const said = new Set(sentenceKeys(text, language))
  for (const paragraph of further) {
    const keys = sentenceKeys(paragraph, language)
    if (keys.length === 0 || keys.some((key) => said.has(key))) continue
    const longer = { ...blocks, middle: [...blocks.middle, paragraph] }
    const count = words(joined(longer))
    if (count > range.max) continue
    if (count >= range.min) return joined(longer)
    for (const key of keys) said.add(key)
    blocks = longer
  }
  return null
}
