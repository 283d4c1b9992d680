import { createHmac } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { StartError } from '#server/platform/start-error.ts'

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

/**
 * Writes lines as a gzip file that only its owner can read. It gets its name when it is whole.
 * @returns its size in bytes
 * @throws StartError when there is such a file already, or it cannot be written
 */
export async function writeLines(file: string, chunks: AsyncIterable<string>): Promise<number> {
  if (existsSync(file)) throw new StartError(`${file} is there already. Give another name, or remove it first.`)
  const unfinished = `${file}.unfinished`
  try {
    await pipeline(chunks, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, file)
    return (await stat(file)).size
  } catch (error) {
    await rm(unfinished, { force: true })
    throw told(file, error)
  }
}

/**
 * The lines of such a file. Only a line feed ends one: a text may hold other signs that some take for an end.
 * @throws StartError when it cannot be read or is damaged
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  const read = pipeline(createReadStream(file), text)
  // It is awaited in the end; until then a failure reaches us through the text itself.
  read.catch(() => undefined)
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    await read
  } catch (error) {
    throw told(file, error)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the disk is full',
  Z_BUF_ERROR: 'it ends too early',
  Z_DATA_ERROR: 'it is damaged, or no backup',
}

/** What a person can do something about, in plain words. */
function told(file: string, error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new StartError(`Cannot use ${file}: ${reason}.`, { cause: error }) : error
}
