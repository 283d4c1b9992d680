import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The answer to each call and its timing. */
export interface DoubleOptions {
  readonly answer: object
  /** Milliseconds before the first chunk. */
  readonly delay?: number
  /** Code points per chunk, and milliseconds before each chunk. */
  readonly size?: number
  readonly pause?: number
}

export interface Double {
  /** For AI_BASE_URL. */
  readonly url: string
  /** Number of calls so far, and the body of the first. */
  received(): Promise<{ calls: number; firstBody: unknown }>
  stop(): Promise<void>
}

/** Starts a model server on loopback, in a separate process. */
export async function startDouble(options: DoubleOptions): Promise<Double> {
  const child = fork(join(import.meta.dirname, 'double-process.ts'), [JSON.stringify(options)])
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    async received() {
      const answer = once(child, 'message')
      child.send('received?')
      const [received] = await answer
      return received
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
