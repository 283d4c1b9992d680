import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Waiting } from '#contract/waiting.ts'
import { createLog } from '#server/infra/log.ts'
import { createModelChain } from '#server/infra/models/chain.ts'
import type { LoadingTimes } from '#server/infra/models/loading.ts'
import type { ModelCallOptions } from '#server/infra/models/model.ts'
import { namedModels } from '#server/infra/models/providers.ts'
import { answers, type Behaviour, faulty, refuses } from '#tests/support/model.ts'
import { modelOfFile, newModelName, patientTimeouts, questionFor } from '#tests/support/model-calls.ts'

const answer = { caption: 'Clean the chain, then oil it.' }
const question = questionFor({ caption: z.string() })

/** A program for local models: it loads a model for the first request, stops when that one hangs up, and answers when it is loaded. */
function startLoading() {
  const loaded = Promise.withResolvers<void>()
  let [isLoaded, loads, loading] = [false, 0, false]
  const behaviour: Behaviour = async (turn) => {
    if (!(isLoaded || loading)) {
      loads++
      loading = true
      turn.signal.addEventListener('abort', () => {
        loading = false
      })
    }
    await Promise.race([loaded.promise, once(turn.signal, 'abort')])
    if (!turn.signal.aborted) await answers(answer)(turn)
  }
  const finish = () => {
    isLoaded = true
    loaded.resolve()
  }
  return { behaviour, finish, loads: () => loads }
}

const model = modelOfFile()

/** Milliseconds: when somebody is told of a load, the limits of models that are always there have passed. */
const usual = { ...patientTimeouts, first: 1, firstFollowed: 1 }
const times: LoadingTimes = { most: 60_000, tell: 20, poll: 1, stays: 60_000 }
function engine({ provider = 'ollama', fallbacks = [] as string[], loading = {} as Partial<LoadingTimes>, name = newModelName() } = {}) {
  const settings = { model: `${provider}/${name}`, fallbacks, apiKey: 'key', baseUrl: model.url }
  const limits = { ...usual, loading: { ...times, ...loading } }
  const chain = createModelChain(namedModels(settings), createLog('silent'), limits)
  const told: (Waiting | null)[] = []
  const ask = (options: Partial<ModelCallOptions> = {}) =>
    chain.ask(question, { signal: new AbortController().signal, onWaiting: (waiting) => told.push(waiting), ...options })
  return { ask, told, name }
}
const loading = { stage: 'loading', place: null, seconds: null }

describe.each(['ollama', 'compatible'])('%s: a model that has to be loaded', (provider) => {
  test.each([
    ['without a fallback', []],
    ['with a fallback', ['ollama/spare']],
  ])('gets the time that it needs, and people are told, %s', async (_, fallbacks) => {
    const { behaviour, finish, loads } = startLoading()
    model.always(behaviour)
    const { ask, told, name } = engine({ provider, fallbacks })
    const asked = ask()
    await expect.poll(() => told).toEqual([loading])
    finish()
    expect(await asked).toMatchObject({ answer, model: `${provider}/${name}` })
    expect(told.at(-1)).toBeNull()
    expect(loads()).toBe(1)
    expect(model.calls).toHaveLength(1)
  })

  test('is loaded once, whoever leaves meanwhile, and nobody waits for somebody who left', async () => {
    const { behaviour, finish, loads } = startLoading()
    model.always(behaviour)
    const { ask, told, name } = engine({ provider })
    for (let round = 0; round < 3; round++) {
      const stop = new AbortController()
      const asked = ask({ signal: stop.signal })
      await expect.poll(() => told.filter((each) => each !== null).length).toBe(round + 1)
      stop.abort(new Error('stopped'))
      await expect(asked).rejects.toThrow('stopped')
    }
    // Also the test in the settings, which has a chain of its own.
    const others = [ask(), engine({ provider, name }).ask(), ask()]
    await expect.poll(() => model.calls.length).toBe(1)
    expect(model.calls[0]?.hungUp).toBe(false)
    finish()
    for (const each of await Promise.all(others)) expect(each.answer).toEqual(answer)
    expect(loads()).toBe(1)
    // What the one who left would have got is not written to its end.
    expect(model.calls).toHaveLength(1 + others.length)
  })
})

test('once it is loaded, a stop reaches the server at once', async () => {
  const { ask } = engine()
  model.next(answers(answer), faulty.silence)
  await ask()
  const stop = new AbortController()
  const asked = ask({ signal: stop.signal })
  await expect.poll(() => model.calls.length).toBe(2)
  stop.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => model.calls[1]?.hungUp).toBe(true)
})

test('a provider whose models are always there is hung up on at once, and has the usual limit', async () => {
  const { ask } = engine({ provider: 'openrouter' })
  model.always(faulty.silence)
  await expect(ask()).rejects.toMatchObject({ reason: 'stalled' })
  await expect.poll(() => model.calls[0]?.hungUp).toBe(true)
})

test('a server that says that it is loading is asked until it has loaded', async () => {
  model.next(...Array.from({ length: 5 }, () => refuses(503, { message: 'Loading model' })), answers(answer))
  const { ask, told } = engine({ loading: { tell: 60_000 } })
  expect((await ask()).answer).toEqual(answer)
  expect(told).toEqual([loading, null, null])
})

test('a load that fails is not begun again for the same text', async () => {
  const { ask, told } = engine()
  model.always(async (turn) => {
    await expect.poll(() => told.length).toBe(1)
    await faulty.hangsUp(turn)
  })
  await expect(ask()).rejects.toMatchObject({ detail: { code: 'unreachable' } })
  expect(model.calls).toHaveLength(1)
})

test('a load that does not end is given up, and hung up on; afterwards a fallback is waited for as little as usual', async () => {
  const { ask } = engine({ loading: { most: 300 }, fallbacks: ['ollama/spare'] })
  model.always((turn) => (turn.call.body.model === 'spare' ? answers(answer)(turn) : faulty.silence(turn)))
  expect((await ask()).model).toBe('ollama/spare')
  await expect.poll(() => model.calls[0]?.hungUp).toBe(true)
  expect((await ask()).model).toBe('ollama/spare')
})

test('an empty event before the text is no sign that the model is loaded', async () => {
  const { ask, told } = engine()
  let before: unknown[] = []
  model.next(async ({ response, format, call: { body } }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(format.open(body))
    await expect.poll(() => told.length).toBe(1)
    before = [...told]
    response.end(format.chunk(JSON.stringify(answer), body) + format.end({ input: 1, output: 1 }, body))
  })
  expect((await ask()).answer).toEqual(answer)
  expect(before).toEqual([loading])
})
