import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { toApiError } from '#server/infra/http/api-error.ts'
import { createLog } from '#server/infra/log.ts'

const log = createLog('silent')
const connectionRefused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
const poolTimeout = new Error('timeout exceeded when trying to connect')

test.each([
  ['a query without a connection', new DrizzleQueryError('select 1', [], connectionRefused)],
  ['a query that got no connection from the pool', new DrizzleQueryError('select 1', [], poolTimeout)],
  ['a transaction without a connection', connectionRefused],
  ['a transaction that got no connection from the pool', poolTimeout],
  ['a statement that timed out', new DrizzleQueryError('select 1', [], Object.assign(new Error('cancelled'), { code: '57014' }))],
  ['a database that is shutting down', new DrizzleQueryError('select 1', [], Object.assign(new Error('terminating'), { code: '57P01' }))],
])('%s is UNAVAILABLE, so that clients retry', (_, error) => {
  expect(toApiError(error, log)).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
})

test.each([
  ['an invalid statement', new DrizzleQueryError('select', [], Object.assign(new Error('syntax error'), { code: '42601' }))],
  ['a programming error', new TypeError('x is not a function')],
  ['a thrown value that is not an Error', 'ECONNREFUSED'],
])('%s is INTERNAL, without its message', (_, error) => {
  expect(toApiError(error, log)).toMatchObject({
    code: 'INTERNAL',
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  })
})

test.each([
  ['an abort', new DOMException('This operation was aborted', 'AbortError')],
  ['a truncated body', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
])('a client that disconnected (%s) is not a server error', (_, error) => {
  expect(toApiError(error, log).status).toBe(499)
})

test('a database that resets the connection is a server error', () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
  expect(toApiError(new DrizzleQueryError('select 1', [], reset), log).status).toBe(503)
})
