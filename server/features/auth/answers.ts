import { type ErrorCode, errors, type Issue } from '#contract/errors.ts'

/** An answer of the contract's closed list. */
export const refusal = (code: ErrorCode, data?: unknown, headers: Record<string, string> = {}): Response => {
  const { status, message } = errors[code]
  return Response.json({ code, status, message, data }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}

/** 422, with what is wrong with each field. */
export const invalidInput = (issues: Issue[]): Response => refusal('INVALID_INPUT', { issues })

/** 429, with the seconds to wait. */
export const tooOften = (retryAfter: number): Response => refusal('RATE_LIMITED', { retryAfter }, { 'retry-after': String(retryAfter) })

/** The auth library's answer, with every 500 in the contract's words. */
export const inContractWords = (answer: Response): Response => (answer.status >= 500 ? refusal('INTERNAL') : answer)
