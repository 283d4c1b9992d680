import { getDocumentProxy } from 'unpdf'
import { sourceLimits } from '#contract/sources.ts'
import { DocumentError } from './document-error.ts'
import { maxPdfPages } from './formats.ts'

/** A line that fills less than this share of the widest one ends a paragraph. */
const fullLine = 0.75
const endsSentence = /[.!?…:।。！？؟۔]["”’»)\]]?$/u

/** The lines of a page joined to paragraphs; a word that was divided at the end of a line is whole again. */
export function joinLines(lines: readonly string[]): string {
  const widest = Math.max(0, ...lines.map((line) => line.length))
  let text = ''
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before === undefined) text = line
    else if (/\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line)) text = text.slice(0, -1) + line
    else text += (before.length < widest * fullLine || (endsSentence.test(before) && before.length < widest * 0.95) ? '\n' : ' ') + line
  }
  return text
}

/** The text of a PDF, as far as it is needed. @throws DocumentError tooManyPages; errors of the library */
export async function readPdf(bytes: Uint8Array): Promise<{ title: string; text: string }> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  if (pdf.numPages > maxPdfPages) throw new DocumentError('tooManyPages')
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= pdf.numPages && length <= sourceLimits.text; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    page.cleanup()
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const joined = joinLines(lines)
    pages.push(joined)
    length += joined.length
  }
  return { title: '', text: pages.join('\n') }
}
