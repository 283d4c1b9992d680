import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type messages, PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createDataFolder, createPrivateFolder, lockFolder } from '#server/infra/data-folder.ts'
import type { Database, DatabaseSession } from '#server/infra/db/database.ts'
import { checkUpgradable, migrations } from '#server/infra/db/migrations.ts'
import { StartError } from '#server/infra/start-error.ts'

/** Opens PGlite, PostgreSQL inside this process, for trials and small teams: a single process and no fsync. @throws StartError */
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
  // PGlite has one connection inside this process, so no notification is lost.
  const listen: Database['listen'] = (channel, { notified }) => client.listen(channel, notified)
  return { kind: 'pglite', client, db: drizzle(client), listen, close }
}

/**
 * Opens the database of a data folder and locks the folder for this process until it is closed.
 * @throws StartError when another process holds the lock, or when there is no database and `missing` is `refuse`
 */
export async function pgliteSession(dataDir: string, missing: 'create' | 'refuse'): Promise<Extract<DatabaseSession, { kind: 'pglite' }>> {
  const folder = join(dataDir, 'db')
  if (missing === 'refuse' && !existsSync(folder)) {
    throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the one you mean.`)
  }
  await createDataFolder(dataDir)
  const lock = lockFolder(dataDir)
  try {
    if (!existsSync(folder)) await createPgliteIn(folder)
    // PGlite creates files with read permission for all users, so access to the folder is restricted instead.
    await createPrivateFolder(folder)
    const client = await startEngine(folder)
    return {
      kind: 'pglite',
      client,
      query: (text, values) => runQuery(client, text, values),
      // The lock on the folder keeps other processes out.
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

async function runQuery<Row extends object>(client: PGlite, text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }> {
  if (values) return client.query<Row>(text, [...values])
  const results = await client.exec(text)
  return { rows: (results.at(-1)?.rows ?? []) as Row[] }
}

async function startEngine(folder: string): Promise<PGlite> {
  try {
    // The default of 128 MB is allocated at every start; 16 MB are enough for the data of a small team.
    const client = new PgliteExitingOnPanic(folder, { startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'] })
    await client.waitReady
    return client
  } catch (error) {
    throw new StartError(`Cannot open the database in ${folder} (${(error as Error).message}). Is the disk full?`, { cause: error })
  }
}

/**
 * When PGlite cannot write its log, mostly because the disk is full, it panics, and the next statement never returns. The process exits
 * before that, because it would hang. Committed data is in the folder, and the next start recovers it.
 */
class PgliteExitingOnPanic extends PGlite {
  override execProtocol(...args: Parameters<PGlite['execProtocol']>) {
    return super.execProtocol(...args).catch(exitOnPanic)
  }

  override execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    return super.execProtocolStream(...args).catch(exitOnPanic)
  }
}

function exitOnPanic(error: unknown): never {
  const { severity, code } = error as messages.DatabaseError
  if (severity !== 'PANIC') throw error
  console.error(
    `The database cannot write to its disk any more (${code}${code === '53100' ? ': it is full' : ''}). Make room, then start again.`,
  )
  process.exit(1)
}

/**
 * Creates the database in a child process, because the server would not release the half gigabyte of memory that creation uses. The
 * folder is renamed when it is complete, so that the next start after an interruption creates it again.
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
