import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import { localErrors } from './messages.ts'

/** A GGUF file that can be downloaded and verified. */
export interface ModelFile {
  /** The model's name is `local/<id>`. */
  readonly id: string
  /** Its name in the models folder. */
  readonly file: string
  readonly url: string
  readonly bytes: number
  /** Lower-case hex; null when nobody said it, so that only the size can be checked. */
  readonly sha256: string | null
}

export const defaultEndpoint = 'https://huggingface.co'

const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Parses an address. @throws LocalModelError unless it is https, or http to this computer, without a user name or password */
export function parseUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopbackHosts.has(url.hostname))))
    throw new LocalModelError('address', localErrors.badAddress)
  if (url.username || url.password) throw new LocalModelError('address', localErrors.addressWithUser)
  return url
}

const maxRedirects = 5
/** Milliseconds for a request that only asks for headers. */
const headTimeout = 30_000

/**
 * `fetch` that follows redirects only to https, or from this computer to itself. No credentials are ever sent.
 * @param onRedirect called with each response that is a redirect
 * @throws LocalModelError for a redirect elsewhere; the error of the connection
 */
export async function fetchFile(address: URL, init: RequestInit, onRedirect?: (response: Response) => void): Promise<Response> {
  let url = address
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    // Compressed answers have other lengths and ranges than the file.
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, 'accept-encoding': 'identity' } })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location) return response
    await response.body?.cancel()
    onRedirect?.(response)
    const next = parseUrl(location, url)
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new LocalModelError('address', localErrors.redirectInsecure({ host: url.host }))
    url = next
  }
  throw new LocalModelError('refused', localErrors.redirectsTooOften({ host: address.host }))
}

/** `hf:user/repository/path/file.gguf#revision`; the revision is `main` when left out. */
const huggingFaceAddress = /^hf:([\w.-]+\/[\w.-]+)\/([\w./-]+)(?:#([\w./-]+))?$/

function urlOf(address: string, endpoint: string): URL {
  const [, repository, path, revision = 'main'] = huggingFaceAddress.exec(address) ?? []
  const url = parseUrl(repository ? `${endpoint.replace(/\/$/, '')}/${repository}/resolve/${revision}/${path}` : address)
  const name = basename(url.pathname)
  if (!name.toLowerCase().endsWith('.gguf')) throw new LocalModelError('address', localErrors.notGgufAddress)
  if (/-\d{5}-of-\d{5}\.gguf$/i.test(name)) throw new LocalModelError('address', localErrors.splitModel)
  return url
}

/** The headers of the file and of redirects on the way to it: Hugging Face describes the file in its own, before its storage is asked. */
async function headersOf(url: URL): Promise<(name: string) => string | null> {
  const all: Headers[] = []
  let response: Response
  try {
    const init = { method: 'HEAD', signal: AbortSignal.timeout(headTimeout) }
    response = await fetchFile(url, init, ({ headers }) => all.push(headers))
  } catch (cause) {
    if (cause instanceof LocalModelError) throw cause
    throw new LocalModelError('offline', localErrors.unreachable({ host: url.host }), { cause })
  }
  if (!response.ok) throw new LocalModelError('refused', localErrors.answered({ host: url.host, status: response.status }))
  all.push(response.headers)
  return (name) => all.find((headers) => headers.has(name))?.get(name) ?? null
}

/**
 * Describes any GGUF file by its address: asks its server for size and checksum, and pins the revision that `main` is now.
 * @param address `hf:user/repository/file.gguf`, optionally with `#revision`, or an https URL
 * @param endpoint of Hugging Face or a mirror with the same paths
 * @throws LocalModelError address, offline, refused
 */
export async function describeAddress(address: string, endpoint = defaultEndpoint): Promise<ModelFile> {
  const url = urlOf(address.trim(), endpoint)
  const header = await headersOf(url)
  const bytes = Number(header('x-linked-size') ?? header('content-length'))
  if (!Number.isSafeInteger(bytes) || bytes <= 0) throw new LocalModelError('refused', localErrors.unknownSize({ host: url.host }))
  const sha256 = /^"?([0-9a-f]{64})"?$/.exec(header('x-linked-etag') ?? '')?.[1] ?? null
  const commit = /^[0-9a-f]{40}$/.exec(header('x-repo-commit') ?? '')?.[0]
  const pinned = commit ? url.href.replace(/\/resolve\/[^/]+\//, `/resolve/${commit}/`) : url.href
  const stem = basename(url.pathname)
    .slice(0, -'.gguf'.length)
    .replaceAll(/[^\w.-]/g, '-')
    .toLowerCase()
  // Files of the same name at different addresses are different models.
  const id = `${stem}-${createHash('sha256').update(url.href).digest('hex').slice(0, 6)}`
  return { id, file: `${id}.gguf`, url: pinned, bytes, sha256 }
}
