import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import { cards } from '#scripts/doctor/cards.ts'
import type { Check } from '#scripts/doctor/check.ts'
import { makeFolder } from '#server/platform/folder.ts'
import { lockFolder } from '#server/platform/lock.ts'
import { namedModels } from '#server/platform/models/providers.ts'
import { StartError } from '#server/platform/start-error.ts'

/** Milliseconds that another server has to answer. */
const patience = 5_000

const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'no answer'
}

const node: Check = async () => `Node ${process.version}`

/** Whether a server of this data folder runs now. */
function isRunning(folder: string): boolean {
  try {
    lockFolder(folder).release()
    return false
  } catch (error) {
    if (error instanceof StartError) return true
    throw error
  }
}

const dataFolder: Check = async ({ dataDir }) => {
  await makeFolder(dataDir)
  return `Data folder ${dataDir}: can be written to${isRunning(dataDir) ? ', and a server is using it now' : ''}`
}

const port: Check = async ({ port, dataDir }) => {
  const probe = createServer()
  try {
    await once(probe.listen(port), 'listening')
    return `Port ${port}: free`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EADDRINUSE') throw new Error(`Port ${port} cannot be used (${code}). Set PORT to another one.`)
    if (isRunning(dataDir)) return `Port ${port}: taken, as expected while a server is using ${dataDir}`
    throw new Error(`Port ${port} is taken by another program. Stop that, or set PORT to another one.`)
  } finally {
    probe.close()
  }
}

const database: Check = async ({ databaseUrl, dataDir }) => {
  if (!databaseUrl) return `Database: PGlite in ${join(dataDir, 'db')}, for a trial or a small team; DATABASE_URL is for business`
  const { host, pathname } = new URL(databaseUrl)
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: patience })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return `Database: PostgreSQL ${rows[0]?.server_version} at ${host}${pathname}`
  } catch (error) {
    throw new Error(`The database at ${host}${pathname} cannot be used: ${reasonOf(error)}. Check DATABASE_URL.`)
  } finally {
    await client.end()
  }
}

const mail: Check = async ({ smtpUrl, mailFrom, dataDir }) => {
  if (!smtpUrl) return `Mail: files in ${join(dataDir, 'outbox')}, with each link on the terminal; SMTP_URL sends real mail`
  const { host } = new URL(smtpUrl)
  const transport = createTransport({ url: smtpUrl, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience })
  try {
    await transport.verify()
    return `Mail: sent through ${host} as ${mailFrom}`
  } catch (error) {
    throw new Error(`The mail server ${host} cannot be used: ${reasonOf(error)}. Check SMTP_URL.`)
  } finally {
    transport.close()
  }
}

const model: Check = async ({ aiModel, aiFallbackModels, aiApiKey, aiBaseUrl }) => {
  if (!aiModel) return 'Writing: the built-in writer; AI_MODEL connects a model'
  namedModels({ model: aiModel, fallbacks: aiFallbackModels, apiKey: aiApiKey, baseUrl: aiBaseUrl })
  if (aiBaseUrl) {
    try {
      // Any answer shows that somebody is there: a base address itself is seldom a page.
      await fetch(aiBaseUrl, { signal: AbortSignal.timeout(patience) })
    } catch (error) {
      throw new Error(
        `The model server at ${aiBaseUrl} cannot be reached: ${reasonOf((error as Error).cause ?? error)}. Check AI_BASE_URL.`,
      )
    }
  }
  return `Writing: ${[aiModel, ...aiFallbackModels].join(', then ')}`
}

export const checks: readonly Check[] = [node, dataFolder, port, database, mail, model, cards]
