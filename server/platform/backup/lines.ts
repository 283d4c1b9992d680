import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartError } from '#server/platform/start-error.ts'

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
