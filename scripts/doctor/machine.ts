import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { createDataFolder, isOpenToOthers, lockFolder } from '#server/infra/data-folder.ts'
import { type Env, isLoopback, variableNames } from '#server/infra/env.ts'
import { unknownHostMessage } from '#server/infra/http/listen.ts'
import { StartError } from '#server/infra/start-error.ts'

/** A warning: works, but should be changed before production use. */
export class Advice extends Error {
  override name = 'Advice'
}

/** Checks one thing. Resolves to a line for success; throws `Advice` for a warning, or an error with the cause and what to do. */
export type Check = (env: Env) => Promise<string>

/** Milliseconds to wait for another server. */
export const timeout = 5_000

/** An error's message, or its code when it has none. */
export const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'no answer'
}

export const node: Check = async () => `Node ${process.version}`

/** Whether a server is using the data folder. */
export function isRunning(folder: string): boolean {
  try {
    lockFolder(folder).release()
    return false
  } catch (error) {
    if (error instanceof StartError) return true
    throw error
  }
}

/** The paths in the data folder, including itself, that other users of the machine can open. */
async function openPaths(folder: string): Promise<string[]> {
  const paths = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
  return paths.filter(isOpenToOthers)
}

export const dataFolder: Check = async ({ dataDir }) => {
  await createDataFolder(dataDir)
  const open = await openPaths(dataDir)
  if (open.length > 0) {
    throw new Advice(
      `Data folder ${dataDir}: other users of this machine may open ${open.join(', ')}. Close it: chmod -R go-rwx ${dataDir}`,
    )
  }
  return `Data folder ${dataDir}: can be written to${isRunning(dataDir) ? ', and a server is using it now' : ''}`
}

const megabyte = 2 ** 20
/** Bytes of free space. Below `required`, writes may soon fail; below `recommended`, there is a warning. */
const space = { required: 200 * megabyte, recommended: 1024 * megabyte }

/** The result for a disk with `free` bytes. @throws Error, Advice when there are too few */
export function spaceIn(folder: string, free: number): string {
  const left = `${Math.floor(free / megabyte)} MB free on the disk of ${folder}`
  if (free < space.required) throw new Error(`Only ${left}: nothing may be written soon. Free some, or set DATA_DIR to another disk.`)
  if (free < space.recommended) throw new Advice(`${left}: free some before it is full, or set DATA_DIR to another disk.`)
  return `Disk: ${left}`
}

export const disk: Check = async ({ dataDir }) => {
  const { bavail, bsize } = await statfs(dataDir)
  return spaceIn(dataDir, bavail * bsize)
}

export const port: Check = async ({ port, host, dataDir }) => {
  const probe = createServer()
  try {
    await once(probe.listen({ port, host }), 'listening')
    return `Port ${port}: free`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRNOTAVAIL') throw new Error(unknownHostMessage(host))
    if (code !== 'EADDRINUSE') throw new Error(`Port ${port} cannot be used (${code}). Set PORT to another one.`)
    if (isRunning(dataDir)) return `Port ${port}: taken, as expected while a server is using ${dataDir}`
    throw new Error(`Port ${port} is taken by another program. Stop that, or set PORT to another one.`)
  } finally {
    probe.close()
  }
}

/** Who can reach the server, and what must be set for users on other machines. */
export const address: Check = async ({ appUrl, host, trustedProxies, smtpUrl }) => {
  const { protocol, hostname } = new URL(appUrl)
  const listensHere = host !== undefined && isLoopback(host)
  if (isLoopback(hostname)) {
    if (listensHere) return `Address: ${appUrl}, for this machine only; APP_URL names the one that people open`
    throw new Advice(
      `Address: ${appUrl} is for this machine only, but HOST is ${host}: every machine that reaches this one can open it, without https. ` +
        'Inside a container that is as it should be; elsewhere leave HOST out, or set APP_URL to the address that people open.',
    )
  }
  const missing = [
    protocol === 'http:' && `APP_URL is ${appUrl}: without https, passwords and cookies can be read on their way.`,
    protocol === 'https:' &&
      trustedProxies.length === 0 &&
      'TRUSTED_PROXIES is not set: behind a proxy all visitors look like one, and share its limits. Name the address of the proxy.',
    smtpUrl === undefined && 'SMTP_URL is not set: nobody elsewhere gets the mails that prove an address.',
  ].filter((line) => line !== false)
  if (missing.length > 0) throw new Advice(missing.join('\n'))
  return `Address: ${appUrl}; the server listens ${listensHere ? 'to this machine only, where the proxy has to be' : `on ${host ?? 'every address of this machine'}`}`
}

/** Finds unknown variables in the settings file, usually misspelt. @throws Advice with their names */
export async function names(file: string): Promise<string> {
  if (!existsSync(file)) return 'Settings: those of this shell; there is no file .env'
  const unknown = Object.keys(parseFile(readFileSync(file, 'utf8'))).filter((name) => !variableNames.includes(name))
  if (unknown.length > 0)
    throw new Advice(unknown.map((name) => `${name} in ${file} is none of this program's names; .env.example lists them.`).join('\n'))
  return `Settings: those of this shell and of ${file}`
}
