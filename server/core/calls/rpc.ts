import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { implement } from '@orpc/server'
import { api } from '#api/index.server.ts'
import { adminMessages, engineMessages } from '#contract/admin-messages.ts'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import type { ApiKeyScope } from '#contract/api-keys.ts'
import { siteMessages } from '#contract/messages.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { scopeOfCall } from '#server/core/accounts/api-keys.ts'
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

/** Calls that need no sign-in. Each identifies its caller with the scope that API keys need for it. */
export const open = implement(api)
  .$context<CallContext>()
  .use(({ context: { identify }, path, next }) => next({ context: { identify: () => identify(scopeOfCall(path.join('.'))) } }))

/** Calls for a signed-in user; checked before the input. @throws UNAUTHORIZED */
export const signedIn = open.use(async ({ context, next }) => {
  const account = await context.identify()
  if (!account) throw fail('UNAUTHORIZED')
  return next({ context: { account } })
})

/** Calls for people: for a signed-in user with a session, never with an API key. @throws UNAUTHORIZED, FORBIDDEN */
export const inSession = signedIn.use(({ context: { account }, next }) => {
  if (account.sessionId === null) throw fail('FORBIDDEN', undefined, apiKeyMessages.notForKeys)
  return next({ context: { sessionId: account.sessionId } })
})

/** Calls for admins, by the role in the database now. @throws UNAUTHORIZED, FORBIDDEN */
export const adminOnly = signedIn.use(({ context, next }) => {
  const { role, adminSecondFactor } = context.account
  if (adminSecondFactor === 'required') throw fail('FORBIDDEN', undefined, adminMessages.secondFactorRequired)
  if (role !== 'admin') throw fail('FORBIDDEN', undefined, siteMessages.adminRequired)
  return next()
})

/** Milliseconds after a sign-in in which a user may create API keys, and an admin may read and change what keys protect. */
const freshFor = 60 * 60 * 1000
const isFresh = ({ signedInAt }: Account): boolean => signedInAt !== null && Date.now() - signedInAt.getTime() <= freshFor

/** Calls for users who signed in during the last hour, so that a session left open does not suffice. @throws UNAUTHORIZED, FORBIDDEN */
export const freshSession = inSession.use(({ context, next }) => {
  if (!isFresh(context.account)) throw fail('FORBIDDEN', undefined, apiKeyMessages.signInAgain)
  return next()
})

/** The same for admins. @throws UNAUTHORIZED, FORBIDDEN */
export const freshAdminOnly = adminOnly.use(({ context, next }) => {
  if (!isFresh(context.account)) throw fail('FORBIDDEN', undefined, engineMessages.signInAgain)
  return next()
})

/** All paths of a contract, as patterns: `/api/generations/{id}`. */
const pathsOf = (router: AnyContractRouter): string[] =>
  isContractProcedure(router) ? [router['~orpc'].route.path ?? '/'] : Object.values(router).flatMap(pathsOf)

/** Maps a request's path to its pattern in the contract, else to `other`. The results are a small set, so they can label a metric. */
export function routePatterns(contract: AnyContractRouter): (path: string) => string {
  const paths = pathsOf(contract)
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
