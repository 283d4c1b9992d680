import { createHmac } from 'node:crypto'
import { z } from 'zod'

/**
 * A backup is JSON lines: this head, then parts. A part of a table or of jobs says which it is, and its rows follow, one array a line;
 * a row's values are PostgreSQL's own texts, so that nothing is rounded or guessed on the way.
 */
export const Head = z.object({
  postwright: z.literal('backup'),
  /** Counts up when an older program could not read it. */
  format: z.literal(1),
  /** When it was made. */
  at: z.iso.datetime(),
  /** The newest migration of the database. */
  migration: z.number().int(),
  /** The queues that jobs of it wait in. */
  queues: z.array(z.string()),
  /** The secret that the server made for itself; `null` where the configuration gave one, which is not ours to write down. */
  secret: z.string().nullable(),
  /** Tells which secret signed and encrypted what is in here. */
  signedBy: z.string(),
})
export type Head = z.infer<typeof Head>

export const Part = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string(), called: z.boolean() }),
  z.object({ jobs: z.literal('waiting') }),
  /** The last line. Without it a backup is not whole. */
  z.object({ end: z.object({ rows: z.number().int() }) }),
])
export type Part = z.infer<typeof Part>

export const lineOf = (value: Head | Part): string => `${JSON.stringify(value)}\n`

/** The same for the same secret, and of no use for finding it. */
export const markOf = (secret: string): string => createHmac('sha256', secret).update('postwright backup').digest('base64url')
