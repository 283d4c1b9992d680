import { isORPCErrorStatus, ORPCError } from '@orpc/client'
import { AuthError } from '#app/lib/auth.ts'
import { Unreachable } from '#app/lib/reach.ts'
import type { ErrorCode, Issue } from '#contract/errors.ts'
import { errorMessages, siteMessages } from '#contract/messages.ts'

interface ErrorBody {
  readonly code: string
  readonly status?: number
  readonly message?: string
  readonly data?: unknown
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

/**
 * The error that a response body describes. A body that is not one of ours (a proxy's error page, for example) gets the code `NOT_OURS`, so
 * that a proxy's 401 does not sign the user out.
 * @param status the HTTP status of the response; omitted for an error inside a stream
 */
export function apiError(body: unknown, status = 500): ORPCError<string, unknown> {
  if (!isErrorBody(body)) return new ORPCError('NOT_OURS', { status, message: `The server answered ${status}` })
  const own = body.status !== undefined && isORPCErrorStatus(body.status) ? body.status : status
  return new ORPCError(body.code, { status: own, message: body.message ?? body.code, data: body.data })
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorMessages, code)

/** The code of an error that came from the server's closed list; `undefined` for anything else. */
export const errorCode = (error: unknown): ErrorCode | undefined =>
  error instanceof ORPCError && isCode(error.code) ? error.code : undefined

/** The invalid fields that a refusal names, with the reason; empty for any other error. */
export function fieldIssues(error: unknown): readonly Issue[] {
  if (error instanceof AuthError) return error.issues
  if (errorCode(error) !== 'INVALID_INPUT') return []
  const { issues } = ((error instanceof ORPCError && error.data) || {}) as { issues?: Issue[] }
  return Array.isArray(issues) ? issues : []
}

/** True when there was no response at all: a network failure. */
export const isOffline = (error: unknown): boolean => error instanceof Unreachable

/**
 * The message to show for anything that was thrown. An error of the closed list has its own message, or that of its first invalid field;
 * the message of any other error is never shown: it becomes `fallback`.
 */
export function errorText(error: unknown, fallback: string = errorMessages.INTERNAL): string {
  const code = errorCode(error)
  if (code === 'INTERNAL') return fallback
  if (code) return fieldIssues(error)[0]?.message || errorMessages[code]
  return isOffline(error) ? siteMessages.offline : fallback
}

/** The server's message for an error of the closed list, which is meant for users; `undefined` for anything else. */
export const refusalMessage = (error: unknown): string | undefined =>
  error instanceof ORPCError && isCode(error.code) ? fieldIssues(error)[0]?.message || error.message : undefined
