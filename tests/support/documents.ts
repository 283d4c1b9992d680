import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A zip archive of files by path. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  // Compression of empty files takes most of the time of an archive of many.
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path, { compress: content.length > 0 })
  zip.end()
  return buffer(zip.outputStream)
}

/** A Word document's text with its markup; a paragraph that begins with `# ` is its title. */
export const wordXml = (paragraphs: readonly string[]): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs
    .map((text) => {
      const style = text.startsWith('# ') ? '<w:pPr><w:pStyle w:val="Title"/></w:pPr>' : ''
      return `<w:p>${style}<w:r><w:t xml:space="preserve">${escaped(text.replace(/^# /, ''))}</w:t></w:r></w:p>`
    })
    .join('')}</w:body></w:document>`

/** A Word document. */
export const docxOf = (paragraphs: readonly string[]): Promise<Buffer> =>
  zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': wordXml(paragraphs) })

/** A PDF in which each page shows the lines of one list. Latin letters only. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  const objects: string[] = []
  const add = (body: string) => objects.push(body)
  add('<</Type/Catalog/Pages 2 0 R>>')
  add(`<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}]>>`)
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')
  for (const [at, lines] of pages.entries()) {
    const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')
    const content = `BT /F1 12 Tf 14 TL 72 720 Td\n${shown}\nET`
    add(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + at * 2} 0 R>>`)
    add(`<</Length ${content.length}>>stream\n${content}\nendstream`)
  }
  let file = '%PDF-1.4\n'
  const offsets = objects.map((body, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj${body}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`
  return Buffer.from(file, 'latin1')
}
