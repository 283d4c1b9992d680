import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database, NotificationListener } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'

/** Milliseconds: the first attempt to reconnect, and the longest pause between two. */
const pauses = { first: 500, longest: 2_000 }
const connectTimeout = 5_000

interface Connection {
  readonly client: pg.Client
  /** Resolves when the connection has ended, for whatever reason. */
  readonly ended: Promise<void>
}

/**
 * Listens on a connection of its own: the pool's connections change hands, and notifications to one that is idle would be lost. A
 * connection that breaks is replaced until the listener is removed.
 */
export const listenOn =
  (url: string, log: Log): Database['listen'] =>
  async (channel, listener) => {
    const stop = new AbortController()
    let connection = await connect(url, channel, listener)

    const keepConnected = async () => {
      for (;;) {
        await connection.ended
        if (stop.signal.aborted) return
        log.warn('the connection that hears events broke')
        const next = await reconnect(() => connect(url, channel, listener), stop.signal, log)
        if (!next) return
        connection = next
        listener.reconnected()
      }
    }
    const connected = keepConnected()
    return async () => {
      stop.abort()
      await connection.client.end()
      await connected
    }
  }

async function connect(url: string, channel: string, { notified }: NotificationListener): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'postwright events',
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
  })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  // `end` follows and is handled; without a listener an error would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => notified(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await client.end()
    throw error
  }
  return { client, ended }
}

/** Retries with growing pauses until it succeeds; `undefined` when aborted meanwhile. */
async function reconnect(make: () => Promise<Connection>, stop: AbortSignal, log: Log): Promise<Connection | undefined> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    await wait(pause, undefined, { signal: stop }).catch(() => undefined)
    if (stop.aborted) return undefined
    try {
      const connection = await make()
      if (!stop.aborted) return connection
      await connection.client.end()
      return undefined
    } catch (error) {
      log.warn({ error }, 'events cannot be heard yet')
    }
  }
}
