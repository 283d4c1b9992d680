import type { StopCall, Write, WriteCall } from '#app/lib/generation/store.ts'

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

/** Whether a result or a partial contains any text. */
export const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasText) : typeof value === 'string' && value !== ''

/** Makes a write whose result is empty reject with `EmptyResult`. */
export const notEmpty =
  (write: Write): Write =>
  async (call) => {
    const answer = await write(call)
    const { id: _, ...result } = answer
    if (!hasText(result)) throw new EmptyResult()
    return answer
  }

/** One streamed call of the client, as the typed client offers it for each kind. */
export type StreamCall = (
  request: WriteCall['request'],
  options: { signal: AbortSignal; context: { idempotencyKey: string } },
) => Promise<AsyncIterator<{ partial: Record<string, unknown> }, unknown>>

/**
 * Reads a generation's stream to its end. Rejects with the client's error, with `CutStream` when the connection ended
 * after it was opened, and with fetch's TypeError when it could not be opened.
 */
export const writeOver =
  (streamOf: (kind: WriteCall['kind']) => StreamCall): Write =>
  async ({ kind, request, idempotencyKey, signal, onPartial }) => {
    const events = await streamOf(kind)(request, { signal, context: { idempotencyKey } })
    for (;;) {
      const event = await events.next().catch((error: unknown) => {
        throw error instanceof TypeError ? new CutStream(error) : error
      })
      if (!event.done) onPartial(event.value.partial)
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
