import { asSchema } from 'ai'
import type { z } from 'zod'
import { toModelFailure } from '#server/platform/models/failures.ts'
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
import type { Delta, StreamingModel, StreamRequest } from '#server/platform/models/streaming-model.ts'

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
 * Streams one answer.
 * @throws ModelFailure; the signal's reason when it was aborted
 */
async function streamAnswer(
  model: StreamingModel,
  request: Omit<StreamRequest, 'signal'>,
  { signal, priority, onWaiting, ...callbacks }: ModelCallOptions,
  timeouts: ModelTimeouts,
): Promise<{ text: string; tokens: Tokens }> {
  const limits = createAnswerLimits(timeouts)
  const reader = createAnswerReader({ ...callbacks, onChunk: limits.onChunk })
  try {
    await model.stream({ ...request, signal: AbortSignal.any([signal, limits.signal]) }, reader.onDelta, { priority, onWaiting })
    return await reader.finish()
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw limits.signal.aborted ? new ModelFailure(limits.reason(), { cause: error }) : toModelFailure(error)
  } finally {
    reader.stop()
    limits.stop()
    onWaiting?.(null)
  }
}

/**
 * Calls one model once and reads its stream; again at once when its server turned out not to enforce the schema. The library's `streamText`
 * is not used: it supports tools, steps and several readers, and takes several times as long for each chunk. The model's reasoning is not
 * part of the answer.
 * @throws ModelFailure; the signal's reason when it was aborted
 */
export async function askOnce<Answer extends object>(
  { model, name, maxOutputTokens, use }: NamedModel,
  { answer: schema, ...prompt }: ModelRequest<Answer>,
  options: ModelCallOptions,
  timeouts: ModelTimeouts,
): Promise<ModelResponse<Answer>> {
  const request = { ...prompt, jsonSchema: await cachedJsonSchema(schema), maxOutputTokens }
  for (let earlier: Tokens = { input: 0, output: 0 }; ; ) {
    const { text, tokens } = await streamAnswer(model, request, options, timeouts)
    const used = { input: earlier.input + tokens.input, output: earlier.output + tokens.output }
    try {
      return { ...parseAnswer(text, schema), model: name, tokens: used, mends: use?.mends }
    } catch (error) {
      if (!model.onUnusable?.()) throw error
      earlier = used
    }
  }
}
