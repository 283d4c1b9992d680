import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { catalogue, type ModelFile } from '#server/infra/models/local/catalogue.ts'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import { checkGguf } from '#server/infra/models/local/gguf.ts'
import { statIfExists } from '#server/infra/models/local/weights-store.ts'
import { localErrors } from './messages.ts'

/** Where a model comes from, as an admin says it. */
export interface ModelSource {
  /**
   * The id or tier of a model of the catalogue, or the id of a file that was added before; the https address of a GGUF file; or the path of
   * one on this computer, or of the folder that holds it.
   */
  readonly source: string
  /** What the file's checksum must be, in lower-case hex. */
  readonly sha256?: string | undefined
}

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

/** The id of a file without the suffix of its name. @throws LocalModelError when it is not one whole GGUF file */
function idOf(name: string): string {
  if (!/\.gguf$/i.test(name)) throw new LocalModelError('address', localErrors.notGgufName)
  if (/-\d{5}-of-\d{5}\.gguf$/i.test(name)) throw new LocalModelError('address', localErrors.splitModel)
  return name
    .slice(0, -'.gguf'.length)
    .replaceAll(/[^\w.-]/g, '-')
    .toLowerCase()
}

/** Files of the same name at different places are different models. */
const uniqueId = (stem: string, url: string): string => `${stem}-${createHash('sha256').update(url).digest('hex').slice(0, 6)}`

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

/** Asks the server of a file for size and checksum, and pins the revision that `main` of Hugging Face is now. */
async function describeAddress(address: string): Promise<ModelFile> {
  const url = parseUrl(address)
  const stem = idOf(basename(url.pathname))
  const header = await headersOf(url)
  const bytes = Number(header('x-linked-size') ?? header('content-length'))
  if (!Number.isSafeInteger(bytes) || bytes <= 0) throw new LocalModelError('refused', localErrors.unknownSize({ host: url.host }))
  const sha256 = /^"?([0-9a-f]{64})"?$/.exec(header('x-linked-etag') ?? '')?.[1] ?? null
  const commit = /^[0-9a-f]{40}$/.exec(header('x-repo-commit') ?? '')?.[0]
  const pinned = commit ? url.href.replace(/\/resolve\/[^/]+\//, `/resolve/${commit}/`) : url.href
  const id = uniqueId(stem, url.href)
  return { id, file: `${id}.gguf`, url: pinned, bytes, sha256 }
}

/** The only GGUF file in a folder; any other path is that of a file. */
async function fileIn(path: string): Promise<string> {
  if (!(await statIfExists(path))?.isDirectory()) return path
  const [only, ...others] = (await readdir(path)).filter((name) => /\.gguf$/i.test(name))
  if (!only || others.length > 0) throw new LocalModelError('missing', localErrors.notOneFile({ path }))
  return join(path, only)
}

async function describePath(place: string, known: readonly ModelFile[]): Promise<ModelFile> {
  const path = await fileIn(place)
  const { size } = await checkGguf(path)
  const [name, url] = [basename(path), pathToFileURL(path).href]
  const stem = idOf(name)
  const isTaken = [...catalogue, ...known].some((each) => each.id === stem && each.url !== url)
  const id = isTaken ? uniqueId(stem, url) : stem
  return { id, file: isTaken ? `${id}.gguf` : name, url, bytes: size, sha256: null }
}

const fileOf = ({ id, file, url, bytes, sha256 }: ModelFile): ModelFile => ({ id, file, url, bytes, sha256 })

/**
 * The file of a source. A file from elsewhere with the checksum of a model of the catalogue, or its size when no checksum is known, is that
 * model, so that what is known of the model holds for it, and it must be that model to the last byte.
 * @param folder in which relative paths are @param known files that were added before
 * @throws LocalModelError address, offline, refused, missing, changed, damaged
 */
export async function resolveSource({ source, sha256 }: ModelSource, folder: string, known: readonly ModelFile[]): Promise<ModelFile> {
  const model = catalogue.find(({ id, tier }) => id === source || tier === source)
  // It continues where it began, but not with what an older catalogue had.
  const before = known.find(({ id }) => id === (model?.id ?? source))
  if (before && (!model || before.sha256 === model.sha256)) return before
  if (model) return fileOf(model)
  const found = await (/^[a-z][a-z\d+.-]*:\/\//i.test(source) ? describeAddress(source) : describePath(resolve(folder, source), known))
  if (sha256 && found.sha256 && sha256 !== found.sha256) throw new LocalModelError('damaged', localErrors.damaged)
  const checksum = sha256 ?? found.sha256
  const same = catalogue.find((each) => (checksum ? each.sha256 === checksum : each.bytes === found.bytes))
  return same ? { ...fileOf(same), url: found.url } : { ...found, sha256: checksum }
}
