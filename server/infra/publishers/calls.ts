import { type Called, failureOfError, failureOfRefusal, type Refusal } from './failures.ts'

/** An answer whose body was read. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** JSON; a text where it is none; `undefined` where there is none. */
  readonly body: unknown
}

interface Call extends Called {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly body?: NonNullable<RequestInit['body']>
}

/**
 * Calls of a REST API.
 * @param read parses the answer
 * @throws PublishFailure
 */
export type Calls = <Result>(call: Call, read: (answer: Answer) => Result) => Promise<Result>

interface Options {
  readonly fetch: typeof globalThis.fetch
  readonly signal: AbortSignal
  readonly secrets: readonly string[]
  /** For every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** What an answer with an error means, beyond its status. */
  readonly refusalOf: (answer: Answer) => Omit<Refusal, 'status'>
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // Proxies answer with pages, and webhooks with anything.
    return text
  }
}

export function createCalls({ fetch, signal, secrets, headers: common, refusalOf }: Options): Calls {
  return async ({ url, method = 'GET', headers, json, body, ...called }, read) => {
    try {
      const response = await fetch(url, {
        method,
        headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...common, ...headers },
        body: json === undefined ? (body ?? null) : JSON.stringify(json),
        signal,
      })
      const answer = { status: response.status, headers: response.headers, body: parsed(await response.text()) }
      if (!response.ok) throw failureOfRefusal({ status: answer.status, ...refusalOf(answer) }, { ...called, secrets })
      return read(answer)
    } catch (error) {
      throw failureOfError(error, called)
    }
  }
}
