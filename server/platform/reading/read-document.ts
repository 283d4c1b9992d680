import { DocumentError } from './document-error.ts'
import type { DocumentProblem, DocumentText, ReadJob, ReadOutcome } from './formats.ts'
import { decode, fromMarkdown, fromSubtitles } from './plain.ts'
import { shortened, tidy } from './tidy.ts'

/** Libraries of the other formats are loaded only when they are needed. */
async function parse({ format, charset }: ReadJob, bytes: Buffer): Promise<{ title: string; text: string }> {
  switch (format) {
    case 'txt':
      return { title: '', text: decode(bytes, charset) }
    case 'md':
      return { title: '', text: fromMarkdown(decode(bytes, charset)) }
    case 'srt':
    case 'vtt':
      return { title: '', text: fromSubtitles(decode(bytes, charset)) }
    case 'docx':
      return (await import('./docx.ts')).readDocx(bytes)
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(new Uint8Array(bytes))
    case 'html':
      return (await import('./html.ts')).readHtml(decode(bytes, charset))
  }
}

function problemOf(error: unknown): DocumentProblem {
  if (error instanceof DocumentError) return error.problem
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken'
}

/** Reads a document, in the process that is made for it: libraries may take much memory and time. */
export async function readDocument(job: ReadJob, bytes: Buffer): Promise<ReadOutcome> {
  try {
    const { title, text } = await parse(job, bytes)
    const read: DocumentText = { title: tidy(title).replaceAll('\n', ' '), ...shortened(tidy(text)) }
    return /\p{L}/u.test(read.text) ? { read } : { problem: 'noText' }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
