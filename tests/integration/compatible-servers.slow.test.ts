import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#server/infra/log.ts'
import { createModelChain } from '#server/infra/models/chain.ts'
import type { FailureCode, FailureReason, ModelCallOptions } from '#server/infra/models/model.ts'
import { namedModels } from '#server/infra/models/providers.ts'
import { noTracing } from '#server/infra/tracing.ts'
import { answers, type Behaviour, faulty, refuses, says, startModel } from '#tests/support/model.ts'
import { deltaEvent, eventsText, modelOfFile, newModelName, patientTimeouts, questionFor, sendsBody } from '#tests/support/model-calls.ts'
import { freePort } from '#tests/support/network.ts'

const answer = { caption: 'Clean the chain, then oil it.' }
const question = questionFor({ caption: z.string() })

const model = modelOfFile()

/** A model that no other test has called, so that nothing is known of it. */
function newModel({
  url = model.url,
  limits = patientTimeouts,
  maxOutputTokens = undefined as number | undefined,
  name = newModelName(),
} = {}) {
  const outcomes: string[] = []
  const settings = { model: `compatible/${name}`, fallbacks: [], apiKey: 'sk-secret', baseUrl: url, maxOutputTokens }
  const onEnd = ({ outcome }: { outcome: string }) => outcomes.push(outcome)
  const chain = createModelChain(namedModels(settings), createLog('silent'), limits, { onEnd, tracing: noTracing })
  const ask = (options: Partial<ModelCallOptions> = {}) => chain.ask(question, { signal: new AbortController().signal, ...options })
  return { ask, outcomes, name }
}
const bodies = () => model.calls.map(({ body }) => body)
const formOf = (body: Readonly<Record<string, unknown>> | undefined) => (body?.response_format as { type: string } | undefined)?.type
const systemOf = (at: number) => (bodies()[at]?.messages as { role: string; content: string }[] | undefined)?.[0]

/** Streams events as they are. */
const sends = (...events: unknown[]): Behaviour => sendsBody(eventsText(...events))
const sendsJson = (body: unknown): Behaviour => sendsBody(JSON.stringify(body), 'application/json; charset=utf-8')

