import type { Generations } from '#server/core/generate.ts'
import { linkedSignal } from '#server/platform/linked-signal.ts'

/** The generations that this server is writing, by whose they are. */
export interface Runs {
  /** The same generations, each of which ends when its person's are ended. */
  tracked(generations: Generations): Generations
  /** Breaks off all that a person has running here, as if they had stopped each; nothing is charged. */
  end(userId: string): void
  /** Breaks off all that is written here, and whatever would still begin: each ends in that error, and nothing is charged. */
  endAll(error: Error): void
}

export function createRuns(): Runs {
  const running = new Map<string, Set<AbortController>>()
  let over: Error | undefined

  const enter = (userId: string): { signal: AbortSignal; leave: () => void } => {
    const end = new AbortController()
    const own = running.get(userId) ?? new Set()
    running.set(userId, own.add(end))
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
            const { signal: ended, leave } = enter(order.account.id)
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
      for (const run of running.get(userId) ?? []) run.abort()
    },
    endAll(error) {
      over = error
      for (const own of running.values()) for (const run of own) run.abort(error)
    },
  }
}
