import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalogue, type ModelFile } from '#server/infra/models/local/catalogue.ts'
import { type ModelSource, resolveSource } from '#server/infra/models/local/source.ts'
import type { TransferProgress } from '#server/infra/models/local/transfer.ts'
import { createWeights, type StopReason } from '#server/infra/models/local/weights.ts'
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
      etag,
      'content-length': bytes.length - from,
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

interface Opened {
  readonly onProgress?: (id: string, progress: TransferProgress) => void
  readonly place?: string
}

/** Model files whose work can be stopped. */
function weightsIn({ onProgress = () => {}, place = folder }: Opened = {}) {
  const weights = createWeights({ folder: place, timing, onProgress })
  let controller = new AbortController()
  return {
    ...weights,
    add(added = file) {
      controller = new AbortController()
      return weights.add(added, controller.signal)
    },
    stop: (reason: StopReason) => controller.abort(reason),
  }
}
const resolved = (source: string, more: Partial<ModelSource> = {}, known: readonly ModelFile[] = []) =>
  resolveSource({ source, ...more }, folder, known)

describe('a download', () => {
  test('is complete, verified and readable by nobody else', async () => {
    const progress: TransferProgress[] = []
    const weights = weightsIn({ onProgress: (_, each) => progress.push(each) })
    expect(await weights.add()).toMatchObject({ status: 'ready', bytes: content.length, failure: null })

    const path = await weights.pathOf('tiny')
    expect(await readFile(path)).toEqual(content)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(progress.at(-1)).toMatchObject({ stage: 'downloading', bytes: content.length, of: content.length })
  })

  test('that is cut continues where it ended, with the ETag that it began with', async () => {
    answers = [serve(content, { upTo: 100_000 }), serve(content, { upTo: 150_000 }), serve(content)]
    expect(await weightsIn().add()).toMatchObject({ status: 'ready' })

    expect(rangesAsked()).toEqual([undefined, 'bytes=100000-', 'bytes=150000-'])
    expect(requests.map(({ headers }) => headers['if-range'])).toEqual([undefined, '"one"', '"one"'])
    expect(await readFile(join(folder, 'tiny.gguf'))).toEqual(content)
  })

  test('that receives nothing for a while connects again', async () => {
    answers = [serve(content, { upTo: 100_000, end: false }), serve(content)]
    const stages = new Set<string>()
    const weights = weightsIn({ onProgress: (_, { stage }) => stages.add(stage) })

    expect(await weights.add()).toMatchObject({ status: 'ready' })
    expect(stages).toContain('reconnecting')
    expect(rangesAsked()).toHaveLength(2)
  })

  test('starts again from the beginning when the file on the server changed', async () => {
    const other = Buffer.from(content).fill(0, 0, 64)
    answers = [serve(other, { etag: '"old"', upTo: 100_000 }), serve(content, { etag: '"new"' })]

    expect(await weightsIn().add()).toMatchObject({ status: 'ready' })
    expect(requests[1]?.headers['if-range']).toBe('"old"')
    expect(await readFile(join(folder, 'tiny.gguf'))).toEqual(content)
  })

  test('of damaged bytes fails with the reason, and a second attempt can succeed', async () => {
    answers = [serve(damaged), serve(content)]
    const weights = weightsIn()
    expect(await weights.add()).toMatchObject({ status: 'failed', failure: { reason: 'damaged' }, bytes: 0 })
    await expect(weights.pathOf('tiny')).rejects.toMatchObject({ reason: 'missing' })

    expect(await weights.add()).toMatchObject({ status: 'ready' })
  })

  test('whose kept part was damaged on disk fails', async () => {
    answers = [serve(content, { upTo: 300_000, end: false }), serve(content)]
    const weights = weightsIn()
    const first = weights.add()
    await arrived(300_000)
    weights.stop('paused')
    await first
    await writeFile(join(folder, 'tiny.gguf.part'), damaged.subarray(0, await kept()))

    expect(await weights.add()).toMatchObject({ status: 'failed', failure: { reason: 'damaged' } })
  })

  test('that is paused keeps what arrived, and asks only for the rest', async () => {
    answers = [serve(content, { upTo: 100_000, end: false }), serve(content)]
    const weights = weightsIn()
    const first = weights.add()
    await arrived(100_000)
    weights.stop('paused')
    expect(await first).toMatchObject({ status: 'paused', bytes: 100_000 })

    expect(await weights.add()).toMatchObject({ status: 'ready' })
    expect(rangesAsked()).toEqual([undefined, 'bytes=100000-'])
  })

  test('survives a restart of the server', async () => {
    answers = [serve(content, { upTo: 100_000, end: false }), serve(content)]
    const before = weightsIn()
    const first = before.add()
    await arrived(100_000)
    before.stop('closed')
    await first
    const after = weightsIn()
    expect(await after.list()).toMatchObject([{ status: 'downloading', bytes: 100_000 }])

    expect(await after.add()).toMatchObject({ status: 'ready', bytes: content.length })
    expect(rangesAsked()).toEqual([undefined, 'bytes=100000-'])
  })

  test('that is removed leaves nothing behind', async () => {
    answers = [serve(content, { upTo: 100_000, end: false })]
    const weights = weightsIn()
    const running = weights.add()
    await arrived(100_000)

    weights.stop('removed')
    expect(await running).toBeNull()
    expect(await weights.remove('tiny')).toBe(100_000)
    expect(await weights.list()).toEqual([])
  })

  test('is refused while another one runs on the same folder', async () => {
    answers = [serve(content, { upTo: 100_000, end: false })]
    const weights = weightsIn()
    const running = weights.add()
    await arrived(100_000)

    await expect(weightsIn().add({ ...file, id: 'other', file: 'other.gguf' })).rejects.toMatchObject({ reason: 'in-use' })
    weights.stop('paused')
    await running
  })

  test('does not begin without enough disk space, and says how much is needed', async () => {
    const huge = { ...file, bytes: 1e16 }

    expect(await weightsIn().add(huge)).toMatchObject({
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

    expect(await weightsIn().add()).toMatchObject({ status: 'failed', failure: { reason } })
  })

  test('follows redirects without sending them anything of the first request', async () => {
    answers = [(_, response) => void response.writeHead(302, { location: '/storage/tiny' }).end(), serve(content)]

    expect(await weightsIn().add()).toMatchObject({ status: 'ready' })
    expect(requests.flatMap(({ headers }) => [headers.authorization, headers.cookie])).toEqual([undefined, undefined, undefined, undefined])
  })

  test('from a server that cannot be reached fails as offline and can be continued', async () => {
    const unreachable = { ...file, url: `http://127.0.0.1:${await freePort()}/tiny.gguf` }
    const weights = weightsIn()
    expect(await weights.add(unreachable)).toMatchObject({ status: 'failed', failure: { reason: 'offline' } })

    expect(await weights.add()).toMatchObject({ status: 'ready' })
  })
})

describe('a file on this computer', () => {
  const put = async (name: string, bytes: Buffer | string = content) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, name), bytes)
    return join(folder, name)
  }

  test('is listed as unverified, and used where it is after it was verified', async () => {
    const path = await put('tiny.gguf')
    const weights = weightsIn()
    expect(await weights.list()).toMatchObject([{ status: 'unverified', bytes: content.length }])

    expect(await weights.add(await resolved('tiny.gguf', { sha256 }))).toMatchObject({ status: 'ready', file: { id: 'tiny', sha256 } })
    expect(await weights.pathOf('tiny')).toBe(path)
    expect(await weights.list()).toMatchObject([{ status: 'ready' }])
    expect(requests).toEqual([])
  })

  test('that is not what it should be is not used, and can be tried again', async () => {
    await put('tiny.gguf', damaged)
    const weights = weightsIn()
    const asked = await resolved('tiny.gguf', { sha256 })
    expect(await weights.add(asked)).toMatchObject({ status: 'failed', failure: { reason: 'damaged' } })
    await expect(weights.pathOf('tiny')).rejects.toMatchObject({ reason: 'missing' })
    await put('tiny.gguf', content.subarray(0, 1_000))
    expect(await weights.add(asked)).toMatchObject({ status: 'failed', failure: { reason: 'changed' } })

    await put('tiny.gguf')
    const [entry] = await weights.list()
    expect(await weights.add(await resolved('tiny', {}, entry && [entry.file]))).toMatchObject({ status: 'ready' })
  })

  test('in a folder that is given relative to the working directory is deleted when the model is removed', async () => {
    await put('tiny.gguf')
    const weights = weightsIn({ place: relative('.', folder) })
    await weights.add({ ...(await resolved('tiny.gguf')), file: 'chosen.gguf' })
    expect(await weights.list()).toHaveLength(1)

    expect(await weights.remove('tiny')).toBe(content.length)
    expect(await weights.list()).toEqual([])
  })

  test('outside of the folder stays where it is when the model is removed', async () => {
    const path = join(data, 'My Model.gguf')
    await writeFile(path, content)
    const weights = weightsIn()
    expect(await weights.add(await resolved(path))).toMatchObject({ file: { id: 'my-model', sha256 } })

    expect(await weights.pathOf('my-model')).toBe(path)
    expect(await weights.remove('my-model')).toBe(0)
    expect(await readFile(path)).toEqual(content)
  })

  test('that an earlier version stored without its URL is read, used and checked again', async () => {
    const path = join(data, 'mine.gguf')
    await writeFile(path, content)
    const stored = { id: 'mine', file: 'mine.gguf', url: '', bytes: content.length, sha256 }
    const verified = { path, modified: (await stat(path)).mtimeMs }
    await put('mine.gguf.json', JSON.stringify({ file: stored, status: 'ready', etag: null, failure: null, verified }))
    const weights = weightsIn()
    expect(await weights.pathOf('mine')).toBe(path)

    await writeFile(path, content)
    const [entry] = await weights.list()
    expect(await weights.add(await resolved('mine', {}, entry && [entry.file]))).toMatchObject({ status: 'ready' })
    expect(await weights.pathOf('mine')).toBe(path)
  })

  test('is not loaded when it was changed after it was verified', async () => {
    const weights = weightsIn()
    await weights.add()
    await put('tiny.gguf', damaged)

    await expect(weights.pathOf('tiny')).rejects.toMatchObject({ reason: 'changed' })
  })

  test('that is removed from the folder frees its bytes', async () => {
    const weights = weightsIn()
    await weights.add()

    expect(await weights.remove('tiny')).toBe(content.length)
    expect(await weights.list()).toEqual([])
  })
})

