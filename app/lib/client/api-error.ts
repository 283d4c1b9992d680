/** An answer of the server that is not what was asked for. `code` is one of contract/errors.ts when the server itself wrote it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  /** The HTTP status; of an error that came inside a stream, the one it would have had. */
  readonly status: number
  /** What the code says more about: the refused fields, the plan. */
  readonly data: unknown

  constructor(code: string, status: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }
}

interface Refusal {
  readonly code: string
  readonly status?: number
  readonly message?: string
  readonly data?: unknown
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'

/** The error that a body describes. One that describes none (a proxy's own page, say) gets a code outside the closed list. */
export function apiError(body: unknown, status: number): ApiError {
  if (!isRefusal(body)) return new ApiError('NOT_OURS', status, `The server answered ${status}`)
  return new ApiError(body.code, body.status ?? status, body.message ?? body.code, body.data)
}
