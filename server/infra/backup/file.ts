import { createHmac } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { StartError } from '#server/infra/start-error.ts'

/**
 * A backup consists of JSON lines: this header, then parts. A line introduces the part of a table or of the jobs, and the rows follow, one
 * array per line. Values are in PostgreSQL's text format, so that none is rounded or converted.
 */
export const Header = z.object({
  postwright: z.literal('backup'),
  /** Increased when an older version could not read the format. */
  format: z.literal(1),
  /** When the backup was created. */
  at: z.iso.datetime(),
  /** The timestamp of the newest migration of the database. */
  migration: z.number().int(),
  /** The queues of its waiting jobs. */
  queues: z.array(z.string()),
  /** The secret that the server generated; `null` when `AUTH_SECRET` is set, which must not be copied into a file. */
  secret: z.string().nullable(),
  /** The fingerprint of the secret with which data in the backup is signed and encrypted. */
  signedBy: z.string(),
  /** The model providers whose keys were left out. */
  missingKeys: z.array(z.string()).default([]),
})
export type Header = z.infer<typeof Header>

export const Part = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string(), called: z.boolean() }),
  z.object({ jobs: z.literal('waiting') }),
  /** The last line. Without it a backup is incomplete. */
  z.object({ end: z.object({ rows: z.number().int() }) }),
])
export type Part = z.infer<typeof Part>

export const lineOf = (value: Header | Part): string => `${JSON.stringify(value)}\n`

/** Identifies a secret without revealing it. */
export const secretFingerprint = (secret: string): string => createHmac('sha256', secret).update('postwright backup').digest('base64url')

/**
 * Writes lines to a gzip file that only its owner can read. The file is renamed when it is complete.
 * @returns its size in bytes
 * @throws StartError when the file exists already or cannot be written
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
    throw toStartError(file, error)
  }
}

/**
 * Reads the lines of a backup file. Only a line feed ends a line: texts may contain other Unicode line separators.
 * @throws StartError when it cannot be read or is damaged
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8')
  const read = pipeline(createReadStream(file), text)
  // Awaited at the end. Before that, reading the text rejects with the same error.
  read.catch(() => undefined)
  // The beginning of a line that is not whole yet, in parts: a line may hold a file, and to join it for each chunk would take minutes.
  let rest: string[] = []
  try {
    for await (const chunk of text) {
      const [end = '', ...lines] = (chunk as string).split('\n')
      rest.push(end)
      const next = lines.pop()
      if (next === undefined) continue
      yield rest.join('')
      yield* lines
      rest = [next]
    }
    await read
  } catch (error) {
    throw toStartError(file, error)
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

/** Turns an error that the operator can fix into a StartError with a plain message. */
function toStartError(file: string, error: unknown): unknown {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new StartError(`Cannot use ${file}: ${reason}.`, { cause: error }) : error
}
