import { type Accounts, type Answer, type Browser, signUpAndVerify } from '#tests/support/auth.ts'
import { codeOf, secretIn } from '#tests/support/totp.ts'

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
