import { z } from 'zod'
import { arrangedField } from '#contract/arranged.ts'
import { visitorCall } from '#contract/call.ts'
import { givenFields, languageField, topicField } from '#contract/fields.ts'
import { generationMessages } from '#contract/messages.ts'
import { occasionIds } from '#contract/occasions.ts'
import { type PostLength, postPlatforms } from '#contract/options.ts'
import { guessOccasionPath, tryOutPath } from '#contract/paths.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { roleIds } from '#contract/roles.ts'

/** The length of a try-out's post: it fits one post on every platform, X included. */
export const tryOutLength: PostLength = 'medium'

/** The try-out's request: the most important fields of a post, with the same limits. */
const TryOut = z.strictObject({
  topic: topicField,
  ...givenFields,
  platform: z.enum(postPlatforms, generationMessages.platform),
  language: languageField,
})

/** A fact that the text still needs, with the words that ask a visitor for it. */
const TriedQuestion = z.object({
  role: z.enum(roleIds),
  label: z.string().describe('In one or two words'),
  question: z.string(),
  example: z.string().describe('An answer as somebody might give it'),
})
export type TriedQuestion = z.infer<typeof TriedQuestion>

export const TriedPost = z.object({
  caption: z.string(),
  /** Reddit only: the title field. */
  title: z.string().optional(),
  /** The caption's length in its platform's unit; of a thread, that of the longest part. */
  used: z.int(),
  arranged: arrangedField,
  ask: resultNotes.ask,
  questions: z.array(TriedQuestion).optional().describe('What would make the text better or longer, the most useful first'),
  checks: resultNotes.checks,
  engine: z.string().nullable().describe('The provider of the model that wrote it; null: the built-in writer'),
})
export type TriedPost = z.infer<typeof TriedPost>

export const tryOutCall = visitorCall
  .route({
    method: 'POST',
    path: tryOutPath,
    summary: 'Generate a sample post without an account',
    description: 'One post without an account. Nothing is stored. Limited per client address.',
  })
  .meta({ errors: ['RATE_LIMITED', 'GENERATION_FAILED', 'GENERATION_TIMEOUT'] })
  .input(TryOut)
  .output(TriedPost)

export const tryOutEngineCall = visitorCall
  .route({ method: 'GET', path: tryOutPath, summary: 'What writes for visitors', description: 'What writes for visitors.' })
  .output(
    z.object({
      engine: z
        .string()
        .nullable()
        .describe('The provider to which the texts of visitors are sent; null: the built-in writer, no provider'),
    }),
  )

/** The guess of the built-in writer, so that a screen can show it before a text is written. */
export const guessOccasionCall = visitorCall
  .route({
    method: 'POST',
    path: guessOccasionPath,
    summary: 'Guess what a topic is for',
    description: 'The occasion of a topic, as the built-in writer guesses it, and the facts that it finds. Nothing is stored or charged.',
  })
  .meta({ errors: ['RATE_LIMITED'] })
  .input(z.strictObject({ topic: topicField, details: givenFields.details, occasion: givenFields.occasion, language: languageField }))
  .output(
    z.object({
      occasion: z.enum(occasionIds).describe('`other`: not recognised'),
      given: z.array(z.enum(roleIds)).describe('The roles that topic and details answer already'),
      found: z.array(z.object({ role: z.enum(roleIds), text: z.string() })).describe('The facts that stand in them, word for word'),
    }),
  )
