import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Member } from './members.ts'
import { brokenBy, type Ending, newOrder, type Order, place } from './orders.ts'

/** What a crowd was told, call by call. */
export interface Book {
  /** By the order's key. */
  readonly delivered: Map<string, { order: Order; id: string; result: unknown }>
  /** Orders of which it is not known whether they were written: cut off, or answered with a fault of the server. */
  readonly open: Set<Order>
  /** Titles of library entries whose saving was acknowledged. */
  readonly saved: string[]
  /** How often calls ended how: `delivered`, `cut`, `unreachable`, or `429 QUOTA_REACHED`. */
  readonly endings: Map<string, number>
}

export interface Work {
  readonly book: Book
  /** Resolves once so many more texts have been delivered. */
  deliver(more: number): Promise<void>
  /** Lets each call that runs end, and asks no more. */
  stop(): Promise<void>
}

interface Plan {
  readonly members: readonly Member[]
  /** Calls at a time. */
  readonly callers: number
  /** Where the next call goes. */
  readonly url: () => string
}

/** Milliseconds until a caller who was not served tries something else. */
const retryAfter = 500
/** Milliseconds between two looks at how many have been delivered. */
const look = 5
/** Of so many calls one saves an entry; of the rest every second is streamed. */
const savesOneIn = 4

export const newBook = (): Book => ({ delivered: new Map(), open: new Set(), saved: [], endings: new Map() })

/** People who keep asking for texts and saving some, at random, until they are stopped. */
export function putToWork({ members, callers, url }: Plan, book: Book = newBook()): Work {
  let stopped = false
  const caller = async () => {
    for (let n = 0; !stopped; n++) {
      const member = members[randomInt(members.length)] as Member
      const how = n % savesOneIn === 0 ? await save(url(), member, book) : await ask(url(), newOrder(member, n % 2 === 0), book)
      if (how !== 'delivered') await wait(retryAfter)
    }
  }
  const working = Promise.all(Array.from({ length: callers }, caller))
  return {
    book,
    async deliver(more) {
      const enough = book.delivered.size + more
      while (book.delivered.size < enough) await wait(look)
    },
    async stop() {
      stopped = true
      await working
    },
  }
}

/** Places an order and writes down how it ended. */
export async function ask(url: string, order: Order, book: Book): Promise<Ending['how']> {
  const ending = await place(url, order)
  count(book, ending)
  if (ending.how === 'delivered') {
    book.delivered.set(order.key, { order, id: ending.id, result: ending.result })
    book.open.delete(order)
  } else if (ending.how === 'cut' || (ending.how === 'refused' && ending.status >= 500)) book.open.add(order)
  else if (ending.how === 'refused' && !again.has(ending.code)) book.open.delete(order)
  return ending.how
}

async function save(url: string, { cookie }: Member, book: Book): Promise<Ending['how']> {
  const title = `Entry ${randomUUID()}`
  const init = {
    method: 'POST',
    body: JSON.stringify({ title, content: 'All of it', feature: 'titles' }),
    headers: { cookie, 'content-type': 'application/json' },
  }
  const saving = async (): Promise<Ending> => {
    const answer = await fetch(`${url}/functions/v1/save-content`, init)
    const { code } = (await answer.json()) as { code?: string }
    return answer.ok ? { how: 'delivered', id: title, result: null } : { how: 'refused', status: answer.status, code: code ?? 'none' }
  }
  const ending = await saving().catch((error: unknown): Ending => ({ how: brokenBy(error) }))
  count(book, ending)
  if (ending.how === 'delivered') book.saved.push(title)
  return ending.how
}

function count({ endings }: Book, ending: Ending): void {
  const name = ending.how === 'refused' ? `${ending.status} ${ending.code}` : ending.how
  endings.set(name, (endings.get(name) ?? 0) + 1)
}

/** What an order that is asked for again may meet and outlast: its first run's reservation, and the limits on how often. */
const again: ReadonlySet<string> = new Set(['CONFLICT', 'RATE_LIMITED'])
/** Milliseconds between two rounds, and how many are asked for at a time. */
const round = 2_000
const atOnce = 24

/**
 * Asks for every open order again, under its key, until each was delivered or refused for good.
 * @param most milliseconds; answers how many it took
 * @throws when some stay open for longer
 */
export async function askAgain(url: () => string, book: Book, most: number): Promise<number> {
  const began = performance.now()
  while (book.open.size > 0) {
    const left = [...book.open]
    const next = async () => {
      for (let order = left.pop(); order; order = left.pop()) await ask(url(), order, book)
    }
    await Promise.all(Array.from({ length: atOnce }, next))
    if (book.open.size === 0) break
    if (performance.now() - began > most) throw new Error(`${book.open.size} orders are still open after ${most} ms`)
    await wait(round)
  }
  return performance.now() - began
}
