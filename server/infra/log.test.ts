import { APICallError, JSONParseError, NoObjectGeneratedError, TypeValidationError } from 'ai'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '#server/infra/env.ts'
import { createLog, describeError, type Log, requestScope, secretsOf } from '#server/infra/log.ts'

const userInput = 'my secret topic'

test('a failed query is logged with its message and code, never with user input', () => {
  const cause = Object.assign(new Error(`invalid input syntax for type json: "${userInput}"`), {
    code: '22P02',
    detail: `Token "${userInput}" is invalid.`,
    where: userInput,
  })
  const logged = describeError(new DrizzleQueryError('insert into generations values ($1)', [userInput], cause))

  expect(logged).toMatchObject({
    message: 'Failed query: insert into generations values ($1)',
    cause: { message: 'invalid input syntax for type json', code: '22P02' },
  })
  expect(JSON.stringify(logged)).not.toContain(userInput)
})

test('an error is logged with its stack frames', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    at: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  })
})

test('a thrown value that is not an Error is logged with its type only', () => {
  expect(describeError(userInput)).toEqual({ type: 'string' })
})

test.each([
  ['prose instead of JSON', `Sure! A post about ${userInput}`],
  ['incomplete JSON', `{"caption": ${userInput}`],
])('the answer of a model is never logged: %s', (_, text) => {
  let parseError: unknown
  try {
    JSON.parse(text)
  } catch (error) {
    parseError = error
  }
  const cause = new JSONParseError({ text, cause: parseError })
  const logged = describeError(new NoObjectGeneratedError({ cause, text, response: {}, usage: {}, finishReason: 'stop' } as never))
  expect(logged).toMatchObject({ type: 'AI_NoObjectGeneratedError', cause: { type: 'AI_JSONParseError', cause: { type: 'SyntaxError' } } })
  expect(JSON.stringify(logged)).not.toMatch(/Sure|caption|secret|topic/)
})

test('the answer of a model is not logged when it does not match the schema', () => {
  const logged = describeError(new TypeValidationError({ value: { caption: userInput }, cause: new Error('caption is missing') }))
  expect(logged).toMatchObject({ message: 'Type validation failed', cause: { message: 'caption is missing' } })
})

test('an error of a model server is logged with its status and codes, never with its sentences', () => {
  const error = new APICallError({
    message: `The prompt "${userInput}" is not allowed`,
    url: 'https://models.example/v1',
    requestBodyValues: { messages: userInput },
    statusCode: 400,
    responseBody: userInput,
    data: { error: { message: userInput, type: 'invalid_request_error', code: userInput } },
  })
  const logged = describeError(error)
  expect(logged).toMatchObject({ type: 'AI_APICallError', status: 400, names: ['invalid_request_error'] })
  expect(JSON.stringify(logged)).not.toContain(userInput)
})

test('an error in the middle of a stream is logged with its codes only', () => {
  expect(describeError({ message: userInput, type: 'overloaded_error', code: userInput })).toEqual({
    type: 'object',
    names: ['overloaded_error'],
  })
})

test('an email address in an error of a mail server is left out', () => {
  const logged = describeError(new Error("Can't send mail - all recipients were rejected: 550 <asha.rao@example.com>: no such user"))
  expect(logged).toMatchObject({ message: "Can't send mail - all recipients were rejected: 550 <(address)>: no such user" })
})

test('an invalid value in an error of the database is left out', () => {
  const error = Object.assign(new Error(`value "${userInput}" is out of range for type integer`), { code: '22003' })
  expect(JSON.stringify(describeError(error))).not.toContain(userInput)
})

describe('a log line', () => {
  function lines(secrets: string[], write: (log: Log) => void): string[] {
    const written: string[] = []
    write(createLog('info', secrets, { write: (line) => void written.push(line) }))
    return written
  }

  test('is JSON with its time, the name of its level, and the id of the request', () => {
    const [line = ''] = requestScope.run('the-request', () => lines([], (log) => log.warn({ tried: 2 }, 'a warning')))
    const logged = JSON.parse(line)
    expect(logged).toEqual({ level: 'warn', time: expect.any(String), request: 'the-request', tried: 2, msg: 'a warning' })
    expect(new Date(logged.time).toISOString()).toBe(logged.time)
  })

  test('contains no secret of the configuration', () => {
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
      'data%20base%2Fpassword',
      'data base/password',
      'mailpassword',
      'key-of-openai',
      'key-of-anthropic',
      env.authSecret ?? '',
      'the-token-of-the-metrics',
      'Bearer of-the-collector',
      'sk_test_of_stripe',
      'whsec_of_stripe',
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
