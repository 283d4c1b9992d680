import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#server/infra/log.ts'
import { createModel, createModelChain } from '#server/infra/models/chain.ts'
import { type ModelCallResult, ModelFailure } from '#server/infra/models/model.ts'
import { namedModels } from '#server/infra/models/providers.ts'
import { defaultMaxOutputTokens } from '#server/infra/token-limits.ts'
import { noTracing } from '#server/infra/tracing.ts'
import { answers, type Behaviour, faulty, refuses, says, startModel } from '#tests/support/model.ts'
import { modelOfFile, patientTimeouts, questionFor } from '#tests/support/model-calls.ts'
import { freePort } from '#tests/support/network.ts'

const log = createLog('silent')
const answer = { caption: 'Clean the chain, then oil it.', tags: ['#bikes'] }
const ask = questionFor({ caption: z.string(), tags: z.array(z.string()) })
/** Short timeouts, for tests that wait for them. */
const shortTimeouts = { first: 3_000, firstFollowed: 1_000, between: 3_000, again: 10 }
const neverAborted = () => ({ signal: new AbortController().signal })

const model = modelOfFile()

const movedTo =
  (location: string): Behaviour =>
  async ({ response }) =>
    void response.writeHead(308, { location }).end()

const modelsFor = (name: string, fallbacks: string[] = [], limits = patientTimeouts) =>
  createModel({ model: name, fallbacks, apiKey: 'key', baseUrl: model.url }, log, limits)

describe.each([
  'openai/gpt-5-mini',
  'anthropic/claude-sonnet-4-5',
  'google/gemini-2.5-flash',
  'openrouter/z-ai/glm-5',
  'ollama/llama3.2',
  'compatible/any',
])('%s', (name) => {
  test('streams partials and answers in the requested shape, with tokens', async () => {
    model.next(answers(answer, { size: 6 }))
    const partials: unknown[] = []
    const answered = await modelsFor(name).ask(ask, { ...neverAborted(), onPartial: (partial) => partials.push(partial) })
    expect(answered).toMatchObject({ answer, model: name, tokens: { input: 11, output: 7 } })
    expect(partials.length).toBeGreaterThan(1)
    expect(model.calls[0]?.prompt).toContain('You write.')
    expect(model.calls[0]?.prompt).toContain('Write about bikes.')
  })
})

test.each([
  ['openai/gpt-5-mini', 'max_output_tokens'],
  ['anthropic/claude-sonnet-4-5', 'max_tokens'],
  ['google/gemini-2.5-flash', 'maxOutputTokens'],
  ['openrouter/z-ai/glm-5', 'max_tokens'],
])('a provider that charges for tokens gets a maximum answer length: %s', async (name, field) => {
  model.next(answers(answer))
  await modelsFor(name).ask(ask, neverAborted())
  expect(JSON.stringify(model.calls[0]?.body)).toContain(`"${field}":${defaultMaxOutputTokens}`)
})

test.each(['ollama/llama3.2', 'compatible/any'])('a provider without an output limit gets none: %s', async (name) => {
  model.next(answers(answer))
  await modelsFor(name).ask(ask, neverAborted())
  expect(JSON.stringify(model.calls[0]?.body)).not.toMatch(/max_\w*tokens|maxOutputTokens/)
})

describe('an answer inside other text is extracted', () => {
  const whole = JSON.stringify(answer)
  test.each([
    ['a code fence', `\`\`\`json\n${whole}\n\`\`\``],
    ['thinking', `<think>They want {"a post"}</think>\n${whole}`],
    ['thinking and a fence', `<think>hm</think>\n\`\`\`json\n${whole}\n\`\`\``],
    ['small talk', `Here it is:\n${whole}\nEnjoy!`],
  ])('%s', async (_, text) => {
    model.next(says(text))
    expect((await modelsFor('compatible/any').ask(ask, neverAborted())).answer).toEqual(answer)
  })
})

describe('a model that fails', () => {
  const failing: [string, Behaviour][] = [
    ['500', refuses(500)],
    ['429 with a pause of ten minutes', refuses(429, { retryAfter: 600 })],
    ['401', refuses(401)],
    ['a socket that is closed', faulty.hangsUp],
    ['a socket cut half way', answers(answer, { size: 6, cutAfter: 3 })],
    ['half a JSON', says('{"caption": "Clean')],
    ['a refusal', says("I'm sorry, I can't help with that.")],
    ['another shape', answers({ text: 'x' })],
    ['silence', faulty.silence],
    ['a stall half way', answers(answer, { size: 6, stallAfter: 3 })],
    ['an answer without end', faulty.streamsEndlessly],
    ['bytes without end', faulty.sendsEndlessBytes],
    ['invalid HTTP', faulty.sendsInvalidHttp],
  ]
  test.each(failing)('%s: the fallback answers', async (_, behaviour) => {
    model.always(({ call, ...turn }) => (call.body.model === 'spare' ? answers(answer)({ call, ...turn }) : behaviour({ call, ...turn })))
    const answered = await modelsFor('compatible/first', ['compatible/spare'], shortTimeouts).ask(ask, neverAborted())
    expect(answered).toMatchObject({ answer, model: 'compatible/spare' })
  })

  test.each(failing)('%s without a fallback: a ModelFailure, after at most three tries and one in another form', async (_, behaviour) => {
    model.always(behaviour)
    await expect(modelsFor('compatible/only', [], shortTimeouts).ask(ask, neverAborted())).rejects.toBeInstanceOf(ModelFailure)
    expect(model.calls.length).toBeLessThanOrEqual(4)
  })
})

test('silence and a stall end at their timeouts', async () => {
  for (const behaviour of [faulty.silence, answers(answer, { size: 6, stallAfter: 3 })]) {
    model.next(behaviour)
    await expect(modelsFor('compatible/only', [], shortTimeouts).ask(ask, neverAborted())).rejects.toMatchObject({ reason: 'stalled' })
  }
})

