import { z } from 'zod'
import { twoFactorMessages } from '#contract/account-messages.ts'
import { passwordField } from '#contract/accounts.ts'

/** People type spaces and dashes where the app shows them. */
const withoutGaps = (text: string): string => text.replace(/[\s-]/g, '')

const typedCode = z.string(twoFactorMessages.codeRequired).max(40, twoFactorMessages.codeRequired).transform(withoutGaps)
const appCode = typedCode.pipe(z.string().regex(/^\d{6}$/, twoFactorMessages.codeRequired))

/** A backup code as it is kept: `abcde-fghjk`. */
const backupCode = z
  .string(twoFactorMessages.backupCodeRequired)
  .max(40, twoFactorMessages.backupCodeRequired)
  .transform((text) => withoutGaps(text).toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9]{10}$/, twoFactorMessages.backupCodeWrong))
  .transform((text) => `${text.slice(0, 5)}-${text.slice(5)}`)

/** What the calls about the second factor accept. */
export const factorBodies = {
  password: z.strictObject({ password: passwordField }),
  /** What weakens the second factor takes it, too: a code of the app or a backup code. */
  passwordAndCode: z.strictObject({
    password: passwordField,
    code: z.union([appCode, backupCode], twoFactorMessages.eitherCodeRequired),
  }),
  /** The channels of the spec's call: text messages are none of ours. */
  challenge: z.strictObject({
    channel: z
      .enum(['totp', 'sms', 'whatsapp'])
      .refine((channel) => channel === 'totp', twoFactorMessages.phoneUnavailable)
      .optional(),
  }),
  verify: z.strictObject({
    code: appCode,
    challenge_id: z.string().min(1).max(100),
  }),
  backupCode: z.strictObject({ code: backupCode }),
}
