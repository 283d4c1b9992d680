import type { Generations } from '#server/core/generate.ts'
import { linkedSignal } from '#server/platform/linked-signal.ts'

/** The generations that this server is writing, by whose they are. */
export interface Runs {
  /** The same generations, each of which ends when its person's are ended. */
  tracked(generations: Generations): Generations
  /** Breaks off all that a person has running here, as if they had stopped each; nothing is charged. */
  end(userId: string): void
  /** Breaks off what a person has running here under these idempotency keys. */
  stop(userId: string, keys: readonly string[]): void
  /** Breaks off all that is written here, and whatever would still begin: each ends in that error, and nothing is charged. */
  endAll(error: Error): void
}

export function createRuns(): Runs {
  /** Each run's idempotency key, by whose it is. */
  const running = new Map<string, Map<AbortController, string | undefined>>()
  let over: Error | undefined

  const enter = (userId: string, key: string | undefined): { signal: AbortSignal; leave: () => void } => {
    const end = new AbortController()
    const own = running.get(userId) ?? new Map()
    running.set(userId, own.set(end, key))
    if (over) end.abort(over)
    const leave = () => {
      own.delete(end)
      if (own.size === 0 && running.get(userId) === own) running.delete(userId)
    }
    return { signal: end.signal, leave }
  }

  return {
    tracked: (generations) => ({
      async begin(order) {
        const begun = await generations.begin(order)
        return {
          ...begun,
          async run(reader) {
            const { signal: ended, leave } = enter(order.account.id, order.idempotencyKey)
            const { signal, unlink } = linkedSignal(reader.signal, ended)
            try {
              return await begun.run({ ...reader, signal })
            } finally {
              unlink()
              leave()
            }
          },
        }
      },
    }),
    end(userId) {
      for (const run of running.get(userId)?.keys() ?? []) run.abort()
    },
    stop(userId, keys) {
      for (const [run, key] of running.get(userId) ?? []) if (key !== undefined && keys.includes(key)) run.abort()
    },
    endAll(error) {
      over = error
      for (const own of running.values()) for (const run of own.keys()) run.abort(error)
    },
  }
}
