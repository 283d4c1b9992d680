import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request as open } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { createGunzip, createInflate } from 'node:zlib'

/** What went over the wire. */
export interface Sent {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly bytes: Buffer; readonly chunked: boolean } | undefined
}

export interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Empty for a stream without an end. */
  readonly text: string
}

/** What a compressed answer is read through. */
const decoders = { gzip: createGunzip, deflate: createInflate }

const readingOf = (incoming: IncomingMessage): Promise<string> => {
  const coding = incoming.headers['content-encoding'] as keyof typeof decoders | undefined
  return textOf(coding ? incoming.pipe(decoders[coding]()) : incoming)
}

/** Milliseconds after which an answer counts as none. */
const patience = 60_000

/**
 * Sends a request as it is: `fetch` would put paths and headers right.
 * @param endless whether a successful answer has no end: it is let go once it has begun
 * @throws when the connection breaks or no answer comes
 */
export function send(agent: Agent, port: number, { method, target, headers, body }: Sent, endless: boolean): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = open({ agent, host: '127.0.0.1', port, method, path: target, headers, timeout: patience })
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer within ${patience} ms`)))
    outgoing.on('response', (incoming) => {
      const { statusCode: status = 0, headers } = incoming
      if (!endless || status !== 200) return void readingOf(incoming).then((text) => resolve({ status, headers, text }), reject)
      incoming.destroy()
      resolve({ status, headers, text: '' })
    })
    if (!body) return void outgoing.end()
    if (body.chunked) outgoing.setHeader('transfer-encoding', 'chunked')
    else outgoing.setHeader('content-length', body.bytes.byteLength)
    outgoing.end(body.bytes)
  })
}

/** The same request for a terminal. What a shell cannot show goes as it would stand in a string of JavaScript. */
export function asCommand({ method, target, headers, body }: Sent, url: string): string {
  const quoted = (text: string) => `$'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const sent = body ? [`--data-binary ${quoted(body.bytes.toString('latin1'))}`] : []
  return ['curl', '-i', `-X ${method}`, `--request-target ${quoted(target)}`, ...named, ...sent, url].join(' ')
}
