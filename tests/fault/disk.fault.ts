import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Db } from '#server/infra/db/database.ts'
import { openDatabase } from '#server/infra/db/open.ts'
import { apiUsage, generations, savedContent } from '#server/infra/db/schema.ts'
import { createLog } from '#server/infra/log.ts'
import { type CallLog, crowdSecret, newCallLog, newMembers, newOrder, requestText, sendOrder, startCrowd } from '#tests/support/crowd.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { freePort } from '#tests/support/network.ts'
import { freshDatabase } from '#tests/support/postgres.ts'
import { runServer, spawnReadyServer, startFlags } from '#tests/support/process.ts'
import { readMail } from '#tests/support/smtp.ts'

const run = promisify(execFile)

/** A small disk that can be filled safely. */
interface SmallDisk {
  readonly folder: string
  /** Fills the remaining space. */
  fill(): Promise<void>
  /** Frees the space again. */
  free(): Promise<void>
  remove(): Promise<void>
}

/** @returns `null` where this user may not mount one: it takes root, and a system with `tmpfs` */
async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'postwright-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
        // Another process used some space meanwhile; the disk is full anyway.
        if (error.code !== 'ENOSPC') throw error
      })
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}

const log = createLog('silent')

/** A small disk for the test; the test is skipped with a reason where none can be mounted. */
async function diskOf(megabytes: number, skip: (why: string) => void): Promise<SmallDisk> {
  const disk = await smallDisk(megabytes)
  if (!disk) skip('a small disk cannot be mounted here: that takes root and tmpfs')
  onTestFinished(() => disk?.remove())
  return disk as SmallDisk
}

/** The write-ahead log grows in files of 16 MB. Close to the end of one it soon needs the next. */
async function fillLog(client: PGlite): Promise<void> {
  const file = 16 * 1024 * 1024
  const { rows } = await client.query<{ left: number }>(
    `select ${file} - (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint % ${file} as left`,
  )
  await client.query(`select pg_logical_emit_message(true, '', repeat('x', greatest(0, $1 - 500000)))`, [rows[0]?.left ?? 0])
}

/** At start PGlite creates the next log files in advance: they are removed, so that one is needed when the disk is full. */
async function removeNextLogFiles(folder: string, current: string): Promise<void> {
  const next = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name > current)
  await Promise.all(next.map((name) => rm(join(folder, name))))
}

/** Everything acknowledged is stored unchanged, and everything stored is counted once. */
async function expectStored(db: Db, { delivered, saved }: CallLog): Promise<void> {
  const rows = await db.select().from(generations)
  const done = new Map(rows.filter(({ state }) => state === 'done').map(({ id, result }) => [id, result]))
  const lost = [...delivered.values()].filter(({ id, result }) => !isDeepStrictEqual(done.get(id), result))
  expect(lost).toEqual([])
  const uses = await db.select({ id: apiUsage.id }).from(apiUsage)
  expect(uses.map(({ id }) => id).sort()).toEqual([...done.keys()].sort())
  const titles = new Set((await db.select({ title: savedContent.title }).from(savedContent)).map(({ title }) => title))
  expect(saved.filter((title) => !titles.has(title))).toEqual([])
}

let child: ChildProcess | undefined
afterEach(() => {
  child?.kill('SIGKILL')
  child = undefined
})

test('PGlite on a full disk: clear errors, an exit with a reason instead of a hang, and no acknowledged data lost', async ({ skip }) => {
  const disk = await diskOf(128, skip)
  const folder = await dataFolder()
  await cp(join(folder, 'db'), join(disk.folder, 'db'), { recursive: true })
  await rm(folder, { recursive: true })
  const openData = () => openDatabase({ dataDir: disk.folder, databaseUrl: undefined }, log)
  const opened = await openData()
  const members = await newMembers(opened.db, { pro: 60 })
  if (opened.kind !== 'pglite') throw new Error('A folder holds PGlite')
  await fillLog(opened.client)
  const { rows: current } = await opened.client.query<{ file: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as file')
  await opened.close()
  const env = { DATA_DIR: disk.folder, AUTH_SECRET: crowdSecret }
  const server = await spawnReadyServer(env)
  const book = newCallLog()
  const [member] = members
  if (!member) throw new Error('There are members')
  await sendOrder(server.url, newOrder(member, false), book)
  expect(book.delivered.size).toBe(1)
  await removeNextLogFiles(join(disk.folder, 'db/pg_wal'), current[0]?.file ?? '')
  await disk.fill()
  const work = startCrowd({ members, callers: 10, url: () => server.url }, book)
  const { code, stderr } = await server.ended
  await work.stop()
  expect(code).toBe(1)
  expect(stderr).toContain('Make room, then start again.')
  const expectedOutcomes = ['delivered', 'cut', 'unreachable', '503 UNAVAILABLE', '429 RATE_LIMITED']
  expect([...book.outcomes.keys()].filter((ending) => !expectedOutcomes.includes(ending))).toEqual([])

  const full = await runServer({ ...env, PORT: String(await freePort()) })
  expect(full.code).toBe(1)
  expect(full.stderr).toContain('disk')

  await disk.free()
  const again = await spawnReadyServer(env)
  expect((await requestText(again.url, newOrder(member, true))).how).toBe('delivered')
  again.signal('SIGTERM')
  await again.ended
  const { db, close } = await openData()
  await expectStored(db, book).finally(close)
  console.log(`PGlite on a full disk: ${JSON.stringify(Object.fromEntries(book.outcomes))}`)
})

test('outbox and log on a full disk: accounts are created, no partial file is left, and the mails are written once there is space', async ({
  skip,
}) => {
  const disk = await diskOf(4, skip)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const databaseUrl = await freshDatabase()
  const printed = openSync(join(disk.folder, 'printed'), 'a')
  child = spawn(process.execPath, [...startFlags, 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      LOG_LEVEL: 'debug',
      PORT: String(port),
      DATA_DIR: disk.folder,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: crowdSecret,
    },
    stdio: ['ignore', printed, printed],
  })
  const ended = once(child, 'exit')
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(ready, { timeout: 60_000 }).toBe(200)
  const opened = await openDatabase({ databaseUrl, dataDir: '' }, log)
  const [member] = await newMembers(opened.db, { pro: 1 })
  await opened.close()
  if (!member) throw new Error('There is a member')

  await disk.fill()
  const email = 'asha@example.com'
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    body: JSON.stringify({ name: 'Asha Rao', email, password: 'correct horse' }),
    headers: { 'content-type': 'application/json', origin: url },
  })
  expect(answer.status).toBe(200)
  for (let n = 0; n < 20; n++) expect(await requestText(url, newOrder(member, n % 2 === 0))).toMatchObject({ how: 'delivered' })
  const mails = async () => (await readdir(join(disk.folder, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'))
  expect(await mails()).toEqual([])
  expect(child.exitCode).toBeNull()
  expect(await ready()).toBe(200)

  await disk.free()
  await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1)
  const [name = ''] = await mails()
  expect(readMail(await readFile(join(disk.folder, 'outbox', name), 'utf8')).text).toMatch(/access_token=[\w-]+/)
  child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})
