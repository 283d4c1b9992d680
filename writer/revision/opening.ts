import type { LanguageCode } from '#contract/options.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'

/** Splits a text after its first paragraph; a text of one paragraph after its first sentence. */
function opening(text: string, language: LanguageCode): { lead: string; below: string } {
  const paragraphs = text.trim().split(/\n\s*\n/u)
  const single = paragraphs.length < 2
  const parts = single ? sentenceSegments(text.trim(), language) : paragraphs
  const [lead = '', ...below] = parts.map((part) => part.trim()).filter(Boolean)
  return { lead, below: below.join(!single ? '\n\n' : /\s/u.test(parts[0] ?? '') ? ' ' : '') }
}

export const leadOf = (text: string, language: LanguageCode): string => opening(text, language).lead

/** The text without its first line. */
export const belowLead = (text: string, language: LanguageCode): string => opening(text, language).below
