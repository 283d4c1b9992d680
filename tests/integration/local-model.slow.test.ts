import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '#server/infra/log.ts'
import { createModelChain, defaultTimeouts } from '#server/infra/models/chain.ts'
import { unsupportedSystem } from '#server/infra/models/local/engine.ts'
import { createLocalModel, type LocalModel } from '#server/infra/models/local/local-model.ts'
import type { LocalLimits, LocalProgress } from '#server/infra/models/local/local-options.ts'
import type { Priority } from '#server/infra/models/model.ts'
import type { StreamRequest } from '#server/infra/models/streaming-model.ts'
import { installedEngine } from '#tests/support/local-engine.ts'
import { tinyGguf, writeTinyGguf } from '#tests/support/tiny-gguf.ts'

const log = createLog('silent')
const schema = {
  type: 'object',
  properties: {
    caption: { type: 'string', maxLength: 300 },
    tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 30 } },
  },
} as const
const Answer = z.object({ caption: z.string().max(300), tags: z.array(z.string().max(30)).max(3) })
/** So long that the tiny model reads it for some seconds: each byte is a token. */
const longPrompt = 'Write for people who bake bread. '.repeat(100)

let folder: string
let engine: string
let words: string
/** A model that only limits end. */
let endless: string
/** Models with the usual limits, for tests that leave them as they are: starting a process is most of the work of a test. */
let shared: LocalModel
let sharedEndless: LocalModel
const unsupported = unsupportedSystem()

interface Wanted {
  path?: string
  limits?: Partial<LocalLimits>
  free?: () => number
}

const openModel = ({ path = words, limits = {}, free }: Wanted = {}): LocalModel =>
  createLocalModel({ engine, modelPath: path, memory: 1e8, log, gpu: false, limits, ...(free && { free }) })

/** A model of its own; closed after the test. */
function createModel(wanted: Wanted = {}): LocalModel {
  const model = openModel(wanted)
  onTestFinished(() => model.close())
  return model
}

interface Asked extends Partial<Pick<StreamRequest, 'system' | 'maxOutputTokens'>> {
  readonly topic?: string
  readonly priority?: Priority
}

/** A running request, and what was reported about it. */
function ask(
  model: LocalModel,
  { system = 'You write posts.', topic = 'bread', maxOutputTokens = 600, priority = 'interactive' }: Asked = {},
) {
  const controller = new AbortController()
  const asked = {
    text: '',
    signs: 0,
    tokens: { input: 0, output: 0 },
    progress: [] as LocalProgress[],
    stop: () => controller.abort(new Error('Stop')),
  }
  const request: StreamRequest = {
    system,
    maxOutputTokens,
    turns: [{ role: 'user', content: topic }],
    signal: controller.signal,
    jsonSchema: schema as unknown as StreamRequest['jsonSchema'],
  }
  const done = model.stream(
    request,
    ({ text, tokens }) => {
      asked.text += text ?? ''
      if (tokens) asked.tokens = tokens
      if (!text && !tokens) asked.signs++
    },
    { priority, onProgress: (progress) => asked.progress.push(progress) },
  )
  // Handled where the test awaits it.
  done.catch(() => undefined)
  return Object.assign(asked, { done })
}

const has = (asked: ReturnType<typeof ask>, stage: LocalProgress['stage']) => () =>
  expect(asked.progress.some((progress) => progress.stage === stage)).toBe(true)
const until = (condition: () => unknown) => vi.waitFor(condition, { timeout: 120_000, interval: 5 })
const readings = ({ progress }: ReturnType<typeof ask>) => progress.filter((each) => each.stage === 'reading')
const places = ({ progress }: ReturnType<typeof ask>) => progress.filter((each) => 'place' in each).map(({ place }) => place)

