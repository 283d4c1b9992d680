import { PGlite } from '@electric-sql/pglite'

/** Runs in a child process (see `pglite.ts`): creates an empty database in the given folder, then exits. */
const [, , folder] = process.argv
if (!folder) throw new Error('usage: create-pglite.ts <folder>')
const client = await PGlite.create(folder)
await client.close()
