import { z } from 'zod'
import { TriedPost } from '#api/try-out.ts'
import { visitorCall } from '#contract/call.ts'
import { givenFields, languageField, scriptLengthField, topicField } from '#contract/fields.ts'
import { generationMessages } from '#contract/messages.ts'
import { carouselPlatforms, hashtagPlatforms, titlePlatforms, triedScriptLengths } from '#contract/options.ts'
import { tryOutKindPath } from '#contract/paths.ts'

const common = { topic: topicField, ...givenFields, language: languageField }

/** What visitors may try besides posts, with the fields that matter most for each. */
const TryOutKind = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('carousel'), ...common, platform: z.enum(carouselPlatforms, generationMessages.platform) }),
    z.strictObject({ kind: z.literal('titles'), ...common, platform: z.enum(titlePlatforms, generationMessages.platform) }),
    z.strictObject({ kind: z.literal('hashtags'), ...common, platform: z.enum(hashtagPlatforms, generationMessages.platform) }),
    z.strictObject({ kind: z.literal('script'), ...common, length: scriptLengthField.extract(triedScriptLengths) }),
  ],
  generationMessages.chooseSomething,
)
export type TryOutKind = z.output<typeof TryOutKind>

/** In the form of a tried post, so that one script shows both: `caption` is the whole text, with a title on each line; of a carousel, that of its post. */
const TriedKind = TriedPost.omit({ title: true }).extend({
  used: z
    .int()
    .describe(
      'A carousel: its slides; titles: the length of the longest; hashtags: how many; a script: the seconds that it takes to speak',
    ),
  slides: z
    .array(z.object({ picture: z.string().describe('WebP, 540 pixels wide, as a data URL'), alt: z.string() }))
    .optional()
    .describe('Of a carousel, drawn; absent while it needs facts'),
})

export type TriedKind = z.infer<typeof TriedKind>

export const tryOutKindCall = visitorCall
  .route({
    method: 'POST',
    path: tryOutKindPath,
    summary: 'Generate a sample carousel, titles, hashtags or a script without an account',
    description:
      'A carousel, titles, hashtags or a short script without an account. Nothing is stored. Limited per client address, together with posts.',
  })
  .meta({ errors: ['RATE_LIMITED', 'GENERATION_FAILED', 'GENERATION_TIMEOUT'] })
  .input(TryOutKind)
  .output(TriedKind)
