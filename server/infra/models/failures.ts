import { withoutSecrets } from '#server/infra/hidden-secrets.ts'
import { type FailureCode, ModelFailure, reasonOf } from '#server/infra/models/model.ts'

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** What a model server said of an error, whether it came as an HTTP status or inside a stream. */
export interface ServerError {
  /** HTTP status; `undefined` when there was no answer. */
  readonly status: number | undefined
  /** Codes and types such as `insufficient_quota`, separated by spaces. */
  readonly names: string
  readonly message: string
  /** Whether it has the form of an error of a model's API, unlike the 404 of any other web server. */
  readonly isApiError: boolean
  /** Milliseconds. */
  readonly retryAfter: number | undefined
}

/** The status that the name of an error stands for; the first match counts. */
const statusOfName: readonly (readonly [RegExp, number])[] = [
  [/insufficient|billing|credit/i, 402],
  [/rate.?limit|overloaded|exhausted|too.?many/i, 429],
  [/api.?key|auth|permission|forbidden/i, 401],
  [/not.?found/i, 404],
  [/invalid|context.?length/i, 400],
]

const toStatus = (value: unknown): number | undefined => {
  const status = Number(value)
  return Number.isInteger(status) && status >= 300 && status < 600 ? status : undefined
}

/** `retry-after` in milliseconds: seconds or a date. */
function toDelay(value: unknown): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const delay = Number.isNaN(Number(value)) ? Date.parse(String(value)) - Date.now() : Number(value) * 1000
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined
}

/** Reads an APICallError, an error of the connection, or the object of an error that a server sent inside a stream. */
export function serverErrorOf(error: unknown): ServerError {
  const outer = { ...fieldsOf(error), ...(error instanceof Error && { message: error.message }) } as Fields
  const sent = fieldsOf(outer.data).error
  const body = sent ?? error
  const inner = sent === undefined ? outer : fieldsOf(sent)
  const metadata = fieldsOf(inner.metadata)
  const names = [inner.code, inner.type, inner.status].filter((name) => typeof name === 'string').join(' ')
  const isApiError = sent !== undefined || !(error instanceof Error)
  const named = isApiError ? (statusOfName.find(([pattern]) => pattern.test(names))?.[1] ?? 500) : undefined
  const status = [outer.statusCode, inner.code, inner.status].map(toStatus).find((found) => found !== undefined) ?? named
  const headers = Object.entries({ ...fieldsOf(metadata.headers), ...fieldsOf(outer.responseHeaders) })
  const retryAfter = headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1] ?? inner.retry_after ?? metadata.retry_after
  // A body of another form is its own message.
  const message = typeof body === 'string' ? body : (!isApiError && outer.responseBody) || inner.message || outer.message
  return { status, names, isApiError, retryAfter: toDelay(retryAfter), message: String(message ?? '') }
}

/** Statuses that say what they mean also on a page. */
const keepsItsCode: ReadonlySet<number> = new Set([401, 402, 408, 429])
const noCredit = /insufficient.?(quota|credit|balance|funds)|billing_error|credit balance/i
const unknownModel = /model.{0,100}(not exist|not found|unknown)|(not a valid|unknown|invalid) model/i

/** How programs for local models say that a model does not fit into memory, or cannot be read. */
const noLoad = /requires more.{0,20}memory|(failed|unable) to load|(error|failure) (while )?loading|runner.{0,30}(to start|terminated)/i
/** Whether a body is a page for people. */
export const isPage = (body: string): boolean => page.test(body)
const page = /^\s*(<!doctype html|<html|<head|<h1)/i

function codeOf({ status, names, message, isApiError }: ServerError): FailureCode {
  if (page.test(message) && (status === undefined || (status < 500 && !keepsItsCode.has(status)))) return 'webPage'
  if (status === 402 || noCredit.test(`${names} ${message}`)) return 'noCredit'
  if (status === undefined) return 'unreachable'
  if (status < 400) return 'redirected'
  if (status === 429 || status === 529) return 'rateLimited'
  if (status === 401 || status === 403 || (status === 400 && /api.?key/i.test(message))) return 'keyRefused'
  if (status === 404) return isApiError ? 'modelUnknown' : 'wrongUrl'
  if (status >= 500 && noLoad.test(message)) return 'loadFailed'
  if (status === 408 || status >= 500) return 'serverError'
  if (unknownModel.test(message)) return 'modelUnknown'
  return /json_validate_failed/.test(names) ? 'unusable' : 'requestRefused'
}

/** Characters of a server's message that an admin is shown. */
const maxMessageLength = 300

/** What the server said, for an admin. Servers quote refused keys, so that nothing is quoted then. */
function wordsOf(code: FailureCode, { message }: ServerError, error: unknown): string {
  // Nobody reads a page's source.
  if (code === 'keyRefused' || page.test(message)) return ''
  if (code === 'redirected') return String(fieldsOf(fieldsOf(error).responseHeaders).location ?? '')
  if (code === 'unreachable' && error instanceof Error) return String(fieldsOf(error.cause).code ?? message)
  return message
}

/** The failure of a call that an error ended: the only place where errors of model servers are told apart. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const serverError = serverErrorOf(error)
  const code = error instanceof Error && error.name === 'TimeoutError' ? 'stalled' : codeOf(serverError)
  const { status, retryAfter } = serverError
  // First some more characters, so that no secret is cut in two before it is found.
  const words = wordsOf(code, serverError, error).slice(0, 4 * maxMessageLength)
  const message = withoutSecrets(words).slice(0, maxMessageLength)
  return new ModelFailure(reasonOf(code), { cause: error, retryAfter, detail: { code, status, message } })
}

/** How a provider may end an answer: the AI SDK's names; `none` when the stream ended without saying so. */
export type Finish = 'stop' | 'length' | 'content-filter' | 'tool-calls' | 'error' | 'other' | 'none'

/** How models say, in place of an answer, that they will not write it. */
const refusal =
  /^\W*(?:(?:i['’]?m|i am) (?:really |very |so )?sorry|sorry,? (?:but )?i\b|i (?:can['’]?t|cannot|can not|won['’]?t|am unable to|['’]m unable to|am not able to|must decline)\b|as an? (?:ai|(?:large )?language model)\b)/i

/** Why an answer that ended in order holds nothing to deliver. @param text without the reasoning */
export function unusableCode(text: string, { finish, calledTool }: { readonly finish: Finish; readonly calledTool: boolean }): FailureCode {
  if (finish === 'content-filter' || (!text.includes('{') && refusal.test(text))) return 'filtered'
  if (finish === 'length') return 'cutOff'
  if (finish === 'error') return 'serverError'
  if (calledTool) return 'toolCall'
  if (text.trim() === '') return 'empty'
  // A stream that breaks off in an object is a broken connection.
  return finish === 'none' ? 'unreachable' : 'unusable'
}
