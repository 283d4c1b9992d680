import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import type { Account } from '#server/core/accounts/accounts.ts'
import { open } from './rpc.ts'

const contextOf = (account: Partial<Account> | null) => ({
  context: { headers: new Headers(), clientIp: '', identify: async () => account as Account | null },
})
// Handlers that do not ask who calls.
const [forVisitors, forUsers, forAdmins] = [
  open.tryOutEngine.handler(() => ({ engine: null })),
  open.sessions.endOthers.handler(() => ({ ended: 0 })),
  open.admin.waiting.handler(() => ({ waiting: 0 })),
]

test('the contract decides who may make a call, whatever its handler asks', async () => {
  const [visitor, user, admin] = [contextOf(null), contextOf({ role: 'user' }), contextOf({ role: 'admin' })]

  expect(await call(forVisitors, undefined, visitor)).toEqual({ engine: null })
  await expect(call(forUsers, undefined, visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await call(forUsers, undefined, user)).toEqual({ ended: 0 })
  await expect(call(forAdmins, undefined, visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  await expect(call(forAdmins, undefined, user)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await call(forAdmins, undefined, admin)).toEqual({ waiting: 0 })
})
