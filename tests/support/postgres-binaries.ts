import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, install } from '#tests/support/debian.ts'

/** Where Debian keeps each major version; its own commands on PATH are wrappers without `initdb`. */
const versions = '/usr/lib/postgresql'

const holdsServer = (folder: string): boolean => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name)))

function find(): string | undefined {
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const byVersion = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : []
  return [told, ...byVersion.map((version) => join(versions, version, 'bin'))].find((folder) => folder && holdsServer(folder))
}

/** The folder of PostgreSQL's server programs; installs them where that is possible, and says what to do where not. */
export function postgresBinaries(): string {
  const found = find()
  if (found) return found
  if (canInstall()) install('postgresql')
  const installed = find()
  if (installed) return installed
  throw new Error(
    'The tests need PostgreSQL: its server programs (initdb, postgres) were not found. Install them (Debian: apt-get install postgresql; macOS: brew install postgresql) or set TEST_POSTGRES_URL to a superuser address of a server that may be filled with test databases.',
  )
}
