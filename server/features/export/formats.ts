import type { ExportFormat } from '#contract/export-formats.ts'
import type { Contents } from '#server/core/large-answers.ts'
import type { Slice } from '#server/core/slices.ts'
import type { Pages } from './entry.ts'

/** Writes entries as the contents of a file, bit by bit. What works ahead of being read waits for a slice now and then. */
type Write = (pages: Pages, slice: Slice) => Contents

/** The formats, each loaded when somebody first wants it. */
export const formats: Readonly<Record<ExportFormat, () => Promise<Write>>> = {
  txt: async () => (await import('./txt.ts')).txt,
  md: async () => (await import('./md.ts')).md,
  csv: async () => (await import('./csv.ts')).csv,
  json: async () => (await import('./json.ts')).json,
  docx: async () => (await import('./docx.ts')).docx,
}
