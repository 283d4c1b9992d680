import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { longestBody } from '#server/platform/models/bounded-fetch.ts'

interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Aborting it ends the connection. */
  readonly signal: AbortSignal
}

/** A server that has moved is followed so often. */
const moves = 3

/** Where a server wants the same question asked instead, if that is the same origin: our key goes to no other host, port or scheme. */
function movedTo({ statusCode, headers: { location } }: IncomingMessage, url: URL): URL | null {
  if ((statusCode !== 307 && statusCode !== 308) || !location) return null
  const next = new URL(location, url)
  return next.origin === url.origin ? next : null
}

/** Sends JSON, and answers when the head of the answer has come. @throws what the connection says went wrong */
export async function postJson(url: URL, post: Post, left = moves): Promise<IncomingMessage> {
  const { headers, body, signal } = post
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const sent = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      signal,
    })
    sent.on('error', reject)
    sent.on('response', resolve)
    sent.end(body)
  })
  const next = left > 0 ? movedTo(answer, url) : null
  if (!next) return answer
  answer.resume()
  return postJson(next, post, left - 1)
}

/** Reads a body to its end, as its pieces come. @throws what `onText` throws, or the connection; for a body without end */
export const readText = (answer: IncomingMessage, onText: (text: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let read = 0
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => {
      try {
        read += text.length
        if (read > longestBody) throw new Error('The answer of the model server has no end')
        onText(text)
      } catch (error) {
        reject(error)
        answer.destroy()
      }
    })
    answer.on('end', resolve)
    answer.on('error', reject)
  })
