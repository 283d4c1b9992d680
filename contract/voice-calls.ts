import { z } from 'zod'
import { Moment } from '#contract/api.ts'
import { call } from '#contract/errors.ts'
import { Id, typedText } from '#contract/fields.ts'
import { languageCodes, postPlatforms } from '#contract/options.ts'
import { addressFormIds, spellingIds } from '#contract/style.ts'
import { voiceMessages } from '#contract/voice-messages.ts'
import { habitIds, speakerIds, tradeIds, voiceLimits } from '#contract/voices.ts'

const { tradeRequired, platformListed, languageListed, offerText } = voiceMessages.get()

/** The answers of the first visit. */
const Answers = z.strictObject({
  trade: z.enum(tradeIds, tradeRequired),
  offer: typedText(z.string(offerText), voiceLimits.offer),
  platforms: z
    .array(z.enum(postPlatforms, platformListed))
    .max(postPlatforms.length)
    .transform((all) => [...new Set(all)]),
  language: z.enum(languageCodes, languageListed),
})

const StoredVoice = z.object({
  id: Id,
  name: z.string(),
  speaker: z.enum(speakerIds),
  trade: z.enum(tradeIds),
  offer: z.string(),
  audience: z.string(),
  place: z.string(),
  link: z.string(),
  callToAction: z.string(),
  useWords: z.array(z.string()),
  avoidWords: z.array(z.string()),
  spelling: z.enum(spellingIds).nullable(),
  address: z.enum(addressFormIds).nullable(),
  emoji: z.enum(habitIds),
  hashtags: z.enum(habitIds),
  ownPosts: z.array(z.string()),
  styleNote: z.string(),
  platforms: z.array(z.enum(postPlatforms)),
  language: z.enum(languageCodes),
  created_at: Moment,
  updated_at: Moment,
})

/** The calls of voices. */
export const voiceCalls = {
  /** Oldest first. */
  list: call.route({ method: 'GET', path: '/api/voices' }).output(z.object({ items: z.array(StoredVoice) })),
  /** Repeated answers replace the first voice. */
  answerFirstVisit: call
    .route({ method: 'POST', path: '/api/first-visit' })
    .input(z.strictObject({ answers: Answers.nullable().describe('`null`: the questions were skipped') }))
    .output(z.object({ voice: StoredVoice.nullable() })),
}
