import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, isRunning, reasonOf } from '#scripts/doctor/machine.ts'
import { type EngineRows, nothingStored, parseEngines, type StoredEngines } from '#server/core/generation/engine-store.ts'
import type { DatabaseSession } from '#server/infra/db/database.ts'
import { checkUpgradable, knownMigrations, newestMigration } from '#server/infra/db/migrations.ts'
import { openDatabaseSession } from '#server/infra/db/open.ts'
import type { Env } from '#server/infra/env.ts'
import { createKeyCipher } from '#server/infra/key-cipher.ts'
import { authSecret } from '#server/infra/secret.ts'
import { StartError } from '#server/infra/start-error.ts'

/** Maximum connections of one server: its pool and the notification listener. */
const connectionsPerServer = 21

/** The state of the schema. @throws Error when it is from a later or unfinished version */
async function schemaState(session: DatabaseSession): Promise<string> {
  const migrations = knownMigrations()
  const newest = await newestMigration(session)
  await checkUpgradable(session)
  if (newest === null) return 'the next start makes its tables'
  if (newest > Math.max(...migrations)) {
    throw new Error('The database was used by a later version of this program. Install that one, or restore an older backup.')
  }
  const pending = migrations.filter((at) => at > newest).length
  return pending === 0 ? 'its tables are up to date' : 'the next start brings its tables up to date'
}

async function postgres(session: DatabaseSession, address: string): Promise<string> {
  const { rows } = await session.query<{ version: string; slots: number; may: boolean }>(
    `select current_setting('server_version') as version, current_setting('max_connections')::int as slots,
       has_database_privilege(current_database(), 'create') as may`,
  )
  const { version = '', slots = 0, may = false } = rows[0] ?? {}
  if (!may) throw new Error(`The database user may not make tables at ${address}. Grant it CREATE on the database.`)
  if (slots < connectionsPerServer) {
    throw new Error(`PostgreSQL allows ${slots} connections, and a server opens up to ${connectionsPerServer}. Raise max_connections.`)
  }
  return `Database: PostgreSQL ${version} at ${address}, ${await schemaState(session)}`
}

async function withSession<Result>(env: Env, run: (session: DatabaseSession) => Promise<Result>): Promise<Result> {
  const session = await openDatabaseSession(env, 'refuse').catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new Error(`The database in ${env.dataDir} cannot be opened: ${reasonOf(error)}. Restore a backup.`)
  })
  try {
    return await run(session)
  } finally {
    await session.close()
  }
}

export const database: Check = async (env) => {
  const { databaseUrl, dataDir } = env
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl)
    return withSession(env, (session) => postgres(session, host + pathname))
  }
  const folder = join(dataDir, 'db')
  const description = `Database: PGlite in ${folder}, for a trial or a small team (DATABASE_URL is for business)`
  if (!existsSync(folder)) return `${description}; the next start makes it`
  if (isRunning(dataDir)) return `${description}; a server has it open`
  return `${description}; ${await withSession(env, schemaState)}`
}

/** Maximum seconds between two clocks; a two-factor code is valid for thirty. */
const maxDifference = 10

/** Compares PostgreSQL's clock with ours. @throws Error when they differ too much */
async function compareClock(session: DatabaseSession): Promise<string> {
  const { rows } = await session.query<{ at: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as at')
  const ahead = Math.round(((rows[0]?.at ?? 0) - Date.now()) / 1000)
  if (Math.abs(ahead) <= maxDifference) return ', as on PostgreSQL'
  const direction = ahead > 0 ? 'ahead of' : 'behind'
  throw new Error(
    `The clock of PostgreSQL is ${Math.abs(ahead)} s ${direction} the one here. Switch time synchronisation on, on both machines.`,
  )
}

export const clock: Check = async (env) => {
  const now = new Date()
  if (now.getTime() < Math.max(...knownMigrations())) {
    throw new Error(`The clock says ${now.toISOString()}, which was before this program was written. Switch time synchronisation on.`)
  }
  const compared = env.databaseUrl
    ? await withSession(env, compareClock).catch((error: unknown) => {
        // The database check reports that the database cannot be reached.
        if (error instanceof StartError) return ''
        throw error
      })
    : '; two-factor codes need it to be right'
  return `Clock: ${now.toISOString()}${compared}`
}

/** What admins chose in the app; `in use` while a server has the embedded database open. */
export async function storedEngines(env: Env): Promise<StoredEngines | 'in use'> {
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'db'))) return nothingStored
  if (!env.databaseUrl && isRunning(env.dataDir)) return 'in use'
  return withSession(env, readStoredEngines(env)).catch((error: unknown) => {
    // The database check reports that the database cannot be reached.
    if (error instanceof StartError) return nothingStored
    throw error
  })
}

const readStoredEngines = (env: Env) => async (session: DatabaseSession) => {
  const { rows } = await session.query<{ exists: boolean }>(`select to_regclass('model_provider_access') is not null as exists`)
  if (!rows[0]?.exists) return nothingStored
  const settings = await session.query<EngineRows['settings'][number]>('select name, value from writing_settings')
  const access = await session.query<EngineRows['access'][number]>('select provider, base_url as "baseUrl", key from model_provider_access')
  const cipher = createKeyCipher(await authSecret(env))
  return parseEngines({ settings: settings.rows, access: access.rows }, cipher)
}
