import { startPostgres } from '#tests/support/postgres.ts'

/** Vitest calls this once before the integration tests, and what it answers once after them, failed or not. */
export default startPostgres
