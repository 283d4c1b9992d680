import { randomUUID } from 'node:crypto'
import { serializeSigned } from 'hono/utils/cookie'
import type { PlanId } from '#contract/plans.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { subscriptions } from '#server/platform/db/schema.ts'
import { sessionCookieName } from '#server/platform/session-cookie.ts'

/** The AUTH_SECRET of servers that a crowd uses. */
export const crowdSecret = 'only for tests, thirty-two letters'

export interface Member {
  readonly id: string
  readonly plan: PlanId
  /** The signed session cookie, as a `cookie` header of plain http. */
  readonly cookie: string
}

const day = 86_400_000

/** So many people of each plan, signed in, put straight into a database: no server needs to run. */
export async function newMembers(db: Db, counts: Readonly<Partial<Record<PlanId, number>>>): Promise<Member[]> {
  const plans = Object.entries(counts).flatMap(([plan, count]) => Array<PlanId>(count).fill(plan as PlanId))
  const members = await Promise.all(
    plans.map(async (plan) => {
      const id = randomUUID()
      const cookie = (await serializeSigned(sessionCookieName('http://localhost'), id, crowdSecret)).split(';')[0] ?? ''
      return { id, plan, cookie }
    }),
  )
  const ids = members.map(({ id }) => id)
  await db.insert(profiles).values(ids.map((id) => ({ id, email: `${id}@example.com`, fullName: 'Asha Rao', emailVerified: true })))
  await db.insert(sessions).values(ids.map((id) => ({ userId: id, token: id, expiresAt: new Date(Date.now() + day) })))
  const paying = members.flatMap(({ id, plan }) => (plan === 'free' ? [] : [{ userId: id, plan, status: 'active' as const }]))
  if (paying.length > 0) await db.insert(subscriptions).values(paying)
  return members
}