describe('a source', () => {
  const commit = 'a'.repeat(40)
  const [model] = catalogue
  if (!model) throw new Error('The catalogue is empty')
  const headers = (more: Record<string, string | number>): Answer[] => [(_, response) => void response.writeHead(200, more).end()]

  test.each([model.id, model.tier])('of the catalogue, %s, is its pinned file', async (name) => {
    expect(await resolved(name)).toMatchObject({ id: model.id, url: model.url, bytes: model.bytes, sha256: model.sha256 })
  })

  test('that was begun elsewhere continues there, but not with the content of an older catalogue', async () => {
    const begun = { ...model, url: 'https://copy.example/a.gguf' }

    expect(await resolved(model.id, {}, [begun])).toMatchObject({ url: begun.url })
    expect(await resolved(model.id, {}, [{ ...begun, sha256 }])).toMatchObject({ url: model.url })
  })

  test('on Hugging Face gives size, checksum and the revision that the branch is now', async () => {
    answers = [
      (_, response) =>
        void response
          .writeHead(302, { location: '/cdn', 'x-linked-size': content.length, 'x-linked-etag': `"${sha256}"`, 'x-repo-commit': commit })
          .end(),
      serve(content),
    ]
    const described = await resolved(`${base}/somebody/model-GGUF/resolve/main/model.Q4.gguf`)

    expect(described).toMatchObject({ bytes: content.length, sha256, url: `${base}/somebody/model-GGUF/resolve/${commit}/model.Q4.gguf` })
    expect(described.id).toMatch(/^model\.q4-[0-9a-f]{6}$/)
  })

  test('on any other server gives the size; the checksum is the one that was entered', async () => {
    const url = `${base}/files/model.gguf`

    expect(await resolved(url)).toMatchObject({ bytes: content.length, sha256: null, url })
    expect(await resolved(url, { sha256 })).toMatchObject({ sha256 })
  })

  test.each([
    ['its checksum', {}, { 'content-length': 1, 'x-linked-etag': model.sha256 }],
    ['the checksum that was entered', { sha256: model.sha256 }, { 'content-length': 1 }],
    ['its size, when no checksum is known', {}, { 'content-length': model.bytes }],
  ])('that is a copy of a model of the catalogue is known by %s, and must be that model', async (_, more, sent) => {
    answers = headers(sent)
    const url = `${base}/copy.gguf`

    expect(await resolved(url, more)).toMatchObject({ id: model.id, url, bytes: model.bytes, sha256: model.sha256 })
  })

  test('whose server names another checksum than was entered is refused', async () => {
    answers = headers({ 'content-length': 1, 'x-linked-etag': sha256 })

    await expect(resolved(`${base}/a.gguf`, { sha256: model.sha256 })).rejects.toMatchObject({ reason: 'damaged' })
  })

  test('that is a folder is the only GGUF file in it', async () => {
    await expect(resolved(data)).rejects.toMatchObject({ reason: 'missing' })
    await writeFile(join(data, 'one.gguf'), content)
    expect(await resolved(data)).toMatchObject({ id: 'one', bytes: content.length })
    await writeFile(join(data, 'two.gguf'), content)
    await expect(resolved(data)).rejects.toMatchObject({ reason: 'missing' })
  })

  test('with the name of another model gets an id of its own', async () => {
    await writeFile(join(data, `${model.id}.gguf`), content)

    expect((await resolved(join(data, `${model.id}.gguf`))).id).toMatch(new RegExp(`^${model.id}-[0-9a-f]{6}$`))
  })

  test.each([
    ['http://example.com/model.gguf', 'address'],
    ['https://user:password@example.com/model.gguf', 'address'],
    ['file:///etc/passwd.gguf', 'address'],
    ['https://example.com/model.zip', 'address'],
    ['https://example.com/model-00001-of-00002.gguf', 'address'],
    ['model', 'missing'],
    ['/etc/hostname', 'changed'],
  ])('that cannot be used is refused: %s', async (source, reason) => {
    await expect(resolved(source)).rejects.toMatchObject({ name: 'LocalModelError', reason })
  })
})
