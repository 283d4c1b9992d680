import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as bodyText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Body, type WireFormat, wireFormats } from '#tests/support/wire-formats.ts'

/** One call that reached the double. */
export interface Call {
  readonly path: string
  readonly body: Body
  readonly authorization: string | undefined
  /** The whole prompt as one text. */
  readonly prompt: string
  /** Number of the call, from 0. */
  readonly index: number
  /** Whether the client disconnected before the answer was complete. */
  hungUp: boolean
}

interface CallContext {
  readonly call: Call
  readonly format: WireFormat
  readonly response: ServerResponse
  /** Aborts when the client disconnects or the double closes. */
  readonly signal: AbortSignal
}
export type Behaviour = (turn: CallContext) => Promise<void>

const tokens = { input: 11, output: 7 }
const start = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const chunksOf = (text: string, size: number) => text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'gu')) ?? []

interface StreamOptions {
  /** Code points of each chunk. */
  readonly size?: number
  /** Milliseconds before each chunk. */
  readonly pause?: number
  /** Chunks after which it stalls with an open connection. */
  readonly stallAfter?: number
  /** Chunks after which the socket is destroyed. */
  readonly cutAfter?: number
  /** How it says that its answer ended; of OpenAI's protocol only. */
  readonly finish?: string
}

/** Streams a text unchanged: complete JSON, truncated JSON, or anything else. */
export const says =
  (
    text: string | ((call: Call) => string),
    {
      size = 40,
      pause = 0,
      stallAfter = Number.POSITIVE_INFINITY,
      cutAfter = Number.POSITIVE_INFINITY,
      finish = 'stop',
    }: StreamOptions = {},
  ): Behaviour =>
  async ({ call, format, response, signal }) => {
    start(response).write(format.open(call.body))
    for (const [at, piece] of chunksOf(typeof text === 'string' ? text : text(call), size).entries()) {
      if (at >= stallAfter) return void (await once(response, 'close', { signal }).catch(() => undefined))
      if (at >= cutAfter) return void response.socket?.destroy()
      if (pause > 0) await wait(pause, undefined, { signal })
      response.write(format.chunk(piece, call.body))
    }
    response.end(format.end(tokens, call.body).replace('"finish_reason":"stop"', `"finish_reason":"${finish}"`))
  }

/** Streams an answer as JSON. */
export const answers = (answer: unknown | ((call: Call) => unknown), manner?: StreamOptions): Behaviour =>
  says((call) => JSON.stringify(typeof answer === 'function' ? answer(call) : answer), manner)

/** Writes the same data repeatedly, with backpressure, until the signal aborts. */
async function writeUntilAborted(response: ServerResponse, signal: AbortSignal, piece: string): Promise<void> {
  while (!signal.aborted) if (!response.write(piece)) await once(response, 'drain', { signal })
}

/** Faulty behaviours of a model server. */
export const faulty = {
  /** Accepts the call and never answers. */
  async silence({ response, signal }) {
    await once(response, 'close', { signal }).catch(() => undefined)
  },
  /** Streams a valid answer without an end. */
  async streamsEndlessly({ call, format, response, signal }) {
    start(response).write(format.open(call.body))
    await writeUntilAborted(response, signal, format.chunk('and so on, '.repeat(20), call.body))
  },
  /** Sends bytes without an end that never form an event. */
  sendsEndlessBytes: ({ response, signal }) => writeUntilAborted(start(response), signal, 'x'.repeat(65_536)),
  /** Answers with bytes that are not HTTP. */
  async sendsInvalidHttp({ response }) {
    response.socket?.end('\u0000\u0001 not a word of it \r\n\r\n')
  },
  /** Closes the connection without an answer. */
  async hangsUp({ response }) {
    response.socket?.destroy()
  },
} satisfies Record<string, Behaviour>

/** Answers with an HTTP error. `retryAfter` in seconds. */
export const refuses =
  (status: number, { retryAfter, message = 'the double refuses' }: { retryAfter?: number; message?: string } = {}): Behaviour =>
  async ({ response }) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
    response.end(JSON.stringify({ error: { message, type: 'double', code: status } }))
  }

export interface ModelDouble {
  /** Ends in `/v1`: what AI_BASE_URL is set to. */
  readonly url: string
  readonly calls: readonly Call[]
  /** Number of open connections. */
  connections(): Promise<number>
  /** Sets the behaviours of the next calls, in order. */
  next(...behaviours: Behaviour[]): void
  /** Sets the behaviour of calls for which `next` has nothing left. */
  always(behaviour: Behaviour): void
  /** Removes calls and behaviours. */
  reset(): void
  /** @throws when there was a call without a behaviour */
  close(): Promise<void>
}

/** A model server on loopback with set behaviours. It fails the test when a call has none. */
export async function startModel(port = 0): Promise<ModelDouble> {
  let queue: Behaviour[] = []
  let defaultBehaviour: Behaviour | undefined
  let calls: Call[] = []
  const unexpected: string[] = []
  const closing = new AbortController()

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? ''
    const body = JSON.parse((await bodyText(request)) || '{}') as Body
    const shape = wireFormats.find(({ matches }) => matches(path.split('?')[0] ?? ''))
    const behaviour = queue.shift() ?? defaultBehaviour
    if (!shape || !behaviour) {
      unexpected.push(path)
      return refuses(501, { message: 'nothing was set for this call' })({ response } as CallContext)
    }
    const call: Call = {
      path,
      body,
      authorization: request.headers.authorization,
      prompt: shape.promptOf(body),
      index: calls.length,
      hungUp: false,
    }
    calls.push(call)
    const disconnected = new AbortController()
    response.once('close', () => {
      call.hungUp = !response.writableFinished
      disconnected.abort()
    })
    await behaviour({ call, format: shape, response, signal: AbortSignal.any([disconnected.signal, closing.signal]) })
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if ((error as Error).name !== 'AbortError') unexpected.push(String(error))
      response.destroy()
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get calls() {
      return calls
    },
    connections: () => promisify(server.getConnections.bind(server))(),
    next: (...behaviours) => void queue.push(...behaviours),
    always: (behaviour) => {
      defaultBehaviour = behaviour
    },
    reset() {
      queue = []
      defaultBehaviour = undefined
      calls = []
      unexpected.length = 0
    },
    async close() {
      closing.abort()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      if (unexpected.length > 0) throw new Error(`The model double got calls for which nothing was set: ${unexpected.join(', ')}`)
    },
  }
}
