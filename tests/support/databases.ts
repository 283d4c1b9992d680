import { freshDatabase } from '#tests/support/postgres.ts'

/** What holds the data of a test: `fresh` answers what `startServer` takes, new and empty at each call. */
export interface TestDatabase {
  readonly name: 'PGlite' | 'PostgreSQL'
  readonly fresh: () => Promise<'pglite' | string>
}

/** Both databases the product runs on, for `describe.each`. */
export const databases: readonly TestDatabase[] = [
  { name: 'PGlite', fresh: async () => 'pglite' },
  { name: 'PostgreSQL', fresh: freshDatabase },
]
