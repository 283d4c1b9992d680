import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/infra/start-error.ts'

const fileName = 'auth-secret'

/**
 * The secret that signs cookies and tokens: `AUTH_SECRET`, or else one that is generated at the first start and stored in the data folder,
 * readable by its owner only. The folder must exist.
 * @throws StartError when the stored secret is damaged: a new one would sign out all users without a warning
 */
export async function authSecret({ authSecret, dataDir }: { authSecret: string | undefined; dataDir: string }): Promise<string> {
  if (authSecret) return authSecret
  const file = join(dataDir, fileName)
  if (!existsSync(file)) await generateSecret(file)
  const stored = (await readFile(file, 'utf8')).trim()
  if (stored.length < minSecretLength)
    throw new StartError(`The secret in ${file} is damaged. Restore it from a backup, or delete the file to sign everybody out.`)
  return stored
}

/** Replaces the stored secret with that of a backup. */
export async function storeSecret(dataDir: string, secret: string): Promise<void> {
  const file = join(dataDir, fileName)
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, secret, { mode: 0o600 })
  await rename(temporary, file)
}

/** Creates the file atomically. When several processes do so at the same time, the first one wins. */
async function generateSecret(file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    await link(temporary, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(temporary)
  }
}

/** The minimum length of a secret. */
export const minSecretLength = 32

/** The minimum of distinct characters and of distinct differences between neighbours. 32 random hex digits have fewer once in a million. */
const minDistinct = 8

/**
 * Whether a secret was probably typed and not generated: a placeholder, repeated characters or words, or the alphabet. It does not
 * recognise every weak secret.
 */
export function isGuessable(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return new Set(codes).size < minDistinct || new Set(steps).size < minDistinct || /change-?me/i.test(secret) || repeats(secret)
}

/** Whether at least the second half repeats the first, as `abcabcab` does. */
function repeats(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.slice(period) === text.slice(0, -period)) return true
  }
  return false
}
