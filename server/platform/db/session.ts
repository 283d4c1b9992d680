import type { PGlite } from '@electric-sql/pglite'
import type { Client } from 'pg'
import type { Env } from '#server/platform/env.ts'

/**
 * One connection to a database as it lies there: opening it brings nothing up to date. For commands that work on the whole of it
 * while no server needs it, or beside servers that do.
 */
export type Session = {
  /** One statement; without values there may be several. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>
  /** Whether a server, or another command, has the same database open. */
  inUse(): Promise<boolean>
  close(): Promise<void>
} & ({ readonly kind: 'pglite'; readonly client: PGlite } | { readonly kind: 'postgres'; readonly client: Client })

/**
 * Opens the database of the configuration; only the driver that is used is loaded.
 * @param missing what happens where there is no embedded database yet
 * @throws StartError when it cannot be used: in use by a server (PGlite), missing, not reachable
 */
export async function openSession(env: Pick<Env, 'databaseUrl' | 'dataDir'>, missing: 'create' | 'refuse'): Promise<Session> {
  if (env.databaseUrl) {
    const { connectAlone, hasCompany } = await import('#server/platform/db/postgres.ts')
    const client = await connectAlone(env.databaseUrl, 'postwright command')
    return {
      kind: 'postgres',
      client,
      query: async (text, values) => client.query(text, values && [...values]),
      inUse: () => hasCompany(client),
      close: () => client.end(),
    }
  }
  const { openFolder } = await import('#server/platform/db/pglite.ts')
  const { client, close } = await openFolder(env.dataDir, missing)
  return {
    kind: 'pglite',
    client,
    async query<Row extends object>(text: string, values?: readonly unknown[]) {
      if (values) return client.query<Row>(text, [...values])
      const results = await client.exec(text)
      return { rows: (results.at(-1)?.rows ?? []) as Row[] }
    },
    // The folder is held for this process.
    inUse: async () => false,
    close,
  }
}
