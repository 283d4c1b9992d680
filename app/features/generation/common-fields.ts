import { oneOf, textField } from '#app/lib/generation/draft.ts'
import { defaultTone, type LanguageCode, languageCodes, type Tone, toneIds, topicMax } from '#contract/options.ts'

/** What every generator asks: about what, and in which voice. */
export interface TopicAndVoice {
  topic: string
  tone: Tone
  language: LanguageCode
}

export const topicAndVoice = {
  topic: textField(topicMax),
  tone: oneOf(toneIds, defaultTone),
  language: oneOf(languageCodes, 'en'),
}
