import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { save } from '#server/platform/backup/save.ts'
import { parseEnv } from '#server/platform/env.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'

let folder: string
let server: ServerProcess | undefined
beforeEach(async () => {
  folder = await dataFolder()
})
afterEach(async () => {
  server?.signal('SIGKILL')
  await server?.ended
  await rm(folder, { recursive: true, force: true })
})

/** Opens a folder and everything in it to all users, as a program without care, or another umask, would have left it. */
function openUp(path: string): void {
  chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) openUp(join(path, name))
}

/** What others may get at: what is open to them, in folders that they may enter. */
function reachable(path: string): string[] {
  const stats = statSync(path)
  const open = (stats.mode & 0o077) !== 0
  if (!stats.isDirectory()) return open ? [path] : []
  return open ? readdirSync(path).flatMap((name) => reachable(join(path, name))) : []
}

/** Starts on the folder, lets it send a mail, stops it, and saves a backup beside the data. */
async function used(): Promise<void> {
  server = await spawnReadyServer({ DATA_DIR: folder })
  const answer = await fetch(`${server.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ email: 'asha@example.com', password: 'a long enough one', name: 'Asha Rao' }),
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => readdirSync(folder).includes('outbox') && readdirSync(join(folder, 'outbox')).length).toBe(1)
  server.signal('SIGTERM')
  await server.ended
  await save(parseEnv({ DATA_DIR: folder }), join(folder, 'backup.gz'))
}

const names = ['auth-secret', 'backup.gz', 'db', 'lock.sqlite', 'outbox']

test('nothing in a new data folder is for other users of the machine, even where the folder itself is open', async () => {
  chmodSync(folder, 0o755)
  await used()
  expect(readdirSync(folder).sort()).toEqual(names)
  expect(reachable(folder)).toEqual([])
})

test('what was open to other users in a data folder that exists is closed to them', async () => {
  mkdirSync(join(folder, 'outbox'))
  writeFileSync(join(folder, 'lock.sqlite'), '')
  openUp(folder)
  expect(reachable(folder).length).toBeGreaterThan(900)
  await used()
  expect(readdirSync(folder).sort()).toEqual(names)
  expect(reachable(folder)).toEqual([])
})
