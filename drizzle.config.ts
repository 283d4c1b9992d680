import { defineConfig } from 'drizzle-kit'

/** `drizzle-kit generate` writes the next migration from the difference between the schema and the last snapshot. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/platform/db/auth-schema.ts', './server/platform/db/schema.ts', './server/platform/db/card-schema.ts'],
  out: './server/platform/db/migrations',
})
