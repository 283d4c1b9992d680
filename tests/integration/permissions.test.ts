import { describe, expect, test } from 'vitest'
import { api, type Call, callsOf } from '#api/index.server.ts'
import type { CallMeta } from '#contract/call.ts'
import { endpoints } from '#server/features/auth/endpoints.ts'
import { databases } from '#tests/support/databases.ts'
import { operations, operationsIn, permissionsOn } from '#tests/support/permission-walk.ts'
import { expectations, otherPaths, signIn } from '#tests/support/permissions.ts'

/** Calls of the contract, by method and path. */
const namesOf = (calls: readonly Call[]) => calls.map(({ '~orpc': { route } }) => `${route.method} ${route.path}`).toSorted()
const callsFor = (...callers: CallMeta['caller'][]) => callsOf(api).filter((call) => callers.includes(call['~orpc'].meta.caller))

// The server and the expectations take the caller from the contract, so a slip there would show nowhere else.
describe('the contract', () => {
  test('lets visitors make few calls', () => {
    expect(namesOf(callsFor('public', 'optional'))).toEqual([
      'GET /api/billing/prices',
      'GET /api/capabilities',
      'GET /api/me',
      'GET /api/try',
      'POST /api/payment-requests',
      'POST /api/try',
      'POST /api/try/text',
      'POST /functions/v1/guess-occasion',
      'POST /functions/v1/payment-requests',
    ])
  })

  test('keeps the calls of admins for admins', () => {
    expect(namesOf(callsFor('admin'))).toEqual(namesOf([...callsOf(api.admin), api.payments.all]))
  })
})

describe.each(databases)('permissions of every operation, on $name', ({ fresh }) => {
  const { server, walk } = permissionsOn(fresh)

  test('every operation of the served document has an expectation', async () => {
    const served = operationsIn((await (await server().fetch('/openapi.json')).json()) as object)
    expect(served.slice(0, operations.length)).toEqual(operations)
    expect(Object.keys(expectations).toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
    const beside = served.slice(operations.length).map(({ name }) => name)
    const stated = [...Object.keys(otherPaths), ...Object.keys(signIn)]
    expect(beside.filter((name) => !stated.includes(name))).toEqual([])
    expect(Object.keys(signIn).filter((name) => !beside.includes(name))).toEqual([])
  })

  test.each(operations)('$name', async ({ name, success }) => {
    const stated = expectations[name] ?? []
    expect(stated).not.toEqual([])
    for (const expected of stated) await walk(name, success, expected)
  })

  test.each(Object.entries(otherPaths))('%s', (name, expected) => walk(name, 200, expected))

  test('every sign-in path has an expectation', () => {
    const paths = Object.keys(signIn).map((name) => name.replace(/^\w+ \/api\/auth/, '').replace('{id}', '*'))
    expect(paths.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  test.each(Object.entries(signIn))('%s', (name, expected) => walk(name, 200, expected))
})
