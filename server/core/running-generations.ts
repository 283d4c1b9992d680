import type { Generations } from '#server/core/generate.ts'

/** The generations that run on this server, by user. */
export interface RunningGenerations {
  /** The same generations, each of which can be cancelled by its user, its idempotency key, or a shutdown. */
  withCancellation(generations: Generations): Generations
  /** Cancels all generations of a user on this server; nothing is charged. */
  end(userId: string): void
  /** Cancels the generations of a user with these idempotency keys. */
  stop(userId: string, keys: readonly string[]): void
  /** Cancels all generations, also those that begin later: each ends in that error, and nothing is charged. */
  endAll(error: Error): void
}

export function createRunningGenerations(): RunningGenerations {
  /** The idempotency key of each run, by user id. */
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
    withCancellation: (generations) => ({
      async begin(order) {
        const begun = await generations.begin(order)
        return {
          ...begun,
          async run(reader) {
            const { signal: ended, leave } = enter(order.account.id, order.idempotencyKey)
            try {
              return await begun.run({ ...reader, signal: AbortSignal.any([reader.signal, ended]) })
            } finally {
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
