import { sql } from 'drizzle-orm'
import type { eventTopics } from '#contract/billing.ts'
import type { Database, Db, Tx } from '#server/infra/db/database.ts'

/**
 * The topics of change events, which are sent to all servers of the database: `chat` and `requests` carry a payment request's id,
 * `account` a user's, and `lists` the id of a user whose topic lists changed. An event contains no data; clients read the changed data again. Events can be lost with a connection.
 * `writing`, whose id is `settings`, is for servers only: what writes was changed.
 */
export type Topic = ClientTopic | 'writing'
/** The topics that clients receive, too. */
export type ClientTopic = (typeof eventTopics)[number]

export interface Event {
  readonly topic: Topic
  readonly id: string
}

/** Called with the id of an event, or with `null` when events may have been lost. */
export type EventListener = (id: string | null) => void

export interface Events {
  /** With a transaction, the event is sent if and only if the transaction commits. */
  publish(tx: Db | Tx, event: Event): Promise<void>
  /** Subscribes to one id of a topic, or to all ids (`null`). @returns a function that unsubscribes */
  subscribe(topic: Topic, id: string | null, listener: EventListener): () => void
  /** Aborted by `close`. */
  readonly closed: AbortSignal
  /** Ends all subscriptions; publishing still works. Idempotent. */
  close(): Promise<void>
}

/** Also written in the triggers of `db/migrations/0000_start.sql` that notify when a session ends and when a role changes. */
const channel = 'postwright_events'

export async function createEvents(database: Pick<Database, 'listen'>): Promise<Events> {
  const subscribers = new Map<string, Set<EventListener>>()
  const closing = new AbortController()
  const dispatch = (key: string, id: string | null) => {
    for (const listener of subscribers.get(key) ?? []) listener(id)
  }
  const unsubscribe = await database.listen(channel, {
    notified(payload) {
      const [topic = '', id = ''] = payload.split(':')
      dispatch(payload, id)
      dispatch(keyOf(topic, null), id)
    },
    reconnected() {
      for (const key of subscribers.keys()) dispatch(key, null)
    },
  })

  return {
    async publish(tx, { topic, id }) {
      await tx.execute(sql`select pg_notify(${channel}, ${keyOf(topic, id)})`)
    },
    subscribe(topic, id, listener) {
      const key = keyOf(topic, id)
      const listeners = subscribers.get(key) ?? new Set()
      subscribers.set(key, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && subscribers.get(key) === listeners) subscribers.delete(key)
      }
    },
    closed: closing.signal,
    async close() {
      if (closing.signal.aborted) return
      closing.abort()
      await unsubscribe()
    },
  }
}

const keyOf = (topic: string, id: string | null): string => `${topic}:${id ?? '*'}`
