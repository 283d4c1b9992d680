import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeAddress, type ModelFile } from '#server/infra/models/local/source.ts'
import type { TransferProgress } from '#server/infra/models/local/transfer.ts'
import { createWeights } from '#server/infra/models/local/weights.ts'
import { freePort } from '#tests/support/network.ts'
import { tinyGguf } from '#tests/support/tiny-gguf.ts'

const content = tinyGguf()
const sha256 = createHash('sha256').update(content).digest('hex')
const damaged = Buffer.from(content).fill(0xff, 200_000, 201_000)
/** Milliseconds: quick retries, and a stall that only ends connections that send nothing at all. */
const timing = { stall: 2_000, retries: [10, 10, 10] }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Bytes of the part that is kept. */
const kept = async () => (await stat(join(folder, 'tiny.gguf.part'))).size
/** Resolves when that many bytes are on disk. */
const arrived = (bytes: number) => vi.waitFor(async () => expect(await kept()).toBe(bytes), { timeout: 60_000 })

/** A file server with ranges, as storage services answer. */
const serve =
  (bytes: Buffer, { etag = '"one"', upTo = bytes.length, end = true }: { etag?: string; upTo?: number; end?: boolean } = {}): Answer =>
  ({ headers }, response) => {
    const condition = headers['if-range']
    const from = condition && condition !== etag ? 0 : Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)
    response.writeHead(from > 0 ? 206 : 200, {
      ...{ etag, 'content-length': bytes.length - from },
      ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    })
    response.write(bytes.subarray(from, upTo))
    if (upTo === bytes.length) response.end()
    // What has not been read when a connection breaks is lost.
    else if (end) void arrived(upTo).then(() => response.destroy())
  }

let answers: Answer[]
let requests: IncomingMessage[]
const server = createServer((request, response) => {
  requests.push(request)
  // The last answer is for all further requests.
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  answer?.(request, response)
})
let base: string
let data: string
let folder: string
let file: ModelFile
const rangesAsked = () => requests.map(({ headers }) => headers.range)

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})
beforeEach(async () => {
  requests = []
  answers = [serve(content)]
  data = await mkdtemp(join(tmpdir(), 'postwright-weights-'))
  folder = join(data, 'models')
  file = { id: 'tiny', file: 'tiny.gguf', url: `${base}/tiny.gguf`, bytes: content.length, sha256 }
})
afterEach(() => rm(data, { recursive: true }))

const weightsIn = (onProgress?: (id: string, progress: TransferProgress) => void) =>
  createWeights({ folder, timing, ...(onProgress && { onProgress }) })

