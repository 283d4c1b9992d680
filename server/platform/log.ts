import { DrizzleQueryError } from 'drizzle-orm/errors'
import { destination, type Logger, pino } from 'pino'
import { requestScope } from '#server/platform/request-scope.ts'

export type Log = Logger

/** Frames only: the first lines of a stack repeat the message. */
const frames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())

/**
 * An error's words without the values they quote: what people typed, or a model wrote about it, does not belong into a log.
 * The model library quotes whole answers after a colon (but for a provider's own words), and a JSON parser quotes around its fault.
 */
function wordsOf(error: Error): string | undefined {
  const { name, message } = error
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  if (error instanceof SyntaxError) return message.split(/[."]/, 1)[0]
  if (name.startsWith('AI_') && name !== 'AI_APICallError') return message.split(/: |\n/, 1)[0]
  return message.split(/: "|\n/, 1)[0]
}

/**
 * An error for the log: its kind, words, code and frames. A database error's parameters and details are left out, because
 * they hold topics, addresses and tokens.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type: error.name,
    message: wordsOf(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    at: frames(error.stack),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** JSON lines on stderr, so that stdout stays for the few lines a person reads. Never topics, mails' text, tokens or cookies. */
export const createLog = (level: string): Log =>
  pino(
    {
      level,
      base: null,
      mixin: () => {
        const request = requestScope.getStore()
        return request ? { request } : {}
      },
      serializers: { err: describeError, error: describeError },
      redact: ['*.password', '*.token', '*.secret', '*.cookie', '*.authorization'],
    },
    destination({ dest: 2, sync: true }),
  )
