import { z } from 'zod'
import { errorMessages } from '#contract/messages.ts'

/** A refused field of the input, with a reason for users. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** The closed list of errors. The message is safe to show; screens map the code to a message of `messages.ts`. */
export const errors = {
  UNAUTHORIZED: { status: 401, message: errorMessages.UNAUTHORIZED },
  FORBIDDEN: { status: 403, message: errorMessages.FORBIDDEN },
  NOT_FOUND: { status: 404, message: errorMessages.NOT_FOUND },
  INVALID_INPUT: { status: 422, message: errorMessages.INVALID_INPUT, data: z.object({ issues: z.array(Issue) }) },
  TOO_LARGE: { status: 413, message: errorMessages.TOO_LARGE },
  FEATURE_NOT_ON_PLAN: {
    status: 403,
    message: errorMessages.FEATURE_NOT_ON_PLAN,
    data: z.object({ feature: z.string(), plan: z.string() }),
  },
  QUOTA_REACHED: {
    status: 429,
    message: errorMessages.QUOTA_REACHED,
    data: z.object({ feature: z.string(), limit: z.number() }),
  },
  RATE_LIMITED: {
    status: 429,
    message: errorMessages.RATE_LIMITED,
    data: z.object({ retryAfter: z.number().describe('seconds') }),
  },
  CONFLICT: { status: 409, message: errorMessages.CONFLICT },
  GENERATION_FAILED: { status: 502, message: errorMessages.GENERATION_FAILED },
  GENERATION_TIMEOUT: { status: 504, message: errorMessages.GENERATION_TIMEOUT },
  UNAVAILABLE: { status: 503, message: errorMessages.UNAVAILABLE },
  INTERNAL: { status: 500, message: errorMessages.INTERNAL },
} as const

export type ErrorCode = keyof typeof errors
