import { ApiError } from '#app/lib/client/api-error.ts'
import type { ErrorCode, Issue } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(messages.errors, code)

/** The code of an error that came from the server's closed list; `undefined` for anything else. */
export const errorCode = (error: unknown): ErrorCode | undefined =>
  error instanceof ApiError && isCode(error.code) ? error.code : undefined

/** The fields that an `INVALID_INPUT` refused, and why; empty for any other error. */
export function fieldIssues(error: unknown): Issue[] {
  if (errorCode(error) !== 'INVALID_INPUT') return []
  const data = (error as ApiError).data as { issues?: unknown } | undefined
  return Array.isArray(data?.issues) ? (data.issues as Issue[]) : []
}

/** True when no answer came at all: the network, not the server, said no. */
export const isOffline = (error: unknown): boolean => error instanceof TypeError

/**
 * What a person reads for anything that was thrown. An error of the closed list has its own words, sharpened by the
 * first refused field; whatever else it is never reaches a person raw: it becomes `fallback`.
 */
export function errorText(error: unknown, fallback: string = messages.errors.INTERNAL): string {
  const code = errorCode(error)
  if (code === 'INTERNAL') return fallback
  if (code) return fieldIssues(error)[0]?.message || messages.errors[code]
  return isOffline(error) ? messages.site.offline : fallback
}

/** The server's own words for a refusal of the closed list, which are written to be shown; `undefined` for anything else. */
export const refusalWords = (error: unknown): string | undefined =>
  errorCode(error) === undefined ? undefined : fieldIssues(error)[0]?.message || (error as ApiError).message
