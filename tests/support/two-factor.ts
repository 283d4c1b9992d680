import { createHmac } from 'node:crypto'
import { type Accounts, type Answer, type Browser, signUpAndVerify } from '#tests/support/auth.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app reads out of the QR code's address. */
export const secretIn = (totpUri: string): string => {
  const secret = new URL(totpUri).searchParams.get('secret')
  if (!secret) throw new Error('This address holds no secret')
  return secret
}

/**
 * The six digits that an authenticator app shows (RFC 6238: SHA-1, half minutes), made apart from the server's own code.
 * @param halfMinutes from now; the server also takes the code before and the one after
 */
export const codeOf = (secret: string, halfMinutes = 0): string => {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/** The backup codes of an answer. */
export const codesIn = ({ body }: Answer) => (body?.backupCodes ?? []) as string[]

/** The second factors of whoever this browser, or the header it sends, stands for. */
export const factorsOf = async (browser: Browser, headers = {}) =>
  ((await browser.call('/factors', undefined, headers)).body?.factors ?? []) as { id: string; status: string }[]

export interface SignIn {
  readonly email: string
  readonly password: string
}

/** Enters a password in a browser of its own; with a second factor the sign-in waits there for its code. */
export async function enterOn(accounts: Accounts, { email, password }: SignIn) {
  const browser = accounts.browser()
  return { browser, answer: await browser.call('/sign-in/email', { email, password }) }
}

/** What the app on the screen does with a code. */
export async function prove(browser: Browser, code: string): Promise<Answer> {
  const id = (await factorsOf(browser))[0]?.id
  const challenge = await browser.call(`/factors/${id}/challenge`, {})
  return browser.call(`/factors/${id}/verify`, { code, challenge_id: challenge.body?.id })
}

/** Somebody with a second factor, signed in. The code of the present half minute is used up, the next one is good already. */
export async function secured(accounts: Accounts) {
  const browser = accounts.browser()
  const who = await signUpAndVerify(accounts, browser)
  const begun = await browser.call('/two-factor/enable', { password: who.password })
  const secret = secretIn(String(begun.body?.totpURI))
  await prove(browser, codeOf(secret))
  return { ...who, browser, secret, backupCodes: codesIn(begun) }
}
