import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { serializeSigned } from 'hono/utils/cookie'
import { expect } from 'vitest'
import { type PlanId, plans } from '#contract/plans.ts'
import { kinds } from '#kinds/index.ts'
import { profiles, sessions } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { apiUsage, generations, savedContent, subscriptions } from '#server/platform/db/schema.ts'
import { sessionCookieName } from '#server/platform/session-cookie.ts'
import { allEvents, pathOf } from '#tests/support/generating.ts'

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

/** What a crowd was told, call by call. */
export interface CallLog {
  /** By the order's key. */
  readonly delivered: Map<string, { order: Order; id: string; result: unknown }>
  /** Orders of which it is not known whether they were written: cut off, or answered with a fault of the server. */
  readonly open: Set<Order>
  /** Titles of library entries whose saving was acknowledged. */
  readonly saved: string[]
  /** How often calls ended how: `delivered`, `cut`, `unreachable`, or `429 QUOTA_REACHED`. */
  readonly outcomes: Map<string, number>
}

export interface CrowdRun {
  readonly log: CallLog
  /** Resolves once so many more texts have been delivered. */
  waitForDeliveries(more: number): Promise<void>
  /** Lets each call that runs end, and asks no more. */
  stop(): Promise<void>
}

interface CrowdOptions {
  readonly members: readonly Member[]
  /** Calls at a time. */
  readonly callers: number
  /** Where the next call goes. */
  readonly url: () => string
}

/** Milliseconds until a caller who was not served tries something else. */
const retryAfter = 500
/** Milliseconds between two looks at how many have been delivered. */
const pollInterval = 5
/** Of so many calls one saves an entry; of the rest every second is streamed. */
const savesOneIn = 4

export const newCallLog = (): CallLog => ({ delivered: new Map(), open: new Set(), saved: [], outcomes: new Map() })

/** People who keep asking for texts and saving some, at random, until they are stopped. */
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

/** Places an order and writes down how it ended. */
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

/** What an order that is asked for again may meet and outlast: its first run's reservation, and the limits on how often. */
const retryableCodes: ReadonlySet<string> = new Set(['CONFLICT', 'RATE_LIMITED'])
/** Milliseconds between two rounds, and how many are asked for at a time. */
const retryPause = 2_000
const concurrency = 24

/**
 * Asks for every open order again, under its key, until each was delivered or refused for good.
 * @param most milliseconds; answers how many it took
 * @throws when some stay open for longer
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

/** One text that somebody wants, under a key: however often it is asked for, it is written and counted once. */
export interface Order {
  readonly member: Member
  readonly key: string
  readonly streamed: boolean
  readonly topic: string
}

export const newOrder = (member: Member, streamed: boolean, topic = kinds.post.sample.topic): Order => ({
  ...{ member, streamed, topic },
  key: randomUUID(),
})

/** What whoever asked was told. */
export type Outcome =
  | { readonly how: 'delivered'; readonly id: string; readonly result: unknown }
  | { readonly how: 'refused'; readonly status: number; readonly code: string }
  /** Nobody took the connection: the server never heard of it. */
  | { readonly how: 'unreachable' }
  /** The connection ended before the answer did. */
  | { readonly how: 'cut' }

type AnswerBody = { readonly id?: string; readonly code?: string; readonly status?: number }

/** Asks a server for an order, and reads the answer to its end. */
export async function requestText(url: string, { member, key, streamed, topic }: Order): Promise<Outcome> {
  const headers = {
    cookie: member.cookie,
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(streamed && { accept: 'text/event-stream' }),
  }
  const init = { method: 'POST', body: JSON.stringify({ ...kinds.post.sample, topic }), headers }
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

/** Why a call threw. */
function connectionFailure(error: unknown): 'unreachable' | 'cut' {
  const { cause } = error as { cause?: NodeJS.ErrnoException }
  return cause?.code === 'ECONNREFUSED' ? 'unreachable' : 'cut'
}

const limit = plans.basic.limits.tweets as number

/**
 * Holds what a crowd was told against what the database holds: whatever was acknowledged is there as it was told, whatever is there
 * was delivered and is counted once, and nobody is above a limit. To be called when nothing is running or open any more.
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
