import { defineKind } from '#contract/kind.ts'
import { countedBody, countWords, plainMeasures } from '#contract/measure.ts'
import { type DescriptionPlatform, defaultDescriptionPlatform, type LanguageCode } from '#contract/options.ts'
import { sameRequest, simplifiedOnce } from '#contract/rewrite.ts'
import { descriptionScreen } from '#kinds/description/form.ts'
import { descriptionMessages } from '#kinds/description/messages.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/schema.ts'
import { descriptionView } from '#kinds/description/view.ts'
import { platforms } from '#platforms/index.ts'

/** A description of fewer words cannot be halved usefully. */
const minShortened = 24
/** A longer description would not be read to the end. */
const maxLengthened = 400
/** The length of a shorter and a longer one, as a share of the earlier number of words. */
const shares = { shorter: { min: 0.3, max: 0.65 }, longer: { min: 1.2, max: 2 } } as const

const wordsOf = ({ description }: { description: string }, { language }: { language: LanguageCode }) =>
  countWords(countedBody(description), language)

/** Whether a longer one is within the platform's limit. X's weighted characters are close enough to UTF-16 units for that. */
function hasRoom({ description }: { description: string }, { platform }: { platform: DescriptionPlatform }): boolean {
  const { max, unit } = platforms[platform].description
  const measure = plainMeasures[unit === 'utf8' ? 'utf8' : 'utf16']
  return measure(description) * (shares.longer.min + 0.1) <= max
}

const messages = descriptionMessages

export const description = defineKind<DescriptionRequest, DescriptionResult>()({
  name: 'description',
  label: messages.label,
  makes: 'a video description with hashtags',
  call: 'generate-descriptions',
  messages,
  feature: () => 'descriptions',
  text: ({ description }) => description,
  rewrites: {
    shorter: (request, result) => (wordsOf(result, request) < minShortened ? null : request),
    longer: (request, result) => (wordsOf(result, request) > maxLengthened || !hasRoom(result, request) ? null : request),
    simpler: simplifiedOnce,
    hook: sameRequest,
    tone: sameRequest,
    language: sameRequest,
    instruction: sameRequest,
  },
  saved: { descriptions: { label: messages.label, contentType: 'post' } },
  savedAs: () => 'descriptions',
  screens: [descriptionScreen],
  allInOne: { label: messages.label },
  view: descriptionView,
  sample: { topic: 'a weekend in Lisbon by tram', platform: defaultDescriptionPlatform, tone: 'casual', language: 'en' },
})

/** The words that a shorter or a longer description may have, hashtags not counted. */
export function rewrittenWords(how: 'shorter' | 'longer', earlier: { request: DescriptionRequest; result: DescriptionResult }) {
  const words = wordsOf(earlier.result, earlier.request)
  const { min, max } = shares[how]
  return { min: Math.ceil(words * min), max: Math.floor(words * max) }
}
