import { sourceLimits } from '#contract/sources.ts'
import { outlineOf } from '#writer/source/outline.ts'
import { DocumentError } from './document-error.ts'
import type { DocumentProblem, ReadJob, ReadOutcome } from './formats.ts'
import { decode, fromMarkdown, fromSubtitles } from './plain.ts'
import { shortened, tidy } from './tidy.ts'

/** UTF-16 units of a plain file that are looked at: more than its text, because times and marks are left out. */
const enough = sourceLimits.text * 20
const plain = (bytes: Buffer, charset: string | undefined) => decode(bytes, charset).slice(0, enough)

/** Libraries of the other formats are loaded only when they are needed. */
async function parse({ format, charset }: ReadJob, bytes: Buffer): Promise<{ title: string; text: string }> {
  switch (format) {
    case 'txt':
      return { title: '', text: plain(bytes, charset) }
    case 'md':
      return { title: '', text: fromMarkdown(plain(bytes, charset)) }
    case 'srt':
    case 'vtt':
      return { title: '', text: fromSubtitles(plain(bytes, charset)) }
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

/** Reads and outlines a document, in the process that is made for it: libraries may take much memory and time. */
export async function readDocument(job: ReadJob, bytes: Buffer): Promise<ReadOutcome> {
  try {
    const parsed = await parse(job, bytes)
    const title = tidy(parsed.title).replaceAll('\n', ' ')
    const { text, cut } = shortened(tidy(parsed.text))
    if (!/\p{L}/u.test(text)) return { problem: 'noText' }
    return { read: { text, cut, outline: await outlineOf({ title, text }, job.reader) } }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
