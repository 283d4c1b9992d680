import type { CallMeta } from '#contract/call.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** The error codes that a call may answer. */
export const errorsOf = (method: string, { caller, scope, errors = [] }: CallMeta): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    ...(['INVALID_INPUT', 'UNAVAILABLE', 'INTERNAL'] as const),
    // Requests from other sites are refused, and a body may be too large.
    ...(method === 'get' ? [] : (['FORBIDDEN', 'TOO_LARGE'] as const)),
    // An API key may not make the call, or has made too many.
    ...(caller === 'public' ? [] : (['UNAUTHORIZED', 'FORBIDDEN'] as const)),
    ...(scope ? (['RATE_LIMITED'] as const) : []),
    ...errors,
  ])

/** The `security` of a call: none, or a session, an access token, or an API key with the scope. */
export const securityOf = ({ caller, scope }: CallMeta): Record<string, string[]>[] => {
  if (caller === 'public') return []
  return [...(caller === 'optional' ? [{}] : []), { session: [] }, { accessToken: [] }, ...(scope ? [{ apiKey: [scope] }] : [])]
}