describe('what a server refuses is left out at once, costs no attempt, and is not sent again', () => {
  type Body = Readonly<Record<string, unknown>>
  const messages = (body: Body) => body.messages as { role: string; content: string }[]
  /** What the server refuses, its words, and whether a request still has it. */
  const refusals: [string, Behaviour, (body: Body) => boolean][] = [
    ['a JSON Schema', refuses(400, { message: 'This response_format type is unavailable now' }), (body) => formOf(body) === 'json_schema'],
    [
      'any JSON format',
      refuses(400, { message: "'response_format.type' must be 'text'" }),
      (body) => body.response_format !== undefined && formOf(body) !== 'text',
    ],
    [
      'stream options',
      refuses(422, { message: "Extra inputs are not permitted: ('body', 'stream_options')" }),
      (body) => 'stream_options' in body,
    ],
    [
      'stream options, in an error of a form of its own',
      async ({ response }) => void response.writeHead(422).end('{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"]}]}'),
      (body) => 'stream_options' in body,
    ],
    [
      'max_tokens, which is called otherwise',
      refuses(400, { message: "'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead." }),
      (body) => 'max_tokens' in body,
    ],
    [
      'any limit of tokens',
      refuses(400, { message: 'max_tokens or max_completion_tokens is too large: 8192' }),
      (body) => 'max_tokens' in body || 'max_completion_tokens' in body,
    ],
    [
      'a system prompt',
      refuses(400, { message: 'System role not supported' }),
      (body) => messages(body).some(({ role }) => role === 'system'),
    ],
    [
      'everything',
      async ({ call, format, response, signal }) => {
        const named = ['response_format', 'stream_options', 'max_tokens', 'max_completion_tokens'].find((part) => part in call.body)
        await refuses(422, { message: `unknown field: ${named}` })({ call, format, response, signal })
      },
      (body) => ['response_format', 'stream_options', 'max_tokens', 'max_completion_tokens'].some((part) => part in body),
    ],
  ]
  test.each(refusals)('%s', async (_, refuse, has) => {
    model.always((turn) => (has(turn.call.body) ? refuse(turn) : answers(answer)(turn)))
    const { ask, outcomes } = newModel({ maxOutputTokens: 8192 })
    expect(await ask()).toMatchObject({ answer })
    expect(outcomes).toEqual(['answered'])
    const paid = model.calls.length
    expect(paid).toBeGreaterThan(1)

    expect(await ask()).toMatchObject({ answer })
    expect(bodies().slice(paid)).toEqual([bodies()[paid - 1]])
    expect(model.calls[paid]?.prompt).toContain('You write.')
  })

  test('without a schema the shape is written into the prompt', async () => {
    model.next(
      refuses(400, { message: 'json_schema is not supported' }),
      refuses(400, { message: 'json_object is not supported' }),
      answers(answer),
    )
    await newModel().ask()
    expect(bodies().map(formOf)).toEqual(['json_schema', 'json_object', undefined])
    expect(systemOf(0)?.content).toBe('You write.')
    for (const at of [1, 2]) expect(systemOf(at)?.content).toMatch(/^You write\.\n\n.*JSON schema.*"caption"/s)
  })

  test('models of one server, and a model on two servers, are told apart', async () => {
    const other = await startModel()
    model.next(refuses(400, { message: 'response_format is not supported' }))
    model.always(answers(answer))
    other.always(answers(answer))
    const { ask, name } = newModel()
    await ask()
    await newModel().ask()
    await newModel({ name, url: other.url }).ask()
    expect(bodies().map(formOf)).toEqual(['json_schema', 'json_object', 'json_schema'])
    expect(other.calls.map(({ body }) => formOf(body))).toEqual(['json_schema'])
    await other.close()
  })

  test('concurrent calls that are refused lose nothing that the server has', async () => {
    model.always((turn) =>
      (formOf(turn.call.body) === 'json_schema' ? refuses(400, { message: 'json_schema is not supported' }) : answers(answer))(turn),
    )
    const { ask } = newModel()
    await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect([...new Set(bodies().map(formOf))].toSorted()).toEqual(['json_object', 'json_schema'])
  })

  test('a refused request that names no part of it is not repeated', async () => {
    model.next(refuses(400, { message: 'the prompt is too long' }))
    await expect(newModel().ask()).rejects.toMatchObject({ reason: 'denied', detail: { code: 'requestRefused' } })
    expect(model.calls).toHaveLength(1)
  })
})

test('a server that accepts a schema and ignores it is asked again at once with the shape in the prompt, and from then on', async () => {
  model.next(says('Clean the chain, then oil it.'), answers(answer), answers(answer))
  const { ask, outcomes } = newModel()
  expect(await ask()).toMatchObject({ answer, tokens: { input: 22, output: 14 } })
  expect(outcomes).toEqual(['answered'])
  await ask()
  expect([0, 1, 2].map((at) => systemOf(at)?.content.includes('JSON schema'))).toEqual([false, true, true])
})

