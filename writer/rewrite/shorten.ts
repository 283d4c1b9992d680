import type { LanguageCode } from '#contract/options.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'
import { type Blocks, blocksOf, joined } from '#writer/rewrite/blocks.ts'

export interface Measured {
  readonly words: (text: string) => number
  readonly range: { readonly min: number; readonly max: number }
}

/** What is quoted and what is said of it stay together: a myth must not be left without its truth. */
const quotes = /["“”„«»‹›「」『』]/u

/** The block without its last sentence; `null` when it has one only, is a list, or quotes somebody. */
function withoutLastSentence(block: string, language: LanguageCode): string | null {
  if (quotes.test(block) || block.includes('\n')) return null
  const sentences = sentenceSegments(block, language)
  return sentences.length < 2 ? null : sentences.slice(0, -1).join('').trimEnd()
}

/** Each text that is a little shorter than the one before: blocks go from the last one before the end, and of a block its last sentences first. */
function* shorterAndShorter(blocks: Blocks, language: LanguageCode, trims: boolean): Generator<Blocks> {
  let { middle } = blocks
  while (middle.length > 0) {
    const last = middle.at(-1) ?? ''
    const trimmed = trims ? withoutLastSentence(last, language) : null
    middle = trimmed === null ? middle.slice(0, -1) : middle.with(-1, trimmed)
    yield { ...blocks, middle }
  }
  for (let lead = withoutLastSentence(blocks.lead, language); lead !== null; lead = withoutLastSentence(lead, language))
    yield { ...blocks, middle, lead }
}

/**
 * The text shortened into a range of words by leaving out whole paragraphs, else whole sentences, from its middle. Its first line
 * and its end stay. `null` when no such text is in the range.
 */
export function shortened(text: string, { words, range }: Measured, language: LanguageCode): string | null {
  const blocks = blocksOf(text, language)
  for (const trims of [false, true])
    for (const shorter of shorterAndShorter(blocks, language, trims)) {
      const candidate = joined(shorter)
      const count = words(candidate)
      if (count <= range.max && count >= range.min) return candidate
      if (count < range.min) break
    }
  return null
}
