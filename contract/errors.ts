import { z } from 'zod'

/** One field of the input that was refused, and why, in words a person understands. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** The closed list of errors. The message is safe to show; screens map the code to their own words in `messages.ts`. */
export const errors = {
  UNAUTHORIZED: { status: 401, message: 'Please sign in to use this feature' },
  FORBIDDEN: { status: 403, message: "You don't have permission to do this." },
  NOT_FOUND: { status: 404, message: 'This does not exist, or it is not yours.' },
  INVALID_INPUT: { status: 422, message: 'Some fields need a second look.', data: z.object({ issues: z.array(Issue) }) },
  TOO_LARGE: { status: 413, message: 'That is more text than we can take at once.' },
  FEATURE_NOT_ON_PLAN: {
    status: 403,
    message: 'This feature is not available on your current plan.',
    data: z.object({ feature: z.string(), plan: z.string() }),
  },
  QUOTA_REACHED: {
    status: 429,
    message: "You've reached your limit for this feature. Please upgrade your plan to continue.",
    data: z.object({ feature: z.string(), limit: z.number() }),
  },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
    data: z.object({ retryAfter: z.number().describe('seconds') }),
  },
  CONFLICT: { status: 409, message: 'The same request is already running.' },
  GENERATION_FAILED: { status: 502, message: 'The writer could not finish this. Nothing was counted. Please try again.' },
  GENERATION_TIMEOUT: { status: 504, message: 'The writer took too long. Nothing was counted. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'We cannot reach your data right now. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const

export type ErrorCode = keyof typeof errors
