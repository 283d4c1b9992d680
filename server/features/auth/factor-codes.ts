import { randomInt } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { type SecretConfig, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { profiles, sessions, twoFactors } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'

/** This many wrong codes in a row close an account's second factor for so many seconds. */
const lockout = { wrong: 5, seconds: 15 * 60 }

/** Seconds that one code of an authenticator app stands for. */
const period = 30

/** What checks a code: a change of the factor's row uses a right code up. */
type Factor = typeof twoFactors.$inferSelect
type Proof = { use: Partial<Factor> } | { refused: 'wrong' | 'used' }
export type CodeCheck = (factor: Factor) => Promise<Proof>

/** How an attempt ended. `enrolled`: the code was the first one, which turned two-factor sign-in on. */
type Outcome =
  | { passed: true; enrolled: boolean }
  | { passed: false; refused: 'wrong' }
  | { passed: false; refused: 'used' }
  | { passed: false; refused: 'locked'; seconds: number }

/**
 * One attempt at an account's second factor. The factor's row is locked meanwhile, so of any number of attempts with the same code
 * one passes, and none escapes the count of wrong ones.
 */
export const attemptSecondFactor = (db: Db, userId: string, check: CodeCheck): Promise<Outcome> =>
  db.transaction(async (tx) => {
    const [factor] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update')
    if (!factor) return { passed: false, refused: 'wrong' }
    const closed = secondsLeft(factor.lockedUntil)
    if (closed > 0) return { passed: false, refused: 'locked', seconds: closed }

    const proof = await check(factor)
    if ('refused' in proof) return refuse(tx, factor, proof.refused)
    await change(tx, factor, { ...proof.use, verified: true, failedVerificationCount: 0, lockedUntil: null })
    if (!factor.verified) await enrol(tx, userId)
    return { passed: true, enrolled: !factor.verified }
  })

/** A six-digit code of the authenticator app: of this half minute, the one before or the one after, and newer than the last used. */
export const appCode =
  (code: string, key: SecretConfig | string): CodeCheck =>
  async (factor) => {
    const { hotp } = createOTP(await symmetricDecrypt({ key, data: factor.secret }))
    const step = Math.floor(Date.now() / 1000 / period)
    const candidates = await Promise.all([step + 1, step, step - 1].map(async (at) => ({ at, code: await hotp(at) })))
    const matching = candidates.filter((candidate) => candidate.code === code)
    const unused = matching.find(({ at }) => at > (factor.lastUsedStep ?? -1))
    if (unused) return { use: { lastUsedStep: unused.at } }
    return { refused: matching.length > 0 ? 'used' : 'wrong' }
  }

const Codes = z.array(z.string())

/** One of the backup codes, which is good once. They prove nothing before the app has been tried. */
export const backupCode =
  (code: string, key: SecretConfig | string): CodeCheck =>
  async (factor) => {
    const codes = await backupCodesOf(factor, key)
    const left = codes.filter((known) => known !== code)
    if (!factor.verified || left.length === codes.length) return { refused: 'wrong' }
    return { use: { backupCodes: await symmetricEncrypt({ key, data: JSON.stringify(left) }) } }
  }

/** The codes that are left, as the auth library keeps them: encrypted. */
export const backupCodesOf = async ({ backupCodes }: Pick<Factor, 'backupCodes'>, key: SecretConfig | string): Promise<string[]> =>
  Codes.parse(JSON.parse(await symmetricDecrypt({ key, data: backupCodes })))

/** Letters and digits that nobody takes for one another: no i, l, o, u, 0 or 1. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789'

/** Ten codes of 49 bits each, as `abcde-fghjk`. */
export const makeBackupCodes = (): string[] => Array.from({ length: 10 }, () => `${letters(5)}-${letters(5)}`)

const letters = (count: number): string => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

const refuse = async (tx: Tx, factor: Factor, refused: 'wrong' | 'used'): Promise<Outcome> => {
  const wrong = factor.failedVerificationCount + 1
  if (wrong < lockout.wrong) {
    await change(tx, factor, { failedVerificationCount: wrong })
    return { passed: false, refused }
  }
  const lockedUntil = new Date(Date.now() + lockout.seconds * 1000)
  await change(tx, factor, { failedVerificationCount: 0, lockedUntil })
  return { passed: false, refused: 'locked', seconds: lockout.seconds }
}

/** Turns two-factor sign-in on and ends every session: all of them began with a password alone. */
const enrol = async (tx: Tx, userId: string): Promise<void> => {
  await tx.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.id, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

const change = async (tx: Tx, { id }: Factor, values: Partial<Factor>): Promise<void> => {
  await tx.update(twoFactors).set(values).where(eq(twoFactors.id, id))
}

const secondsLeft = (until: Date | null): number => (until ? Math.ceil((until.getTime() - Date.now()) / 1000) : 0)
