import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { call } from '@orpc/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { EngineChoice, LocalState } from '#api/engines.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import { createLocalRoutes } from '#server/features/engines/local-routes.ts'
import { createLog } from '#server/infra/log.ts'
import { createModelChain, defaultTimeouts } from '#server/infra/models/chain.ts'
import { unsupportedSystem } from '#server/infra/models/local/engine.ts'
import { createLocalService, type LocalService, type LocalServiceOptions } from '#server/infra/models/local/local-service.ts'
import type { ModelCallOptions } from '#server/infra/models/model.ts'
import { type FileServer, startFileServer } from '#tests/support/file-server.ts'
import { linkEngine } from '#tests/support/local-engine.ts'
import { freePort } from '#tests/support/network.ts'
import { tinyGguf } from '#tests/support/tiny-gguf.ts'

const log = createLog('silent')
const content = tinyGguf()
const admin = { id: 'a', role: 'admin' } as Account
const context = { context: { headers: new Headers(), clientIp: '', identify: async () => admin } }
const Answer = z.object({ caption: z.string().max(300) })
const unsupported = unsupportedSystem()

let dataDir: string
let files: FileServer
beforeAll(async () => {
  files = await startFileServer({
    'tiny.gguf': content,
    'second.gguf': tinyGguf({ layout: 'gemma3' }),
    'not-a-model.gguf': Buffer.alloc(500_000),
  })
})
afterAll(() => files.close())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postwright-service-'))
  await linkEngine(dataDir)
})

