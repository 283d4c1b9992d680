import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What each call is answered, and how. */
export interface Manner {
  readonly answer: object
  /** Milliseconds before the first word. */
  readonly delay?: number
  /** Code points a chunk, and milliseconds before each. */
  readonly size?: number
  readonly pause?: number
}

export interface Double {
  /** What AI_BASE_URL is set to. */
  readonly url: string
  /** How often it was asked so far, and the first question's body. */
  asked(): Promise<{ calls: number; told: unknown }>
  stop(): Promise<void>
}

/** Starts a model server on loopback, in a process of its own. */
export async function startDouble(manner: Manner): Promise<Double> {
  const child = fork(join(import.meta.dirname, 'double-process.ts'), [JSON.stringify(manner)])
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    async asked() {
      const answer = once(child, 'message')
      child.send('asked?')
      const [said] = await answer
      return said
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
