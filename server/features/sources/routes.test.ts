import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import type { Account } from '#server/core/accounts/accounts.ts'
import type { Context } from '#server/core/context.ts'
import { createSourcesFeature } from '#server/features/sources/routes.ts'
import { createLog } from '#server/infra/log.ts'
import { DocumentError } from '#server/infra/reading/document-error.ts'
import type { DocumentProblem } from '#server/infra/reading/formats.ts'

test.each<[DocumentProblem, RegExp]>([
  ['noText', /too little to write from/],
  ['tooSlow', /couldn’t read that text/],
  ['tooLarge', /couldn’t read that text/],
])('a text that cannot be read (%s) is refused with the reason', async (problem, message) => {
  const { routes } = createSourcesFeature({
    engines: { current: () => ({ engine: { name: 'builtin' } }) as never },
    limits: { consume: async () => ({ allowed: true, retryAfter: 0 }), consumeOrThrow: async () => {}, refund: async () => {} },
    documents: { read: () => Promise.reject(new DocumentError(problem)) },
    fetchLink: () => Promise.reject(new Error('No link was given')),
    log: createLog('silent'),
  } as Partial<Record<keyof Context, unknown>> as Context)
  const account = { id: 'user', sessionId: 'session' } as Account
  const context = { headers: new Headers(), clientIp: '', identify: async () => account }
  await expect(call(routes.sources.create, { text: 'A mill.' }, { context })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    data: { issues: [{ path: 'text', message: expect.stringMatching(message) }] },
  })
})
