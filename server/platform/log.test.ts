import { JSONParseError, NoObjectGeneratedError, TypeValidationError } from 'ai'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeError } from '#server/platform/log.ts'

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
