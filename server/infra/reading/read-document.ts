import { type SourceRemark, sourceLimits } from '#contract/sources.ts'
import { outlineOf } from '#writer/source/outline.ts'
import { DocumentError } from './document-error.ts'
import type { DocumentProblem, ReadJob, ReadOutcome } from './formats.ts'
import { fromMarkdown } from './markdown.ts'
import { decode } from './plain.ts'
import { shortened, tidy } from './tidy.ts'

/** UTF-16 units of a plain file that are looked at: more than its text, because times and marks are left out. */
const enough = sourceLimits.text * 20
const plain = (bytes: Buffer, charset: string | undefined) => decode(bytes, charset).slice(0, enough)

interface Parsed {
  readonly title: string
  readonly text: string
  readonly remarks: readonly SourceRemark[]
}
const noTitle = { title: '', remarks: [] }

/** Libraries of the other formats are loaded only when they are needed. */
async function parse({ format, charset }: ReadJob, bytes: Buffer): Promise<Parsed> {
  switch (format) {
    case 'txt': {
      const text = plain(bytes, charset)
      const { fromPastedSubtitles } = await import('./subtitles.ts')
      return { ...noTitle, text, ...fromPastedSubtitles(text) }
    }
    case 'md':
      return { ...noTitle, ...fromMarkdown(plain(bytes, charset)) }
    case 'srt':
    case 'vtt':
    case 'sbv':
      return { ...noTitle, ...(await import('./subtitles.ts')).fromSubtitles(plain(bytes, charset)) }
    case 'docx':
      return (await import('./docx/docx.ts')).readDocx(bytes)
    case 'pdf':
      return { ...(await (await import('./pdf.ts')).readPdf(new Uint8Array(bytes))), remarks: [] }
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
    const { remarks } = parsed
    const outline = await outlineOf({ title, text, hasHeadings: !remarks.includes('unpunctuated') }, job.reader)
    return { read: { text, cut, remarks, outline } }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
