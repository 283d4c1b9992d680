import { type IncomingMessage, request } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { sourceLimits } from '#contract/sources.ts'
import { LinkError } from '#server/infra/links/link-error.ts'
import { createInternet, type Network } from '#server/infra/links/network.ts'
import { checkedUrl, hostnameOf, publicAddresses } from '#server/infra/links/public-hosts.ts'

/** A page that was fetched. */
export interface FetchedPage {
  /** After redirects. */
  readonly url: string
  readonly type: 'html' | 'md' | 'txt'
  /** As the server declared it. */
  readonly charset: string | undefined
  readonly bytes: Buffer
}

interface Options {
  /** What the request says it is. */
  readonly userAgent: string
  readonly network?: Network
  /** Milliseconds for all requests of a link together. */
  readonly timeout?: number
}

/** Fetches a public page. @throws LinkError; the signal's reason */
export type FetchLink = (link: string, signal: AbortSignal) => Promise<FetchedPage>

const defaultTimeout = 10_000
const maxRedirects = 5

const types = new Map<string, FetchedPage['type']>([
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/plain', 'txt'],
  ['text/markdown', 'md'],
])
const decoders = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * Reads links for users. Only http and https on ports 80 and 443, and only hosts all of whose addresses are public. The connection goes to
 * the address that was checked, so that a second answer of the name server cannot redirect it. Each redirect is checked in the same way. No
 * cookies and no credentials are sent.
 */
export function createFetchLink({ userAgent, network = createInternet(), timeout = defaultTimeout }: Options): FetchLink {
  const headers = {
    'user-agent': userAgent,
    accept: 'text/html, text/markdown, text/plain;q=0.9',
    'accept-encoding': 'gzip, deflate, br',
  }

  const requestFrom = (url: URL, hostname: string, address: string, signal: AbortSignal) =>
    new Promise<IncomingMessage>((done, failed) => {
      const secure = url.protocol === 'https:'
      const port = Number(url.port) || (secure ? 443 : 80)
      request({
        path: url.pathname + url.search,
        headers: { ...headers, host: url.host },
        signal,
        createConnection: () => network.dial({ address, port, hostname, secure }),
      })
        .on('response', done)
        .on('error', failed)
        // After 101, which nobody asked for, there is neither an answer nor an error.
        .on('close', () => failed(new Error('The connection ended without an answer')))
        .end()
    })

  async function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const hostname = hostnameOf(url)
    let failure: unknown
    for (const address of await publicAddresses(network, hostname, signal)) {
      try {
        return await requestFrom(url, hostname, address, signal)
      } catch (error) {
        signal.throwIfAborted()
        failure = error
      }
    }
    throw failure
  }

  async function follow(link: string, signal: AbortSignal): Promise<FetchedPage> {
    let url = checkedUrl(/^[a-z][a-z\d+.-]*:/i.test(link.trim()) ? link : `https://${link.trim()}`)
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const response = await open(url, signal)
      const { statusCode = 0, headers: answered } = response
      if (!redirectStatuses.has(statusCode) || !answered.location) return await read(response, url, signal)
      response.destroy()
      // Node reads headers as Latin-1; an address with other letters is sent as UTF-8.
      url = checkedUrl(Buffer.from(answered.location, 'latin1').toString(), url)
    }
    throw new LinkError('redirects')
  }

  return async (link, signal) => {
    const deadline = AbortSignal.timeout(timeout)
    try {
      return await follow(link, AbortSignal.any([signal, deadline]))
    } catch (cause) {
      signal.throwIfAborted()
      if (deadline.aborted) throw new LinkError('slow', { cause })
      throw cause instanceof LinkError ? cause : new LinkError('unreachable', { cause })
    }
  }
}

/** @throws LinkError for an answer that is no page */
function checkAnswer({ statusCode = 0, headers }: IncomingMessage): FetchedPage['type'] {
  if (statusCode === 404 || statusCode === 410) throw new LinkError('notFound')
  if ([401, 402, 403, 407, 429, 451].includes(statusCode)) throw new LinkError('refused')
  if (statusCode !== 200) throw new LinkError('unreachable')
  const [essence = ''] = (headers['content-type'] ?? '').split(';')
  const type = types.get(essence.trim().toLowerCase())
  if (!type) throw new LinkError('notText')
  if (Number(headers['content-length']) > sourceLimits.linkBytes) throw new LinkError('tooLarge')
  return type
}

const charsetOf = ({ headers }: IncomingMessage): string | undefined =>
  /charset\s*=\s*"?([\w:.-]+)/i.exec(headers['content-type'] ?? '')?.[1]

/** @throws LinkError tooLarge */
async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > sourceLimits.linkBytes) throw new LinkError('tooLarge')
    yield chunk
  }
}

/** The page of an answer. The limit holds before and after decompression. */
async function read(response: IncomingMessage, url: URL, signal: AbortSignal): Promise<FetchedPage> {
  try {
    const type = checkAnswer(response)
    const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
    const decoder = decoders.get(encoding)
    if (encoding !== 'identity' && !decoder) throw new LinkError('notText')
    const chunks: Buffer[] = []
    const collect = async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of limited(source)) chunks.push(chunk)
    }
    const received = Readable.from(limited(response))
    await (decoder ? pipeline(received, decoder(), collect, { signal }) : pipeline(received, collect, { signal }))
    return { url: url.href, type, charset: charsetOf(response), bytes: Buffer.concat(chunks) }
  } finally {
    response.destroy()
  }
}
