import { z } from 'zod'
import { fieldMessages } from '#contract/field-messages.ts'
import { instructionMessages } from '#contract/instruction-messages.ts'
import { withoutInvisible } from '#contract/invisible.ts'
import { generationMessages } from '#contract/messages.ts'
import { formerOccasions, type Occasion, occasionIds } from '#contract/occasions.ts'
import {
  bestLength,
  type Complexity,
  complexityIds,
  detailsMax,
  type LanguageCode,
  languageCodes,
  languages,
  type PostLength,
  postLengthIds,
  scriptLengthIds,
  type Tone,
  toneIds,
  topicMax,
} from '#contract/options.ts'
import { instructionMax, type RewriteHow } from '#contract/rewrite.ts'
import { type Facts, factMax, factsMax, type Role, roleIds, stepsMax } from '#contract/roles.ts'
import { sourceLimits } from '#contract/sources.ts'
import { maxVersions } from '#contract/versions.ts'

export const Id = z.uuid(fieldMessages.id)

/** Without NUL and lone surrogates, which cannot be stored. */
export const storable = (text: z.ZodString) =>
  text.refine((value) => !value.includes('\0') && value.isWellFormed(), fieldMessages.notStorable)

/** Typed text: trimmed, without invisible characters, limited in UTF-16 units; it may be empty. */
export const typedText = (text: z.ZodString, max: number) =>
  storable(text.max(max, fieldMessages.tooLong({ most: max.toLocaleString('en') }))).transform((typed) => withoutInvisible(typed).trim())

/** `typedText` that is not empty. */
export const userText = (max: number, blank: string) => typedText(z.string(blank), max).refine((text) => text.length > 0, blank)

export const topicField = userText(topicMax, generationMessages.topicFirst).describe('What the text is about')

const factText = typedText(z.string(fieldMessages.detailsText), factMax)
const isFormer = (id: string): id is keyof typeof formerOccasions => Object.hasOwn(formerOccasions, id)

/** An occasion; one that has another name now is still understood. */
export const occasionField = z
  .enum([...occasionIds, ...(Object.keys(formerOccasions) as (keyof typeof formerOccasions)[])], fieldMessages.occasion)
  .transform((id): Occasion => (isFormer(id) ? formerOccasions[id] : id))

/** Facts by role, without empty ones; `undefined` when there is none. */
export const factsField = z
  .strictObject({
    ...(Object.fromEntries(roleIds.map((role) => [role, factText.optional()])) as Record<
      Exclude<Role, 'steps'>,
      z.ZodOptional<typeof factText>
    >),
    steps: z
      .union([typedText(z.string(fieldMessages.detailsText), factsMax), z.array(factText).max(stepsMax).readonly()])
      .optional()
      .describe('One line or entry a step'),
  })
  .superRefine((given, { addIssue }) => {
    const units = Object.values(given).reduce((sum, text) => sum + [text ?? ''].flat().join('').length, 0)
    if (units > factsMax) addIssue({ code: 'custom', message: fieldMessages.tooLong({ most: factsMax.toLocaleString('en') }) })
  })
  .transform((given): Facts | undefined => {
    const facts = Object.fromEntries(
      Object.entries(given).flatMap(([role, text]) => {
        const kept = Array.isArray(text) ? text.filter(Boolean) : text
        return kept && kept.length > 0 ? [[role, kept]] : []
      }),
    )
    return Object.keys(facts).length > 0 ? facts : undefined
  })

/** Optional fields of every request. */
export const givenFields = {
  facts: factsField.optional().describe('Facts by what they are, each as it must appear: price, when, where, order …'),
  details: typedText(z.string(fieldMessages.detailsText), detailsMax)
    .transform((text) => text || undefined)
    .optional()
    .describe('Facts that must appear, one per line or as sentences: prices, dates, places, steps, events'),
  occasion: occasionField.optional().describe('What the text is for; absent: guessed from the topic'),
}

/** A source, and the positions of its points that are used. */
export const ChosenPoints = z.strictObject({ id: Id, points: z.array(z.int().min(0)).max(sourceLimits.points) })

/** Optional fields of every request of a user: who writes, and what from. The server checks that both belong to the user. */
export const backgroundFields = {
  voice: Id.optional().describe('The id of the voice that writes'),
  source: ChosenPoints.optional(),
}

const byName = new Map<string, LanguageCode>([
  ...languageCodes.map((code) => [code, code] as const),
  ...languageCodes.map((code) => [languages[code].name.toLowerCase(), code] as const),
])

/** A language by its code or its English name, in any case; absent means English. */
export const languageField = z
  .string()
  .describe(`One of ${languageCodes.join(', ')}, or its English name`)
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.enum([...byName.keys()] as [string, ...string[]], fieldMessages.language))
  .transform((value) => byName.get(value) as LanguageCode)
  .default('en')
  .describe(`A code or an English name: ${languageCodes.join(', ')}`)

/** A tone in any case. */
export const toneOr = (fallback: Tone) =>
  z
    .string()
    .describe(`One of ${toneIds.join(', ')}`)
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.enum(toneIds, fieldMessages.tone))
    .default(fallback)
    .describe(toneIds.join(', '))

/** `''` and absent mean short. */
export const postLengthField = z
  .enum(['', ...postLengthIds, bestLength], fieldMessages.length)
  .default('')
  .transform((value): PostLength => value || 'short')
/** `''` and absent mean moderate. */
export const complexityField = z
  .enum(['', ...complexityIds], fieldMessages.complexity)
  .default('')
  .transform((value): Complexity => value || 'moderate')
export const scriptLengthField = z.enum(scriptLengthIds, fieldMessages.length)
/** Identifies a repeated request. */
export const idempotencyKeyField = z.string().regex(/^[\x21-\x7e]{1,200}$/, fieldMessages.idempotencyKey)

/** Makes the request a rewrite of an earlier generation, in one of the ways that its kind supports. */
export const rewriteField = <const How extends RewriteHow>(...hows: readonly [How, ...How[]]) =>
  z
    .strictObject({
      of: Id,
      how: z.enum(hows, fieldMessages.rewrite),
      version: z.int().min(1).max(maxVersions).optional().describe('Which of its versions; 1 by default'),
      instruction: userText(instructionMax, instructionMessages.sayWhat).optional().describe('What to change; of `instruction` only'),
      passage: typedText(z.string(), instructionMax)
        .transform((text) => text || undefined)
        .optional()
        .describe('The part of the text to change, word for word; of `instruction` only. Absent: any part'),
    })
    .superRefine(({ how, instruction, passage }, { addIssue }) => {
      const isOwn = (how as RewriteHow) === 'instruction'
      const issue = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
      if (isOwn && instruction === undefined) issue('instruction', instructionMessages.sayWhat)
      if (!isOwn && instruction !== undefined) issue('instruction', fieldMessages.rewrite)
      if (!isOwn && passage !== undefined) issue('passage', fieldMessages.rewrite)
    })
    .optional()
