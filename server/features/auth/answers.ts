import { APIError } from 'better-auth/api'
import type { z } from 'zod'
import { type ErrorCode, errors } from '#contract/errors.ts'

/**
 * The body as the schema reads it (texts trimmed).
 * @throws INVALID_INPUT (422) with a message for each field.
 */
export const readBody = (schema: z.ZodObject, body: unknown): Record<string, unknown> => {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new APIError('UNPROCESSABLE_ENTITY', { ...bodyOf('INVALID_INPUT'), data: { issues } })
}

/** An answer of the contract's closed list. */
export const refusal = (code: ErrorCode, data?: unknown, headers: Record<string, string> = {}): Response =>
  Response.json({ ...bodyOf(code), data }, { status: errors[code].status, headers: { 'cache-control': 'no-store', ...headers } })

/** The auth library's answer, with its own 429 and every 500 in the contract's words. */
export const inContractWords = (answer: Response): Response => {
  if (answer.status === 429) {
    const retryAfter = Number(answer.headers.get('x-retry-after') ?? 1)
    return refusal('RATE_LIMITED', { retryAfter }, { 'retry-after': String(retryAfter) })
  }
  return answer.status >= 500 ? refusal('INTERNAL') : answer
}

const bodyOf = (code: ErrorCode) => ({ code, status: errors[code].status, message: errors[code].message })
