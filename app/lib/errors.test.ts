import { ORPCError } from '@orpc/client'
import { describe, expect, test } from 'vitest'
import { errorCode, errorText, fieldIssues } from '#app/lib/errors.ts'
import { Unreachable } from '#app/lib/reach.ts'
import { errorMessages, siteMessages } from '#contract/messages.ts'

const refused = (code: string, data?: unknown) => new ORPCError(code, { status: 400, message: 'raw words of a server', data })

describe('the message for the user', () => {
  test.each(Object.entries(errorMessages).filter(([code]) => code !== 'INTERNAL'))('%s has the message of the product', (code, words) => {
    expect(errorText(refused(code))).toBe(words)
  })

  test('an invalid field shows its own message', () => {
    const issues = [{ path: 'topic', message: 'Please enter a topic first' }]
    expect(errorText(refused('INVALID_INPUT', { issues }))).toBe('Please enter a topic first')
    expect(fieldIssues(refused('INVALID_INPUT', { issues }))).toEqual(issues)
  })

  test.each([
    ['an unknown code', refused('SQLITE_BUSY')],
    ['an internal error', refused('INTERNAL')],
    ['a mistake in our own code', new TypeError('x is undefined')],
    ['a plain error', new Error('relation "profiles" does not exist')],
    ['a thrown string', 'stack trace'],
  ])('%s shows the fallback, never its original message', (_, error) => {
    expect(errorText(error, 'Failed to delete content')).toBe('Failed to delete content')
    expect(errorText(error)).toBe(errorMessages.INTERNAL)
  })

  test('a request without a response is reported as a lost connection', () => {
    expect(errorText(new Unreachable('Failed to fetch'))).toBe(siteMessages.offline)
  })
})

test('only codes of the closed list are recognised', () => {
  expect(errorCode(refused('QUOTA_REACHED'))).toBe('QUOTA_REACHED')
  expect(errorCode(refused('toString'))).toBeUndefined()
  expect(errorCode(new Error('QUOTA_REACHED'))).toBeUndefined()
})
