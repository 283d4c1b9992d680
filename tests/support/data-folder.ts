import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrations } from '#server/infra/db/migrations.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { createJobs } from '#server/infra/jobs.ts'
import { createLog } from '#server/infra/log.ts'

const modules = join(import.meta.dirname, '../../node_modules')

/** Creates all tables in an empty database, ours and those of the job queue, and closes it. */
export async function makeTables(env: Parameters<typeof openDatabase>[0]): Promise<void> {
  const log = createLog('silent')
  const database = await openDatabase(env, log)
  const jobs = createJobs(database, log)
  await jobs.start()
  await jobs.stop()
  await database.close()
}

/** A hash of everything that determines the tables of an embedded database. */
function sourcesOfTables(): string {
  const packages = ['@electric-sql/pglite', 'pg-boss'].map((name) => join(modules, name, 'package.json'))
  const folder = migrations.migrationsFolder
  const statements = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join(folder, name))
  const hash = createHash('sha256')
  for (const file of [...packages, ...statements.sort()]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** An embedded database with all tables and no rows, created once for each version: copying it takes a tenth of the time. */
const template = join(modules, '.cache/postwright', `pglite-${sourcesOfTables()}`)

async function ensureTemplate(): Promise<string> {
  if (existsSync(template)) return template
  await mkdir(dirname(template), { recursive: true })
  const mine = await mkdtemp(`${template}-`)
  await makeTables({ databaseUrl: undefined, dataDir: mine })
  try {
    await rename(join(mine, 'db'), template)
  } catch (error) {
    // Another test process was faster; its copy is equivalent.
    if (!existsSync(template)) throw error
  }
  await rm(mine, { recursive: true, force: true })
  return template
}

/** A new data folder: with an embedded database that has all tables, or empty for a server on PostgreSQL. The caller removes it. */
export async function dataFolder(database: 'pglite' | (string & {}) = 'pglite'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postwright-data-'))
  // A thousand small files: asynchronous copying takes three times as long.
  if (database === 'pglite') cpSync(await ensureTemplate(), join(folder, 'db'), { recursive: true })
  return folder
}
