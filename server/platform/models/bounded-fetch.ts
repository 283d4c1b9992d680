/** Bytes of an answer that are read, its frame and a model's thinking included: many times what any of ours takes. */
export const longestBody = 16 * 1024 * 1024

/** `fetch` for model servers: an answer without end breaks off instead of filling the memory, whatever it is made of. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let read = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > longestBody) controller.error(new Error('The answer of the model server has no end'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers })
}
