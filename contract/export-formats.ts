/** The files that texts can be taken away as. Apart from the calls, so that a menu takes no schema library along. */
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

/** Entries that one call may name in its address or bring along; a whole library or History is asked for without naming its entries. */
export const exportAtOnce = 200
/** Entries that one call may name in its body: more than anybody ticks by hand, and well within what a body holds. */
export const exportPicked = 5_000
