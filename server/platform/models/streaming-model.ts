import type { LanguageModel } from 'ai'
import type { ModelRequest, QueueOptions, Tokens } from '#server/platform/models/model.ts'

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
  readonly text?: string | undefined
  readonly reasoning?: string | undefined
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
type JsonSchema = Extract<NonNullable<AiSdkOptions['responseFormat']>, { type: 'json' }>['schema']

/** A prompt in the AI SDK's form. */
export const toPrompt = ({ system, turns }: Pick<StreamRequest, 'system' | 'turns'>): AiSdkOptions['prompt'] => [
  { role: 'system', content: system },
  ...turns.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
]

/** Streams one answer of a model of the AI SDK. `doStream` is the interface that every provider implements. */
export async function streamAiSdk(model: AiSdkModel, options: AiSdkOptions, onDelta: (delta: Delta) => void): Promise<void> {
  const { stream } = await model.doStream(options)
  for await (const part of stream) {
    // Sent by the library itself, before the model has sent anything.
    if (part.type === 'stream-start') continue
    if (part.type === 'error') throw part.error
    if (part.type === 'text-delta') onDelta({ text: part.delta })
    else if (part.type === 'reasoning-delta') onDelta({ reasoning: part.delta })
    else if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.usage
      onDelta({ tokens: { input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 } })
    } else onDelta({})
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
