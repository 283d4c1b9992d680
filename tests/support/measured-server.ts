import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { generationDeadline } from '#server/core/generation/generate.ts'
import { parseEnv } from '#server/infra/env.ts'
import { createLog } from '#server/infra/log.ts'
import { defaultTimeouts } from '#server/infra/models/chain.ts'
import { start } from '#server/start.ts'
import { freePort } from '#tests/support/network.ts'
import { startFlags } from '#tests/support/process.ts'

/** The resources of a server process. */
interface Measured {
  /** Bytes. */
  readonly heap: number
  readonly rss: number
  /** Open TCP connections of any kind. */
  readonly sockets: number
}

export interface MeasuredServer {
  readonly url: string
  /** Resources after garbage collection. */
  measure(): Promise<Measured>
  stop(): Promise<void>
}

const nextMessage = async <Message>(child: ChildProcess): Promise<Message> => {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The measured server ended with code ${code}`)
    }),
  ])
  return message
}

/** A server in its own process whose memory and sockets can be measured, with model timeouts divided by `faster`. */
export async function startMeasuredServer(variables: Record<string, string>, faster: number): Promise<MeasuredServer> {
  const port = await freePort()
  const child = fork(import.meta.filename, [String(faster)], {
    execArgv: ['--expose-gc', ...startFlags],
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'fatal', CALL_LIMITS: 'off', PORT: String(port), ...variables },
  })
  await nextMessage(child)
  return {
    url: `http://localhost:${port}`,
    measure() {
      child.send('measure')
      return nextMessage<Measured>(child)
    },
    async stop() {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

async function measure(): Promise<Measured> {
  // Finalizers of the first pass may release more objects.
  for (let pass = 0; pass < 3; pass++) {
    globalThis.gc?.()
    await wait(50)
  }
  const resources = process.getActiveResourcesInfo()
  const count = (name: string) => resources.filter((resource) => resource === name).length
  const { heapUsed, rss } = process.memoryUsage()
  return { heap: heapUsed, rss, sockets: count('TCPSocketWrap') }
}

/** The server in the forked process, with `--expose-gc`: reports its resources, and stops, when the parent process asks. */
async function runServer(speedUp: number): Promise<void> {
  const env = parseEnv(process.env)
  const { first, firstFollowed, between, again } = defaultTimeouts
  const server = await start(env, createLog(env.logLevel), {
    modelTimeouts: { first: first / speedUp, firstFollowed: firstFollowed / speedUp, between: between / speedUp, again: again / speedUp },
    deadline: generationDeadline / speedUp,
  })
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
}

if (import.meta.main) await runServer(Number(process.argv[2]))
