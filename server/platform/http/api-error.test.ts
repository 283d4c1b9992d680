import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { toApiError } from '#server/platform/http/api-error.ts'
import { createLog } from '#server/platform/log.ts'

const log = createLog('silent')
const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
const noPlace = new Error('timeout exceeded when trying to connect')

test.each([
  ['a query without a connection', new DrizzleQueryError('select 1', [], refused)],
  ['a query that found every connection taken', new DrizzleQueryError('select 1', [], noPlace)],
  ['a transaction without a connection', refused],
  ['a transaction that found every connection taken', noPlace],
  ['a statement that waited too long', new DrizzleQueryError('select 1', [], Object.assign(new Error('cancelled'), { code: '57014' }))],
  ['a database that shuts down', new DrizzleQueryError('select 1', [], Object.assign(new Error('terminating'), { code: '57P01' }))],
])('%s is UNAVAILABLE, to be tried again', (_, error) => {
  expect(toApiError(error, log)).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
})

test.each([
  ['a statement that is wrong', new DrizzleQueryError('select', [], Object.assign(new Error('syntax error'), { code: '42601' }))],
  ['a fault of ours', new TypeError('x is not a function')],
  ['a thrown thing that is no error', 'ECONNREFUSED'],
])('%s is INTERNAL, without its words', (_, error) => {
  expect(toApiError(error, log)).toMatchObject({
    code: 'INTERNAL',
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  })
})

test.each([
  ['an abort', new DOMException('This operation was aborted', 'AbortError')],
  ['a body that is cut short', Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
])('a caller who hung up (%s) is no fault of ours', (_, error) => {
  expect(toApiError(error, log).status).toBe(499)
})

test('a database that resets the connection is one', () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
  expect(toApiError(new DrizzleQueryError('select 1', [], reset), log).status).toBe(503)
})
