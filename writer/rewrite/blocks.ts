import type { LanguageCode } from '#contract/options.ts'
import { normalised } from '#writer/checks/passage.ts'
import { sentenceSegments, sentencesOf } from '#writer/fit/boundaries.ts'

/**
 * A text as a rewrite takes it apart: its first line, its last, and the paragraphs between. What ends in a colon and
 * what follows it are one block.
 */
export interface Blocks {
  readonly lead: string
  readonly middle: readonly string[]
  /** Empty when the text is nothing but its first line. */
  readonly end: string
  /** What stands between two blocks. */
  readonly glue: string
}

/** Whether a paragraph ends in a colon: what follows belongs to it. */
export const announces = (paragraph: string): boolean => /[:：]\s*$/u.test(paragraph)

function withFollowers(paragraphs: readonly string[]): string[] {
  const blocks: string[] = []
  for (const paragraph of paragraphs) {
    const announced = announces(blocks.at(-1) ?? '')
    blocks.push(announced ? `${blocks.pop()}\n\n${paragraph}` : paragraph)
  }
  return blocks
}

/** What stands between blank lines, trimmed. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** A text by its paragraphs; one that has a single paragraph by its sentences. */
export function blocksOf(text: string, language: LanguageCode): Blocks {
  const paragraphs = paragraphsOf(text)
  const single = paragraphs.length < 2
  const segments = single ? sentenceSegments(text.trim(), language) : []
  const blocks = withFollowers(single ? segments.map((segment) => segment.trim()).filter(Boolean) : paragraphs)
  const [lead = '', ...rest] = blocks
  const end = rest.at(-1) ?? ''
  return { lead, middle: rest.slice(0, -1), end, glue: single ? (/\s/u.test(segments[0] ?? '') ? ' ' : '') : '\n\n' }
}

export const joined = ({ lead, middle, end, glue }: Blocks): string => [lead, ...middle, end].filter(Boolean).join(glue)

const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D/gu
const bare = (text: string) => normalised(text.replace(emoji, ' '))

/** Whether two texts say the same, emoji and marks aside. */
export const sameWords = (one: string, other: string): boolean => bare(one) === bare(other)

/** Sentences as they are compared: in lower case, without marks and emoji. */
export const sentenceKeys = (text: string, language: LanguageCode): string[] => sentencesOf(text, language).map(bare).filter(Boolean)

/** Whether two texts have a sentence in common. */
export function shareSentence(one: string, other: string, language: LanguageCode): boolean {
  const known = new Set(sentenceKeys(one, language))
  return sentenceKeys(other, language).some((key) => known.has(key))
}
