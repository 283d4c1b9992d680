import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request as open } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { createGunzip, createInflate } from 'node:zlib'
import fc from 'fast-check'
import type { OpenApiDocument } from '#server/features/docs/document.ts'

/** The part of JSON Schema that the document uses for requests. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
}

/** An answer that the document lists: a schema for each media type. */
interface ListedAnswer {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

/** One call of the document. */
export interface Operation {
  /** `GET /api/me`. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly query: readonly { readonly name: string; readonly required?: boolean; readonly schema: Schema }[]
  /** Schema of its JSON body; `undefined` for a call without one. */
  readonly body: { readonly required?: boolean; readonly schema: Schema } | undefined
  /** By status. */
  readonly answers: Readonly<Record<string, ListedAnswer>>
}

interface DescribedOperation {
  readonly parameters?: readonly (Operation['query'][number] & { readonly in: string })[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Operation['answers']
}

/** Every call that the document describes. */
export function operationsOf({ paths = {} }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, described]) =>
    Object.entries(described as Record<string, DescribedOperation>).map(([method, { parameters = [], requestBody, responses }]) => {
      const schema = requestBody?.content['application/json']?.schema
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query'),
        body: schema && { schema, ...(requestBody?.required && { required: true }) },
        answers: responses,
      }
    }),
  )
}

/** Headers with values that a proxy, a browser or an attacker might send. */
const values: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json,text/plain',
    ';',
    'application/JSON',
    'application/octet-stream',
  ],
  accept: ['text/event-stream', '*/*', 'text/html', 'application/xml', 'text/event-stream;q=0', ';;;', ''],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*', 'zstd, deflate'],
  'accept-language': ['*', 'xx-XX;q=9', ';'],
  'idempotency-key': ['k', 'the-same-key', 'x'.repeat(201), 'a b', '\xe9', '', '__proto__'],
  authorization: ['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'bearer  x  '],
  'content-disposition': ['inline', 'attachment; filename="x"'],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  cookie: ['a=b; a=c', '=', ';;;', `x=${'y'.repeat(3000)}`, '__Host-session=x', '%00=%00', 'postwright.session_token=a.b'],
  origin: ['null', 'https://evil.example', 'http://localhost', '', '://'],
  'sec-fetch-site': ['cross-site', 'same-site', 'none', 'x'],
  'x-forwarded-for': ['unknown', '::1', '127.0.0.1', ',,,', '1.2.3.4.5', '[::1]:80', 'fe80::1%eth0', '\xff'],
  'x-forwarded-proto': ['javascript', 'https'],
  'x-http-method-override': ['DELETE'],
  host: ['', 'evil.example', 'a b', ':::', 'localhost:99999', '[::1', '\xff', 'localhost/../x', 'user@host'],
  'if-none-match': ['*', '"x"'],
  'if-modified-since': ['Sat, 21 Nov 2026 10:00:00 GMT', 'never'],
  range: ['bytes=0-', 'bytes=9-1', 'x'],
  te: ['trailers'],
  upgrade: ['websocket', 'h2c'],
  traceparent: ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 'x'],
  'last-event-id': ['5', '\xff'],
}

const odd = fc.constantFrom(...Object.entries(values).flatMap(([name, each]) => each.map((value) => [name, value] as const)))

/** One to three unusual headers. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(odd, { minLength: 1, maxLength: 3 })
  .map((some) => Object.fromEntries(some))

/** A request as it is sent. */
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

/** Decoders of compressed answers. */
const decoders = { gzip: createGunzip, deflate: createInflate }

const readingOf = (incoming: IncomingMessage): Promise<string> => {
  const coding = incoming.headers['content-encoding'] as keyof typeof decoders | undefined
  return textOf(coding ? incoming.pipe(decoders[coding]()) : incoming)
}

/** Milliseconds to wait for an answer. */
const timeoutMs = 60_000

/**
 * Sends a request unchanged: `fetch` would normalise paths and headers.
 * @param endless whether a successful answer has no end: the connection is then closed when it begins
 * @throws when the connection breaks or no answer comes
 */
export function send(agent: Agent, port: number, { method, target, headers, body }: Sent, endless: boolean): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = open({ agent, host: '127.0.0.1', port, method, path: target, headers, timeout: timeoutMs })
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer within ${timeoutMs} ms`)))
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

/** The request as a curl command, with JavaScript escapes for unprintable characters. */
export function asCommand({ method, target, headers, body }: Sent, url: string): string {
  const quoted = (text: string) => `$'${JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'").replaceAll('\\"', '"')}'`
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const sent = body ? [`--data-binary ${quoted(body.bytes.toString('latin1'))}`] : []
  return ['curl', '-i', `-X ${method}`, `--request-target ${quoted(target)}`, ...named, ...sent, url].join(' ')
}
