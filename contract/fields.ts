import { z } from 'zod'
import { withoutInvisible } from '#contract/invisible.ts'
import { generationMessages } from '#contract/messages.ts'
import { occasionIds } from '#contract/occasions.ts'
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
import { rewriteMessages } from '#contract/result-messages.ts'
import type { RewriteHow } from '#contract/rewrite.ts'

export const Id = z.uuid('This is not a valid id')

/** Without NUL and lone surrogates, which cannot be stored. */
export const storable = (text: z.ZodString) =>
  text.refine(
    (value) => !value.includes('\0') && value.isWellFormed(),
    'This text holds characters that cannot be stored. Please type it again.',
  )

/** Typed text: trimmed, without invisible characters, limited in UTF-16 units; it may be empty. */
export const typedText = (text: z.ZodString, max: number) =>
  storable(text.max(max, `At most ${max.toLocaleString('en')} characters`)).transform((typed) => withoutInvisible(typed).trim())

/** `typedText` that is not empty. */
export const userText = (max: number, blank: string) => typedText(z.string(blank), max).refine((text) => text.length > 0, blank)

export const topicField = userText(topicMax, generationMessages.get().topicFirst)

/** Optional fields of every request. */
export const givenFields = {
  /** Facts, one per line or as sentences: prices, dates, places, steps, events. */
  details: typedText(z.string('Please give the details as text'), detailsMax)
    .transform((text) => text || undefined)
    .optional(),
  /** The chosen occasion; without it, the built-in writer guesses one. */
  occasion: z.enum(occasionIds, 'Please choose one of the listed occasions').optional(),
}

const byName = new Map<string, LanguageCode>([
  ...languageCodes.map((code) => [code, code] as const),
  ...languageCodes.map((code) => [languages[code].name.toLowerCase(), code] as const),
])

/** A language by its code or its English name, in any case; absent means English. */
export const languageField = z
  .string()
  .transform((value) => value.trim().toLowerCase())
  .pipe(z.enum([...byName.keys()] as [string, ...string[]], 'Please choose one of the listed languages'))
  .transform((value) => byName.get(value) as LanguageCode)
  .default('en')

/** A tone in any case. */
export const toneOr = (fallback: Tone) =>
  z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.enum(toneIds, 'Please choose one of the listed tones'))
    .default(fallback)

/** `''` and absent mean short. */
export const postLengthField = z
  .enum(['', ...postLengthIds, bestLength], 'Please choose one of the listed lengths')
  .default('')
  .transform((value): PostLength => value || 'short')
/** `''` and absent mean moderate. */
export const complexityField = z
  .enum(['', ...complexityIds], 'Please choose one of the listed complexities')
  .default('')
  .transform((value): Complexity => value || 'moderate')
export const scriptLengthField = z.enum(scriptLengthIds, 'Please choose one of the listed lengths')
/** Identifies a repeated request. */
export const idempotencyKeyField = z.string().regex(/^[\x21-\x7e]{1,200}$/, '1 to 200 visible ASCII characters')

/** Makes the request a rewrite of an earlier generation, in one of the ways that its kind supports. */
export const rewriteField = <const How extends RewriteHow>(...hows: readonly [How, ...How[]]) =>
  z
    .strictObject({
      of: Id,
      how: z.enum(hows, rewriteMessages.get().unknown),
    })
    .optional()
