import { defineConfig } from 'drizzle-kit'

// drizzle-kit adds enumerable methods to arrays, which the message catalogues that the schema imports would iterate.
for (const name of Object.keys(Array.prototype)) Object.defineProperty(Array.prototype, name, { enumerable: false })

/** `drizzle-kit generate` writes the next migration from the difference between the schema and the last snapshot. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/infra/db/auth-schema.ts', './server/infra/db/schema.ts', './server/infra/db/card-schema.ts'],
  out: './server/infra/db/migrations',
})
