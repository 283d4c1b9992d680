import { APICallError, asSchema } from 'ai'
import type { z } from 'zod'
import {
  type FailureReason,
  type ModelCallOptions,
  ModelFailure,
  type ModelRequest,
  type ModelResponse,
  type Tokens,
} from '#server/platform/models/model.ts'
import { createPartialJsonReader } from '#server/platform/models/partial-json.ts'
import type { NamedModel } from '#server/platform/models/providers.ts'
import { withoutReasoning } from '#server/platform/models/reasoning.ts'
import type { Delta } from '#server/platform/models/streaming-model.ts'

/** How long a model may be silent, in milliseconds. */
export interface ModelTimeouts {
  /** From the question to the first sign of life, the connection included. */
  readonly first: number
  /** Between one sign and the next. */
  readonly between: number
}

/** Characters, several times our longest result: a model that goes on for ever takes memory and time from everybody. */
const longestAnswer = 40_000

/** Aborts its signal when nothing was heard for too long, or too much. */
function createSilenceTimer({ first, between }: ModelTimeouts) {
  const over = new AbortController()
  let reason: FailureReason = 'stalled'
  let said: number | undefined
  let timer = setTimeout(() => over.abort(), first)
  return {
    signal: over.signal,
    reason: () => reason,
    heard(characters: number) {
      if (said === undefined) {
        clearTimeout(timer)
        timer = setTimeout(() => over.abort(), between)
      } else timer.refresh()
      said = (said ?? 0) + characters
      if (said <= longestAnswer) return
      reason = 'unusable'
      over.abort()
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * The object in an answer, which other words may stand around.
 * @throws ModelFailure for half an object, another shape, or none
 */
function parseAnswer<Answer extends object>(text: string, schema: z.ZodType<Answer>): { answer: Answer; said: string } {
  const said = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    const { success, data } = schema.safeParse(JSON.parse(said))
    if (!success) throw new TypeError('The answer is not in the shape that was asked for')
    return { answer: data, said }
  } catch (cause) {
    throw new ModelFailure('unusable', { cause })
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
  return new ModelFailure('unreachable', { cause: error })
}

const shapeOf = async (answer: z.ZodType) => asSchema(answer).jsonSchema
/** Each kind's answer as JSON Schema, worked out once: it costs a millisecond. */
const shapes = new WeakMap<z.ZodType, ReturnType<typeof shapeOf>>()

function shapeOnce(answer: z.ZodType) {
  const shape = shapes.get(answer) ?? shapeOf(answer)
  shapes.set(answer, shape)
  return shape
}

/** Listens to an answer as it grows, thinking apart. @param heard told how many characters came */
function createAnswerReader({
  onPartial,
  onText,
  heard,
}: Pick<ModelCallOptions, 'onPartial' | 'onText'> & { heard: (characters: number) => void }) {
  const partials = onPartial && createPartialJsonReader(onPartial)
  const answers = withoutReasoning()
  let [text, tokens]: [string, Tokens] = ['', { input: 0, output: 0 }]
  const take = (more: string) => {
    text += more
    partials?.add(more)
  }
  return {
    onDelta(delta: Delta) {
      const said = delta.text ? answers.add(delta.text) : ''
      heard(said.length)
      if (delta.tokens) tokens = delta.tokens
      if (delta.reasoning) onText?.(delta.reasoning)
      if (delta.text) onText?.(delta.text)
      if (said) take(said)
    },
    async whole() {
      take(answers.rest())
      await partials?.finished()
      return { text, tokens }
    },
    stop: () => partials?.stop(),
  }
}

/**
 * Asks one model once, over the stream of its provider: the library's `streamText` is made for more (tools, steps, several readers), and
 * takes several times as long for each piece. What the model thinks is no part of its answer.
 * @throws ModelFailure; the signal's reason when it aborted
 */
export async function askOnce<Answer extends object>(
  { model, name, maxOutputTokens }: NamedModel,
  { answer: schema, ...ask }: ModelRequest<Answer>,
  { signal, ...hearing }: ModelCallOptions,
  patience: ModelTimeouts,
): Promise<ModelResponse<Answer>> {
  const limits = createSilenceTimer(patience)
  const either = AbortSignal.any([signal, limits.signal])
  const listener = createAnswerReader({ ...hearing, heard: limits.heard })
  try {
    const question = { ...ask, shape: await shapeOnce(schema), maxOutputTokens, signal: either }
    await model.stream(question, listener.onDelta)
    const { text, tokens } = await listener.whole()
    return { ...parseAnswer(text, schema), model: name, tokens }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (limits.signal.aborted) throw new ModelFailure(limits.reason(), { cause: error })
    throw error instanceof ModelFailure ? error : failureOf(error)
  } finally {
    listener.stop()
    limits.stop()
  }
}