describe('a download', () => {
  test('is complete, verified and readable by nobody else', async () => {
    const progress: TransferProgress[] = []
    const weights = weightsIn((_, each) => progress.push(each))
    expect(await weights.download(file)).toMatchObject({ status: 'ready', bytes: content.length, failure: null })

    const path = await weights.pathOf('tiny')
    expect(await readFile(path)).toEqual(content)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(progress.at(-1)).toMatchObject({ stage: 'downloading', bytes: content.length, of: content.length })
  })

  test('that is cut continues where it ended, with the ETag that it began with', async () => {
    answers = [serve(content, { upTo: 100_000 }), serve(content, { upTo: 150_000 }), serve(content)]
    expect(await weightsIn().download(file)).toMatchObject({ status: 'ready' })

    expect(rangesAsked()).toEqual([undefined, 'bytes=100000-', 'bytes=150000-'])
    expect(requests.map(({ headers }) => headers['if-range'])).toEqual([undefined, '"one"', '"one"'])
    expect(await readFile(join(folder, 'tiny.gguf'))).toEqual(content)
  })

  test('that receives nothing for a while connects again', async () => {
    answers = [serve(content, { upTo: 100_000, end: false }), serve(content)]
    const stages = new Set<string>()
    const weights = weightsIn((_, { stage }) => stages.add(stage))

    expect(await weights.download(file)).toMatchObject({ status: 'ready' })
    expect(stages).toContain('reconnecting')
    expect(rangesAsked()).toHaveLength(2)
  })

  test('starts again from the beginning when the file on the server changed', async () => {
    const other = Buffer.from(content).fill(0, 0, 64)
    answers = [serve(other, { etag: '"old"', upTo: 100_000 }), serve(content, { etag: '"new"' })]

    expect(await weightsIn().download(file)).toMatchObject({ status: 'ready' })
    expect(requests[1]?.headers['if-range']).toBe('"old"')
    expect(await readFile(join(folder, 'tiny.gguf'))).toEqual(content)
  })

  test('of damaged bytes fails with the reason, and a second attempt can succeed', async () => {
    answers = [serve(damaged), serve(content)]
    const weights = weightsIn()
    expect(await weights.download(file)).toMatchObject({ status: 'failed', failure: { reason: 'damaged' }, bytes: 0 })
    await expect(weights.pathOf('tiny')).rejects.toMatchObject({ reason: 'missing' })

    expect(await weights.download(file)).toMatchObject({ status: 'ready' })
  })

  test('whose kept part was damaged on disk fails', async () => {
    answers = [serve(content, { upTo: 300_000, end: false }), serve(content)]
    const weights = weightsIn()
    const first = weights.download(file)
    await arrived(300_000)
    await weights.pause('tiny')
    await first
    await writeFile(join(folder, 'tiny.gguf.part'), damaged.subarray(0, await kept()))

    expect(await weights.download(file)).toMatchObject({ status: 'failed', failure: { reason: 'damaged' } })
  })

  test('that is paused keeps what arrived, and asks only for the rest', async () => {
    answers = [serve(content, { upTo: 100_000, end: false }), serve(content)]
    const weights = weightsIn()
    const first = weights.download(file)
    await arrived(100_000)
    await weights.pause('tiny')
    expect(await first).toMatchObject({ status: 'paused', bytes: 100_000 })

    expect(await weights.download(file)).toMatchObject({ status: 'ready' })
    expect(rangesAsked()).toEqual([undefined, 'bytes=100000-'])
  })

  test('survives a restart of the server; a paused one waits', async () => {
    answers = [serve(content, { upTo: 100_000, end: false }), serve(content)]
    const before = weightsIn()
    const first = before.download(file)
    await arrived(100_000)
    await before.close()
    await first
    const after = weightsIn()
    expect(await after.list()).toMatchObject([{ status: 'downloading', bytes: 100_000 }])
    await after.resume()

    expect(await after.list()).toMatchObject([{ status: 'ready', bytes: content.length }])
    expect(rangesAsked()).toEqual([undefined, 'bytes=100000-'])
  })

  test('that is removed leaves nothing behind', async () => {
    answers = [serve(content, { upTo: 100_000, end: false })]
    const weights = weightsIn()
    const running = weights.download(file)
    await arrived(100_000)

    expect(await weights.remove('tiny')).toBe(100_000)
    expect(await running).toBeNull()
    expect(await weights.list()).toEqual([])
  })

  test('is refused while another one runs on the same folder', async () => {
    answers = [serve(content, { upTo: 100_000, end: false })]
    const weights = weightsIn()
    const running = weights.download(file)
    await arrived(100_000)

    await expect(weightsIn().download({ ...file, id: 'other', file: 'other.gguf' })).rejects.toMatchObject({ reason: 'in-use' })
    await weights.pause('tiny')
    await running
  })

  test('does not begin without enough disk space, and says how much is needed', async () => {
    const huge = { ...file, bytes: 1e16 }

    expect(await weightsIn().download(huge)).toMatchObject({
      failure: { reason: 'disk', message: expect.stringMatching(/needs .+ of disk space/) },
    })
    expect(requests).toEqual([])
  })

  test.each([
    ['an error', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end(), 'refused'],
    ['another file', serve(content.subarray(0, 1_000)), 'changed'],
    [
      'a redirect elsewhere',
      (_: IncomingMessage, response: ServerResponse) => void response.writeHead(302, { location: 'http://example.com/a' }).end(),
      'address',
    ],
    ['only errors', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end(), 'offline'],
  ])('from a server that answers with %s fails with the reason', async (_, answer, reason) => {
    answers = [answer]

    expect(await weightsIn().download(file)).toMatchObject({ status: 'failed', failure: { reason } })
  })

  test('follows redirects without sending them anything of the first request', async () => {
    answers = [(_, response) => void response.writeHead(302, { location: '/storage/tiny' }).end(), serve(content)]

    expect(await weightsIn().download(file)).toMatchObject({ status: 'ready' })
    expect(requests.flatMap(({ headers }) => [headers.authorization, headers.cookie])).toEqual([undefined, undefined, undefined, undefined])
  })

  test('from a server that cannot be reached fails as offline and can be continued', async () => {
    const unreachable = { ...file, url: `http://127.0.0.1:${await freePort()}/tiny.gguf` }
    const weights = weightsIn()
    expect(await weights.download(unreachable)).toMatchObject({ status: 'failed', failure: { reason: 'offline' } })

    expect(await weights.download(file)).toMatchObject({ status: 'ready' })
  })
})

