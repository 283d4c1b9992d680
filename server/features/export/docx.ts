import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportedEntry } from '#contract/export.ts'
import { documentEnd, documentStart, parts } from './docx-parts.ts'
import { paragraph, paragraphs } from './docx-text.ts'
import { detailsOf, labelOf, type Pages, textOf } from './entry.ts'
import { joined } from './joined.ts'

const entryXml = (entry: ExportedEntry): string => {
  const { title, language } = entry
  return [
    paragraph(title.trim() || labelOf(entry), { style: 'Heading1', language }),
    paragraph(detailsOf(entry), { style: 'Details', language: null }),
    paragraphs(textOf(entry), language),
  ].join('')
}

async function* documentXml(pages: Pages): AsyncGenerator<string> {
  yield documentStart
  yield* joined(pages, entryXml, '')
  yield documentEnd
}

/** A Word document, zipped while its text is read: it never lies in memory whole. */
export async function* docx(pages: Pages): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const out = zip.outputStream as PassThrough
  const text = Readable.from(documentXml(pages), { objectMode: false })
  // The library passes errors of its own on, but none of what it reads.
  for (const source of [zip, text]) source.on('error', (error: Error) => out.destroy(error))

  for (const [path, part] of Object.entries(parts(new Date()))) zip.addBuffer(Buffer.from(part), path)
  zip.addReadStream(text, 'word/document.xml')
  zip.end()
  try {
    yield* out
  } finally {
    text.destroy()
  }
}
