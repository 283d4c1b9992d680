import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type messages, PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database, Session } from '#server/platform/db/database.ts'
import { checkUpgradable, migrations } from '#server/platform/db/migrations.ts'
import { lockFolder, makeFolder, makePrivateFolder } from '#server/platform/folder.ts'
import { StartError } from '#server/platform/start-error.ts'

/** PostgreSQL inside this process, for a trial or a small team: one process, and no fsync. @throws StartError */
export async function openPglite(dataDir: string): Promise<Database> {
  const session = await pgliteSession(dataDir, 'create')
  const { client, close } = session
  try {
    await checkUpgradable(session)
    await migrate(drizzle(client), migrations)
  } catch (error) {
    await close()
    throw error
  }
  // One process, one connection: no notification is ever lost.
  const listen: Database['listen'] = (channel, { notified }) => client.listen(channel, notified)
  return { kind: 'pglite', client, db: drizzle(client), listen, close }
}

/**
 * The database of a data folder, locked for this process until it is closed.
 * @throws StartError when another process holds the folder, or when `missing` says to refuse a folder without a database
 */
export async function pgliteSession(dataDir: string, missing: 'create' | 'refuse'): Promise<Extract<Session, { kind: 'pglite' }>> {
  const folder = join(dataDir, 'db')
  if (missing === 'refuse' && !existsSync(folder)) {
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the one you mean.`)
  }
  await makeFolder(dataDir)
  const lock = lockFolder(dataDir)
  try {
    if (!existsSync(folder)) await createPgliteIn(folder)
    // The engine creates files that everybody may read, all the time: the folder around them is what is closed.
    await makePrivateFolder(folder)
    const client = await openEngine(folder)
    return {
      kind: 'pglite',
      client,
      query: (text, values) => queryOn(client, text, values),
      // The folder is locked for this process.
      inUse: async () => false,
      async close() {
        await client.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function queryOn<Row extends object>(client: PGlite, text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }> {
  if (values) return client.query<Row>(text, [...values])
  const results = await client.exec(text)
  return { rows: (results.at(-1)?.rows ?? []) as Row[] }
}

async function openEngine(folder: string): Promise<PGlite> {
  try {
    // The default of 128 MB of buffers is memory that every start touches; a small team's data fits into 16.
    const client = new PgliteEndingOnPanic(folder, { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] })
    await client.waitReady
    return client
  } catch (error) {
    throw new StartError(`Cannot open the database in ${folder} (${(error as Error).message}). Is the disk full?`, { cause: error })
  }
}

/**
 * When the engine cannot write its log (a full disk, mostly) it panics, and the statement after that never returns: the whole process
 * would hang with it. So the process ends before that statement. What was committed is in the folder, and the next start reads it.
 */
class PgliteEndingOnPanic extends PGlite {
  override execProtocol(...args: Parameters<PGlite['execProtocol']>) {
    return super.execProtocol(...args).catch(endIfPanic)
  }

  override execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    return super.execProtocolStream(...args).catch(endIfPanic)
  }
}

function endIfPanic(error: unknown): never {
  const { severity, code } = error as messages.DatabaseError
  if (severity !== 'PANIC') throw error
  console.error(
    `The database cannot write to its disk any more (${code}${code === '53100' ? ': it is full' : ''}). Make room, then start again.`,
  )
  process.exit(1)
}

/**
 * The first creation runs in a process of its own, because its half gigabyte of memory would stay with the server. The folder gets its
 * name when it is complete, so that an interrupted start begins again.
 */
async function createPgliteIn(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const child = fork(join(import.meta.dirname, 'create-pglite.ts'), [unfinished], { execArgv: ['--liftoff-only'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) {
    await rm(unfinished, { recursive: true, force: true })
    throw new StartError(`Cannot create the database in ${folder}. Is the disk full?`)
  }
  await rename(unfinished, folder)
}
