import { isIP } from 'node:net'
import { and, desc, eq, gt, ne, not, sql } from 'drizzle-orm'
import type { SessionView } from '#api/account.ts'
import { isTooOld } from '#server/core/accounts/accounts.ts'
import { inSession } from '#server/core/calls/rpc.ts'
import { sessions } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { deviceNameMessages } from './messages.ts'

/** The first matching pattern wins. Browsers that include the name of another one in their user agent come first. */
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

const matchName = (userAgent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** The name of a browser by its user agent: 'Firefox on Windows', without version and model. The user agent is not trustworthy. */
export function deviceOf(userAgent: string | null): string {
  const browser = matchName(userAgent ?? '', browsers)
  const system = matchName(userAgent ?? '', systems)
  const t = deviceNameMessages
  if (browser && system) return t.device({ browser, system })
  return browser ?? (system ? t.browserOn({ system }) : t.unknown)
}

/** An IP address in its short form. `null` for IPv6, where only the /64 network is stored, which means nothing to users. */
export function displayAddress(stored: string | null): string | null {
  if (!stored || isIP(stored) !== 6) return stored || null
  const short = new URL(`http://[${stored}]`).hostname.slice(1, -1)
  return short.endsWith('::') ? null : short
}

const isValid = and(gt(sessions.expiresAt, sql`now()`), not(isTooOld))

/** A user's sessions: the current one first, then by last use. The tokens are not included. */
async function findSessions(db: Db, userId: string, current: string): Promise<SessionView[]> {
  const { id, userAgent, ipAddress, createdAt, updatedAt, expiresAt } = sessions
  const rows = await db
    .select({ id, userAgent, ipAddress, createdAt, updatedAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isValid))
    .orderBy(desc(eq(sessions.id, current)), desc(updatedAt), desc(id))
  return rows.map((row) => ({
    id: row.id,
    current: row.id === current,
    device: deviceOf(row.userAgent),
    ip_address: displayAddress(row.ipAddress),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }))
}

/** @throws NOT_FOUND when the user has no such session */
async function endSession(db: Db, userId: string, id: string): Promise<void> {
  const own = and(eq(sessions.userId, userId), eq(sessions.id, id), isValid)
  const rows = await db.delete(sessions).where(own).returning({ id: sessions.id })
  if (rows.length === 0) throw fail('NOT_FOUND')
}

/** Returns the number of ended sessions. */
async function endOtherSessions(db: Db, userId: string, current: string): Promise<number> {
  const others = and(eq(sessions.userId, userId), ne(sessions.id, current))
  const rows = await db.delete(sessions).where(others).returning({ id: sessions.id, expiresAt: sessions.expiresAt })
  return rows.filter(({ expiresAt }) => expiresAt > new Date()).length
}

/** Deletes all sessions that have reached their maximum age. Called by a scheduled job. */
export async function endLongSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(isTooOld)
}

/** The routes for a user's sessions. Other users' sessions are answered like missing ones. */
export const createSessionRoutes = ({ db }: { db: Db }) => ({
  list: inSession.sessions.list.handler(async ({ context: { account, sessionId } }) => ({
    items: await findSessions(db, account.id, sessionId),
  })),
  end: inSession.sessions.end.handler(({ input: { id }, context: { account } }) => endSession(db, account.id, id)),
  endOthers: inSession.sessions.endOthers.handler(async ({ context: { account, sessionId } }) => ({
    ended: await endOtherSessions(db, account.id, sessionId),
  })),
})
