import { asSchema } from 'ai'
import type { z } from 'zod'
import { objectAtEnd, type ReadAnswer, readAnswer } from '#server/infra/models/answer.ts'
import { type Finish, toModelFailure, unusableCode } from '#server/infra/models/failures.ts'
import {
  type FailureCode,
  type ModelCallOptions,
  ModelFailure,
  type ModelRequest,
  type ModelResponse,
  reasonOf,
  type Tokens,
} from '#server/infra/models/model.ts'
import { createPartialJsonReader } from '#server/infra/models/partial-json.ts'
import type { NamedModel } from '#server/infra/models/providers.ts'
import { createReasoningFilter, withoutReasoning } from '#server/infra/models/reasoning.ts'
import type { Delta, StreamingModel, StreamRequest } from '#server/infra/models/streaming-model.ts'

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
  let code: FailureCode = 'stalled'
  let received: number | undefined
  let timer = setTimeout(() => controller.abort(), first)
  return {
    signal: controller.signal,
    code: () => code,
    /** Bytes that may not be a part of an answer. */
    onHeartbeat: () => void timer.refresh(),
    onChunk(characters: number) {
      if (received === undefined) {
        clearTimeout(timer)
        timer = setTimeout(() => controller.abort(), between)
      } else timer.refresh()
      received = (received ?? 0) + characters
      if (received <= maxAnswerLength) return
      code = 'endless'
      controller.abort()
    },
    stop: () => clearTimeout(timer),
  }
}

const failureOf = (code: FailureCode, options: Omit<ConstructorParameters<typeof ModelFailure>[1], 'detail'> = {}) =>
  new ModelFailure(reasonOf(code), { ...options, detail: { code } })

const toJsonSchema = async (answer: z.ZodType) => asSchema(answer).jsonSchema
/** The JSON Schema of each answer schema. Cached, because a conversion takes a millisecond. */
const jsonSchemas = new WeakMap<z.ZodType, ReturnType<typeof toJsonSchema>>()

function cachedJsonSchema(answer: z.ZodType) {
  const jsonSchema = jsonSchemas.get(answer) ?? toJsonSchema(answer)
  jsonSchemas.set(answer, jsonSchema)
  return jsonSchema
}

/** What a model sent, complete or up to its failure. */
interface Received {
  /** The answer, with the reasoning that the model wrote into it. */
  readonly text: string
  /** Reasoning that its server kept apart; only its end. */
  readonly reasoning: string
  readonly toolInput: string
  readonly finish: Finish
  readonly tokens: Tokens
}

/**
 * Collects an answer while it is streamed. Partials hold nothing of the model's reasoning: text before the object may be reasoning whose
 * beginning is not marked, so that an answer that does not begin with its object is only shown from the mark that ends the reasoning.
 * @param onChunk called for each chunk with the number of characters of the answer in it; 0 for reasoning and keep-alive chunks
 */
function createAnswerReader({
  onPartial,
  onText,
  onChunk,
  onHeartbeat,
}: Pick<ModelCallOptions, 'onPartial' | 'onText'> & { onChunk: (characters: number) => void; onHeartbeat: () => void }) {
  const partials = onPartial && createPartialJsonReader(onPartial)
  const reasoningFilter = createReasoningFilter()
  let [text, reasoning, toolInput, finish, tokens]: [string, string, string, Finish, Tokens] = ['', '', '', 'none', { input: 0, output: 0 }]
  return {
    onDelta(delta: Delta) {
      if (delta.isHeartbeat) return onHeartbeat()
      const shown = delta.text ? reasoningFilter.add(delta.text) : undefined
      onChunk((shown?.text.length ?? 0) + (delta.toolInput?.length ?? 0))
      if (delta.tokens) tokens = delta.tokens
      if (delta.finish) finish = delta.finish
      for (const piece of [delta.reasoning, delta.text, delta.toolInput]) if (piece) onText?.(piece)
      if (delta.reasoning) reasoning = (reasoning + delta.reasoning).slice(-maxAnswerLength)
      if (delta.toolInput) toolInput += delta.toolInput
      if (delta.text) text += delta.text
      if (shown?.restart) partials?.restart()
      if (shown?.text) partials?.add(shown.text)
    },
    received: (): Received => ({ text, reasoning, toolInput, finish, tokens }),
    /** Resolves when the last partial was emitted. @throws what `onPartial` threw */
    async finish() {
      partials?.add(reasoningFilter.rest())
      await partials?.finished()
    },
    stop: () => partials?.stop(),
  }
}

