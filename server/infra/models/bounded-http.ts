/**
 * The maximum length of an event in bytes; the longest event that a provider sends repeats a whole answer. Without a limit, a server that
 * never ends an event would fill the memory.
 */
export const maxEventLength = 1024 * 1024
/** The maximum size of a response in bytes, including events and reasoning: many times that of any real answer. */
const maxBodySize = 16 * 1024 * 1024
/** The maximum number of redirects that are followed. */
const maxRedirects = 3
/** Redirects that repeat the method and the body. */
const followedRedirects: ReadonlySet<number> = new Set([307, 308])

/** The target of a redirect within the same origin: the API key must not go to another host, port or scheme. */
function redirectTarget({ status, headers, url }: Response): URL | null {
  const location = followedRedirects.has(status) && headers.get('location')
  const next = location ? URL.parse(location, url) : null
  return next?.origin === new URL(url).origin ? next : null
}

/** `fetch` that follows redirects within the same origin only; any other redirect is the response. */
async function fetchSameOrigin(input: Parameters<typeof fetch>[0], init?: RequestInit, redirectsLeft = maxRedirects): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual' })
  const next = redirectsLeft > 0 ? redirectTarget(response) : null
  if (!next) return response
  await response.body?.cancel()
  return fetchSameOrigin(next, init, redirectsLeft - 1)
}

/** The number of bytes after the last empty line (the end of an event) in a chunk; `null` when it has no empty line. */
function bytesAfterLastEvent(chunk: Uint8Array): number | null {
  const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  const end = Math.max(bytes.lastIndexOf('\n\n'), bytes.lastIndexOf('\n\r\n'))
  return end < 0 ? null : bytes.length - end
}

/**
 * `fetch` for model servers: follows redirects within the same origin only, with a limit on the size of a response and of an event. The
 * libraries buffer an event until it is complete, so that an endless one would fill the memory.
 * @param maxEvent bytes without an empty line
 */
export const boundedFetchOf =
  (maxEvent: number): typeof fetch =>
  async (input, init) => {
    const response = await fetchSameOrigin(input, init)
    if (!response.body) return response
    let totalBytes = 0
    let eventBytes = 0
    const limiter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        totalBytes += chunk.byteLength
        eventBytes = bytesAfterLastEvent(chunk) ?? eventBytes + chunk.byteLength
        if (totalBytes > maxBodySize || eventBytes > maxEvent) controller.error(new Error('The response of the model server is too long'))
        else controller.enqueue(chunk)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(limiter), { status, statusText, headers })
  }

export const boundedFetch = boundedFetchOf(maxEventLength)
