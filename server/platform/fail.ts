import { ORPCError } from '@orpc/server'
import { type ErrorCode, errors } from '#contract/errors.ts'

/** An error of the closed list: its status and safe words come from the contract. `data` is what the contract says for that code. */
export const fail = <Code extends ErrorCode>(
  code: Code,
  data?: unknown,
  message: string = errors[code].message,
): ORPCError<Code, unknown> => new ORPCError(code, { status: errors[code].status, message, data })