test('a refused connection: the fallback is called at once, and each call is reported with its result', async () => {
  const closed = `http://127.0.0.1:${await freePort()}/v1`
  const settings = { fallbacks: [], apiKey: 'key' }
  const models = [
    ...namedModels({ ...settings, model: 'compatible/gone', baseUrl: closed }),
    ...namedModels({ ...settings, model: 'compatible/spare', baseUrl: model.url }),
  ]
  model.next(answers(answer))
  const calls: string[] = []
  const onEnd = ({ model, outcome }: ModelCallResult) => calls.push(`${model}: ${outcome}`)
  const asking = createModelChain(models, log, patientTimeouts, { onEnd, tracing: noTracing })
  expect((await asking.ask(ask, neverAborted())).model).toBe('compatible/spare')
  expect(calls).toEqual(['compatible/gone: unreachable', 'compatible/gone: unreachable', 'compatible/spare: answered'])
})

test('a silent model times out sooner when there is a fallback than when it is the only one', async () => {
  const request = (fallbacks: string[]) =>
    modelsFor('compatible/slow', fallbacks, { ...patientTimeouts, firstFollowed: 300 }).ask(ask, neverAborted())
  model.next(async (turn) => {
    await wait(1200)
    await answers(answer)(turn)
  })
  expect((await request([])).model).toBe('compatible/slow')
  model.next(faulty.silence, answers(answer))
  expect((await request(['compatible/spare'])).model).toBe('compatible/spare')
})

test('a slow model that keeps streaming is not timed out', async () => {
  model.next(answers(answer, { size: 1, pause: 60 }))
  expect((await modelsFor('compatible/slow', [], shortTimeouts).ask(ask, neverAborted())).answer).toEqual(answer)
})

test('a temporary error is retried, after the Retry-After of the provider', async () => {
  model.next(refuses(429, { retryAfter: 1 }), answers(answer))
  const started = performance.now()
  expect((await modelsFor('compatible/only').ask(ask, neverAborted())).answer).toEqual(answer)
  // Timers have a resolution of one millisecond.
  expect(performance.now() - started).toBeGreaterThanOrEqual(999)
})

test('a redirect on the same host is followed with the same request; one to another host is not', async () => {
  model.next(movedTo(`${model.url}/chat/completions`), answers(answer))
  expect((await modelsFor('compatible/moved').ask(ask, neverAborted())).answer).toEqual(answer)
  expect(model.calls[1]).toMatchObject({ authorization: 'Bearer key', body: model.calls[0]?.body })

  model.always(movedTo(`${model.url.replace('127.0.0.1', 'localhost')}/chat/completions`))
  await expect(modelsFor('compatible/elsewhere').ask(ask, neverAborted())).rejects.toMatchObject({ reason: 'unreachable' })
})

test.each(['another scheme', 'another port'])('a redirect to %s of the same host gets neither the key nor the request', async (what) => {
  const other = await startModel()
  const to = what === 'another port' ? other.url : model.url.replace('http:', 'https:')
  other.always(answers(answer))
  model.always(movedTo(`${to}/chat/completions`))
  await expect(modelsFor('compatible/elsewhere').ask(ask, neverAborted())).rejects.toMatchObject({
    reason: 'unreachable',
    cause: { statusCode: 308 },
  })
  expect(other.calls).toEqual([])
  await other.close()
})

test.each(['openai/gpt-5-mini', 'anthropic/claude-sonnet-4-5', 'google/gemini-2.5-flash', 'openrouter/any', 'ollama/llama3.2'])(
  'a redirect to another server gets no request and no key: %s',
  async (name) => {
    const other = await startModel()
    other.always(answers(answer))
    model.always(async ({ call, response }) => void response.writeHead(307, { location: `${other.url}${call.path}` }).end())
    await expect(modelsFor(name).ask(ask, neverAborted())).rejects.toMatchObject({ detail: { code: 'redirected' } })
    expect(other.calls).toEqual([])
    await other.close()
  },
)

test('a wrong key is not retried', async () => {
  model.next(refuses(401))
  await expect(modelsFor('compatible/only').ask(ask, neverAborted())).rejects.toMatchObject({ reason: 'denied' })
  expect(model.calls).toHaveLength(1)
})

test('an abort reaches the provider', async () => {
  model.next(answers(answer, { size: 3, pause: 60 }))
  const stop = new AbortController()
  const request = modelsFor('compatible/only').ask(ask, { signal: stop.signal, onPartial: () => stop.abort() })
  await expect(request).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => model.calls[0]?.hungUp).toBe(true)
})

test('each provider gets its own key when keys are set by provider', async () => {
  model.next(answers(answer))
  const settings = { model: 'compatible/first', fallbacks: [], baseUrl: model.url, apiKey: 'openai=other,compatible=own' }
  await createModel(settings, log, patientTimeouts).ask(ask, neverAborted())
  expect(model.calls[0]?.authorization).toBe('Bearer own')
})

test('a missing key or address fails the start with one clear line', () => {
  expect(() => createModel({ model: 'openai/x', fallbacks: [], apiKey: 'anthropic=one' }, log)).toThrow(
    'AI_API_KEY must be set for openai/x',
  )
  expect(() => createModel({ model: 'compatible/x', fallbacks: [] }, log)).toThrow('AI_BASE_URL must be set for compatible/x')
})

test('the model double fails a test with a call for which no behaviour was set', async () => {
  const strict = await startModel()
  await fetch(`${strict.url}/chat/completions`, { method: 'POST', body: '{}' })
  await expect(strict.close()).rejects.toThrow('nothing was set')
})
