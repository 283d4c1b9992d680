import type { LanguageModel } from 'ai'
import type { ModelRequest, Tokens } from '#server/platform/models/model.ts'

/** One question, as every provider is asked. */
export interface Question extends Pick<ModelRequest<object>, 'system' | 'turns'> {
  /** The answer's shape as JSON Schema. */
  readonly shape: Shape
  /** Tokens of the answer; `undefined` leaves it to the server. */
  readonly maxOutputTokens: number | undefined
  readonly signal: AbortSignal
}

/** What one piece of an answer adds. One without anything is a sign of life. */
export interface Delta {
  readonly text?: string | undefined
  readonly reasoning?: string | undefined
  /** What the call took, named once. */
  readonly tokens?: Tokens
}

/** A model that answers piece by piece. */
export interface StreamingModel {
  /** Ends with the answer. @throws APICallError with the status of a refusal; what the connection or the model says went wrong */
  stream(question: Question, onDelta: (delta: Delta) => void): Promise<void>
}

type Library = Extract<LanguageModel, { specificationVersion: 'v4' }>
type Shape = Extract<NonNullable<Parameters<Library['doStream']>[0]['responseFormat']>, { type: 'json' }>['schema']

/** A model of the library. Its `doStream` is the interface that every provider implements. */
export const ofLibrary = (model: Library): StreamingModel => ({
  async stream({ system, turns, shape, maxOutputTokens, signal }, onDelta) {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: system },
        ...turns.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
      ],
      responseFormat: { type: 'json', ...(shape && { schema: shape }) },
      ...(maxOutputTokens !== undefined && { maxOutputTokens }),
      abortSignal: signal,
    })
    for await (const part of stream) {
      // The library's own, before anything has come from the model.
      if (part.type === 'stream-start') continue
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta') onDelta({ text: part.delta })
      else if (part.type === 'reasoning-delta') onDelta({ reasoning: part.delta })
      else if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.usage
        onDelta({ tokens: { input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 } })
      } else onDelta({})
    }
  },
})