describe('an error inside a stream counts as what it is', () => {
  const errors: [string, unknown, FailureReason, FailureCode][] = [
    ['429', { error: { code: 429, message: 'Rate limit exceeded' } }, 'busy', 'rateLimited'],
    ['529 as text', { error: { code: '529', message: 'Overloaded' } }, 'busy', 'rateLimited'],
    ['a rate limit by name', { error: { type: 'rate_limit_exceeded', message: 'Slow down' } }, 'busy', 'rateLimited'],
    ['401', { error: { code: 401, message: 'No auth credentials found' } }, 'denied', 'keyRefused'],
    ['403', { error: { code: 403, message: 'Key disabled' } }, 'denied', 'keyRefused'],
    ['402', { error: { code: 402, message: 'Insufficient credits' } }, 'denied', 'noCredit'],
    ['404', { error: { code: 404, message: 'No endpoints found for it' } }, 'denied', 'modelUnknown'],
    ['502', { error: { code: 502, message: 'Provider returned error' } }, 'unreachable', 'serverError'],
    ['an error without a code', { error: { message: 'CUDA out of memory' } }, 'unreachable', 'serverError'],
    ['an error that is a text', { error: 'model runner has unexpectedly stopped' }, 'unreachable', 'serverError'],
    ['an error at the top', { object: 'error', message: 'Too busy', type: 'TooManyRequests', code: 429 }, 'busy', 'rateLimited'],
    ['an error with choices', { ...deltaEvent({ content: '' }, 'error'), error: { code: 429, message: 'x' } }, 'busy', 'rateLimited'],
  ]
  test.each(errors)('%s', async (_, event, reason, code) => {
    model.always(sends(deltaEvent({ role: 'assistant', content: '' }), event))
    await expect(newModel().ask()).rejects.toMatchObject({ reason, detail: { code } })
    model.always(sends(deltaEvent({ content: '{"caption": "Cl' }), event))
    await expect(newModel().ask()).rejects.toMatchObject({ reason, detail: { code } })
    model.always(sendsJson(event))
    await expect(newModel().ask()).rejects.toMatchObject({ reason, detail: { code } })
    expect(model.calls).toHaveLength(reason === 'denied' ? 3 : 9)
  })

  test('with the pause that the server asks for', async () => {
    model.always(sends({ error: { code: 429, message: 'Slow down', metadata: { headers: { 'Retry-After': '90' } } } }))
    await expect(newModel().ask()).rejects.toMatchObject({ reason: 'busy', retryAfter: 90_000 })
    expect(model.calls).toHaveLength(1)
  })
})

describe('an error status says what an admin can do', () => {
  const html: Behaviour = async ({ response }) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
  const quoted = refuses(401, { message: 'Incorrect API key provided: sk-secret' })
  const outOfQuota: Behaviour = async ({ response }) =>
    void response
      .writeHead(429)
      .end(JSON.stringify({ error: { message: 'You exceeded your quota', type: 'insufficient_quota', code: 'insufficient_quota' } }))
  const statuses: [string, Behaviour, FailureReason, object][] = [
    ['a refused key, without the key', quoted, 'denied', { code: 'keyRefused', status: 401, message: '' }],
    ['a refused key with status 400', refuses(400, { message: 'API key not valid.' }), 'denied', { code: 'keyRefused', status: 400 }],
    ['no credit', refuses(402, { message: 'Insufficient Balance' }), 'denied', { code: 'noCredit', message: 'Insufficient Balance' }],
    ['no credit with status 429', outOfQuota, 'denied', { code: 'noCredit', status: 429 }],
    [
      'an unknown model',
      refuses(404, { message: 'model "m" not found' }),
      'denied',
      { code: 'modelUnknown', message: 'model "m" not found' },
    ],
    ['an unknown model with status 400', refuses(400, { message: 'm is not a valid model ID' }), 'denied', { code: 'modelUnknown' }],
    ['another web server', html, 'unreachable', { code: 'webPage', status: 404, message: '' }],
    [
      'another server',
      async ({ response }) => void response.writeHead(404).end('no such route'),
      'unreachable',
      { code: 'wrongUrl', status: 404, message: 'no such route' },
    ],
    ['a rate limit', refuses(429, { retryAfter: 600 }), 'busy', { code: 'rateLimited', status: 429 }],
    [
      'a refused request of a form of its own',
      async ({ response }) => void response.writeHead(422).end('{"detail":[{"msg":"Field required"}]}'),
      'denied',
      { code: 'requestRefused', message: '{"detail":[{"msg":"Field required"}]}' },
    ],
    ['a server error', refuses(500, { message: 'out of memory' }), 'unreachable', { code: 'serverError', message: 'out of memory' }],
    ['a broken connection', faulty.hangsUp, 'unreachable', { code: 'unreachable' }],
  ]
  test.each(statuses)('%s', async (_, behaviour, reason, detail) => {
    model.always(behaviour)
    await expect(newModel().ask()).rejects.toMatchObject({ reason, detail })
  })

  test('a server that is not there', async () => {
    const { ask } = newModel({ url: `http://127.0.0.1:${await freePort()}/v1` })
    await expect(ask()).rejects.toMatchObject({ detail: { code: 'unreachable', message: 'ECONNREFUSED' } })
  })

  test('a redirect elsewhere, with its target', async () => {
    const to = 'https://elsewhere.example/v1/chat/completions'
    model.always(async ({ response }) => void response.writeHead(301, { location: to }).end())
    await expect(newModel().ask()).rejects.toMatchObject({ detail: { code: 'redirected', status: 301, message: to } })
  })

  test('an answer in no requested shape', async () => {
    model.always(says('No.'))
    await expect(newModel().ask()).rejects.toMatchObject({ reason: 'unusable', detail: { code: 'unusable' } })
  })
})

