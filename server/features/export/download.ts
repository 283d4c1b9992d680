import { type ExportFormat, exportFormats } from '#contract/export-formats.ts'
import type { Log } from '#server/platform/log.ts'
import type { Pages } from './entry.ts'
import { attachment } from './file-name.ts'
import { formats } from './formats.ts'

interface Download {
  readonly pages: Pages
  readonly format: ExportFormat
  readonly name: string
}

/** Pieces as bytes. What goes wrong after the answer began can only break it off, so it is written down here. */
async function* bytes(pieces: AsyncIterable<string | Uint8Array>, log: Log): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
  } catch (error) {
    log.error({ error }, 'an export broke off')
    throw error
  }
}

/** The answer that is a file. It is written no faster than it is read, and no further once its reader has left. */
export async function download({ pages, format, name }: Download, log: Log) {
  const write = await formats[format]()
  return {
    headers: { 'content-type': exportFormats[format].mediaType, 'content-disposition': attachment(name) },
    body: ReadableStream.from(bytes(write(pages), log)),
  }
}
