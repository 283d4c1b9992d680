import type { FailureCode } from '#contract/channels.ts'
import { withoutSecrets } from '#server/infra/hidden-secrets.ts'
import { LinkError } from '#server/infra/links/link-error.ts'
import { PublishFailure } from './publisher.ts'

/** What a network answered in place of doing what it was asked. */
export interface Refusal {
  readonly status: number
  /** What the status stands for when absent. */
  readonly code?: FailureCode | undefined
  readonly said?: string | undefined
  /** Seconds. */
  readonly retryAfter?: number | undefined
  /** That the network may have posted it all the same. */
  readonly isUncertain?: boolean
}

/** What was called. */
export interface Called {
  /** Whether it was the call that publishes; every other call is before it. */
  readonly publishes?: boolean
  /** What must not be in the words of a failure. */
  readonly secrets?: readonly string[]
}

const longestSaid = 200

const codeOfStatus = (status: number): FailureCode => {
  if (status === 401 || status === 410) return 'signed-out'
  if (status === 403) return 'not-allowed'
  if (status === 413) return 'too-large'
  if (status === 429) return 'limit'
  return status >= 500 ? 'busy' : 'refused'
}

/** The network's words on one line. Cut before secrets are looked for: that takes longer with the length of a text. */
const shortened = (said: string | undefined, secrets: readonly string[]): string | undefined =>
  said &&
  withoutSecrets(said.slice(0, 4 * longestSaid), secrets)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestSaid)

export function failureOfRefusal(
  { status, code = codeOfStatus(status), said, retryAfter, isUncertain = false }: Refusal,
  { publishes = false, secrets = [] }: Called = {},
): PublishFailure {
  // A network says with 4xx that it did not do it. A server error, or one of a proxy in front of it, may come after it was done.
  const isCertain = status >= 400 && status < 500 && !isUncertain
  return new PublishFailure(code, { sent: publishes && !isCertain ? 'unknown' : 'no', retryAfter, said: shortened(said, secrets) })
}

function linkErrorIn(error: unknown): LinkError | undefined {
  if (error instanceof LinkError) return error
  return error instanceof Error ? linkErrorIn(error.cause) : undefined
}

/** The failure of a call without an answer, or with one that cannot be read. Errors of libraries quote requests, so they are not its cause. */
export function failureOfError(error: unknown, { publishes = false }: Called = {}): PublishFailure {
  if (error instanceof PublishFailure) return error
  const cause = linkErrorIn(error)
  const isForbidden = cause?.problem === 'notPublic' || cause?.problem === 'invalid'
  return new PublishFailure(isForbidden ? 'not-allowed' : 'unreachable', { sent: publishes && !cause ? 'unknown' : 'no', cause })
}

/** Any values, by header names in lower case. */
type HeaderValue = (name: string) => string | null | undefined

/** Seconds until a network takes calls again, as its headers say it: a number of seconds, a time in seconds since 1970, or a date. */
export function retryAfterOf(header: HeaderValue, now: number): number | undefined {
  const wait = header('retry-after')
  const reset = header('x-rate-limit-reset') ?? header('ratelimit-reset') ?? header('x-ratelimit-reset')
  if (wait && /^\d+$/.test(wait)) return Number(wait)
  const value = wait ?? reset
  if (!value) return undefined
  const time = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value)
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000))
}