test('redirects within the server end after three', async () => {
  model.always(async ({ response }) => void response.writeHead(307, { location: `${model.url}/chat/completions` }).end())
  await expect(newModel().ask()).rejects.toMatchObject({ detail: { code: 'redirected', status: 307 } })
  expect(model.calls).toHaveLength(4)
})

describe('servers that differ from the protocol are understood', () => {
  const text = JSON.stringify(answer)
  const finish = deltaEvent({}, 'stop')
  const usage = { prompt_tokens: 5, completion_tokens: 3 }
  const different: [string, Behaviour][] = [
    ['an answer in one piece', sendsJson({ choices: [{ message: { role: 'assistant', content: text }, finish_reason: 'stop' }], usage })],
    ['content in parts', sends(deltaEvent({ content: [{ type: 'text', text }] }), finish)],
    ['reasoning_content', sends(deltaEvent({ reasoning_content: 'They want {"a"}' }), deltaEvent({ content: text }), finish)],
    ['reasoning', sends(deltaEvent({ reasoning: 'They want {"a"}', content: '' }), deltaEvent({ content: text }), finish)],
    ['<think> tags', sends(deltaEvent({ content: '<think>They want {"a"}</thi' }), deltaEvent({ content: `nk>${text}` }), finish)],
    [
      'thinking parts',
      sends(
        deltaEvent({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'They want {"a"}' }] }] }),
        deltaEvent({ content: text }),
        finish,
      ),
    ],
    ['events without choices', sends({ id: 'x' }, { choices: null }, deltaEvent({ content: text }), finish, { usage })],
    ['an end in the last piece', sends(deltaEvent({ content: text }, 'stop'))],
  ]
  test.each(different)('%s', async (_, behaviour) => {
    model.next(behaviour)
    const partials: unknown[] = []
    expect(await newModel().ask({ onPartial: (partial) => partials.push(partial) })).toMatchObject({ answer })
    expect(partials.at(-1)).toEqual(answer)
  })

  test('reasoning is counted, but is no part of the answer', async () => {
    model.next(sends(deltaEvent({ reasoning_content: 'Hm.' }), deltaEvent({ content: text }), finish, { usage }))
    let received = ''
    expect((await newModel().ask({ onText: (piece) => (received += piece) })).tokens).toEqual({ input: 5, output: 3 })
    expect(received).toBe(`Hm.${text}`)
  })

  test('events without text are signs that the model is working', async () => {
    // Long enough that a busy machine does not keep an event for it.
    const between = 8_000
    model.next(async ({ format, response, call: { body } }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(format.open(body))
      for (const began = performance.now(); performance.now() - began < 1.25 * between; await wait(between / 40))
        response.write(`data: ${JSON.stringify(deltaEvent({ content: '' }))}\n\n`)
      response.end(format.chunk(text, body) + format.end({ input: 1, output: 1 }, body))
    })
    expect(await newModel({ limits: { ...patientTimeouts, between } }).ask()).toMatchObject({ answer })
    expect(model.calls).toHaveLength(1)
  })
})
