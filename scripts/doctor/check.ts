import type { Env } from '#server/platform/env.ts'

/** A warning: works, but should be changed before production use. */
export class Advice extends Error {
  override name = 'Advice'
}

/** Checks one thing. Resolves to a line for success; throws `Advice` for a warning, or an error with the cause and what to do. */
export type Check = (env: Env) => Promise<string>

/** Milliseconds to wait for another server. */
export const timeout = 5_000

/** An error's message, or its code when it has none. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'no answer'
}
