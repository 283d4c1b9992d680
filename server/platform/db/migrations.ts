import { join } from 'node:path'

/** Where the generated migrations lie. */
export const migrations = { migrationsFolder: join(import.meta.dirname, 'migrations') }
