import { APICallError, JSONParseError, NoObjectGeneratedError, TypeValidationError } from 'ai'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '#server/platform/env.ts'
import { createLog, describeError, type Log, requestScope, secretsOf } from '#server/platform/log.ts'

const typed = 'my secret topic'

test('a failed query is told by its words and code, never by what a person typed', () => {
  const cause = Object.assign(new Error(`invalid input syntax for type json: "${typed}"`), {
    code: '22P02',
    detail: `Token "${typed}" is invalid.`,
    where: typed,
  })
  const told = describeError(new DrizzleQueryError('insert into generations values ($1)', [typed], cause))

  expect(told).toMatchObject({
    message: 'Failed query: insert into generations values ($1)',
    cause: { message: 'invalid input syntax for type json', code: '22P02' },
  })
  expect(JSON.stringify(told)).not.toContain(typed)
})

test('an error is told with where it happened', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  })
})

test('a thrown thing that is no error is told by its type only', () => {
  expect(describeError(typed)).toEqual({ type: 'string' })
})

test.each([
  ['prose instead of JSON', `Sure! A post about ${typed}`],
  ['half of the JSON', `{"caption": ${typed}`],
])('what a model wrote is never in a log: %s', (_, text) => {
  let fault: unknown
  try {
    JSON.parse(text)
  } catch (error) {
    fault = error
  }
  const cause = new JSONParseError({ text, cause: fault })
  const told = describeError(new NoObjectGeneratedError({ cause, text, response: {}, usage: {}, finishReason: 'stop' } as never))
  expect(told).toMatchObject({ type: 'AI_NoObjectGeneratedError', cause: { type: 'AI_JSONParseError', cause: { type: 'SyntaxError' } } })
  expect(JSON.stringify(told)).not.toMatch(/Sure|caption|secret|topic/)
})

test('nor when it is JSON of another shape', () => {
  const told = describeError(new TypeValidationError({ value: { caption: typed }, cause: new Error('caption is missing') }))
  expect(told).toMatchObject({ message: 'Type validation failed', cause: { message: 'caption is missing' } })
})

test("what a model's server says is told by its status and its short names, never by its sentences", () => {
  const refused = new APICallError({
    message: `The prompt "${typed}" is not allowed`,
    url: 'https://models.example/v1',
    requestBodyValues: { messages: typed },
    statusCode: 400,
    responseBody: typed,
    data: { error: { message: typed, type: 'invalid_request_error', code: typed } },
  })
  const told = describeError(refused)
  expect(told).toMatchObject({ type: 'AI_APICallError', status: 400, names: ['invalid_request_error'] })
  expect(JSON.stringify(told)).not.toContain(typed)
})

test('nor does a fault in the middle of a stream show more', () => {
  expect(describeError({ message: typed, type: 'overloaded_error', code: typed })).toEqual({ type: 'object', names: ['overloaded_error'] })
})

test('an address that a mail server quotes is left out', () => {
  const told = describeError(new Error("Can't send mail - all recipients were rejected: 550 <asha.rao@example.com>: no such user"))
  expect(told).toMatchObject({ message: "Can't send mail - all recipients were rejected: 550 <(address)>: no such user" })
})

test('a value that the database refused is left out', () => {
  const refused = Object.assign(new Error(`value "${typed}" is out of range for type integer`), { code: '22003' })
  expect(JSON.stringify(describeError(refused))).not.toContain(typed)
})

describe('a line of the log', () => {
  function lines(secrets: string[], write: (log: Log) => void): string[] {
    const written: string[] = []
    write(createLog('info', secrets, { write: (line) => void written.push(line) }))
    return written
  }

  test('is JSON with its time, its level in a word, and the request it was written for', () => {
    const [line = ''] = requestScope.run('the-request', () => lines([], (log) => log.warn({ tried: 2 }, 'a warning')))
    const told = JSON.parse(line)
    expect(told).toEqual({ level: 'warn', time: expect.any(String), request: 'the-request', tried: 2, msg: 'a warning' })
    expect(new Date(told.time).toISOString()).toBe(told.time)
  })

  test('holds no secret of the configuration, whoever wrote it', () => {
    const env = parseEnv({
      DATABASE_URL: 'postgres://me:data%20base%2Fpassword@localhost/shop',
      SMTP_URL: 'smtp://me:mailpassword@localhost',
      MAIL_FROM: 'me@example.com',
      AI_API_KEY: 'openai=key-of-openai,anthropic=key-of-anthropic',
      AUTH_SECRET: 'signs "cookies" and has thirty-two letters',
      METRICS_TOKEN: 'the-token-of-the-metrics',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20of-the-collector',
      STRIPE_SECRET_KEY: 'sk_test_of_stripe',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_stripe',
    })
    const secrets = [
      ...['data%20base%2Fpassword', 'data base/password', 'mailpassword', 'key-of-openai', 'key-of-anthropic', env.authSecret ?? ''],
      ...['the-token-of-the-metrics', 'Bearer of-the-collector', 'sk_test_of_stripe', 'whsec_of_stripe'],
    ]
    const written = lines(secretsOf(env), (log) => {
      for (const secret of secrets) log.error({ error: new Error(`wrong: ${secret}`), secret }, `it said ${secret}`)
    })
    expect(written).toHaveLength(secrets.length)
    for (const [at, secret] of secrets.entries()) {
      expect(JSON.parse(written[at] ?? '')).toMatchObject({ msg: 'it said (secret)', secret: '(secret)' })
      expect(written.join()).not.toContain(JSON.stringify(secret).slice(1, -1))
    }
  })
})
