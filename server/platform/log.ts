import { AsyncLocalStorage } from 'node:async_hooks'
import { unescape as decode } from 'node:querystring'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { destination, type Logger, pino, stdTimeFunctions } from 'pino'
import type { Env } from '#server/platform/env.ts'

export type Log = Logger

/** The id of the request that the running code works for; log lines carry it. */
export const requestScope = new AsyncLocalStorage<string>()

/** Frames only: the first lines of a stack repeat the message. */
const frames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())

type Known = Record<string, unknown>
const isRecord = (value: unknown): value is Known => typeof value === 'object' && value !== null
/** A word of a machine: `23505`, `model_not_found`. Never a sentence. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)

/** The short names in what a model's server said of a fault. Its sentences may quote what it was asked. */
function namesIn(fault: unknown): Known {
  const { code, type, status, param } = isRecord(fault) ? fault : {}
  const names = [code, type, status, param].filter(isName)
  return names.length > 0 ? { names } : {}
}

function saidByModel({ statusCode, data }: Known): Known {
  return { ...(typeof statusCode === 'number' && { status: statusCode }), ...namesIn(isRecord(data) && data.error) }
}

/** The model library's errors whose words are the model server's own. */
const ofModels: Readonly<Record<string, string>> = {
  AI_APICallError: 'The model server refused the call or could not be reached',
  AI_StreamProviderError: 'The model server broke off its answer',
}
/** PostgreSQL's class of errors about values; the words quote the value. */
const aboutValues = /^22/

/**
 * An error's words without the values they quote: what people typed, or a model wrote about it, does not belong into a log.
 * The model library quotes whole answers after a colon, a JSON parser around its fault, a mail server the address.
 */
function wordsOf(error: Error): string | undefined {
  const { name, message } = error
  const { code } = error as { code?: unknown }
  const own = ofModels[name]
  if (own) return own
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  if (error instanceof SyntaxError) return message.split(/[."]/, 1)[0]
  if (name.startsWith('AI_')) return message.split(/: |\n/, 1)[0]
  if (isName(code) && aboutValues.test(code)) return message.split(/:? ?"/, 1)[0]
  return message.split(/: "|\n/, 1)[0]?.replaceAll(/(?<![^\s<>()"',;:])[^\s<>()"',;:]+@[^\s<>()"',;]+/g, '(address)')
}

/**
 * An error for the log: its kind, words, code and frames. A database error's parameters and details are left out, because
 * they hold topics, addresses and tokens.
 */
export function describeError(error: unknown): Known {
  // What a model's server says in the middle of a stream is no error yet.
  if (!(error instanceof Error)) return { type: typeof error, ...namesIn(error) }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: wordsOf(error),
    ...(error.name in ofModels && saidByModel({ ...error })),
    ...((isName(code) || typeof code === 'number') && { code }),
    ...(constraint !== undefined && { constraint }),
    at: frames(error.stack),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** A stream of whole lines. */
type Lines = Parameters<typeof pino>[1]

/** Characters of lines that wait because nobody takes them; later ones are dropped. */
const mostWaiting = 1_000_000

/** Where lines go. A log on a full disk is no reason to end the server, nor to fill its memory. */
function standardError(): Lines {
  const lines = destination({ dest: 2, sync: true, maxLength: mostWaiting })
  lines.on('error', () => undefined)
  return lines
}

/** The password of a URL, encoded and decoded. */
function passwordIn(address: string | undefined): string[] {
  const { password } = new URL(address ?? 'none:')
  return [password, decode(password)]
}

/** One key, or several as `openai=…,anthropic=…`: the whole text, and each key. */
const keysIn = (keys = '') => [keys, ...keys.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())]

/** Every secret of the configuration. */
export const secretsOf = (env: Env): string[] =>
  [
    ...passwordIn(env.databaseUrl),
    ...passwordIn(env.smtpUrl),
    ...keysIn(env.aiApiKey),
    ...Object.values(env.traces?.headers ?? {}),
    ...[env.authSecret ?? '', env.metricsToken ?? '', env.stripeSecretKey ?? '', env.stripeWebhookSecret ?? ''],
  ].filter(Boolean)

/** Shorter ones would match parts of ordinary words. */
const shortestSecret = 8

/** Takes secrets out of a line of JSON, whoever put them there. */
function without(secrets: readonly string[]): (line: string) => string {
  const written = secrets.filter(({ length }) => length >= shortestSecret).map((secret) => JSON.stringify(secret).slice(1, -1))
  return (line) => written.reduce((rest, secret) => rest.replaceAll(secret, '(secret)'), line)
}

/**
 * JSON lines on stderr, so that stdout stays for the few lines a person reads: `time`, `level`, `msg`, and `request`, the id that the
 * answer carried as `x-request-id`. Never topics, texts, addresses, mails' words, tokens or cookies.
 * @param secrets of the configuration, which no line may hold, not even in what another server said
 */
export const createLog = (level: string, secrets: readonly string[] = [], lines: Lines = standardError()): Log =>
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
      hooks: { streamWrite: without(secrets) },
    },
    lines,
  )
