import { stringify } from 'csv-stringify/sync'
import { languages } from '#contract/options.ts'
import type { ExportedEntry } from '#kinds/export.ts'
import { labelOf, type Pages, textOf } from './entry.ts'
import { joined } from './joined.ts'

const columns = ['Title', 'Type', 'Content', 'Language', 'Tags', 'Created (UTC)']

/** `2026-11-21 15:04:05`, which spreadsheets take for a moment. */
const moment = (iso: string | null): string => iso?.replace('T', ' ').slice(0, 19) ?? ''

const cells = (entry: ExportedEntry): string[] => [
  entry.title,
  labelOf(entry),
  textOf(entry),
  entry.language ? languages[entry.language].name : '',
  entry.tags.join(', '),
  moment(entry.created_at),
]

/**
 * Lines of a cell, but for its first, that a spreadsheet would calculate: one that splits at the separator of its country takes no notice
 * of the quotes around a cell, and reads each of its lines as a row.
 */
const calculated = /(\r\n?|\n)(?=[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])/g

/** A cell, or a line of one, that a spreadsheet would calculate begins with the apostrophe that makes it text; nothing else is touched. */
const lines = (rows: readonly string[][]): string =>
  stringify(
    rows.map((row) => row.map((cell) => cell.replace(calculated, "$1'"))),
    {
      record_delimiter: 'windows',
      // A line break inside a cell is not the one that ends a record here, so the library would leave it bare.
      quoted_match: /[\r\n]/,
      escape_formulas: true,
    },
  )

/** RFC 4180, with the byte order mark by which Excel knows that it is UTF-8. */
export async function* csv(pages: Pages): AsyncGenerator<string> {
  yield `\uFEFF${lines([columns])}`
  yield* joined(pages, (entry) => [lines([cells(entry)])], '')
}
