import type { Readable } from 'node:stream'
import { Parser } from 'htmlparser2'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { sourceLimits } from '#contract/sources.ts'
import { DocumentError } from './document-error.ts'

/** Where Word stores the text of a document. */
const bodyName = 'word/document.xml'
const maxEntries = 5_000
/** Bytes of the unpacked text with its markup, declared and read, and how deep it is nested; more is no document that somebody wrote. */
const limits = { declared: 256 * 1024 * 1024, read: 24 * 1024 * 1024, depth: 500 } as const
/** UTF-16 units after which the rest is not unpacked. */
const enough = sourceLimits.text * 1.5

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((done, failed) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => (error ? failed(error) : done(zip)))
  })

/** @throws DocumentError broken when it is not there, tooLarge */
const findBody = (zip: ZipFile): Promise<Entry> =>
  new Promise((done, failed) => {
    let seen = 0
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName === bodyName) done(entry)
      else if (++seen > maxEntries) failed(new DocumentError('tooLarge'))
      else zip.readEntry()
    })
    zip.on('end', () => failed(new DocumentError('broken')))
    zip.on('error', failed)
    zip.readEntry()
  })

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((done, failed) => {
    zip.openReadStream(entry, (error, stream) => (error ? failed(error) : done(stream)))
  })

/** Elements whose content is no text of the document: deleted passages, field codes, drawings' alternatives. */
const skipped: ReadonlySet<string> = new Set(['w:del', 'w:instrText', 'mc:Fallback'])

/** Collects the paragraphs of WordprocessingML. */
function createBodyReader() {
  let [text, title, style, now] = ['', '', '', '']
  let [depth, skippedDepth] = [0, 0]
  let inText = false
  const endParagraph = () => {
    if (!title && /^title$/i.test(style)) title = now.trim()
    text += `${now}\n`
    now = style = ''
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > limits.depth) throw new DocumentError('tooLarge')
        if (skipped.has(name)) skippedDepth++
        if (name === 'w:t') inText = skippedDepth === 0
        if (name === 'w:tab') now += ' '
        if (name === 'w:br' || name === 'w:cr') now += '\n'
        if (name === 'w:pStyle') style = attributes['w:val'] ?? ''
      },
      ontext(piece) {
        if (inText) now += piece
      },
      onclosetag(name) {
        depth--
        if (skipped.has(name)) skippedDepth--
        if (name === 'w:t') inText = false
        if (name === 'w:p') endParagraph()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return { parser, length: () => text.length + now.length, result: () => ({ title, text: text + now }) }
}

/** The text of a Word document. @throws DocumentError broken, tooLarge; errors of the archive */
export async function readDocx(bytes: Buffer): Promise<{ title: string; text: string }> {
  const zip = await openZip(bytes)
  try {
    const entry = await findBody(zip)
    if (entry.uncompressedSize > limits.declared) throw new DocumentError('tooLarge')
    const { parser, length, result } = createBodyReader()
    const decoder = new TextDecoder('utf-8')
    let unpacked = 0
    for await (const chunk of await openEntry(zip, entry)) {
      parser.write(decoder.decode(chunk, { stream: true }))
      if (length() > enough) break
      unpacked += chunk.length
      if (unpacked > limits.read) throw new DocumentError('tooLarge')
    }
    parser.end()
    return result()
  } finally {
    zip.close()
  }
}
