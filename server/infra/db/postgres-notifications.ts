import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database, NotificationListener } from '#server/infra/db/database.ts'
import type { Log } from '#server/infra/log.ts'

/** Milliseconds before the first attempt to reconnect, and at most between two attempts. */
const reconnectDelays = { first: 500, max: 2_000 }
const connectTimeout = 5_000

interface Connection {
  readonly client: pg.Client
  /** Resolves when the connection has ended, to the error that ended it if there was one. */
  readonly ended: Promise<Error | undefined>
}

/**
 * Listens on a dedicated connection, because the connections of the pool are shared, and notifications to an idle one would be lost. A
 * broken connection is replaced until the listener is removed.
 */
export const listenOn =
  (url: string, log: Log): Database['listen'] =>
  async (channel, listener) => {
    const stop = new AbortController()
    let connection = await connect(url, channel, listener)

    const keepConnected = async () => {
      for (;;) {
        const error = await connection.ended
        if (stop.signal.aborted) return
        log.warn({ error }, 'the connection for change events broke')
        const next = await reconnect(() => connect(url, channel, listener), stop.signal, log)
        if (!next) return
        connection = next
        listener.reconnected()
      }
    }
    const connecting = keepConnected()
    return async () => {
      stop.abort()
      await connection.client.end()
      await connecting
    }
  }

async function connect(url: string, channel: string, { notified }: NotificationListener): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'postwright events',
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
  })
  const { promise: ended, resolve } = Promise.withResolvers<Error | undefined>()
  let failure: Error | undefined
  client.once('end', () => resolve(failure))
  // An `end` event follows. Without an error listener Node would end the process.
  client.on('error', (error) => {
    failure ??= error
  })
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

/** Retries with growing delays until it succeeds. Resolves to `undefined` when aborted. */
async function reconnect(open: () => Promise<Connection>, stop: AbortSignal, log: Log): Promise<Connection | undefined> {
  for (let delay = reconnectDelays.first; ; delay = Math.min(2 * delay, reconnectDelays.max)) {
    // It rejects only when it is aborted, which the next line checks.
    await wait(delay, undefined, { signal: stop }).catch(() => undefined)
    if (stop.aborted) return undefined
    try {
      const connection = await open()
      if (!stop.aborted) return connection
      await connection.client.end()
      return undefined
    } catch (error) {
      log.warn({ error }, 'the connection for change events cannot be restored yet')
    }
  }
}
