import { countedBody, countWords, plainMeasures } from '#contract/measure.ts'
import { onceSimpler, type RewriteRules, same } from '#contract/rewrite.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/spec.ts'
import { platforms } from '#platforms/index.ts'

/** Words below which half of a description would say nothing. */
const leastWords = 24
/** Words above which nobody reads a description to its end. */
const mostWords = 400
/** How many of the earlier words a shorter one has, and a longer one: about half, and about half as much again. */
const shares = { shorter: { min: 0.3, max: 0.65 }, longer: { min: 1.2, max: 2 } } as const

const wordsOf = ({ description }: DescriptionResult, { language }: DescriptionRequest) => countWords(countedBody(description), language)

/** The words that a shorter or a longer description may have, hashtags not counted. */
export function rewrittenWords(how: 'shorter' | 'longer', earlier: { request: DescriptionRequest; result: DescriptionResult }) {
  const words = wordsOf(earlier.result, earlier.request)
  const { min, max } = shares[how]
  return { min: Math.ceil(words * min), max: Math.floor(words * max) }
}

/** Whether the platform's limit leaves room for more. X's own weighing is close enough to UTF-16 units for that. */
function hasRoom({ description }: DescriptionResult, { platform }: DescriptionRequest): boolean {
  const { max, unit } = platforms[platform].description
  const measure = plainMeasures[unit === 'utf8' ? 'utf8' : 'utf16']
  return measure(description) * (shares.longer.min + 0.1) <= max
}

export const descriptionRewrites: RewriteRules<DescriptionRequest, DescriptionResult> = {
  shorter: (request, result) => (wordsOf(result, request) < leastWords ? null : request),
  longer: (request, result) => (wordsOf(result, request) > mostWords || !hasRoom(result, request) ? null : request),
  simpler: onceSimpler,
  hook: same,
  tone: same,
  language: same,
}
