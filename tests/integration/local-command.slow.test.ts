import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runModel } from '#scripts/model.ts'
import { createLog } from '#server/infra/log.ts'
import { unsupportedSystem } from '#server/infra/models/local/engine.ts'
import { createLocalService } from '#server/infra/models/local/local-service.ts'
import { type FileServer, startFileServer } from '#tests/support/file-server.ts'
import { linkEngine } from '#tests/support/local-engine.ts'
import { tinyGguf, writeTinyGguf } from '#tests/support/tiny-gguf.ts'

const content = tinyGguf()
let files: FileServer
let dataDir: string
beforeAll(async () => {
  files = await startFileServer({ 'tiny.gguf': content })
})
afterAll(() => files.close())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'postwright-command-'))
  await linkEngine(dataDir)
})
afterEach(async () => {
  files.upTo = undefined
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs the command. @returns what it printed, and its exit code */
async function run(args: readonly string[], signal = new AbortController().signal, onLine = (_: string) => {}) {
  const lines: string[] = []
  const print = (line: string) => {
    lines.push(line)
    onLine(line)
  }
  const code = await runModel(args, { environment: { DATA_DIR: dataDir }, print, signal })
  return { code, text: lines.join('\n') }
}
/** The ids of the files that a server with this data folder would show. */
async function ids(): Promise<string[]> {
  const local = createLocalService({ dataDir, log: createLog('silent') })
  return (await local.state([])).files.map(({ id }) => id)
}

describe.skipIf(unsupportedSystem())('npm run model', () => {
  test('downloads a file by its address, which a server sees, lists and deletes it', async () => {
    const downloaded = await run([`${files.url}/tiny.gguf`])
    expect(downloaded).toMatchObject({ code: 0, text: expect.stringContaining('Choose it in Admin Panel → Writing') })
    const [id = ''] = await ids()
    expect(downloaded.text).toContain(`${id} is ready`)
    expect(await run(['list'])).toMatchObject({ code: 0, text: expect.stringContaining(`${id}: 1 MB`) })

    expect(await run(['remove', id])).toEqual({ code: 0, text: 'Deleted. 1 MB are free now.' })
    expect(await ids()).toEqual([])
  })

  test('a signal pauses it, and the same command continues', async () => {
    files.upTo = 100_000
    const [paused, address] = [new AbortController(), `${files.url}/tiny.gguf`]
    const stopped = await run([address], paused.signal, (line) => {
      if (line.startsWith('downloading')) paused.abort('paused')
    })
    expect(stopped).toMatchObject({ code: 1, text: expect.stringContaining(`Paused. Continue with: npm run model -- ${address}`) })
    files.upTo = undefined

    expect(await run([address])).toMatchObject({ code: 0 })
  })

  test('tries a model that is there, and reports machine, speed, Stop and memory', async () => {
    expect(await run([await writeTinyGguf(join(dataDir, 'tiny.gguf'))])).toMatchObject({ code: 0 })
    const { code, text } = await run(['try'])
    expect(text).toMatch(/^Machine: .+ Node v\d+/m)
    expect(text).toMatch(/^Loaded in [\d.]+ s; graphics: \S/m)
    for (const language of ['en', 'de', 'hi', 'ja'])
      expect(text).toMatch(
        new RegExp(`^${language}: first word after [\\d.]+ s, in all [\\d.]+ s; read \\d+ tokens at \\d+/s, wrote \\d+`, 'm'),
      )
    expect(text).toMatch(/^Stop while reading: free again after [\d.]+ s$/m)
    expect(text).toMatch(/^Stop while writing: free again after [\d.]+ s$/m)
    expect(text).toMatch(/^Unloaded; /m)
    expect(code).toBe(0)
  })

  test.each([
    [['ftp://example.com/a.gguf'], 'begins with https://'],
    [['none'], 'no file'],
    [['/nowhere/a.gguf', '--sha256', 'a'.repeat(64)], 'no file'],
    [[], 'Usage: npm run model'],
    [['remove'], 'Usage: npm run model'],
  ])('%j: an error with a next step', async (args, message) => {
    expect(await run(args)).toMatchObject({ code: 1, text: expect.stringContaining(message) })
  })
})
