import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedContent } from '#kinds/library.ts'
import { saveBackup } from '#server/infra/backup/save.ts'
import { parseEnv } from '#server/infra/env.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { freePort, occupyPort } from '#tests/support/network.ts'
import { type End, runServer, type ServerProcess, spawnReadyServer } from '#tests/support/process.ts'

import { signUpOwner } from '#tests/support/sign-up-owner.ts'

const secret = 'thirty-two letters are enough...'
const oneLine = ({ stderr }: End) => stderr.trim().split('\n')

const titlesOn = async (url: string, cookie: string) =>
  ((await (await fetch(`${url}/api/saved-content`, { headers: { cookie } })).json()) as { items: SavedContent[] }).items.map(
    ({ title }) => title,
  )

const entry = JSON.stringify({ title: 'Kept', content: 'All of it', feature: 'titles' })
const save = async (url: string, cookie: string) =>
  (
    await fetch(`${url}/functions/v1/save-content`, {
      method: 'POST',
      body: entry,
      headers: { cookie, 'content-type': 'application/json' },
    })
  ).status

/** A save that the server has started to read; `finish` sends its body and returns the status. */
async function slowSave(url: string, cookie: string) {
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(entry), expect: '100-continue' }
  const call = request(`${url}/functions/v1/save-content`, { method: 'POST', headers })
  call.flushHeaders()
  await once(call, 'continue')
  return {
    async finish(): Promise<number> {
      call.end(entry)
      const [response] = await once(call, 'response')
      return response.statusCode
    },
  }
}

describe('a configuration error ends the start with code 1 and one line that says what to do', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postwright-start-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('invalid values: a line each, which names the variable', async () => {
    const end = await runServer({ DATA_DIR: folder, PORT: 'x', LOG_LEVEL: 'loud' })
    expect(end).toMatchObject({ code: 1, stdout: '' })
    expect(oneLine(end)).toEqual([expect.stringMatching(/^PORT must /), expect.stringMatching(/^LOG_LEVEL must /)])
  })

  test('a data folder that cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const end = await runServer({ DATA_DIR: join(file, 'data') })
    expect(end).toMatchObject({ code: 1, stdout: '' })
    expect(oneLine(end)).toEqual([expect.stringMatching(/^Cannot write to the data folder .* Set DATA_DIR/)])
  })

  test('a database that cannot be reached, without its password', async () => {
    const port = await freePort()
    const end = await runServer({ DATA_DIR: folder, AUTH_SECRET: secret, DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/shop` })
    expect(end).toMatchObject({ code: 1, stdout: '' })
    expect(oneLine(end)).toEqual([
      expect.stringMatching(new RegExp(`^Cannot reach the database at 127.0.0.1:${port}/shop: .*Check DATABASE_URL`)),
    ])
    expect(end.stderr).not.toContain('hunter2')
  })
})

describe('a server process', () => {
  const folders: string[] = []
  const newFolder = async () => {
    const folder = await dataFolder()
    folders.push(folder)
    return folder
  }
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

  test('a taken port: one line, code 1', async () => {
    const { port, server } = await occupyPort()
    const end = await runServer({ DATA_DIR: await newFolder(), PORT: String(port) })
    server.close()
    expect(end).toMatchObject({ code: 1, stdout: '' })
    expect(oneLine(end)).toEqual([`Port ${port} is taken. Stop the program that uses it, or set PORT to another.`])
  })

  test('prints its address and the owner link, a line each; two signals at once, as by Ctrl-C under npm, let the running request finish and it exits with 0; the next start has the data and no owner link', async () => {
    const DATA_DIR = await newFolder()
    const first = await spawnReadyServer({ DATA_DIR })
    const ownerLink = `${first.url}/setup#token=${first.setupToken}`
    const cookie = await signUpOwner(first)
    const slow = await slowSave(first.url, cookie)

    for (const signal of ['SIGINT', 'SIGTERM'] as const) first.signal(signal)
    await expect
      .poll(() =>
        fetch(`${first.url}/livez`).then(
          ({ ok }) => ok,
          () => 'refused',
        ),
      )
      .toBe('refused')
    expect(await slow.finish()).toBe(200)
    const { code, stdout, stderr } = await first.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.trim().split('\n')).toEqual([`Ready on ${first.url}`, expect.stringContaining(ownerLink)])

    const second = await spawnReadyServer({ DATA_DIR })
    expect(await titlesOn(second.url, cookie)).toEqual(['Kept'])
    second.signal('SIGTERM')
    expect((await second.ended).stdout.trim()).toBe(`Ready on ${second.url}`)
  })

  test('a second server on its folder exits at once with one line; after SIGKILL the folder is free and no data is lost', async () => {
    const DATA_DIR = await newFolder()
    const first = await spawnReadyServer({ DATA_DIR })
    const cookie = await signUpOwner(first)

    const second = await runServer({ DATA_DIR, PORT: String(await freePort()) })
    expect(second).toMatchObject({ code: 1, stdout: '' })
    expect(oneLine(second)).toEqual([`Another server is already using ${DATA_DIR}. Stop it first, or set DATA_DIR to another folder.`])

    expect(await save(first.url, cookie)).toBe(200)
    first.signal('SIGKILL')
    await first.ended

    const third = await spawnReadyServer({ DATA_DIR })
    expect(await titlesOn(third.url, cookie)).toEqual(['Kept'])
    third.signal('SIGTERM')
    expect(await third.ended).toMatchObject({ code: 0 })
  })
})

describe('a data folder is accessible to its owner only', () => {
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

  /** Makes a folder and everything in it accessible to all users, as with another umask. */
  function openUp(path: string): void {
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) openUp(join(path, name))
  }

  /** Paths that other users can access. */
  function reachable(path: string): string[] {
    const stats = statSync(path)
    const open = (stats.mode & 0o077) !== 0
    if (!stats.isDirectory()) return open ? [path] : []
    return open ? readdirSync(path).flatMap((name) => reachable(join(path, name))) : []
  }

  /** Starts a server on the folder, sends a mail, stops it, and saves a backup in the folder. */
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
    await saveBackup(parseEnv({ DATA_DIR: folder }), join(folder, 'backup.gz'))
  }

  const names = ['auth-secret', 'backup.gz', 'db', 'lock.sqlite', 'outbox']

  test('nothing in a new data folder is accessible to other users, even when the folder itself is', async () => {
    chmodSync(folder, 0o755)
    await used()
    expect(readdirSync(folder).sort()).toEqual(names)
    expect(reachable(folder)).toEqual([])
  })

  test('permissions for other users in an existing data folder are removed', async () => {
    mkdirSync(join(folder, 'outbox'))
    writeFileSync(join(folder, 'lock.sqlite'), '')
    openUp(folder)
    expect(reachable(folder).length).toBeGreaterThan(900)
    await used()
    expect(readdirSync(folder).sort()).toEqual(names)
    expect(reachable(folder)).toEqual([])
  })
})