const open: LocalService[] = []
afterEach(async () => {
  ;[files.upTo, files.damaged] = [undefined, false]
  for (const each of open.splice(0)) await each.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A server's local models with their calls, as they begin after a start. */
async function startService(options: Partial<LocalServiceOptions> = {}) {
  const local = createLocalService({ dataDir, log, timing: { stall: 60_000, retries: [10] }, ...options })
  open.push(local)
  const chosen: EngineChoice[] = []
  const used = () => chosen.map(({ model }) => model)
  const routes = createLocalRoutes({
    calls: signedIn.admin.writing.local,
    local,
    choose: async (choice, adminId) => {
      expect(adminId).toBe(admin.id)
      chosen.push(choice)
    },
    inUse: used,
  })
  await local.resume()
  const state = () => call(routes.state, undefined, context)
  return {
    local,
    chosen,
    state,
    add: (source: string, use = false) => call(routes.add, { source, use }, context),
    pause: (id: string) => call(routes.pause, { id }, context),
    remove: (id: string) => call(routes.remove, { id }, context),
    /** The only file, once its state is as expected. */
    file: (expected: object) =>
      vi.waitFor(
        async () => {
          const [file] = (await state()).files
          expect(file).toMatchObject(expected)
          return file as LocalState['files'][number]
        },
        { timeout: 120_000 },
      ),
  }
}

const ask = (local: LocalService, id: string, options: Partial<ModelCallOptions> = {}) =>
  createModelChain([local.modelOf(id)], log, defaultTimeouts).ask(
    { system: 'You write.', turns: [{ role: 'user', content: 'bread' }], answer: Answer },
    { signal: new AbortController().signal, ...options },
  )
const until = (condition: () => unknown) => vi.waitFor(condition, { timeout: 120_000 })

describe.skipIf(unsupported)(`the local models of a server${unsupported ? ` (skipped: ${unsupported})` : ''}`, () => {
  test('a file is downloaded, verified, used as soon as it is ready, and still there after a restart', async () => {
    const first = await startService()
    const answer = await first.add(`${files.url}/tiny.gguf`, true)
    expect(answer.files).toMatchObject([{ status: 'downloading', total: content.length, in_use: false }])
    const { id } = await first.file({ status: 'ready', bytes: content.length, in_use: true, phase: null })
    expect(first.chosen).toEqual([{ provider: 'local', model: id }])
    expect(await ask(first.local, id)).toMatchObject({ model: `local/${id}`, repairs: 1 })
    expect((await first.state()).model).toMatchObject({ status: 'ready', waiting: 0, writing: 0 })
    await first.local.close()

    const second = await startService()
    expect(await ask(second.local, id)).toMatchObject({ model: `local/${id}` })
    expect(second.chosen).toEqual([])
    for (const folder of ['models', 'engine']) expect((await stat(join(dataDir, folder))).mode & 0o777).toBe(0o700)
  })

  test('a download and the wish to use it survive a restart', async () => {
    files.upTo = 100_000
    const first = await startService()
    await first.add(`${files.url}/tiny.gguf`, true)
    await first.file({ status: 'downloading', phase: 'downloading', bytes: 100_000 })
    await first.local.close()
    files.upTo = undefined

    const second = await startService()
    const { id } = await second.file({ status: 'ready', in_use: true })
    expect(second.chosen).toEqual([{ provider: 'local', model: id }])
    expect(first.chosen).toEqual([])
  })

  test('a choice that failed is made after the next start', async () => {
    const failing = createLocalService({ dataDir, log })
    open.push(failing)
    failing.whenUsable(() => Promise.reject(new Error('no connection')))
    await failing.add({ source: `${files.url}/tiny.gguf` }, 'a')
    await until(async () => expect((await failing.state([])).files).toMatchObject([{ status: 'ready', phase: null }]))
    await failing.close()

    const second = await startService()
    await second.file({ in_use: true })
  })

  test('a paused download stays paused after a restart, and continues when it is asked for by its id', async () => {
    files.upTo = 100_000
    const first = await startService()
    await first.add(`${files.url}/tiny.gguf`)
    const { id } = await first.file({ bytes: 100_000 })
    expect((await first.pause(id)).files).toMatchObject([{ status: 'paused', phase: null, bytes: 100_000 }])
    await first.local.close()
    files.upTo = undefined

    const second = await startService()
    await second.file({ status: 'paused' })
    expect(() => second.local.modelOf(id)).toThrow(expect.objectContaining({ reason: 'missing' }))
    await second.add(id)
    await second.file({ status: 'ready', in_use: false })
  })

  test('a download that continues after a pause or a failure is told as running by the answer, so that screens follow it', async () => {
    ;[files.upTo, files.damaged] = [100_000, true]
    const service = await startService()
    await service.add(`${files.url}/tiny.gguf`)
    const { id } = await service.file({ bytes: 100_000 })
    await service.pause(id)
    // What arrived before is checked first, so the phase may be either.
    const running = { files: [{ id, status: 'downloading', phase: expect.stringMatching(/downloading|checking/), problem: null }] }
    files.upTo = 200_000
    expect(await service.add(id)).toMatchObject(running)
    files.upTo = undefined
    await service.file({ status: 'failed', problem: { message: expect.stringContaining('damaged') } })

    ;[files.upTo, files.damaged] = [100_000, false]
    expect(await service.add(id)).toMatchObject(running)
    files.upTo = undefined
    await service.file({ status: 'ready' })
  })

  test('a file that somebody has is checked where it is, and used', async () => {
    const path = join(dataDir, 'my-model.gguf')
    await writeFile(path, content)
    const service = await startService()
    await service.add(path, true)
    await service.file({ id: 'my-model', status: 'ready', in_use: true })

    expect(existsSync(join(dataDir, 'models/my-model.gguf'))).toBe(false)
    expect(await ask(service.local, 'my-model')).toMatchObject({ model: 'local/my-model' })
  })

  test('a file in use is not deleted; another one is, after its process has ended', async () => {
    const service = await startService()
    await service.add(`${files.url}/tiny.gguf`, true)
    const { id } = await service.file({ in_use: true })
    await expect(service.remove(id)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('in use') })
    await ask(service.local, id)
    service.chosen.length = 0

    expect(await service.remove(id)).toMatchObject({ files: [], model: { status: 'off' } })
    expect(() => service.local.modelOf(id)).toThrow(expect.objectContaining({ reason: 'missing' }))
  })

  test('another file is loaded after the texts of the first are written, and then only its process runs', async () => {
    const service = await startService()
    const ids: string[] = []
    for (const name of ['tiny', 'second']) {
      await service.add(`${files.url}/${name}.gguf`)
      await until(async () => expect((await service.state()).files.filter(({ status }) => status === 'ready')).toHaveLength(ids.length + 1))
      ids.push((await service.state()).files.map(({ id }) => id).find((id) => !ids.includes(id)) ?? '')
    }
    const order: string[] = []
    const [first = '', second = ''] = ids
    const stages: unknown[] = []
    await Promise.all([
      ...[first, first].map((id) => ask(service.local, id).then(() => order.push('first'))),
      ask(service.local, second, { onWaiting: (waiting) => stages.push(waiting?.stage ?? null) }).then(() => order.push('second')),
      ask(service.local, first).then(() => order.push('first again')),
    ])

    expect(order).toEqual(['first', 'first', 'second', 'first again'])
    expect(stages[0]).toBe('loading')
    expect(stages.at(-1)).toBe(null)
  })

  test('errors have words and a next step', async () => {
    const service = await startService()
    const refused = (path: string, message: string) => ({
      code: 'INVALID_INPUT',
      data: { issues: [{ path, message: expect.stringContaining(message) }] },
    })
    await expect(service.add('ftp://example.com/a.gguf')).rejects.toMatchObject(refused('source', 'begins with https://'))
    await expect(service.add(`${files.url}/none.gguf`)).rejects.toMatchObject(refused('source', '404'))
    await expect(service.add('/nowhere/a.gguf')).rejects.toMatchObject(refused('source', 'no file'))
    expect((await service.state()).problem).toBeNull()

    await service.add(`${files.url}/not-a-model.gguf`)
    const { problem } = await service.file({ status: 'failed' })
    expect(problem).toEqual({ message: expect.stringContaining('isn’t a GGUF file'), hint: expect.stringMatching(/\S/) })
  })

  test('while one file arrives, another is refused', async () => {
    files.upTo = 100_000
    const service = await startService()
    await service.add(`${files.url}/tiny.gguf`)
    await service.file({ bytes: 100_000 })

    await expect(service.add(`${files.url}/second.gguf`)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('pause it'),
    })
  })

  test('an engine that cannot be installed is told, nothing is downloaded, and the file can be asked for again', async () => {
    await rm(join(dataDir, 'engine'))
    const registry = `http://127.0.0.1:${await freePort()}/`
    const environment = { ...process.env, npm_config_registry: registry, npm_config_fetch_retries: '0' }
    const service = await startService({ environment })
    await service.add(`${files.url}/tiny.gguf`, true)

    await until(async () =>
      expect((await service.state()).problem).toMatchObject({
        message: expect.stringContaining('Connect the computer that runs Postwright'),
      }),
    )
    expect(await service.state()).toMatchObject({ engine: { status: 'failed' }, files: [{ status: 'paused', bytes: 0 }] })
  })

  test('too little memory for a model is told in words, by the text and by the state', async () => {
    const service = await startService({ free: () => 1e8 })
    await service.add(`${files.url}/tiny.gguf`)
    const { id } = await service.file({ status: 'ready' })

    const failure = { reason: 'unreachable', detail: { message: expect.stringContaining('of memory') } }
    await expect(ask(service.local, id)).rejects.toMatchObject(failure)
    expect((await service.state()).problem).toMatchObject({
      message: expect.stringContaining('Close other programs'),
      hint: expect.stringMatching(/\S/),
    })
  })

  test('what a model needs is compared with this computer', async () => {
    const { tiers, memory, free_disk: freeDisk, supported } = await (await startService()).state()
    expect(tiers.map(({ id }) => id)).toEqual(['gemma-4-e2b', 'gemma-4-e4b', 'gemma-4-12b'])
    expect(tiers.filter(({ recommended }) => recommended).length).toBeLessThanOrEqual(1)
    for (const { fits, download, memory: needed, why } of tiers) {
      expect(fits).toBe(needed + 1e9 <= memory && download * 1.1 <= freeDisk)
      expect(why).toMatch(fits ? /For|for/ : /^Needs/)
    }
    expect(supported).toBe(true)
  })
})

test('a server without local models creates no folder and loads nothing for them', async () => {
  await rm(join(dataDir, 'engine'))
  const local = createLocalService({ dataDir, log })
  await local.resume()
  await local.close()

  expect(existsSync(join(dataDir, 'models'))).toBe(false)
})
