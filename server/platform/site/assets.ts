import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** What is worth compressing; pictures and fonts are so already. */
const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/

type Encoding = 'br' | 'gzip'
/** A page is painted when it is there whole, so it is made as small as can be: 0.2 s once, for a tenth less than 9 gives. */
const brotliQuality = (type: string) => (type.startsWith('text/html') ? constants.BROTLI_MAX_QUALITY : 9)

const compress: Readonly<Record<Encoding, (content: Buffer, type: string) => Promise<Buffer>>> = {
  br: (content, type) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(type) } }),
  gzip: (content) => promisify(gzip)(content),
}

/** One file as it is sent: its bytes, plain and compressed, and a tag that changes with them. */
export class Asset {
  readonly type: string
  readonly tag: string
  readonly #content: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(type: string, content: Buffer) {
    this.type = type
    this.#content = content
    this.tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  }

  static read = async (file: string): Promise<Asset> => new Asset(types[extname(file)] ?? 'application/octet-stream', await readFile(file))

  /** The same file with one text in place of another throughout. */
  replacing(text: string, by: string): Asset {
    return new Asset(this.type, Buffer.from(this.text.replaceAll(text, by)))
  }

  get text(): string {
    return this.#content.toString('utf8')
  }

  /** Answers GET and HEAD, with 304 when the caller has these bytes. `headers` come on top. */
  async answer(request: Request, headers: Record<string, string>, status = 200): Promise<Response> {
    const encoding = compressible.test(this.type) ? wanted(request.headers.get('accept-encoding')) : undefined
    const etag = `"${this.tag}${encoding ? `-${encoding}` : ''}"`
    const all = { etag, vary: 'accept-encoding', 'content-type': this.type, ...headers }
    if (status === 200 && names(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: all })
    const bytes = encoding ? await this.#in(encoding) : this.#content
    const lengths = { 'content-length': String(bytes.byteLength), ...(encoding ? { 'content-encoding': encoding } : {}) }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status, headers: { ...all, ...lengths } })
  }

  /** Compressed once, when first asked for. */
  #in(encoding: Encoding): Promise<Buffer> {
    const done = this.#compressed.get(encoding) ?? compress[encoding](this.#content, this.type)
    this.#compressed.set(encoding, done)
    return done
  }
}

const wanted = (accepts: string | null): Encoding | undefined => {
  const offered = new Set(
    accepts
      ?.split(',')
      .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
      .map((item) => item.split(';')[0]?.trim()),
  )
  return (['br', 'gzip'] as const).find((encoding) => offered.has(encoding))
}

const names = (list: string | null, etag: string): boolean =>
  list?.split(',').some((item) => item.trim() === '*' || item.trim().replace(/^W\//, '') === etag) ?? false
