import type { Env } from '#server/platform/env.ts'

/** What works, but should be looked at before other people depend on it. */
export class Advice extends Error {
  override name = 'Advice'
}

/** Looks at one thing: answers what is well, throws `Advice`, or throws an error that says what is wrong and what to do. */
export type Check = (env: Env) => Promise<string>

/** Milliseconds that another server has to answer. */
export const timeout = 5_000

/** What another program said when it refused, or its code where it said nothing. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'no answer'
}
