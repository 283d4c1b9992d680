import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { DocumentError } from '#server/infra/reading/document-error.ts'
import { createXmlReader, type XmlHandler, xmlDecoder } from './xml.ts'

const maxEntries = 5_000
/** Bytes of a part as declared, and of all parts of a document that are unpacked; more is no document that somebody wrote. */
const limits = { declared: 256 * 1024 * 1024, unpacked: 24 * 1024 * 1024 } as const

/** A part that another one names: its type without the address of the standard, and its path, or a URL when it is outside the document. */
export interface Relation {
  readonly type: string
  readonly target: string
  readonly isOutside: boolean
}

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((done, failed) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, autoClose: false }, (error, zip) =>
      error ? failed(error) : done(zip),
    )
  })

/** @throws DocumentError tooLarge */
const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((done, failed) => {
    const entries = new Map<string, Entry>()
    let seen = 0
    zip.on('entry', (entry: Entry) => {
      if (++seen > maxEntries) return failed(new DocumentError('tooLarge'))
      // Names of parts differ in case between programs, and some begin with a slash.
      entries.set(entry.fileName.replace(/^\//u, '').toLowerCase(), entry)
      zip.readEntry()
    })
    zip.on('end', () => done(entries))
    zip.on('error', failed)
    zip.readEntry()
  })

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((done, failed) => {
    zip.openReadStream(entry, (error, stream) => (error ? failed(error) : done(stream)))
  })

const typeOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

/** The parts of a Word document, unpacked one by one and within limits. @throws DocumentError tooLarge; errors of the archive */
export async function openArchive(bytes: Buffer) {
  const zip = await openZip(bytes)
  const entries = await entriesOf(zip)
  let unpacked = 0

  async function* chunksOf(path: string): AsyncGenerator<Buffer> {
    const entry = entries.get(path.toLowerCase())
    if (!entry) return
    if (entry.uncompressedSize > limits.declared) throw new DocumentError('tooLarge')
    for await (const chunk of await openEntry(zip, entry)) {
      yield chunk
      unpacked += chunk.length
      if (unpacked > limits.unpacked) throw new DocumentError('tooLarge')
    }
  }

  /** @param isEnough asked after each piece: the rest is not read */
  async function readXml(path: string, handler: XmlHandler, isEnough = () => false): Promise<void> {
    const parser = createXmlReader(handler)
    let decoder: ReturnType<typeof xmlDecoder> | undefined
    for await (const chunk of chunksOf(path)) {
      decoder ??= xmlDecoder(chunk)
      parser.write(decoder.decode(chunk, { stream: true }))
      if (isEnough()) break
    }
    parser.end()
  }

  return {
    has: (path: string) => entries.has(path.toLowerCase()),
    readXml,
    async readBytes(path: string): Promise<Buffer> {
      return Buffer.concat(await Array.fromAsync(chunksOf(path)))
    },
    /** What a part refers to, by id. */
    async relationsOf(path: string): Promise<ReadonlyMap<string, Relation>> {
      const found = new Map<string, Relation>()
      const folder = posix.dirname(path)
      await readXml(posix.join(folder, '_rels', `${posix.basename(path)}.rels`), {
        open(name, { Id = '', Type = '', Target = '', TargetMode }) {
          if (!name.endsWith('Relationship')) return
          const isOutside = TargetMode === 'External'
          const target = isOutside ? Target : posix.join(Target.startsWith('/') ? '.' : folder, Target.replace(/^\//u, ''))
          found.set(Id, { type: typeOf(Type), target, isOutside })
        },
        close() {},
      })
      return found
    },
    close: () => zip.close(),
  }
}

export type Archive = Awaited<ReturnType<typeof openArchive>>
