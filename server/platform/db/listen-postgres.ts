import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database, Ears } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'

/** Milliseconds: the first try to come back, and the longest pause between two. */
const pauses = { first: 500, longest: 2_000 }
const connectTimeout = 5_000

interface Ear {
  readonly client: pg.Client
  /** Resolves when the connection is gone, for whatever reason. */
  readonly gone: Promise<void>
}

/**
 * Hears channels on a connection of its own: the pool's connections change hands, and what was said to one that is put back would be
 * lost. A connection that breaks is made again until it holds.
 */
export const listenOn =
  (url: string, log: Log): Database['listen'] =>
  async (channel, ears) => {
    const stop = new AbortController()
    let ear = await connect(url, channel, ears)

    const stay = async () => {
      for (;;) {
        await ear.gone
        if (stop.signal.aborted) return
        log.warn('the connection that hears events broke')
        const next = await again(() => connect(url, channel, ears), stop.signal, log)
        if (!next) return
        ear = next
        ears.missed()
      }
    }
    const staying = stay()
    return async () => {
      stop.abort()
      await ear.client.end()
      await staying
    }
  }

async function connect(url: string, channel: string, { heard }: Ears): Promise<Ear> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'postwright events',
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
  })
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  // The end that follows says enough; without a listener an error would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => heard(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await client.end()
    throw error
  }
  return { client, gone }
}

/** Tries with growing pauses until it works; nothing when told to stop meanwhile. */
async function again(make: () => Promise<Ear>, stop: AbortSignal, log: Log): Promise<Ear | undefined> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    await wait(pause, undefined, { signal: stop }).catch(() => undefined)
    if (stop.aborted) return undefined
    try {
      const ear = await make()
      if (!stop.aborted) return ear
      await ear.client.end()
      return undefined
    } catch (error) {
      log.warn({ error }, 'events cannot be heard yet')
    }
  }
}
