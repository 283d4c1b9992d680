import { isIP } from 'node:net'
import { and, desc, eq, gt, ne, not, sql } from 'drizzle-orm'
import type { SessionView } from '#contract/api.ts'
import { isTooOld } from '#server/core/accounts.ts'
import { signedIn } from '#server/core/rpc.ts'
import { sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/fail.ts'

/** The first pattern that matches names it, so what others claim to be stands after what it is. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPX\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (userAgent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** What a browser says it is, in words: 'Firefox on Windows'. It may say anything, and its version and model are left out. */
export function deviceIn(userAgent: string | null): string {
  const browser = nameIn(userAgent ?? '', browsers)
  const system = nameIn(userAgent ?? '', systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'Unknown browser')
}

/** An address in its short form. Of an IPv6 one only the /64 network is stored, which tells a person nothing: `null`. */
export function shownAddress(stored: string | null): string | null {
  if (!stored || isIP(stored) !== 6) return stored || null
  const short = new URL(`http://[${stored}]`).hostname.slice(1, -1)
  return short.endsWith('::') ? null : short
}

const alive = and(gt(sessions.expiresAt, sql`now()`), not(isTooOld))

/** A person's sign-ins: the one that asks first, then by when each was used last. No answer holds a token. */
async function find(db: Db, userId: string, current: string): Promise<SessionView[]> {
  const { id, userAgent, ipAddress, createdAt, updatedAt, expiresAt } = sessions
  const rows = await db
    .select({ id, userAgent, ipAddress, createdAt, updatedAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), alive))
    .orderBy(desc(eq(sessions.id, current)), desc(updatedAt), desc(id))
  return rows.map((row) => ({
    id: row.id,
    current: row.id === current,
    device: deviceIn(row.userAgent),
    ip_address: shownAddress(row.ipAddress),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }))
}

/** @throws NOT_FOUND when there is none of this person */
async function end(db: Db, userId: string, id: string): Promise<void> {
  const own = and(eq(sessions.userId, userId), eq(sessions.id, id), alive)
  const rows = await db.delete(sessions).where(own).returning({ id: sessions.id })
  if (rows.length === 0) throw fail('NOT_FOUND')
}

/** Answers how many were ended. */
async function endOthers(db: Db, userId: string, current: string): Promise<number> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, current))
  const rows = await db.delete(sessions).where(others).returning({ id: sessions.id, expiresAt: sessions.expiresAt })
  return rows.filter(({ expiresAt }) => expiresAt > new Date()).length
}

/** Ends the sessions of everybody that have lasted longest. To be done now and then. */
export async function endLongSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(isTooOld)
}

/** Where a person is signed in. Others' sessions are as if they did not exist. */
export const createSessionRoutes = ({ db }: { db: Db }) => ({
  list: signedIn.sessions.list.handler(async ({ context: { account } }) => ({ items: await find(db, account.id, account.sessionId) })),
  end: signedIn.sessions.end.handler(({ input: { id }, context: { account } }) => end(db, account.id, id)),
  endOthers: signedIn.sessions.endOthers.handler(async ({ context: { account } }) => ({
    ended: await endOthers(db, account.id, account.sessionId),
  })),
})
