import { ORPCError, ValidationError } from '@orpc/server'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type ErrorCode, errors, type Issue } from '#contract/errors.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import type { Log } from '#server/infra/log.ts'

/** Creates an API error. Its status and default message come from the contract, which also defines `data` for each code. */
export const fail = <Code extends ErrorCode>(
  code: Code,
  data?: unknown,
  message: string = errors[code].message,
): ORPCError<Code, unknown> => new ORPCError(code, { status: errors[code].status, message, data })

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

/** What a schema complains about, by field. */
export const issuesOf = ({ issues }: Pick<ValidationError, 'issues'>): Issue[] =>
  issues.map(({ path = [], message }) => ({
    path: path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.'),
    message,
  }))

/** The status that nginx logs when a client closed the connection: nobody reads the response, and the server did not fail. */
const clientClosedStatus = 499

/** Node reports a truncated request body as code `ECONNRESET` with the message `aborted`. */
function isClientDisconnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, message } = error as NodeJS.ErrnoException
  return name === 'AbortError' || (code === 'ECONNRESET' && message === 'aborted')
}

/** PostgreSQL's classes for connections, resources (connections, memory, disk), shutdown and timeout, and socket errors. */
const unavailableCodes = /^(08|53|57P|57014|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/

/** A transaction without a connection fails with the driver's error, a single query with Drizzle's error around it. */
function isDatabaseUnavailable(error: unknown): boolean {
  const driverError = error instanceof DrizzleQueryError ? error.cause : error
  if (!(driverError instanceof Error)) return false
  const { code, message } = driverError as NodeJS.ErrnoException
  return code ? unavailableCodes.test(code) : /\bconnect(ion)?\b|timeout/i.test(message)
}

/**
 * Any thrown value as an error of the closed list. An unexpected error is logged and becomes INTERNAL, without its message, which may
 * quote user input. A client that disconnected gets no response: counted as 499, logged as information.
 */
export function toApiError(error: unknown, log: Log): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (isErrorCode(error.code)) return error
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      return fail('INVALID_INPUT', { issues: issuesOf(error.cause) })
    }
  }
  if (isClientDisconnect(error)) {
    log.info('client disconnected before the response')
    return new ORPCError('CLIENT_CLOSED_REQUEST', { status: clientClosedStatus })
  }
  log.error({ error }, 'request failed')
  return fail(isDatabaseUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL')
}

/** The error for a request body that could not be parsed. */
export const toBodyError = (error: unknown, log: Log): ORPCError<string, unknown> =>
  error instanceof SyntaxError || error instanceof TypeError
    ? fail('INVALID_INPUT', { issues: [{ path: '', message: fieldMessages.json }] })
    : toApiError(error, log)

/** The response for an error outside of oRPC, in the same shape as oRPC's. */
export const errorResponse = (error: ORPCError<string, unknown>): Response =>
  Response.json(error.toJSON(), { status: error.status, headers: retryAfterOf(error.toJSON()) })

/** The `Retry-After` header, in seconds, of an error that has one. */
export function retryAfterOf(body: unknown): Record<string, string> {
  const retryAfter = (body as { data?: { retryAfter?: unknown } } | null)?.data?.retryAfter
  return typeof retryAfter === 'number' ? { 'retry-after': String(Math.ceil(retryAfter)) } : {}
}
