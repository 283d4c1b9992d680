import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'

/**
 * The maximum length of an event in characters; the longest event that a provider sends repeats a whole answer. Without a limit, a
 * server that never ends an event would fill the memory.
 */
export const maxEventLength = 1024 * 1024
/** The maximum size of a response in bytes, including events and reasoning: many times that of any real answer. */
const maxBodySize = 16 * 1024 * 1024

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

interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Aborting it ends the connection. */
  readonly signal: AbortSignal
}

/** The maximum number of redirects that are followed. */
const maxRedirects = 3

/** The target of a redirect within the same origin: the API key must not go to another host, port or scheme. */
function redirectTarget({ statusCode, headers: { location } }: IncomingMessage, url: URL): URL | null {
  if ((statusCode !== 307 && statusCode !== 308) || !location) return null
  const next = new URL(location, url)
  return next.origin === url.origin ? next : null
}

/** Sends JSON and resolves when the response headers have arrived. @throws the error of the connection */
export async function postJson(url: URL, post: Post, redirectsLeft = maxRedirects): Promise<IncomingMessage> {
  const { headers, body, signal } = post
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal,
    })
    outgoing.on('error', reject)
    outgoing.on('response', resolve)
    outgoing.end(body)
  })
  const next = redirectsLeft > 0 ? redirectTarget(response, url) : null
  if (!next) return response
  response.resume()
  return postJson(next, post, redirectsLeft - 1)
}

/** Streams a response body as text. @throws what `onText` throws, the error of the connection, and for a body longer than `maxBodySize` */
export const readText = (response: IncomingMessage, onText: (text: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let length = 0
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      try {
        length += text.length
        if (length > maxBodySize) throw new Error('The response of the model server is too long')
        onText(text)
      } catch (error) {
        reject(error)
        response.destroy()
      }
    })
    response.on('end', resolve)
    response.on('error', reject)
  })

/**
 * Parses server-sent events. All fields other than `data` are ignored.
 * @param onData called with the data of each event
 * @returns a function that takes the next chunk of the stream, split anywhere; it throws for an event longer than `maxEventLength`
 */
export function createEventParser(onData: (data: string) => void): (text: string) => void {
  let line = ''
  let data: string | undefined

  const parseLine = (complete: string) => {
    if (complete === '' && data !== undefined) {
      const eventData = data
      data = undefined
      onData(eventData)
    } else if (complete.startsWith('data:')) {
      const value = complete.slice(complete[5] === ' ' ? 6 : 5)
      data = data === undefined ? value : `${data}\n${value}`
    }
  }
  return (text) => {
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      const complete = line + text.slice(from, at)
      line = ''
      from = at + 1
      parseLine(complete.endsWith('\r') ? complete.slice(0, -1) : complete)
    }
    line += text.slice(from)
    if (line.length + (data?.length ?? 0) > maxEventLength) throw new Error('An event of the model server is too long')
  }
}
