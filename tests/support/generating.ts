import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type KindName, kinds } from '#kinds/index.ts'
import { apiUsage, generations } from '#server/platform/db/schema.ts'
import type { TestUser } from '#tests/support/given.ts'
import type { TestServer } from '#tests/support/server.ts'

export const kindNames = Object.keys(kinds) as KindName[]

export const pathOf = (kind: KindName) => `/functions/v1/${kinds[kind].call}`

/** Asks for the JSON answer of a kind; its sample request with `changes`. */
export const generate = (user: TestUser, kind: KindName, changes: object = {}, headers: Record<string, string> = {}) =>
  user.post(pathOf(kind), { ...kinds[kind].sample, ...changes }, headers)

/** Asks for the event stream of a kind. */
export const stream = (user: TestUser, kind: KindName, changes: object = {}, init: RequestInit = {}) =>
  user.fetch(pathOf(kind), {
    method: 'POST',
    body: JSON.stringify({ ...kinds[kind].sample, ...changes }),
    ...init,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(init.headers as Record<string, string>) },
  })

/** What the ledger holds of a person: every generation, and every charged use. */
export async function ledgerOf({ db }: TestServer, { id }: TestUser) {
  return {
    rows: await db.select().from(generations).where(eq(generations.userId, id)),
    uses: await db.select().from(apiUsage).where(eq(apiUsage.userId, id)),
  }
}

export const newKey = () => randomUUID().replaceAll('-', '')
