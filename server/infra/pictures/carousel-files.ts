import type { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { ZipFile } from 'yazl'

/** An archive of PNGs, named `01.png` and so on. They are compressed already. */
export async function zipOf(pictures: AsyncIterable<Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  let at = 0
  for await (const picture of pictures) {
    at += 1
    zip.addBuffer(picture, `${String(at).padStart(2, '0')}.png`, { compress: false })
  }
  zip.end()
  return buffer(zip.outputStream as PassThrough)
}

interface PdfOptions {
  readonly title: string
  /** BCP 47. */
  readonly locale: string
  /** Of each page, in points. */
  readonly width: number
  readonly height: number
}

/** A document with a page for each JPEG. It says nothing of the program or the time. */
export async function pdfOf(pictures: AsyncIterable<Buffer>, { title, locale, width, height }: PdfOptions): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage(locale)
  for await (const picture of pictures) document.addPage([width, height]).drawImage(await document.embedJpg(picture), { width, height })
  return document.save()
}
