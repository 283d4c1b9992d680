import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authSecret, isGuessable } from '#server/infra/secret.ts'
import { StartError } from '#server/infra/start-error.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postwright-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const unset = undefined

test('a configured secret is used, and no file is written', async () => {
  expect(await authSecret({ authSecret: 'configured', dataDir })).toBe('configured')
  await expect(readFile(join(dataDir, 'auth-secret'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('an unset secret is generated once, stored, and readable by its owner only', async () => {
  const secrets = await Promise.all(Array.from({ length: 5 }, () => authSecret({ authSecret: unset, dataDir })))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

test('a damaged secret prevents the start, because a new one would sign out all users', async () => {
  await writeFile(join(dataDir, 'auth-secret'), 'cut')
  await expect(authSecret({ authSecret: unset, dataDir })).rejects.toThrow(StartError)
})

test.each([
  'change-me-change-me-change-me-change-me',
  'ChangeMe 7f3a9c0e51b2d486 7f3a9c0e51b2',
  'a'.repeat(34),
  'abababababababababababababababababab',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'correct horse correct horse correct ',
])('%s is rejected as a secret', (secret) => {
  expect(isGuessable(secret)).toBe(true)
})

test.each(['hex', 'base64', 'base64url'] as const)('no random secret in %s is rejected', (encoding) => {
  const rejected = Array.from({ length: 1000 }, () => randomBytes(32).toString(encoding)).filter(isGuessable)
  expect(rejected).toEqual([])
})
