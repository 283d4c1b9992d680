import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'

const ours = 'auth-secret'

/**
 * What cookies and tokens are signed with: `AUTH_SECRET`, else one made at the first start and kept in the data folder, readable
 * by its owner only. The folder must exist.
 * @throws StartError when a kept secret is damaged: making another would sign everybody out without a word.
 */
export async function authSecret({ authSecret, dataDir }: { authSecret: string | undefined; dataDir: string }): Promise<string> {
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

/** The minimum length of a secret. */
export const shortestSecret = 32

/** Distinct characters, and distinct differences between neighbours: 32 random hexadecimal digits have fewer once in a million. */
const minDistinct = 8

/**
 * Whether a secret was typed and not generated: a placeholder, repeated characters or words, or the alphabet. It cannot recognise
 * every weak one.
 */
export function isGuessable(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  return new Set(codes).size < minDistinct || new Set(steps).size < minDistinct || /change-?me/i.test(secret) || repeats(secret)
}

/** Whether at least the second half repeats the first, as `abcabcab` does. */
function repeats(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.slice(period) === text.slice(0, -period)) return true
  }
  return false
}
