import { type RewriteRules, same } from '#contract/rewrite.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/spec.ts'

/** UTF-16 units of a title that is short wherever it is shown. */
export const shortTitle = 45

/** What each of the shorter titles may have, in UTF-16 units: `shortTitle`, or what a long topic leaves no way below. */
export function shorterTitle({ titles }: TitlesResult): number {
  const mean = titles.reduce((sum, { title }) => sum + title.length, 0) / titles.length
  return Math.max(shortTitle, Math.floor(mean))
}

export const titlesRewrites: RewriteRules<TitlesRequest, TitlesResult> = {
  shorter: (request, { titles }) => (titles.every(({ title }) => title.length <= shortTitle) ? null : request),
  hook: same,
  tone: same,
  language: same,
}
