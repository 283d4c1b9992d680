import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { expect } from 'vitest'
import { type PlanId, plans } from '#contract/plans.ts'
import { kinds } from '#kinds/index.ts'
import { profiles, sessions } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { apiUsage, generations, savedContent, subscriptions } from '#server/infra/db/schema.ts'
import { sessionCookieName } from '#server/infra/session-cookie.ts'
import { allEvents, pathOf, writableSample } from '#tests/support/generating.ts'

/** The AUTH_SECRET of the servers under load. */
export const crowdSecret = 'only for tests, thirty-two letters'

export interface Member {
  readonly id: string
  readonly plan: PlanId
  /** The signed session cookie, as a `cookie` header of plain http. */
  readonly cookie: string
}

const day = 86_400_000

/** Creates signed-in users of each plan directly in the database, without a server. */
export async function newMembers(db: Db, counts: Readonly<Partial<Record<PlanId, number>>>): Promise<Member[]> {
  const plans = Object.entries(counts).flatMap(([plan, countOutcome]) => Array<PlanId>(countOutcome).fill(plan as PlanId))
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

/** What the callers were answered. */
export interface CallLog {
  /** By idempotency key. */
  readonly delivered: Map<string, { order: Order; id: string; result: unknown }>
  /** Orders with an unknown result: the connection was cut, or the server answered 5xx. */
  readonly open: Set<Order>
  /** Titles of library entries that the server acknowledged. */
  readonly saved: string[]
  /** Number of calls by outcome: `delivered`, `cut`, `unreachable`, or `429 QUOTA_REACHED`. */
  readonly outcomes: Map<string, number>
}

export interface CrowdRun {
  readonly log: CallLog
  /** Resolves when `more` texts have been delivered from now on. */
  waitForDeliveries(more: number): Promise<void>
  /** Waits for running calls and starts no more. */
  stop(): Promise<void>
}

interface CrowdOptions {
  readonly members: readonly Member[]
  /** Concurrent calls. */
  readonly callers: number
  /** The server for the next call. */
  readonly url: () => string
}

/** Milliseconds that a caller waits after a failed call. */
const retryAfter = 500
/** Milliseconds between two checks of the number of deliveries. */
const pollInterval = 5
/** One of this many calls saves an entry; every second of the others is streamed. */
const savesOneIn = 4

export const newCallLog = (): CallLog => ({ delivered: new Map(), open: new Set(), saved: [], outcomes: new Map() })

/** Starts callers that generate texts and save entries for random members until they are stopped. */
export function startCrowd({ members, callers, url }: CrowdOptions, book: CallLog = newCallLog()): CrowdRun {
  let stopped = false
  const caller = async () => {
    for (let n = 0; !stopped; n++) {
      const member = members[randomInt(members.length)] as Member
      const how = n % savesOneIn === 0 ? await save(url(), member, book) : await sendOrder(url(), newOrder(member, n % 2 === 0), book)
      if (how !== 'delivered') await wait(retryAfter)
    }
  }
  const working = Promise.all(Array.from({ length: callers }, caller))
  return {
    log: book,
    async waitForDeliveries(more) {
      const enough = book.delivered.size + more
      while (book.delivered.size < enough) await wait(pollInterval)
    },
    async stop() {
      stopped = true
      await working
    },
  }
}

/** Sends an order and logs its outcome. */
export async function sendOrder(url: string, order: Order, book: CallLog): Promise<Outcome['how']> {
  const ending = await requestText(url, order)
  count(book, ending)
  if (ending.how === 'delivered') {
    book.delivered.set(order.key, { order, id: ending.id, result: ending.result })
    book.open.delete(order)
  } else if (ending.how === 'cut' || (ending.how === 'refused' && ending.status >= 500)) book.open.add(order)
  else if (ending.how === 'refused' && !retryableCodes.has(ending.code)) book.open.delete(order)
  return ending.how
}

async function save(url: string, { cookie }: Member, book: CallLog): Promise<Outcome['how']> {
  const title = `Entry ${randomUUID()}`
  const init = {
    method: 'POST',
    body: JSON.stringify({ title, content: 'All of it', feature: 'titles' }),
    headers: { cookie, 'content-type': 'application/json' },
  }
  const saving = async (): Promise<Outcome> => {
    const answer = await fetch(`${url}/functions/v1/save-content`, init)
    const { code } = (await answer.json()) as { code?: string }
    return answer.ok ? { how: 'delivered', id: title, result: null } : { how: 'refused', status: answer.status, code: code ?? 'none' }
  }
  const ending = await saving().catch((error: unknown): Outcome => ({ how: connectionFailure(error) }))
  count(book, ending)
  if (ending.how === 'delivered') book.saved.push(title)
  return ending.how
}

function count({ outcomes }: CallLog, ending: Outcome): void {
  const name = ending.how === 'refused' ? `${ending.status} ${ending.code}` : ending.how
  outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
}

/** Errors after which an order can still succeed: its first reservation still runs, or a rate limit. */
const retryableCodes: ReadonlySet<string> = new Set(['CONFLICT', 'RATE_LIMITED'])
/** Milliseconds between two rounds, and concurrent calls in a round. */
const retryPause = 2_000
const concurrency = 24

/**
 * Sends every open order again, with its key, until each is delivered or finally refused.
 * @param most milliseconds
 * @returns the milliseconds that it took @throws when orders are open for longer
 */
export async function retryOpenOrders(url: () => string, book: CallLog, most: number): Promise<number> {
  const began = performance.now()
  while (book.open.size > 0) {
    const left = [...book.open]
    const next = async () => {
      for (let order = left.pop(); order; order = left.pop()) await sendOrder(url(), order, book)
    }
    await Promise.all(Array.from({ length: concurrency }, next))
    if (book.open.size === 0) break
    if (performance.now() - began > most) throw new Error(`${book.open.size} orders are still open after ${most} ms`)
    await wait(retryPause)
  }
  return performance.now() - began
}

/** A request for a text with an idempotency key: it is generated and charged once, however often it is sent. */
export interface Order {
  readonly member: Member
  readonly key: string
  readonly streamed: boolean
  readonly topic: string
}

export const newOrder = (member: Member, streamed: boolean, topic = kinds.post.sample.topic): Order => ({
  member,
  streamed,
  topic,
  key: randomUUID(),
})

/** The outcome of a call. */
export type Outcome =
  | { readonly how: 'delivered'; readonly id: string; readonly result: unknown }
  | { readonly how: 'refused'; readonly status: number; readonly code: string }
  /** The connection was refused: the server never received the call. */
  | { readonly how: 'unreachable' }
  /** The connection ended before the answer did. */
  | { readonly how: 'cut' }

type AnswerBody = { readonly id?: string; readonly code?: string; readonly status?: number }

/** Sends an order to a server, and reads the complete answer. */
export async function requestText(url: string, { member, key, streamed, topic }: Order): Promise<Outcome> {
  const headers = {
    cookie: member.cookie,
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(streamed && { accept: 'text/event-stream' }),
  }
  const init = { method: 'POST', body: JSON.stringify({ ...writableSample('post'), topic }), headers }
  try {
    const answer = await fetch(url + pathOf('post'), init)
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
      return outcomeOf(answer.ok, (await answer.json()) as AnswerBody)
    const last = (await allEvents(answer)).at(-1)
    return last && last.event !== 'message' ? outcomeOf(last.event === 'done', last.data as AnswerBody) : { how: 'cut' }
  } catch (error) {
    return { how: connectionFailure(error) }
  }
}

function outcomeOf(well: boolean, { id, code, status, ...result }: AnswerBody): Outcome {
  if (well && id) return { how: 'delivered', id, result }
  return { how: 'refused', status: status ?? 0, code: code ?? 'none' }
}

/** The reason why `fetch` threw. */
function connectionFailure(error: unknown): 'unreachable' | 'cut' {
  const { cause } = error as { cause?: NodeJS.ErrnoException }
  return cause?.code === 'ECONNREFUSED' ? 'unreachable' : 'cut'
}

const limit = plans.basic.limits.tweets as number

/**
 * Compares the log of the callers with the database: everything acknowledged is stored unchanged, everything stored
 * was delivered and is counted once, and no user exceeds a limit. Call it when nothing runs and no order is open.
 */
export async function expectSettled(db: Db, members: readonly Member[], { delivered, open, saved }: CallLog): Promise<void> {
  expect([...open]).toEqual([])
  const ids = members.map(({ id }) => id)
  const rows = await db.select().from(generations).where(inArray(generations.userId, ids))
  const uses = await db.select({ id: apiUsage.id, userId: apiUsage.userId }).from(apiUsage).where(inArray(apiUsage.userId, ids))
  const done = rows.filter(({ state }) => state === 'done')

  const stored = new Map(done.map((row) => [row.idempotencyKey, { id: row.id, result: row.result }]))
  const answered = new Map([...delivered].map(([key, { id, result }]) => [key, { id, result }]))
  expect(stored).toEqual(answered)
  expect(uses.map(({ id }) => id).sort()).toEqual(done.map(({ id }) => id).sort())

  const { rows: running } = await db.execute(
    sql`select id from generations where state = 'running' and expires_at > now() - interval '30 s'`,
  )
  expect(running).toEqual([])

  const basic = new Set(members.filter(({ plan }) => plan === 'basic').map(({ id }) => id))
  const counts = Map.groupBy(uses, ({ userId }) => userId)
  expect([...counts].filter(([id, own]) => basic.has(id) && own.length > limit)).toEqual([])

  const titles = new Set((await db.select({ title: savedContent.title }).from(savedContent)).map(({ title }) => title))
  expect(saved.filter((title) => !titles.has(title))).toEqual([])
}