describe('a file that somebody has', () => {
  test('is listed as unverified, and used where it is after it was verified', async () => {
    await mkdir(folder, { mode: 0o700 })
    await writeFile(join(folder, 'tiny.gguf'), content)
    const weights = weightsIn()
    expect(await weights.list()).toMatchObject([{ status: 'unverified', bytes: content.length }])

    expect(await weights.adopt('tiny.gguf', file)).toMatchObject({ status: 'ready' })
    expect(await weights.pathOf('tiny')).toBe(join(folder, 'tiny.gguf'))
    expect(requests).toEqual([])
  })

  test('is refused when its checksum differs, when it is no model, and when there is none', async () => {
    const path = join(data, 'some.gguf')
    const weights = weightsIn()
    await writeFile(path, damaged)
    await expect(weights.adopt(path, file)).rejects.toMatchObject({ reason: 'damaged' })
    await writeFile(path, 'no model')
    await expect(weights.adopt(path)).rejects.toMatchObject({ reason: 'changed' })
    await expect(weights.adopt(join(data, 'none.gguf'))).rejects.toMatchObject({ reason: 'missing' })
  })

  test('in a folder that is given relative to the working directory is deleted when the model is removed', async () => {
    await mkdir(folder, { mode: 0o700 })
    await writeFile(join(folder, 'tiny.gguf'), content)
    const weights = createWeights({ folder: relative('.', folder), timing })
    await weights.adopt('tiny.gguf', { ...file, file: 'chosen.gguf' })

    expect(await weights.remove('tiny')).toBe(content.length)
    expect(await weights.list()).toEqual([])
  })

  test('outside of the folder stays where it is when the model is removed', async () => {
    const path = join(data, 'My Model.gguf')
    await writeFile(path, content)
    const weights = weightsIn()
    const { file: adopted } = await weights.adopt(path)

    expect(adopted).toMatchObject({ id: 'my-model', sha256 })
    expect(await weights.pathOf('my-model')).toBe(path)
    expect(await weights.remove('my-model')).toBe(0)
    expect(await readFile(path)).toEqual(content)
  })

  test('is not loaded when it was changed after it was verified', async () => {
    const weights = weightsIn()
    await weights.download(file)
    await writeFile(join(folder, 'tiny.gguf'), damaged)

    await expect(weights.pathOf('tiny')).rejects.toMatchObject({ reason: 'changed' })
  })

  test('that is removed from the folder frees its bytes', async () => {
    const weights = weightsIn()
    await weights.download(file)

    expect(await weights.remove('tiny')).toBe(content.length)
    expect(await weights.list()).toEqual([])
  })
})

describe('an address', () => {
  const commit = 'a'.repeat(40)

  test('of Hugging Face gives size, checksum and the revision that the branch is now', async () => {
    answers = [
      (_, response) =>
        void response
          .writeHead(302, { location: '/cdn', 'x-linked-size': content.length, 'x-linked-etag': `"${sha256}"`, 'x-repo-commit': commit })
          .end(),
      serve(content),
    ]
    const described = await describeAddress('hf:somebody/model-GGUF/model.Q4.gguf', base)

    expect(described).toMatchObject({ bytes: content.length, sha256, url: `${base}/somebody/model-GGUF/resolve/${commit}/model.Q4.gguf` })
    expect(described.id).toMatch(/^model\.q4-[0-9a-f]{6}$/)
  })

  test('of any other server gives the size', async () => {
    expect(await describeAddress(`${base}/files/model.gguf`)).toMatchObject({
      bytes: content.length,
      sha256: null,
      url: `${base}/files/model.gguf`,
    })
  })

  test.each([
    'http://example.com/model.gguf',
    'https://user:password@example.com/model.gguf',
    'file:///etc/passwd.gguf',
    'https://example.com/model.zip',
    'https://example.com/model-00001-of-00002.gguf',
    'hf:model.gguf',
    'model',
  ])('that cannot be used is refused: %s', async (address) => {
    await expect(describeAddress(address)).rejects.toMatchObject({ name: 'LocalModelError', reason: 'address' })
  })
})
