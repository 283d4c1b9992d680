import { z } from 'zod'
import { passwordField } from '#contract/accounts.ts'
import { messages } from '#contract/messages.ts'

const words = messages.twoFactor

/** People type spaces and dashes where the app shows them. */
const withoutGaps = (text: string): string => text.replace(/[\s-]/g, '')

/** What the calls about the second factor accept. */
export const factorBodies = {
  password: z.strictObject({ password: passwordField }),
  /** The channels of the spec's call: text messages are none of ours. */
  challenge: z.strictObject({
    channel: z
      .enum(['totp', 'sms', 'whatsapp'])
      .refine((channel) => channel === 'totp', words.phoneUnavailable)
      .optional(),
  }),
  verify: z.strictObject({
    code: z
      .string(words.codeRequired)
      .max(20, words.codeRequired)
      .transform(withoutGaps)
      .pipe(z.string().regex(/^\d{6}$/, words.codeRequired)),
    challenge_id: z.string().min(1).max(100),
  }),
  backupCode: z.strictObject({
    code: z
      .string(words.backupCodeRequired)
      .max(40, words.backupCodeRequired)
      .transform((text) => withoutGaps(text).toLowerCase())
      .pipe(z.string().regex(/^[a-z0-9]{10}$/, words.backupCodeWrong))
      .transform((text) => `${text.slice(0, 5)}-${text.slice(5)}`),
  }),
}
