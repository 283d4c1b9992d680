import { type ExportFormat, exportFormats } from '#contract/export-formats.ts'
import type { Contents } from '#server/core/large-answers.ts'
import type { Slice } from '#server/core/slices.ts'
import type { Pages } from './entry.ts'
import { attachment } from './file-name.ts'
import { formats } from './formats.ts'

interface Download {
  readonly pages: Pages
  readonly format: ExportFormat
  readonly name: string
}

/** A file's headers and its contents. */
export async function download(
  { pages, format, name }: Download,
  slice: Slice,
): Promise<{ head: Record<string, string>; contents: Contents }> {
  const write = await formats[format]()
  return {
    head: { 'content-type': exportFormats[format].mediaType, 'content-disposition': attachment(name) },
    contents: write(pages, slice),
  }
}
