import { AsyncLocalStorage } from 'node:async_hooks'
import { unescape as decode } from 'node:querystring'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { type Logger, pino, destination as pinoDestination, stdTimeFunctions } from 'pino'
import type { Env } from '#server/infra/env.ts'
import { hidden, hiddenSecrets, minSecretLength } from '#server/infra/hidden-secrets.ts'

export type Log = Logger

/** The id of the current request, which is added to log lines. */
export const requestScope = new AsyncLocalStorage<string>()

/** The frames of a stack trace without its first lines, which repeat the message. */
const framesOf = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())

type Fields = Record<string, unknown>
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null
/** Whether a value is a short code such as `23505` or `model_not_found`, not a sentence. */
const isCode = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)

/** The codes in an error of a model server. Its sentences are left out, because they may quote the prompt. */
function codesIn(error: unknown): Fields {
  const { code, type, status, param } = isRecord(error) ? error : {}
  const names = [code, type, status, param].filter(isCode)
  return names.length > 0 ? { names } : {}
}

function modelErrorFields({ statusCode, data }: Fields): Fields {
  return { ...(typeof statusCode === 'number' && { status: statusCode }), ...codesIn(isRecord(data) && data.error) }
}

/** The messages for those errors of the AI SDK whose own message comes from the model server. */
const modelErrorMessages: Readonly<Record<string, string>> = {
  AI_APICallError: 'The model server refused the call or could not be reached',
  AI_StreamProviderError: 'The model server broke off its answer',
}
/** PostgreSQL's error class for invalid values; its messages quote the value. */
const dataExceptionClass = /^22/

/**
 * An error's message without quoted values, because user input and the answers of models must not be logged. The AI SDK quotes whole
 * answers after a colon, a JSON parser the text at the error, a mail server the address.
 */
function safeMessage(error: Error): string | undefined {
  const { name, message } = error
  const { code } = error as { code?: unknown }
  const modelErrorMessage = modelErrorMessages[name]
  if (modelErrorMessage) return modelErrorMessage
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  if (error instanceof SyntaxError) return message.split(/[."]/, 1)[0]
  if (name.startsWith('AI_')) return message.split(/: |\n/, 1)[0]
  if (isCode(code) && dataExceptionClass.test(code)) return message.split(/:? ?"/, 1)[0]
  return message.split(/: "|\n/, 1)[0]?.replaceAll(/(?<![^\s<>()"',;:])[^\s<>()"',;:]+@[^\s<>()"',;]+/g, '(address)')
}

/**
 * An error for the log: its type, message, code and stack frames. The parameters and details of a database error are left out, because
 * they contain topics, email addresses and tokens.
 */
export function describeError(error: unknown): Fields {
  // An error that a model server sends in the middle of a stream is a plain object.
  if (!(error instanceof Error)) return { type: typeof error, ...codesIn(error) }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: safeMessage(error),
    ...(error.name in modelErrorMessages && modelErrorFields({ ...error })),
    ...((isCode(code) || typeof code === 'number') && { code }),
    ...(constraint !== undefined && { constraint }),
    at: framesOf(error.stack),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** A destination for log lines. */
type LogDestination = Parameters<typeof pino>[1]

/** The maximum number of buffered characters when stderr is blocked; further lines are dropped. */
const maxBuffered = 1_000_000

/** Writes to stderr. A log on a full disk must neither end the server nor fill its memory. */
function standardError(): LogDestination {
  const stderr = pinoDestination({ dest: 2, sync: true, maxLength: maxBuffered })
  stderr.on('error', () => undefined)
  return stderr
}

/** The password of a URL, URL-encoded and decoded. */
function passwordIn(url: string | undefined): string[] {
  const { password } = new URL(url ?? 'none:')
  return [password, decode(password)]
}

/** The whole value, and each key of `openai=…,anthropic=…`. */
const keysIn = (keys = '') => [keys, ...keys.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())]

/** All secrets of the configuration. */
export const secretsOf = (env: Env): string[] =>
  [
    ...passwordIn(env.databaseUrl),
    ...passwordIn(env.smtpUrl),
    ...keysIn(env.aiApiKey),
    ...Object.values(env.traces?.headers ?? {}),
    env.authSecret ?? '',
    env.metricsToken ?? '',
    env.stripeSecretKey ?? '',
    env.stripeWebhookSecret ?? '',
  ].filter(Boolean)

/** As they stand in a line of JSON. */
const escapedForms = (secrets: Iterable<string>): string[] =>
  [...secrets].filter(({ length }) => length >= minSecretLength).map((secret) => JSON.stringify(secret).slice(1, -1))

/** Returns a function that replaces secrets in a line of JSON. */
function redactSecrets(secrets: readonly string[]): (line: string) => string {
  const configured = escapedForms(secrets)
  return (line) => [...configured, ...escapedForms(hiddenSecrets)].reduce((text, secret) => text.replaceAll(secret, hidden), line)
}

/**
 * Logs JSON lines to stderr, because stdout is for the few lines that an operator reads. Fields: `time`, `level`, `msg`, and `request`, the
 * id that the response has as `x-request-id`. Never topics, texts, email addresses, contents of emails, tokens or cookies.
 * @param secrets of the configuration, which are replaced in every line, also in messages of other servers
 */
export const createLog = (level: string, secrets: readonly string[] = [], destination: LogDestination = standardError()): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request = requestScope.getStore()
        return request ? { request } : {}
      },
      serializers: { err: describeError, error: describeError },
      redact: ['*.password', '*.token', '*.secret', '*.cookie', '*.authorization'],
      hooks: { streamWrite: redactSecrets(secrets) },
    },
    destination,
  )
