import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Measured } from '#tests/support/measured-server-main.ts'
import { freePort } from '#tests/support/network.ts'
import { startFlags } from '#tests/support/process.ts'

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
  const child = fork(join(import.meta.dirname, 'measured-server-main.ts'), [String(faster)], {
    execArgv: ['--expose-gc', ...startFlags],
    env: { PATH: process.env.PATH, NODE_ENV: 'development', LOG_LEVEL: 'fatal', PORT: String(port), ...variables },
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
