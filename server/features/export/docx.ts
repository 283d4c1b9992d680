import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportedEntry } from '#kinds/export.ts'
import { inPieces } from '#server/core/large-answers.ts'
import type { Slice } from '#server/core/slices.ts'
import { documentEnd, documentStart, parts } from './docx-parts.ts'
import { paragraph, paragraphs } from './docx-text.ts'
import { detailsOf, labelOf, type Pages, textOf } from './entry.ts'
import { joined } from './joined.ts'

function* entryXml(entry: ExportedEntry): Generator<string> {
  const { title, language } = entry
  yield paragraph(title.trim() || labelOf(entry), { style: 'Heading1', language })
  yield paragraph(detailsOf(entry), { style: 'Details', language: null })
  yield* paragraphs(textOf(entry), language)
}

/** It is read ahead of the file's own pieces, as fast as it packs: hence a slice for each of its pieces. */
async function* documentXml(pages: Pages, slice: Slice): AsyncGenerator<string> {
  yield documentStart
  for await (const piece of inPieces(joined(pages, entryXml, ''))) {
    yield piece
    await slice()
  }
  yield documentEnd
}

/** A Word document, zipped while its text is read: it never lies in memory whole. */
export async function* docx(pages: Pages, slice: Slice): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const out = zip.outputStream as PassThrough
  const text = Readable.from(documentXml(pages, slice), { objectMode: false })
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
