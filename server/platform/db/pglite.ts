import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type messages, PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from '#server/platform/db/database.ts'
import { migrations } from '#server/platform/db/migrations.ts'
import { keepPlans } from '#server/platform/db/pglite-plans.ts'
import { makeFolder, makePrivateFolder } from '#server/platform/folder.ts'
import { lockFolder } from '#server/platform/lock.ts'
import { StartError } from '#server/platform/start-error.ts'

/** PostgreSQL inside this process, for a trial or a small team: one process, and no fsync. @throws StartError */
export async function openPglite(dataDir: string): Promise<Database> {
  const { client, close } = await openFolder(dataDir, 'create')
  try {
    await migrate(drizzle(client), migrations)
  } catch (error) {
    await close()
    throw error
  }
  // One process, one connection: nothing is ever missed.
  const listen: Database['listen'] = (channel, { heard }) => client.listen(channel, heard)
  return { kind: 'pglite', client, db: drizzle(client), listen, close }
}

/**
 * The database of a data folder as it lies there, held for this process until it is closed.
 * @throws StartError when another process holds the folder, or when `missing` says to refuse a folder without a database
 */
export async function openFolder(
  dataDir: string,
  missing: 'create' | 'refuse',
): Promise<{ readonly client: PGlite; readonly close: () => Promise<void> }> {
  const folder = join(dataDir, 'db')
  if (missing === 'refuse' && !existsSync(folder)) {
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the one you mean.`)
  }
  await makeFolder(dataDir)
  const lock = lockFolder(dataDir)
  try {
    if (!existsSync(folder)) await createPgliteIn(folder)
    // The engine's files are open to everybody, and it makes new ones all the time: the folder around them is what is closed.
    await makePrivateFolder(folder)
    const client = await openEngine(folder)
    endOnPanic(client)
    keepPlans(client)
    forgetRows(client)
    const close = async () => {
      await client.close()
      lock.release()
    }
    return { client, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * V8's baseline compiler alone for WebAssembly. One function of PostgreSQL has 100 KB of code, and the optimizing compiler takes 600 MB to
 * compile it in every process that opens a database (docs/decisions/050-memory-of-the-embedded-database.md).
 */
const baselineCompiler = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

async function openEngine(folder: string): Promise<PGlite> {
  for (const flag of baselineCompiler) setFlagsFromString(flag)
  try {
    // The default of 128 MB of buffers is memory that every start touches; a small team's data fits into 16.
    return await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] })
  } catch (error) {
    throw new StartError(`Cannot open the database in ${folder} (${(error as Error).message}). Is the disk full?`, { cause: error })
  }
}

/**
 * When the engine cannot write its log (a full disk, mostly) it panics, and the statement after that never returns: the whole process
 * would hang with it. So it ends here, before that statement. What was committed is in the folder, and the next start reads it.
 */
function endOnPanic(client: PGlite): void {
  const { execProtocol, execProtocolStream } = client
  client.execProtocol = (...asked) => execProtocol.apply(client, asked).catch(endIfPanic)
  client.execProtocolStream = (...asked) => execProtocolStream.apply(client, asked).catch(endIfPanic)
}

function endIfPanic(error: unknown): never {
  const { severity, code } = error as messages.DatabaseError
  if (severity !== 'PANIC') throw error
  console.error(
    `The database cannot write to its disk any more (${code}${code === '53100' ? ': it is full' : ''}). Make room, then start again.`,
  )
  process.exit(1)
}

/** PostgreSQL numbers its own types below this; above are those of rows, its own tables' and ours. */
const firstOfRows = 10_000

/**
 * The interface knows how to read a list of every table's rows, which nobody asks for, and copies all that it knows for each statement of
 * drizzle's.
 */
function forgetRows(client: PGlite): void {
  client.parsers = Object.fromEntries(Object.entries(client.parsers).filter(([type]) => Number(type) < firstOfRows))
}

/**
 * The first creation happens in a process of its own, because its half gigabyte of memory would stay with the server. The folder
 * gets its name when it is whole, so that a start that was cut short begins again.
 */
export async function createPgliteIn(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const child = fork(join(import.meta.dirname, 'create-pglite.ts'), [unfinished], { execArgv: baselineCompiler })
  const [code] = await once(child, 'exit')
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true })
    throw new StartError(`Cannot create the database in ${folder}. Is the disk full?`)
  }
  await rename(unfinished, folder)
}
