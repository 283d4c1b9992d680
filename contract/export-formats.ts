/** The formats of exported files. Separate from the calls, so that menus do not load zod. */
export const exportFormats = {
  txt: { label: 'Plain text', mediaType: 'text/plain; charset=utf-8' },
  md: { label: 'Markdown', mediaType: 'text/markdown; charset=utf-8' },
  csv: { label: 'Spreadsheet', mediaType: 'text/csv; charset=utf-8' },
  json: { label: 'JSON', mediaType: 'application/json' },
  docx: { label: 'Word document', mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
} as const
export type ExportFormat = keyof typeof exportFormats
/** Also the files' extensions. */
export const exportFormatIds = Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]]

/** Entries that one call may name in its URL or contain; a whole library or History is exported without naming entries. */
export const maxExportedEntries = 200
/** Entries that one call may name in its body: more than a user selects, and well within the body limit. */
export const maxSelectedEntries = 5_000
