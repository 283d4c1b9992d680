import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { maxBodySize } from '#server/platform/models/bounded-fetch.ts'

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