/** The answer in what was received: in its text, else in the input of a tool, else at the end of the reasoning. */
function answerIn<Answer extends object>({ text, toolInput, reasoning, finish }: Received, schema: z.ZodType<Answer>) {
  const isWhole = finish !== 'length' && finish !== 'none'
  return (
    readAnswer(text, schema, isWhole) ??
    readAnswer(toolInput, schema, isWhole) ??
    (text.trim() === '' ? readAnswer(objectAtEnd(reasoning), schema, false) : undefined)
  )
}

/**
 * Streams one answer. A complete one counts also when its stream did not end in order.
 * @returns the answer, or why there is none
 * @throws ModelFailure; the signal's reason when it was aborted
 */
async function streamAnswer<Answer extends object>(
  model: StreamingModel,
  { schema, ...request }: Omit<StreamRequest, 'signal'> & { schema: z.ZodType<Answer> },
  { signal, priority, onWaiting, ...callbacks }: ModelCallOptions,
  timeouts: ModelTimeouts,
): Promise<{ readonly read: ReadAnswer<Answer> | FailureCode; readonly tokens: Tokens }> {
  const limits = createAnswerLimits(timeouts)
  const reader = createAnswerReader({ ...callbacks, onChunk: limits.onChunk, onHeartbeat: limits.onHeartbeat })
  try {
    await model.stream({ ...request, signal: AbortSignal.any([signal, limits.signal]) }, reader.onDelta, { priority, onWaiting })
    await reader.finish()
    const received = reader.received()
    const { text, toolInput, finish, tokens } = received
    const why = () => unusableCode(withoutReasoning(text), { finish, calledTool: toolInput !== '' || finish === 'tool-calls' })
    return { read: answerIn(received, schema) ?? why(), tokens }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const received = reader.received()
    const read = answerIn({ ...received, finish: 'none' }, schema)
    if (read) return { read, tokens: received.tokens }
    throw limits.signal.aborted ? failureOf(limits.code(), { cause: error }) : toModelFailure(error)
  } finally {
    reader.stop()
    limits.stop()
    onWaiting?.(null)
  }
}

/**
 * Calls one model once and reads its stream; again at once when its server turned out not to enforce the schema. The library's `streamText`
 * is not used: it supports tools, steps and several readers, and takes several times as long for each chunk. Its middleware for reasoning
 * knows one pair of marks, and needs to be told whether the first is there. The model's reasoning is not part of the answer.
 * @throws ModelFailure; the signal's reason when it was aborted
 */
export async function askOnce<Answer extends object>(
  { model, name, maxOutputTokens, use }: NamedModel,
  { answer: schema, ...prompt }: ModelRequest<Answer>,
  options: ModelCallOptions,
  timeouts: ModelTimeouts,
): Promise<ModelResponse<Answer>> {
  const request = { ...prompt, schema, jsonSchema: await cachedJsonSchema(schema), maxOutputTokens }
  let [used, repeated]: [Tokens, boolean] = [{ input: 0, output: 0 }, false]
  for (;;) {
    const { read, tokens } = await streamAnswer(model, request, options, timeouts)
    used = { input: used.input + tokens.input, output: used.output + tokens.output }
    if (typeof read !== 'string') return { ...read, model: name, tokens: used, repairs: use?.repairs }
    const isOtherForm = read === 'unusable' || read === 'toolCall'
    if (repeated || !isOtherForm || !model.onUnusable?.()) throw failureOf(read, { repeated })
    repeated = true
  }
}
