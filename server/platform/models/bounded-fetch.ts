import { longestEvent } from '#server/platform/models/event-data.ts'

/** Bytes of an answer that are read, its frame and a model's thinking included: many times what any of ours takes. */
export const longestBody = 16 * 1024 * 1024

/** Bytes after the last empty line of a chunk, which ends an event; `null` where there is none. */
function afterLastEvent(chunk: Uint8Array): number | null {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const end = Math.max(bytes.lastIndexOf('\n\n'), bytes.lastIndexOf('\n\r\n'))
  return end < 0 ? null : bytes.length - end
}

/**
 * `fetch` for model servers: an answer without end, or an event without end, which the libraries would keep until it is whole, breaks off
 * instead of filling the memory, whatever it is made of.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let read = 0
  let unended = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      unended = afterLastEvent(chunk) ?? unended + chunk.byteLength
      if (read > longestBody || unended > longestEvent) controller.error(new Error('The answer of the model server has no end'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}
