import type { StopCall, Write, WriteCall } from '#app/lib/generation/store.ts'
import { textFields } from '#app/lib/generation/text-fields.ts'
import type { Waiting } from '#contract/waiting.ts'

/** The stream ended or broke before its `done` event: the client does not know whether the server finished. */
export class CutStream extends Error {
  constructor(cause?: unknown) {
    super('The stream ended before its done event', { cause })
    this.name = 'CutStream'
  }
}

/** The server sent a result without any text. */
export class EmptyResult extends Error {
  override name = 'EmptyResult'
}

const isText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(isText) : typeof value === 'string' && value !== ''

/** Whether a result or a partial contains any text; notes to the writer are none. */
export const hasText = (result: object): boolean => isText(textFields(result))

/** Makes a write whose result is empty reject with `EmptyResult`. */
export const notEmpty =
  (write: Write): Write =>
  async (call) => {
    const answer = await write(call)
    const { id: _, ...result } = answer
    if (!hasText(result)) throw new EmptyResult()
    return answer
  }

/** A `message` event of a stream. One of a later version has other fields. */
export interface Progress {
  readonly partial?: Record<string, unknown>
  readonly waiting?: Waiting
}

/** Passes on what an event says about a generation, and nothing when it is of no known type. */
export function report({ partial, waiting }: Progress, { onPartial, onWaiting }: Pick<WriteCall, 'onPartial' | 'onWaiting'>): void {
  if (partial) onPartial(partial)
  else if (waiting) onWaiting(waiting)
}

/** One streamed call of the client, as the typed client offers it for each kind. */
export type StreamCall = (
  request: WriteCall['request'],
  options: { signal: AbortSignal; context: { idempotencyKey: string } },
) => Promise<AsyncIterator<Progress, unknown>>

/**
 * Reads a generation's stream to its end. Rejects with the client's error, with `CutStream` when the connection ended
 * after it was opened, and with fetch's TypeError when it could not be opened.
 */
export const writeOver =
  (streamOf: (kind: WriteCall['kind']) => StreamCall): Write =>
  async (call) => {
    const { kind, request, idempotencyKey, signal } = call
    const events = await streamOf(kind)(request, { signal, context: { idempotencyKey } })
    for (;;) {
      const event = await events.next().catch((error: unknown) => {
        throw error instanceof TypeError ? new CutStream(error) : error
      })
      if (!event.done) report(event.value, call)
      else if (isAnswer(event.value)) return event.value
      else throw new CutStream()
    }
  }

const isAnswer = (value: unknown): value is Awaited<ReturnType<Write>> =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** The call that stops generations, as the typed client offers it. */
export type StopRequest = (input: { keys: string[] }) => Promise<{
  items: readonly { readonly key: string; readonly generation: { readonly id: string; readonly result: Record<string, unknown> } | null }[]
}>

/** Stops generations by their keys. Rejects with the client's error. */
export const stopOver =
  (stop: StopRequest): StopCall =>
  async (keys) => {
    const { items } = await stop({ keys: [...keys] })
    const finished = items.flatMap(({ key, generation }) => (generation ? [{ key, generation }] : []))
    return new Map(finished.map(({ key, generation: { id, result } }) => [key, { id, ...result } as Awaited<ReturnType<Write>>]))
  }
