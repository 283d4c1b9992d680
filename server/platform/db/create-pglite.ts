import { PGlite } from '@electric-sql/pglite'

/** Run as a process of its own (see `pglite.ts`): makes an empty database in the folder it is given, and ends. */
const [, , folder] = process.argv
if (!folder) throw new Error('usage: create-pglite.ts <folder>')
const client = await PGlite.create(folder)
await client.close()
