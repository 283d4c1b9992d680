import type { LanguageCode } from '#contract/options.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'
import { announces, paragraphsOf, sameWords, shareSentence } from '#writer/rewrite/blocks.ts'

interface Opening {
  readonly lead: string
  /** The paragraphs, or the sentences, below it. */
  readonly below: readonly string[]
  readonly glue: string
}

/** A text as its first line, which is its first paragraph, and what stands below; of one paragraph its first sentence. */
function opening(text: string, language: LanguageCode): Opening {
  const paragraphs = paragraphsOf(text)
  const single = paragraphs.length < 2
  const segments = sentenceSegments(text.trim(), language)
  const [lead = '', ...below] = single ? segments.map((segment) => segment.trim()).filter(Boolean) : paragraphs
  return { lead, below, glue: !single ? '\n\n' : /\s/u.test(segments[0] ?? '') ? ' ' : '' }
}

export const leadOf = (text: string, language: LanguageCode): string => opening(text, language).lead

/** The text without its first line. */
export function belowLead(text: string, language: LanguageCode): string {
  const { below, glue } = opening(text, language)
  return below.join(glue)
}

const linesIn = (paragraph = '') => paragraph.split('\n').length

/** A first line that announces what follows ("Three things:") keeps its word only above as many lines as its own had. */
const announceAlike = (one: Opening, other: Opening): boolean =>
  announces(one.lead) === announces(other.lead) && (!announces(one.lead) || linesIn(one.below[0]) === linesIn(other.below[0]))

/**
 * The text under the first line of another one on the same subject. `null` when the line is the old one, stands in the text
 * already, or announces something that does not follow.
 */
export function withLeadOf(other: string, text: string, language: LanguageCode): string | null {
  const [own, next] = [opening(text, language), opening(other, language)]
  if (own.below.length === 0 || !next.lead || sameWords(own.lead, next.lead) || !announceAlike(own, next)) return null
  const rest = own.below.join(own.glue)
  return shareSentence(next.lead, rest, language) ? null : [next.lead, rest].join(own.glue)
}
