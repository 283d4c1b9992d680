import type { LanguageCode } from '#contract/options.ts'
import { normalised } from '#writer/checks/passage.ts'
import { blocksOf, joined, shareSentence } from '#writer/rewrite/blocks.ts'

const hasColon = (lead: string) =>
  /[:：]/u.test(
    lead
      .split(/\n\s*\n/u)[0]
      ?.trim()
      .slice(-1) ?? '',
  )

/**
 * The text under the first line of another one on the same subject. `null` when the line is the old one, stands in the text
 * already, or announces something that does not follow.
 */
export function withLeadOf(other: string, text: string, language: LanguageCode): string | null {
  const blocks = blocksOf(text, language)
  const { lead } = blocksOf(other, language)
  if (!lead || !blocks.end || normalised(lead) === normalised(blocks.lead)) return null
  // A line that announces what follows belongs to it, here as there.
  if (hasColon(lead) || hasColon(blocks.lead)) return null
  const rest = [...blocks.middle, blocks.end].join(blocks.glue)
  return shareSentence(lead, rest, language) ? null : joined({ ...blocks, lead })
}

/** The text without its first line. */
export function belowLead(text: string, language: LanguageCode): string {
  const { middle, end, glue } = blocksOf(text, language)
  return [...middle, end].filter(Boolean).join(glue)
}
