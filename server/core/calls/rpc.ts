import { implement } from '@orpc/server'
import { api, callsOf } from '#api/index.server.ts'
import { adminMessages, engineMessages } from '#contract/admin-messages.ts'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import type { ApiKeyScope } from '#contract/api-keys.ts'
import { siteMessages } from '#contract/messages.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { fail } from '#server/infra/http/api-error.ts'

/** The request context of a call. */
export interface CallContext {
  readonly headers: Headers
  /** The client's address as the socket or a trusted proxy reports it. */
  readonly clientIp: string
  /**
   * The signed-in account or `null`. Queries the database once per request. @param scope that an API key needs; without it, keys are refused
   * @throws UNAVAILABLE, UNAUTHORIZED, FORBIDDEN, RATE_LIMITED
   */
  readonly identify: (scope?: ApiKeyScope) => Promise<Account | null>
}

/** The signal of calls without a connection. */
export const neverAborted = new AbortController().signal

const requireAccount = (account: Account | null): Account => {
  if (!account) throw fail('UNAUTHORIZED')
  return account
}

/** By the role in the database now. */
const requireAdmin = ({ role, adminSecondFactor }: Account): void => {
  if (adminSecondFactor === 'required') throw fail('FORBIDDEN', undefined, adminMessages.secondFactorRequired)
  if (role !== 'admin') throw fail('FORBIDDEN', undefined, siteMessages.adminRequired)
}

/**
 * All calls. Each is refused to those who may not make it, before its input is read: by the `caller` of the contract, and with an API key
 * by its `scope`. @throws UNAUTHORIZED, FORBIDDEN
 */
export const open = implement(api)
  .$context<CallContext>()
  .use(async ({ context, procedure, next }) => {
    const { caller, scope } = procedure['~orpc'].meta
    const identify = () => context.identify(scope)
    if (caller !== 'public' && caller !== 'optional') {
      const account = requireAccount(await identify())
      if (caller !== 'user') requireAdmin(account)
    }
    return next({ context: { identify } })
  })

/** Calls that work with the account of their caller. @throws UNAUTHORIZED */
export const signedIn = open.use(async ({ context: { identify }, next }) =>
  next({ context: { account: requireAccount(await identify()) } }),
)

/** Calls for people: for a signed-in user with a session, never with an API key. @throws UNAUTHORIZED, FORBIDDEN */
export const inSession = signedIn.use(({ context: { account }, next }) => {
  if (account.sessionId === null) throw fail('FORBIDDEN', undefined, apiKeyMessages.notForKeys)
  return next({ context: { sessionId: account.sessionId } })
})

/** Milliseconds after a sign-in in which a user may create API keys, and an admin may read and change what keys protect. */
const freshFor = 60 * 60 * 1000
const isFresh = ({ signedInAt }: Account): boolean => signedInAt !== null && Date.now() - signedInAt.getTime() <= freshFor

/** Calls for those who signed in during the last hour, so that a session left open does not suffice. @throws UNAUTHORIZED, FORBIDDEN */
export const freshSession = signedIn.use(({ context, procedure, next }) => {
  if (isFresh(context.account)) return next()
  const { signInAgain } = procedure['~orpc'].meta.caller === 'admin' ? engineMessages : apiKeyMessages
  throw fail('FORBIDDEN', undefined, signInAgain)
})

/**
 * Maps a request's path to its pattern in the contract (`/api/generations/{id}`), else to `other`. The results are a small set, so they can
 * label a metric.
 */
export function routePatterns(): (path: string) => string {
  const paths = callsOf(api).map((call) => call['~orpc'].route.path ?? '/')
  const plain = new Map([
    // A streaming call can also be called without the suffix.
    ...paths.map((path) => [path.replace(/\/stream$/, ''), path] as const),
    ...paths.map((path) => [path, path] as const),
  ])
  const withIds = paths
    .filter((path) => path.includes('{'))
    .map((path) => ({ path, matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}/?$`) }))
  return (path) => plain.get(path) ?? withIds.find(({ matches }) => matches.test(path))?.path ?? 'other'
}
