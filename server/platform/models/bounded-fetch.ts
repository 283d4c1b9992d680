import { maxEventLength } from '#server/platform/models/event-data.ts'

/** The maximum size of a response in bytes, including events and reasoning: many times that of any real answer. */
export const maxBodySize = 16 * 1024 * 1024

/** The number of bytes after the last empty line (the end of an event) in a chunk; `null` when it has no empty line. */
function bytesAfterLastEvent(chunk: Uint8Array): number | null {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const end = Math.max(bytes.lastIndexOf('\n\n'), bytes.lastIndexOf('\n\r\n'))
  return end < 0 ? null : bytes.length - end
}

/**
 * `fetch` for model servers with a limit on the size of a response and of an event. The libraries buffer an event until it is complete, so
 * that an endless one would fill the memory.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let totalBytes = 0
  let eventBytes = 0
  const limiter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      totalBytes += chunk.byteLength
      eventBytes = bytesAfterLastEvent(chunk) ?? eventBytes + chunk.byteLength
      if (totalBytes > maxBodySize || eventBytes > maxEventLength)
        controller.error(new Error('The response of the model server is too long'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(limiter), { status, statusText, headers })
}
