/** What the account service refused, with its own code (`INVALID_EMAIL_OR_PASSWORD`, …). The message is for logs. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string | undefined

  constructor(status: number, code: string | undefined, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * One call of the account service: POST /api/auth/{path}.
 * @throws AuthError when it refuses, TypeError when it cannot be reached.
 */
export async function authCall<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/api/auth/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const answer: unknown = text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined
  if (response.ok) return answer as Answer
  const { code, message } = (answer ?? {}) as { code?: string; message?: string }
  throw new AuthError(response.status, code, message ?? response.statusText)
}
