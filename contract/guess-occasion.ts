import { z } from 'zod'
import { call } from '#contract/call.ts'
import { givenFields, languageField, topicField } from '#contract/fields.ts'
import { occasionIds } from '#contract/occasions.ts'
import { guessOccasionPath } from '#contract/paths.ts'

/** What the built-in writer takes a topic for, so that a screen can show its guess before a text is written. */
export const guessOccasionCall = call
  .route({
    method: 'POST',
    path: guessOccasionPath,
    description: 'What a text about this topic is for, as the built-in writer guesses it. Nothing is stored or counted.',
  })
  .input(z.strictObject({ topic: topicField, details: givenFields.details, language: languageField }))
  .output(z.object({ occasion: z.enum(occasionIds).describe('`other`: not recognised') }))
