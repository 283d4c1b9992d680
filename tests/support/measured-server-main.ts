import { setTimeout as wait } from 'node:timers/promises'
import { generationDeadline } from '#server/core/generate.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { defaultTimeouts } from '#server/platform/models/chain.ts'
import { start } from '#server/start.ts'

/** What a server holds. */
export interface Measured {
  /** Bytes. */
  readonly heap: number
  readonly rss: number
  /** Open connections, of whatever kind. */
  readonly sockets: number
  readonly timers: number
}

/** Run as a process of its own (see `measured-server.ts`) with `--expose-gc`: a server that has less patience with models, and tells what it holds. */
const speedUp = Number(process.argv[2])
const env = parseEnv(process.env)
const { first, firstFollowed, between, again } = defaultTimeouts
const server = await start(env, createLog(env.logLevel), {
  patience: { first: first / speedUp, firstFollowed: firstFollowed / speedUp, between: between / speedUp, again: again / speedUp },
  deadline: generationDeadline / speedUp,
})

async function measure(): Promise<Measured> {
  // What the first pass frees may hold the last reference to something else.
  for (let pass = 0; pass < 3; pass++) {
    globalThis.gc?.()
    await wait(50)
  }
  const resources = process.getActiveResourcesInfo()
  const count = (name: string) => resources.filter((resource) => resource === name).length
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed, rss, sockets: count('TCPSocketWrap'), timers: count('Timeout') }
}

process.on('message', async (wish) => {
  if (wish === 'measure') process.send?.(await measure())
  if (wish === 'stop') {
    await server.stop()
    process.exit(0)
  }
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1))
process.send?.('ready')
