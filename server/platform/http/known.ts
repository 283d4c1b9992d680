import { ORPCError, ValidationError } from '@orpc/server'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type ErrorCode, errors, type Issue } from '#contract/errors.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'

/** A body that grew over the limit while it was read. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

const issuesOf = ({ issues }: ValidationError): Issue[] =>
  issues.map(({ path = [], message }) => ({
    path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
    message,
  }))

/** What is counted for a caller who hung up: nobody reads the answer, and nothing failed on our side. As nginx has it. */
const callerLeftStatus = 499

/** Whether it is said of a call that its caller broke off; a body that is cut short is what Node calls `aborted`. */
function isCallerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code, message } = error as NodeJS.ErrnoException
  return name === 'AbortError' || (code === 'ECONNRESET' && message === 'aborted')
}

/** PostgreSQL's "no connection", "no room" (connections, memory, disk), "shutting down" and "took too long", and what sockets say. */
const unreachable = /^(08|53|57P|57014|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN)/

/** A transaction that gets no connection fails with the driver's own error, a single query with one around it. */
function cannotReachData(error: unknown): boolean {
  const driver = error instanceof DrizzleQueryError ? error.cause : error
  if (!(driver instanceof Error)) return false
  const { code, message } = driver as NodeJS.ErrnoException
  return code ? unreachable.test(code) : /\bconnect(ion)?\b|timeout/i.test(message)
}

/**
 * Any thrown thing as an error of the closed list. What nobody foresaw is logged and becomes INTERNAL, without its words: they may
 * hold what a person typed. A caller who hung up gets no answer and is no fault: counted as 499, logged as information.
 */
export function known(error: unknown, log: Log): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (isCode(error.code)) return error
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      return fail('INVALID_INPUT', { issues: issuesOf(error.cause) })
    }
  }
  if (error instanceof BodyTooLarge) return fail('TOO_LARGE')
  if (isCallerGone(error)) {
    log.info('a caller left before the answer')
    return new ORPCError('CLIENT_CLOSED_REQUEST', { status: callerLeftStatus })
  }
  log.error({ error }, 'a call failed')
  return fail(cannotReachData(error) ? 'UNAVAILABLE' : 'INTERNAL')
}

/** A body that could not be read as what its type says. */
export const unreadable = (error: unknown, log: Log): ORPCError<string, unknown> =>
  error instanceof SyntaxError || error instanceof TypeError
    ? fail('INVALID_INPUT', { issues: [{ path: '', message: 'The body is not valid JSON' }] })
    : known(error, log)

/** The answer of an error outside the RPC handler, in the same shape. */
export const refuse = (error: ORPCError<string, unknown>): Response =>
  Response.json(error.toJSON(), { status: error.status, headers: retryAfterOf(error.toJSON()) })

/** `Retry-After`, in seconds, for answers that say when to come back. */
export function retryAfterOf(body: unknown): Record<string, string> {
  const retryAfter = (body as { data?: { retryAfter?: unknown } } | null)?.data?.retryAfter
  return typeof retryAfter === 'number' ? { 'retry-after': String(Math.ceil(retryAfter)) } : {}
}
