import { InvalidResponseDataError, JSONParseError, type LanguageModel } from 'ai'
import type { Finish } from '#server/infra/models/failures.ts'
import type { ModelRequest, QueueOptions, Tokens } from '#server/infra/models/model.ts'

/** A request to a model, the same for every provider. */
export interface StreamRequest extends Pick<ModelRequest<object>, 'system' | 'turns'> {
  /** The JSON Schema of the answer. */
  readonly jsonSchema: JsonSchema
  /** The maximum number of tokens of the answer; `undefined` leaves it to the server. */
  readonly maxOutputTokens: number | undefined
  readonly signal: AbortSignal
}

/** One chunk of an answer. An empty one shows that the model is still working. */
export interface Delta {
  /** Bytes arrived that may not be a part of an answer: the server still holds the connection. */
  readonly isHeartbeat?: true
  readonly text?: string | undefined
  readonly reasoning?: string | undefined
  /** A part of the input of a tool that the model called in place of an answer. */
  readonly toolInput?: string | undefined
  /** How the answer ended; reported once, by providers that say it. */
  readonly finish?: Finish
  /** The tokens that the call used; reported once. */
  readonly tokens?: Tokens
}

/** A model that streams its answer. */
export interface StreamingModel {
  /** Resolves at the end of the answer. @throws APICallError for a response with an error status; errors of the connection or the model */
  stream(request: StreamRequest, onDelta: (delta: Delta) => void, queue?: QueueOptions): Promise<void>
  /**
   * Reports that a complete answer did not have the requested shape.
   * @returns whether requests are sent in another form from now on, so that this one is worth repeating at once
   */
  onUnusable?(): boolean
}

export type AiSdkModel = Extract<LanguageModel, { specificationVersion: 'v4' }>
export type AiSdkOptions = Parameters<AiSdkModel['doStream']>[0]
type AiSdkPart = Awaited<ReturnType<AiSdkModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never
type AiSdkFinish = Extract<AiSdkPart, { type: 'finish' }>['finishReason']
type JsonSchema = Extract<NonNullable<AiSdkOptions['responseFormat']>, { type: 'json' }>['schema']

/** A prompt in the AI SDK's form. */
export const toPrompt = ({ system, turns }: Pick<StreamRequest, 'system' | 'turns'>): AiSdkOptions['prompt'] => [
  { role: 'system', content: system },
  ...turns.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
]

/**
 * What libraries report of an answer that lacks its end or has an event that is no JSON: what arrived decides whether it is one. Every other
 * error ends it.
 */
const isFaultOfForm = (error: unknown): boolean => InvalidResponseDataError.isInstance(error) || JSONParseError.isInstance(error)

/** Ends that the libraries do not know, by the words in which servers write them. */
const otherFinishes: readonly (readonly [RegExp, Finish])[] = [
  [/length|max_?(output_?)?tokens|max_?new_?tokens/i, 'length'],
  [/filter|safety|refus|block|prohibit|recitation/i, 'content-filter'],
  [/tool/i, 'tool-calls'],
  [/error/i, 'error'],
]

function finishOf({ unified, raw = '' }: AiSdkFinish): Finish {
  if (unified === 'interrupted') return 'none'
  return unified === 'other' ? (otherFinishes.find(([words]) => words.test(raw))?.[1] ?? 'other') : unified
}

/**
 * Streams one answer of a model of the AI SDK. `doStream` is the interface that every provider implements.
 * @param readRaw reads from an event what the library does not; for a model that is asked for raw events
 */
export async function streamAiSdk(
  model: AiSdkModel,
  options: AiSdkOptions,
  onDelta: (delta: Delta) => void,
  readRaw?: (event: unknown) => Delta,
): Promise<void> {
  const { stream } = await model.doStream(options)
  let isWhole = true
  for await (const part of stream) {
    // Sent by the library itself, before the model has sent anything.
    if (part.type === 'stream-start') continue
    if (part.type === 'error' && !isFaultOfForm(part.error)) throw part.error
    if (part.type === 'error') isWhole &&= !InvalidResponseDataError.isInstance(part.error)
    else if (part.type === 'text-delta') onDelta({ text: part.delta })
    else if (part.type === 'reasoning-delta') onDelta({ reasoning: part.delta })
    else if (part.type === 'tool-input-delta') onDelta({ toolInput: part.delta })
    else if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.usage
      onDelta({
        finish: isWhole ? finishOf(part.finishReason) : 'none',
        tokens: { input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 },
      })
    } else onDelta(part.type === 'raw' && readRaw ? readRaw(part.rawValue) : {})
  }
}

/** A model of the AI SDK that accepts every part of a request. */
export const fromAiSdk = (model: AiSdkModel): StreamingModel => ({
  stream: ({ jsonSchema, maxOutputTokens, signal, ...prompt }, onDelta) =>
    streamAiSdk(
      model,
      {
        prompt: toPrompt(prompt),
        responseFormat: { type: 'json', ...(jsonSchema && { schema: jsonSchema }) },
        ...(maxOutputTokens !== undefined && { maxOutputTokens }),
        abortSignal: signal,
      },
      onDelta,
    ),
})
