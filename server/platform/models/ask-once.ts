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
import { createReasoningFilter } from '#server/platform/models/reasoning.ts'
import type { Delta } from '#server/platform/models/streaming-model.ts'

/** How long a model may be silent, in milliseconds. */
export interface ModelTimeouts {
  /** From the request to the first chunk, including the connection. */
  readonly first: number
  /** Between two chunks. */
  readonly between: number
}

/** Characters. Several times the longest result; it bounds the memory and time that an endless answer can take. */
const maxAnswerLength = 40_000

/** Limits an answer: aborts its signal after a timeout without a chunk, or when the answer is too long. */
function createAnswerLimits({ first, between }: ModelTimeouts) {
  const controller = new AbortController()
  let reason: FailureReason = 'stalled'
  let received: number | undefined
  let timer = setTimeout(() => controller.abort(), first)
  return {
    signal: controller.signal,
    reason: () => reason,
    onChunk(characters: number) {
      if (received === undefined) {
        clearTimeout(timer)
        timer = setTimeout(() => controller.abort(), between)
      } else timer.refresh()
      received = (received ?? 0) + characters
      if (received <= maxAnswerLength) return
      reason = 'unusable'
      controller.abort()
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Parses the JSON object in an answer; other text may surround it.
 * @throws ModelFailure when the object is incomplete, does not match the schema, or is missing
 */
function parseAnswer<Answer extends object>(text: string, schema: z.ZodType<Answer>): Omit<ModelResponse<Answer>, 'model' | 'tokens'> {
  const source = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    const { success, data } = schema.safeParse(JSON.parse(source))
    if (!success) throw new TypeError('The answer does not match the requested schema')
    return { answer: data, json: source }
  } catch (cause) {
    throw new ModelFailure('unusable', { cause })
  }
}

/** `retry-after` in milliseconds: seconds or a date. */
function retryAfterOf({ responseHeaders }: APICallError): number | undefined {
  const value = responseHeaders?.['retry-after']
  if (!value) return undefined
  const delay = Number.isNaN(Number(value)) ? Date.parse(value) - Date.now() : Number(value) * 1000
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined
}

function toModelFailure(error: unknown): ModelFailure {
  if (APICallError.isInstance(error)) {
    const retryAfter = retryAfterOf(error)
    if (error.statusCode === 429 || error.statusCode === 529) return new ModelFailure('busy', { cause: error, retryAfter })
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new ModelFailure('denied', { cause: error })
    return new ModelFailure('unreachable', { cause: error, retryAfter })
  }
  return new ModelFailure('unreachable', { cause: error })
}

const toJsonSchema = async (answer: z.ZodType) => asSchema(answer).jsonSchema
/** The JSON Schema of each answer schema. Cached, because a conversion takes a millisecond. */
const jsonSchemas = new WeakMap<z.ZodType, ReturnType<typeof toJsonSchema>>()

function cachedJsonSchema(answer: z.ZodType) {
  const jsonSchema = jsonSchemas.get(answer) ?? toJsonSchema(answer)
  jsonSchemas.set(answer, jsonSchema)
  return jsonSchema
}

/**
 * Collects an answer while it is streamed, without the model's reasoning.
 * @param onChunk called for each chunk with the number of characters of the answer in it; 0 for reasoning and keep-alive chunks
 */
function createAnswerReader({
  onPartial,
  onText,
  onChunk,
}: Pick<ModelCallOptions, 'onPartial' | 'onText'> & { onChunk: (characters: number) => void }) {
  const partials = onPartial && createPartialJsonReader(onPartial)
  const reasoningFilter = createReasoningFilter()
  let [text, tokens]: [string, Tokens] = ['', { input: 0, output: 0 }]
  const append = (piece: string) => {
    text += piece
    partials?.add(piece)
  }
  return {
    onDelta(delta: Delta) {
      const answerText = delta.text ? reasoningFilter.add(delta.text) : ''
      onChunk(answerText.length)
      if (delta.tokens) tokens = delta.tokens
      if (delta.reasoning) onText?.(delta.reasoning)
      if (delta.text) onText?.(delta.text)
      if (answerText) append(answerText)
    },
    /** The complete answer. @throws what `onPartial` threw */
    async finish() {
      append(reasoningFilter.rest())
      await partials?.finished()
      return { text, tokens }
    },
    stop: () => partials?.stop(),
  }
}

/**
 * Calls one model once and reads its stream. The library's `streamText` is not used: it supports tools, steps and several readers, and
 * takes several times as long for each chunk. The model's reasoning is not part of the answer.
 * @throws ModelFailure; the signal's reason when it was aborted
 */
export async function askOnce<Answer extends object>(
  { model, name, maxOutputTokens }: NamedModel,
  { answer: schema, ...prompt }: ModelRequest<Answer>,
  { signal, ...callbacks }: ModelCallOptions,
  timeouts: ModelTimeouts,
): Promise<ModelResponse<Answer>> {
  const limits = createAnswerLimits(timeouts)
  const abortSignal = AbortSignal.any([signal, limits.signal])
  const reader = createAnswerReader({ ...callbacks, onChunk: limits.onChunk })
  try {
    const request = { ...prompt, jsonSchema: await cachedJsonSchema(schema), maxOutputTokens, signal: abortSignal }
    await model.stream(request, reader.onDelta)
    const { text, tokens } = await reader.finish()
    return { ...parseAnswer(text, schema), model: name, tokens }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (limits.signal.aborted) throw new ModelFailure(limits.reason(), { cause: error })
    throw error instanceof ModelFailure ? error : toModelFailure(error)
  } finally {
    reader.stop()
    limits.stop()
  }
}
