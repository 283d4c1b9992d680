import { sql } from 'drizzle-orm'
import type { Database, Db, Tx } from '#server/platform/db/database.ts'

/**
 * What changed, told to every server of the database at once: `chat` and `requests` carry a payment request's id, `account` a
 * person's. An event says that something is to be read again, never what: it holds no data, and one may be lost with a connection.
 */
export const topics = ['chat', 'account', 'requests'] as const
export type Topic = (typeof topics)[number]

export interface Event {
  readonly topic: Topic
  readonly id: string
}

/** Told the id that an event is about; `null` when some may have been missed. */
export type Heard = (id: string | null) => void

export interface Events {
  /** With a transaction, the event goes out if, and only if, that commits. */
  publish(tx: Db | Tx, event: Event): Promise<void>
  /** Hears one id of a topic, or all of them (`null`), until the answer is called. */
  subscribe(topic: Topic, id: string | null, heard: Heard): () => void
  /** Aborted by `close`. */
  readonly closed: AbortSignal
  /** Nothing is heard any more; publishing goes on. Closing twice is closing once. */
  close(): Promise<void>
}

/** Also written in the triggers that tell when a session ends (`migrations/0003_chat.sql`) and a role changes (`0007_role_changes.sql`). */
const channel = 'postwright_events'

export async function createEvents(database: Pick<Database, 'listen'>): Promise<Events> {
  const subscribers = new Map<string, Set<Heard>>()
  const closing = new AbortController()
  const tell = (key: string, id: string | null) => {
    for (const heard of subscribers.get(key) ?? []) heard(id)
  }
  const deaf = await database.listen(channel, {
    heard(payload) {
      const [topic = '', id = ''] = payload.split(':')
      tell(payload, id)
      tell(keyOf(topic, null), id)
    },
    missed() {
      for (const key of subscribers.keys()) tell(key, null)
    },
  })

  return {
    async publish(tx, { topic, id }) {
      await tx.execute(sql`select pg_notify(${channel}, ${keyOf(topic, id)})`)
    },
    subscribe(topic, id, heard) {
      const key = keyOf(topic, id)
      const those = subscribers.get(key) ?? new Set()
      subscribers.set(key, those.add(heard))
      return () => {
        those.delete(heard)
        if (those.size === 0 && subscribers.get(key) === those) subscribers.delete(key)
      }
    },
    closed: closing.signal,
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      await deaf()
    },
  }
}

const keyOf = (topic: string, id: string | null): string => `${topic}:${id ?? '*'}`
