import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/platform/env.ts'
import { StartError } from '#server/platform/start-error.ts'

const ours = 'auth-secret'

/**
 * What cookies and tokens are signed with: `AUTH_SECRET`, else one made at the first start and kept in the data folder, readable
 * by its owner only. The folder must exist.
 * @throws StartError when a kept secret is damaged: making another would sign everybody out without a word.
 */
export async function authSecret({ authSecret, dataDir }: Pick<Env, 'authSecret' | 'dataDir'>): Promise<string> {
  if (authSecret) return authSecret
  const file = join(dataDir, ours)
  if (!existsSync(file)) await makeIn(file)
  const kept = (await readFile(file, 'utf8')).trim()
  if (kept.length < 32)
    throw new StartError(`The secret in ${file} is damaged. Restore it from a backup, or delete the file to sign everybody out.`)
  return kept
}

/** Puts a secret from a backup in the place of the one that is kept. */
export async function keepSecret(dataDir: string, secret: string): Promise<void> {
  const file = join(dataDir, ours)
  const mine = `${file}.${randomUUID()}`
  await writeFile(mine, secret, { mode: 0o600 })
  await rename(mine, file)
}

/** The file appears whole or not at all, and the first of several that make one wins. */
async function makeIn(file: string): Promise<void> {
  const mine = `${file}.${randomUUID()}`
  await writeFile(mine, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    await link(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(mine)
  }
}
