import type { Generations } from '#server/core/generation/generate.ts'

/** The generations that run on this server process, by user. */
export interface RunningGenerations {
  /** Makes generations cancellable by user, by idempotency key, and at shutdown. */
  withCancellation(generations: Generations): Generations
  /** Cancels all generations of a user on this server process; nothing is charged. */
  cancelUser(userId: string): void
  /** Cancels the generations of a user with these idempotency keys. */
  cancelKeys(userId: string, keys: readonly string[]): void
  /** Cancels all generations, and those that begin later, with this error; nothing is charged. */
  cancelAll(error: Error): void
}

export function createRunningGenerations(): RunningGenerations {
  /** By user id: the controller of each run, and its idempotency key. */
  const running = new Map<string, Map<AbortController, string | undefined>>()
  let shutdownError: Error | undefined

  const register = (userId: string, key: string | undefined): { signal: AbortSignal; unregister: () => void } => {
    const controller = new AbortController()
    const controllers = running.get(userId) ?? new Map()
    running.set(userId, controllers.set(controller, key))
    if (shutdownError) controller.abort(shutdownError)
    const unregister = () => {
      controllers.delete(controller)
      if (controllers.size === 0 && running.get(userId) === controllers) running.delete(userId)
    }
    return { signal: controller.signal, unregister }
  }

  return {
    withCancellation: (generations) => ({
      async begin(order) {
        const reserved = await generations.begin(order)
        return {
          ...reserved,
          async run(options) {
            const { signal: cancelSignal, unregister } = register(order.account.id, order.idempotencyKey)
            try {
              return await reserved.run({ ...options, signal: AbortSignal.any([options.signal, cancelSignal]) })
            } finally {
              unregister()
            }
          },
        }
      },
    }),
    cancelUser(userId) {
      for (const controller of running.get(userId)?.keys() ?? []) controller.abort()
    },
    cancelKeys(userId, keys) {
      for (const [controller, key] of running.get(userId) ?? []) if (key !== undefined && keys.includes(key)) controller.abort()
    },
    cancelAll(error) {
      shutdownError = error
      for (const controllers of running.values()) for (const controller of controllers.keys()) controller.abort(error)
    },
  }
}
