import { reach } from '#app/lib/reach.ts'
import type { Issue } from '#contract/errors.ts'

/** A refusal of the account service, with its code (`INVALID_EMAIL_OR_PASSWORD`, …). The message is for logs. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string | undefined
  /** The invalid fields of an `INVALID_INPUT`, each with a message for the user. */
  readonly issues: readonly Issue[]
  /** Seconds until a retry may succeed; 0 when the response does not say. */
  readonly retryAfter: number

  constructor(status: number, code: string | undefined, message: string, { issues = [], retryAfter = 0 }: RefusalData = {}) {
    super(message)
    this.issues = issues
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

interface RefusalData {
  issues?: readonly Issue[]
  retryAfter?: number
}

const events = new EventTarget()
const challengeVerified = 'challenge-verified'

/** Notifies listeners that a second factor was verified, which replaced the session. */
export const announceChallengeVerified = (): void => void events.dispatchEvent(new Event(challengeVerified))

/** Calls the listener after each verified second factor. Returns the function that unsubscribes it. */
export function onChallengeVerified(listener: () => void): () => void {
  events.addEventListener(challengeVerified, listener)
  return () => events.removeEventListener(challengeVerified, listener)
}

const requestOf = (method: 'GET' | 'POST', body: object): RequestInit =>
  method === 'GET' ? { method } : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/**
 * One call of the account service, at /api/auth/{path}. A GET sends no `body`: its parameters are in the path.
 * @throws AuthError when it refuses, Unreachable when it cannot be reached.
 */
export async function authCall<Answer = unknown>(path: string, body: object = {}, method: 'GET' | 'POST' = 'POST'): Promise<Answer> {
  const response = await reach(`/api/auth/${path}`, { ...requestOf(method, body), credentials: 'same-origin' })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const answer: unknown = text && isJson ? JSON.parse(text) : undefined
  if (response.ok) return answer as Answer
  const { code, message, data } = (answer ?? {}) as { code?: string; message?: string; data?: RefusalData }
  throw new AuthError(response.status, code, message ?? response.statusText, data)
}
