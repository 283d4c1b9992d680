import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Dialed, Network } from '#server/infra/links/network.ts'
import { occupyPort } from '#tests/support/network.ts'

/** One call that reached a double. */
export interface NetworkCall {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  json<Body>(): Body
  /** A body of fields, with files or without. */
  form(): Promise<FormData>
}

export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
}

/**
 * How a call goes wrong. `never answers`: nor does it · `hangs up`: before it is done · `does it, then hangs up` · `does it, then breaks off`: in the middle of its answer · or another answer
 * in place of its own
 */
export type Fault = 'never answers' | 'hangs up' | 'does it, then hangs up' | 'does it, then breaks off' | Reply

/** A post that a double holds. */
export interface HeldPost {
  readonly id: string
  readonly text: string
  /** Descriptions of its pictures, or the names of its files. */
  readonly media: readonly string[]
  /** The post that it answers. */
  readonly to?: string | undefined
}

/** What doubles have in common. */
export interface NetworkDouble {
  readonly network: Network
  readonly calls: NetworkCall[]
  /** Connections, by what was dialed. */
  readonly dialed: Dialed[]
  readonly posts: HeldPost[]
  /** What it issued or was sent, and nobody else may see. */
  readonly secrets: Set<string>
  /** While true nobody can connect. */
  isUnreachable: boolean
  /** The next call that matches goes wrong. */
  fail(path: RegExp, fault: Fault): void
  /** So does one after some that do not. */
  failAfter(good: number, path: RegExp, fault: Fault): void
  /** What becomes of the next calls that match, one after another, in place of what was set before; `undefined` is answered as usual. */
  lose(path: RegExp, faults: readonly (Fault | undefined)[]): void
  close(): Promise<void>
}

export const publicAddress = '93.184.215.14'
/** Its hosts are on this machine's network. */
export const privateHost = 'intranet.example'

async function callOf(request: IncomingMessage): Promise<NetworkCall> {
  const { method = '', headers } = request
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://double')
  const body = await buffer(request)
  return {
    method,
    host: headers.host ?? '',
    path: pathname,
    query: searchParams,
    headers,
    body,
    json: () => JSON.parse(body.toString()),
    form: () => new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData(),
  }
}

function send(response: ServerResponse, { status, headers, json }: Reply, breaksOff: boolean): void {
  const text = json === undefined ? '' : JSON.stringify(json)
  const half = text.slice(0, Math.floor(text.length / 2))
  const type = text !== '' && { 'content-type': 'application/json' }
  response.writeHead(status, { ...type, 'content-length': Buffer.byteLength(text), ...headers })
  if (breaksOff) response.write(half, () => response.destroy())
  else response.end(text)
}

/**
 * A network on loopback, under its own host names.
 * @param hosts names that lead to it
 */
export async function startNetwork(
  hosts: readonly string[],
  answer: (call: NetworkCall) => Reply | Promise<Reply>,
  secrets = new Set<string>(),
): Promise<NetworkDouble> {
  let faults: { path: RegExp; fault: Fault | undefined }[] = []
  const calls: NetworkCall[] = []
  const dialed: Dialed[] = []
  const server = createServer(async (request, response) => {
    const call = await callOf(request)
    calls.push(call)
    const at = faults.findIndex(({ path }) => path.test(`${call.method} ${call.path}`))
    const [{ fault } = {}] = at < 0 ? [] : faults.splice(at, 1)
    if (fault === 'never answers') return
    if (fault === 'hangs up') return void response.destroy()
    if (typeof fault === 'object') return send(response, fault, false)
    const reply = await answer(call)
    if (fault === 'does it, then hangs up') return void response.destroy()
    send(response, reply, fault === 'does it, then breaks off')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const closed = await occupyPort()
  closed.server.close()
  const double = { isUnreachable: false }
  return Object.assign(double, {
    network: {
      resolve: async (hostname: string) => (hosts.includes(hostname) ? [publicAddress] : hostname === privateHost ? ['10.0.0.1'] : []),
      dial(to: Dialed) {
        dialed.push(to)
        return connect({ host: '127.0.0.1', port: double.isUnreachable ? closed.port : port })
      },
    },
    calls,
    dialed,
    posts: [],
    secrets,
    fail: (path: RegExp, fault: Fault) => void faults.push({ path, fault }),
    failAfter(good: number, path: RegExp, fault: Fault) {
      for (const each of [...Array<undefined>(good).fill(undefined), fault]) faults.push({ path, fault: each })
    },
    lose(path: RegExp, lost: readonly (Fault | undefined)[]) {
      faults = lost.map((fault) => ({ path, fault }))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}

/** The body of a form without files. */
export const fieldsOf = ({ body }: NetworkCall): Record<string, string> => Object.fromEntries(new URLSearchParams(body.toString()))

export const bearerOf = ({ headers }: NetworkCall): string => (headers.authorization ?? '').replace(/^Bearer /, '')
