import type { Env } from '#server/platform/env.ts'

/** Looks at one thing: answers what is well, or throws an error that says what is not and what to do. */
export type Check = (env: Env) => Promise<string>
