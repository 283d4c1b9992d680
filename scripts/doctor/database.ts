import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, reasonOf } from '#scripts/doctor/check.ts'
import { isRunning } from '#scripts/doctor/machine.ts'
import type { Session } from '#server/platform/db/database.ts'
import { checkUpgradable, knownMigrations, newestMigration } from '#server/platform/db/migrations.ts'
import { openSession } from '#server/platform/db/open.ts'
import type { Env } from '#server/platform/env.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Connections that one server opens at most: its pool, and the one that hears events. */
const connectionsOfOne = 21

/** How its tables compare with this program's. @throws Error when they are a later version's, or of an unfinished one */
async function tablesIn(session: Session): Promise<string> {
  const known = knownMigrations()
  const newest = await newestMigration(session)
  await checkUpgradable(session)
  if (newest === null) return 'the next start makes its tables'
  if (newest > Math.max(...known)) {
    throw new Error('The database was used by a later version of this program. Install that one, or restore an older backup.')
  }
  const waiting = known.filter((at) => at > newest).length
  return waiting === 0 ? 'its tables are up to date' : 'the next start brings its tables up to date'
}

async function postgres(session: Session, address: string): Promise<string> {
  const { rows } = await session.query<{ version: string; slots: number; may: boolean }>(
    `select current_setting('server_version') as version, current_setting('max_connections')::int as slots,
       has_database_privilege(current_database(), 'create') as may`,
  )
  const { version = '', slots = 0, may = false } = rows[0] ?? {}
  if (!may) throw new Error(`The database user may not make tables at ${address}. Grant it CREATE on the database.`)
  if (slots < connectionsOfOne) {
    throw new Error(`PostgreSQL allows ${slots} connections, and a server opens up to ${connectionsOfOne}. Raise max_connections.`)
  }
  return `Database: PostgreSQL ${version} at ${address}, ${await tablesIn(session)}`
}

async function inSession<Found>(env: Env, look: (session: Session) => Promise<Found>): Promise<Found> {
  const session = await openSession(env, 'refuse').catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new Error(`The database in ${env.dataDir} cannot be opened: ${reasonOf(error)}. Restore a backup.`)
  })
  try {
    return await look(session)
  } finally {
    await session.close()
  }
}

export const database: Check = async (env) => {
  const { databaseUrl, dataDir } = env
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl)
    return inSession(env, (session) => postgres(session, host + pathname))
  }
  const folder = join(dataDir, 'db')
  const words = `Database: PGlite in ${folder}, for a trial or a small team (DATABASE_URL is for business)`
  if (!existsSync(folder)) return `${words}; the next start makes it`
  if (isRunning(dataDir)) return `${words}; a server has it open`
  return `${words}; ${await inSession(env, tablesIn)}`
}

/** Seconds that two clocks may be apart; a two-factor code is good for thirty. */
const apart = 10

/** What PostgreSQL's clock says beside ours. @throws Error when they are too far apart */
async function beside(session: Session): Promise<string> {
  const { rows } = await session.query<{ at: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as at')
  const ahead = Math.round(((rows[0]?.at ?? 0) - Date.now()) / 1000)
  if (Math.abs(ahead) <= apart) return ', as on PostgreSQL'
  const way = ahead > 0 ? 'ahead of' : 'behind'
  throw new Error(`The clock of PostgreSQL is ${Math.abs(ahead)} s ${way} the one here. Switch time synchronisation on, on both machines.`)
}

export const clock: Check = async (env) => {
  const now = new Date()
  if (now.getTime() < Math.max(...knownMigrations())) {
    throw new Error(`The clock says ${now.toISOString()}, which was before this program was written. Switch time synchronisation on.`)
  }
  const compared = env.databaseUrl
    ? await inSession(env, beside).catch((error: unknown) => {
        // That the database cannot be reached is told by its own check.
        if (error instanceof StartError) return ''
        throw error
      })
    : '; two-factor codes need it to be right'
  return `Clock: ${now.toISOString()}${compared}`
}
