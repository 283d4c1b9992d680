import { APICallError, NoObjectGeneratedError, Output, streamText } from 'ai'
import type { z } from 'zod'
import { type Answered, type Ask, type Hearing, ModelFailure } from '#server/platform/models/model.ts'
import type { NamedModel } from '#server/platform/models/providers.ts'

/** How long a model may be silent, in milliseconds. */
export interface Patience {
  /** From the question to the first sign of life, the connection included. */
  readonly first: number
  /** Between one sign and the next. */
  readonly between: number
}

/** Aborts its signal when nothing was heard for too long. The SDK's own first-chunk limit starts only once headers have arrived. */
function watch({ first, between }: Patience) {
  const stall = new AbortController()
  const arm = (limit: number) => setTimeout(() => stall.abort(), limit)
  let timer = arm(first)
  return {
    signal: stall.signal,
    heard() {
      clearTimeout(timer)
      timer = arm(between)
    },
    stop: () => clearTimeout(timer),
  }
}

/** The object in an answer that wraps it in other words. */
function salvage<Answer extends object>(text: string | undefined, schema: z.ZodType<Answer>): { answer: Answer; said: string } | null {
  const said = text?.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  if (!said) return null
  try {
    const { success, data } = schema.safeParse(JSON.parse(said))
    return success ? { answer: data, said } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** `retry-after` in milliseconds: seconds or a date. */
function retryAfterOf({ responseHeaders }: APICallError): number | undefined {
  const value = responseHeaders?.['retry-after']
  if (!value) return undefined
  const wait = Number.isNaN(Number(value)) ? Date.parse(value) - Date.now() : Number(value) * 1000
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

function failureOf(error: unknown): ModelFailure {
  if (APICallError.isInstance(error)) {
    const retryAfter = retryAfterOf(error)
    if (error.statusCode === 429 || error.statusCode === 529) return new ModelFailure('busy', { cause: error, retryAfter })
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new ModelFailure('denied', { cause: error })
    return new ModelFailure('unreachable', { cause: error, retryAfter })
  }
  return new ModelFailure(NoObjectGeneratedError.isInstance(error) ? 'unusable' : 'unreachable', { cause: error })
}

/**
 * Asks one model once.
 * @throws ModelFailure; the signal's reason when it aborted
 */
export async function askOnce<Answer extends object>(
  { model, name }: NamedModel,
  { system, turns, answer: schema }: Ask<Answer>,
  { signal, onPartial }: Hearing,
  patience: Patience,
): Promise<Answered<Answer>> {
  const silence = watch(patience)
  let streamError: unknown
  const stream = streamText({
    model,
    instructions: system,
    messages: turns.map((turn) => ({ ...turn })),
    output: Output.object({ schema }),
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, silence.signal]),
    onChunk: ({ chunk }) => {
      // The SDK's own, before anything has come from the model.
      if (chunk.type !== 'start') silence.heard()
    },
    onError: ({ error }) => {
      streamError = error
    },
  })
  try {
    for await (const partial of stream.partialOutputStream) onPartial?.(partial)
    // Bad JSON ends the stream without a word; only the awaited output tells.
    const answer = (await stream.output) as Answer
    const { inputTokens = 0, outputTokens = 0 } = await stream.usage
    return { answer, said: await stream.text, model: name, tokens: { input: inputTokens, output: outputTokens } }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (silence.signal.aborted) throw new ModelFailure('stalled', { cause: error })
    const saved = NoObjectGeneratedError.isInstance(error) ? salvage(error.text, schema) : null
    if (saved && NoObjectGeneratedError.isInstance(error)) {
      return { ...saved, model: name, tokens: { input: error.usage?.inputTokens ?? 0, output: error.usage?.outputTokens ?? 0 } }
    }
    throw failureOf(streamError ?? error)
  } finally {
    silence.stop()
  }
}
