import type { ChosenOccasion } from '#app/lib/arranged/occasion-chips.tsx'
import { oneOf, textField } from '#app/lib/generation/draft.ts'
import { type Occasion, occasionIds } from '#contract/occasions.ts'
import { defaultTone, detailsMax, type LanguageCode, languageCodes, type Tone, toneIds, topicMax } from '#contract/options.ts'

/** What every generator's form may hold beside its topic. */
export interface GivenValues {
  details: string
  occasion: ChosenOccasion
}

export const givenValues = {
  details: textField(detailsMax),
  occasion: oneOf<ChosenOccasion>(['', ...occasionIds], ''),
}

/** What every generator asks: about what, and in which voice. */
export interface TopicAndVoice extends GivenValues {
  topic: string
  tone: Tone
  language: LanguageCode
}

export const topicAndVoice = {
  topic: textField(topicMax),
  ...givenValues,
  tone: oneOf(toneIds, defaultTone),
  language: oneOf(languageCodes, 'en'),
}

/** A form's values as its request says them: blank details and an occasion that nobody chose are left out. */
export function withoutBlanks<Values extends GivenValues>({ details, occasion, ...values }: Values) {
  const given: { details?: string; occasion?: Occasion } = { ...(details.trim() && { details }), ...(occasion && { occasion }) }
  return { ...values, ...given }
}
