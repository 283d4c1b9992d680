import { randomInt } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { type SecretConfig, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { profiles, sessions, twoFactors } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'

/** After this many wrong codes in a row, the second factor of the account is locked for so many seconds. */
const lockout = { wrong: 5, seconds: 15 * 60 }

/** TOTP period: seconds for which one code of an authenticator app is valid. */
const period = 30

type Factor = typeof twoFactors.$inferSelect
/** For a correct code: the update of the factor's row that marks the code as used. */
type CodeResult = { update: Partial<Factor> } | { refused: 'wrong' | 'used' }
/** Checks a code against a factor. */
export type CodeCheck = (factor: Factor) => Promise<CodeResult>

/** Result of an attempt. `enrolled`: this was the first code, which turned two-factor authentication on. */
type Outcome =
  | { passed: true; enrolled: boolean }
  | { passed: false; refused: 'wrong' }
  | { passed: false; refused: 'used' }
  | { passed: false; refused: 'locked'; seconds: number }

/**
 * One attempt at an account's second factor. The row of the factor is locked during the attempt, so of concurrent attempts with the same
 * code only one passes, and every wrong one is counted.
 */
export const attemptSecondFactor = (db: Db, userId: string, check: CodeCheck): Promise<Outcome> =>
  db.transaction(async (tx) => {
    const [factor] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update')
    if (!factor) return { passed: false, refused: 'wrong' }
    const lockedFor = secondsLeft(factor.lockedUntil)
    if (lockedFor > 0) return { passed: false, refused: 'locked', seconds: lockedFor }

    const result = await check(factor)
    if ('refused' in result) return recordFailure(tx, factor, result.refused)
    await updateFactor(tx, factor, { ...result.update, verified: true, failedVerificationCount: 0, lockedUntil: null })
    if (!factor.verified) await enrol(tx, userId)
    return { passed: true, enrolled: !factor.verified }
  })

/** Checks a six-digit TOTP code: of the current, previous or next period, and newer than the last used one. */
export const appCode =
  (code: string, key: SecretConfig | string): CodeCheck =>
  async (factor) => {
    const { hotp } = createOTP(await symmetricDecrypt({ key, data: factor.secret }))
    const step = Math.floor(Date.now() / 1000 / period)
    const candidates = await Promise.all([step + 1, step, step - 1].map(async (at) => ({ at, code: await hotp(at) })))
    const matching = candidates.filter((candidate) => candidate.code === code)
    const unused = matching.find(({ at }) => at > (factor.lastUsedStep ?? -1))
    if (unused) return { update: { lastUsedStep: unused.at } }
    return { refused: matching.length > 0 ? 'used' : 'wrong' }
  }

const Codes = z.array(z.string())

/** Checks a backup code, which works once. Backup codes are refused until the factor was verified with the app. */
export const backupCode =
  (code: string, key: SecretConfig | string): CodeCheck =>
  async (factor) => {
    const codes = await backupCodesOf(factor, key)
    const left = codes.filter((stored) => stored !== code)
    if (!factor.verified || left.length === codes.length) return { refused: 'wrong' }
    return { update: { backupCodes: await symmetricEncrypt({ key, data: JSON.stringify(left) }) } }
  }

/** The unused backup codes; Better Auth stores them encrypted. */
export const backupCodesOf = async ({ backupCodes }: Pick<Factor, 'backupCodes'>, key: SecretConfig | string): Promise<string[]> =>
  Codes.parse(JSON.parse(await symmetricDecrypt({ key, data: backupCodes })))

/** Unambiguous letters and digits: no i, l, o, u, 0 or 1. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789'

/** Ten codes of 49 bits each, as `abcde-fghjk`. */
export const makeBackupCodes = (): string[] => Array.from({ length: 10 }, () => `${letters(5)}-${letters(5)}`)

const letters = (count: number): string => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

const recordFailure = async (tx: Tx, factor: Factor, refused: 'wrong' | 'used'): Promise<Outcome> => {
  const wrong = factor.failedVerificationCount + 1
  if (wrong < lockout.wrong) {
    await updateFactor(tx, factor, { failedVerificationCount: wrong })
    return { passed: false, refused }
  }
  const lockedUntil = new Date(Date.now() + lockout.seconds * 1000)
  await updateFactor(tx, factor, { failedVerificationCount: 0, lockedUntil })
  return { passed: false, refused: 'locked', seconds: lockout.seconds }
}

/** Turns two-factor authentication on and ends every session: all of them began with the password only. */
const enrol = async (tx: Tx, userId: string): Promise<void> => {
  await tx.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.id, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

const updateFactor = async (tx: Tx, { id }: Factor, values: Partial<Factor>): Promise<void> => {
  await tx.update(twoFactors).set(values).where(eq(twoFactors.id, id))
}

const secondsLeft = (until: Date | null): number => (until ? Math.ceil((until.getTime() - Date.now()) / 1000) : 0)