function pidOf(model: LocalModel): number {
  const state = model.state()
  if (state.status !== 'ready') throw new Error(`The model is ${state.status}`)
  return state.pid
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe.skipIf(unsupported)(`the local model${unsupported ? ` (skipped: ${unsupported})` : ''}`, () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'postwright-local-'))
    const installed = await installedEngine()
    engine = await installed.module()
    words = await writeTinyGguf(join(folder, 'words.gguf'))
    endless = await writeTinyGguf(join(folder, 'endless.gguf'), { endless: true })
    shared = openModel()
    sharedEndless = openModel({ path: endless })
  })
  afterAll(async () => {
    await Promise.all([shared.close(), sharedEndless.close()])
    await rm(folder, { recursive: true, force: true })
  })

  test('streams JSON in the requested shape, with tokens', async () => {
    const asked = ask(createModel())
    await asked.done

    expect(Answer.safeParse(JSON.parse(asked.text)).error).toBeUndefined()
    expect(asked.tokens.input).toBeGreaterThan(0)
    expect(asked.tokens.output).toBeGreaterThan(0)
    expect(asked.progress.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['loading', 'reading', 'writing']))
  })

  test('is one of the models of a chain', async () => {
    const chain = createModelChain([{ name: 'local/tiny', model: shared, maxOutputTokens: undefined }], log, defaultTimeouts)
    const request = { system: 'You write.', turns: [{ role: 'user', content: 'bread' }] as const, answer: Answer }

    expect(await chain.ask(request, { signal: new AbortController().signal })).toMatchObject({ model: 'local/tiny' })
  })

  test('texts that never end are ended by the limits of the schema', async () => {
    const asked = ask(sharedEndless, { maxOutputTokens: 2_000 })
    await asked.done

    expect(Answer.safeParse(JSON.parse(asked.text)).error).toBeUndefined()
    expect(JSON.parse(asked.text).caption).toHaveLength(300)
  })

  test('no text has more tokens than the request allows', async () => {
    const asked = ask(sharedEndless, { maxOutputTokens: 40 })
    await asked.done

    expect(asked.tokens.output).toBeLessThanOrEqual(40)
  })

  test.each(['llama', 'gemma3'] as const)('the beginning that two prompts share is read once, with the layers of %s', async (layout) => {
    const model = createModel({ path: await writeTinyGguf(join(folder, `${layout}.gguf`), { layout }) })
    const first = ask(model, { system: longPrompt.slice(0, 1_000), topic: 'bread '.repeat(200) })
    const second = ask(model, { system: longPrompt.slice(0, 1_000), topic: 'rain' })
    await Promise.all([first.done, second.done])

    expect(first.tokens.input).toBeGreaterThan(2_000)
    expect(second.tokens.input).toBeLessThan(100)
    expect(Answer.safeParse(JSON.parse(second.text)).error).toBeUndefined()
  })

  test('Stop while the prompt is read is obeyed before it is read to its end, and what was read is kept', async () => {
    const model = createModel()
    const stopped = ask(model, { system: longPrompt })
    await until(has(stopped, 'reading'))
    stopped.stop()
    await expect(stopped.done).rejects.toThrow('Stop')
    const again = ask(model, { system: longPrompt })
    await again.done

    const [first] = readings(again)
    expect(first?.read).toBeLessThan((first?.of ?? 0) / 2)
    expect(again.tokens.input).toBeLessThan(first?.of ?? 0)
    expect(readings(stopped).every(({ read, of }) => read < of)).toBe(true)
  })

  test('Stop while a text is written ends it, and the next one is written', async () => {
    const stopped = ask(sharedEndless, { maxOutputTokens: 2_000 })
    await until(has(stopped, 'writing'))
    stopped.stop()
    await expect(stopped.done).rejects.toThrow('Stop')
    const { length } = stopped.text
    await ask(sharedEndless).done

    expect(stopped.text).toHaveLength(length)
    expect(stopped.tokens.output).toBe(0)
  })

  test('one text is written at a time, in the order of arrival, visitors and then lists last, and each knows its place', async () => {
    const order: string[] = []
    const start = (topic: string, priority: Priority) => {
      const asked = ask(shared, { topic, priority })
      return { ...asked, progress: asked.progress, done: asked.done.then(() => void order.push(topic)) }
    }
    const all = [
      start('first', 'interactive'),
      start('visitor', 'visitor'),
      start('list', 'background'),
      start('batch', 'batch'),
      start('second', 'interactive'),
    ]
    await Promise.all(all.map(({ done }) => done))

    expect(order).toEqual(['first', 'second', 'batch', 'visitor', 'list'])
    const [, visitor] = all
    const reported = (visitor?.progress ?? []).filter((each) => 'place' in each)
    expect(reported.map(({ place }) => place)).toEqual(expect.arrayContaining([4, 3, 2, 1]))
    expect(reported.at(-1)?.seconds).toBeTypeOf('number')
  })

  test('a full queue refuses the next request as busy', async () => {
    const model = createModel({ limits: { queue: 2 } })
    const waiting = [ask(model), ask(model)]

    await expect(ask(model).done).rejects.toMatchObject({ name: 'ModelFailure', reason: 'busy' })
    await Promise.all(waiting.map(({ done }) => done))
  })

  test('a request that waits or reads sends signs of life', async () => {
    const model = createModel({ limits: { life: 1 } })
    const first = ask(model, { system: longPrompt })
    const second = ask(model)
    await until(() => expect(Math.min(first.signs, second.signs)).toBeGreaterThan(0))
    first.stop()
    await second.done

    expect(places(second)).toContain(1)
  })

  test('a request that is stopped while it waits leaves the queue', async () => {
    const first = ask(shared, { system: longPrompt })
    const [second, third] = [ask(shared), ask(shared)]
    second.stop()

    await expect(second.done).rejects.toThrow('Stop')
    expect(places(third)).toContain(2)
    first.stop()
    await third.done
    expect(second.text).toBe('')
  })

  test('a schema that the grammar cannot hold is refused', async () => {
    const model = createModel()
    const request = { system: '', turns: [], maxOutputTokens: 10, signal: new AbortController().signal }

    await expect(model.stream({ ...request, jsonSchema: { type: 'string' } }, () => {})).rejects.toMatchObject({ reason: 'denied' })
    expect(model.state().status).toBe('off')
  })

  test('a prompt that does not fit into the context is refused', async () => {
    await expect(ask(shared, { system: longPrompt.repeat(3) }).done).rejects.toMatchObject({ reason: 'denied' })
  })

  test('after a native crash the text that was written fails as unreachable, and the waiting one is written by a new process', async () => {
    const model = createModel({ limits: { restarts: [0, 0, 0] } })
    const crashed = ask(model, { system: longPrompt })
    const waiting = ask(model)
    await until(has(crashed, 'reading'))
    const pid = pidOf(model)
    process.kill(pid, 'SIGSEGV')

    await expect(crashed.done).rejects.toMatchObject({ reason: 'unreachable' })
    await waiting.done
    expect(JSON.parse(waiting.text)).toBeTypeOf('object')
    expect(pidOf(model)).not.toBe(pid)
  })

  test('a frozen process is killed, and counts as crashed', async () => {
    const model = createModel({ limits: { frozen: 10, restarts: [0, 0, 0] } })
    const frozen = ask(model, { system: longPrompt })
    await until(has(frozen, 'reading'))
    const pid = pidOf(model)
    process.kill(pid, 'SIGSTOP')

    await expect(frozen.done).rejects.toMatchObject({ reason: 'unreachable' })
    await until(() => expect(isAlive(pid)).toBe(false))
    await ask(model).done
  })

  test('a text that does not obey Stop is ended with its process', async () => {
    const model = createModel({ limits: { grace: 1, restarts: [0, 0, 0] } })
    const stopped = ask(model, { system: longPrompt })
    await until(has(stopped, 'reading'))
    const pid = pidOf(model)
    process.kill(pid, 'SIGSTOP')
    stopped.stop()

    await expect(stopped.done).rejects.toThrow('Stop')
    await ask(model).done
    expect(isAlive(pid)).toBe(false)
  })

  test('a model that cannot be loaded fails after three restarts, and says so', async () => {
    const path = join(folder, 'incomplete.gguf')
    const whole = tinyGguf()
    await writeFile(path, whole.subarray(0, whole.length / 2))
    const model = createModel({ path, limits: { restarts: [0, 0, 0] } })

    await expect(ask(model).done).rejects.toMatchObject({ reason: 'unreachable', cause: { name: 'LocalModelError', reason: 'engine' } })
    expect(model.state()).toMatchObject({ status: 'failed', message: expect.stringContaining('stopped working') })
  })

  test('with too little free memory nothing is loaded, and the error says how much is needed', async () => {
    const model = createModel({ free: () => 1e9 })
    const cause = { reason: 'memory', message: expect.stringContaining('needs 1.1 GB of memory, and 1.0 GB is free') }

    await expect(ask(model).done).rejects.toMatchObject({ reason: 'unreachable', cause })
    expect(model.state().status).toBe('off')
  })

  test('an idle model gives its memory back: its process ends, and starts again when it is needed', async () => {
    const model = createModel({ limits: { idle: 2 } })
    await model.load()
    const pid = pidOf(model)
    await until(() => expect(isAlive(pid)).toBe(false))
    expect(model.state().status).toBe('off')

    await ask(model).done
    expect(pidOf(model)).not.toBe(pid)
  })

  test('close ends the process also when it does not respond, and fails what waits', async () => {
    const model = createModel({ limits: { grace: 1 } })
    await model.load()
    const pid = pidOf(model)
    process.kill(pid, 'SIGSTOP')
    const asked = ask(model)
    await model.close()

    expect(isAlive(pid)).toBe(false)
    await expect(asked.done).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('the process ends with a server that is killed', async () => {
    const program = `
      import { startHost } from '#server/infra/models/local/host-process.ts'
      const host = startHost(JSON.parse(process.argv[1]), () => {})
      await host.ready
      console.log(host.pid)`
    const settings = { engine, modelPath: words, contextSize: 512, threads: 1, gpu: false }
    const server = spawn(process.execPath, ['--input-type=module-typescript', '-e', program, JSON.stringify(settings)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(server.stdout, 'data')
    const pid = Number(line)
    expect(isAlive(pid)).toBe(true)
    server.kill('SIGKILL')

    await until(() => expect(isAlive(pid)).toBe(false))
  })
})
