import type { SourceRemark } from '#contract/sources.ts'
import type { Outline, SourceReader } from '#writer/source/outline.ts'

/** What can be read: files by the end of their name, and pages. */
export const documentFormats = ['txt', 'md', 'srt', 'vtt', 'sbv', 'docx', 'pdf', 'html'] as const
export type DocumentFormat = (typeof documentFormats)[number]

/** What was read. */
export interface DocumentText {
  /** One paragraph on each line, at most `sourceLimits.text` UTF-16 units. */
  readonly text: string
  /** Whether the document has more text. */
  readonly cut: boolean
  readonly remarks: readonly SourceRemark[]
  readonly outline: Outline
}

/**
 * Why a document cannot be read. `broken`: not a document of its format · `tooLarge`: it needs too much memory, or unpacks to too much ·
 * `tooManyPages` · `tooSlow` · `locked`: it needs a password · `noText`: it holds no text, such as a scan ·
 * `encoding`: its bytes read like a text in no encoding · `manyEncodings`: in several
 */
export type DocumentProblem = 'broken' | 'tooLarge' | 'tooManyPages' | 'tooSlow' | 'locked' | 'noText' | 'encoding' | 'manyEncodings'

/** Pages of a PDF. */
export const maxPdfPages = 500

/** To the process that reads. */
export interface ReadJob {
  readonly format: DocumentFormat
  /** As the page's server declared it, or as the user chose. */
  readonly charset?: string | undefined
  /** The model that will read the text, when there is one. */
  readonly reader?: SourceReader | undefined
}

/** From it. */
export type ReadOutcome = { readonly read: DocumentText } | { readonly problem: DocumentProblem }
