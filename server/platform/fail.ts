import { ORPCError } from '@orpc/server'
import { type ErrorCode, errors } from '#contract/errors.ts'

/** Creates an API error. Its status and default message come from the contract, which also defines `data` for each code. */
export const fail = <Code extends ErrorCode>(
  code: Code,
  data?: unknown,
  message: string = errors[code].message,
): ORPCError<Code, unknown> => new ORPCError(code, { status: errors[code].status, message, data })
