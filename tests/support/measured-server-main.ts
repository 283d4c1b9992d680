import { setTimeout as wait } from 'node:timers/promises'
import { generationDeadline } from '#server/core/generate.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createLog } from '#server/platform/log.ts'
import { defaultTimeouts } from '#server/platform/models/chain.ts'
import { start } from '#server/start.ts'

/** The resources of a server process. */
export interface Measured {
  /** Bytes. */
  readonly heap: number
  readonly rss: number
  /** Open TCP connections of any kind. */
  readonly sockets: number
  readonly timers: number
}

/** Runs as a separate process (see `measured-server.ts`) with `--expose-gc`: a server with shorter model timeouts that reports its resources. */
const speedUp = Number(process.argv[2])
const env = parseEnv(process.env)
const { first, firstFollowed, between, again } = defaultTimeouts
const server = await start(env, createLog(env.logLevel), {
  modelTimeouts: { first: first / speedUp, firstFollowed: firstFollowed / speedUp, between: between / speedUp, again: again / speedUp },
  deadline: generationDeadline / speedUp,
})

async function measure(): Promise<Measured> {
  // Finalizers of the first pass may release more objects.
  for (let pass = 0; pass < 3; pass++) {
    globalThis.gc?.()
    await wait(50)
  }
  const resources = process.getActiveResourcesInfo()
  const count = (name: string) => resources.filter((resource) => resource === name).length
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed, rss, sockets: count('TCPSocketWrap'), timers: count('Timeout') }
}

process.on('message', async (command) => {
  if (command === 'measure') process.send?.(await measure())
  if (command === 'stop') {
    await server.stop()
    process.exit(0)
  }
})
// The parent process has ended.
process.on('disconnect', () => process.exit(1))
process.send?.('ready')
