import { type CsvError, parse } from 'csv-parse/sync'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { headingOf, type ListColumn, listColumns, maxListRows } from '#contract/topic-lists.ts'
import { fail } from '#server/platform/http/api-error.ts'

/** A row of a list as it was typed. */
export interface ReadRow {
  /** Where it begins in the text, from 1. */
  readonly line: number
  /** Trimmed; without the empty ones. */
  readonly cells: Readonly<Partial<Record<ListColumn, string>>>
  /** Why it cannot be used, for the user. */
  readonly problem: string | null
}

export interface ReadList {
  /** The known columns of the header; empty: each line is a topic. */
  readonly columns: readonly ListColumn[]
  readonly unknown: readonly string[]
  readonly rows: readonly ReadRow[]
  /** How many rows after `maxListRows` were left out. */
  readonly beyond: number
}

const separators = [',', ';', '\t'] as const
/** Separates the cells of a file with one column: it cannot occur in a text. */
const nothing = '\0'

const columnOf = (heading: string): ListColumn | undefined => {
  const name = heading.trim().toLowerCase()
  return listColumns.find((column) => column === name || headingOf(column) === name)
}

/** UTF-16 units: a longer first line is no header. It bounds the columns. */
const longestHeader = 10_000

/** Quotation marks in the middle of a cell are text, and lines may be of different lengths. */
const options = {
  ...{ relax_quotes: true, relax_column_count: true, record_delimiter: '\n' },
  ...{ skip_empty_lines: true, skip_records_with_empty_values: true, skip_records_with_error: true },
} as const

interface ParsedRecord {
  readonly record: readonly string[]
  /** The last line of the record, from 1. */
  readonly info: { readonly lines: number }
  readonly raw: string
}

interface Line {
  readonly line: number
  /** The last line of its cells. */
  readonly end: number
  readonly cells: readonly string[]
  readonly unclosed?: true
}

/**
 * The header and one row more than a list may have: reading them all would hold up others.
 * @param before lines that were removed from the beginning
 */
function linesOf(text: string, delimiter: string, before: number): Line[] {
  const unclosed: Line[] = []
  const startOf = (end: number, raw: string) => before + end - (raw.trim().match(/\n/g)?.length ?? 0)
  // The types of the library do not know what `info` and `raw` add.
  const records = parse(text, {
    ...options,
    ...{ delimiter, info: true, raw: true, to: maxListRows + 2 },
    on_skip: (error: CsvError | undefined, raw: string | undefined) => {
      const lines = Number(error?.lines ?? 1)
      unclosed.push({ line: startOf(lines, raw ?? ''), end: before + lines, cells: [(raw ?? '').trim()], unclosed: true })
    },
  }) as unknown as readonly ParsedRecord[]
  return [
    ...records.map(({ record, info, raw }) => ({ line: startOf(info.lines, raw), end: before + info.lines, cells: record })),
    ...unclosed,
  ]
}

/** How many lines have text; a cell in quotation marks has one. */
const filledLines = (lines: readonly string[]): number =>
  lines
    .join('\n')
    .replace(/(?<=^|[,;\t])"(?:[^"]|"")*"/gm, '-')
    .split('\n')
    .filter((line) => /[^\s,;]/.test(line)).length

/** The header, when the text begins with one: a cell is called topic, or several have names of columns. */
function headerOf(text: string): { readonly delimiter: string; readonly headings: readonly string[] } | null {
  const known = (headings: readonly string[]) => headings.filter((heading) => columnOf(heading)).length
  const [best] = separators
    .map((delimiter) => ({ delimiter, headings: parse(text.slice(0, longestHeader), { ...options, delimiter, to: 1 })[0] ?? [] }))
    .toSorted((one, other) => known(other.headings) - known(one.headings))
  if (!best || !(best.headings.some((heading) => columnOf(heading) === 'topic') || known(best.headings) > 1)) return null
  return best.headings.length === 1 ? { ...best, delimiter: nothing } : best
}

const refuse = (message: string) => fail('INVALID_INPUT', { issues: [{ path: 'text', message }] })

/**
 * Reads a list: CSV with a header, separated by commas, semicolons or tabs, or one topic a line. Blank lines are skipped.
 * @throws INVALID_INPUT for `text` when nothing can be read, with what to change
 */
export function readList(typed: string): ReadList {
  const t = topicListMessages.get()
  const lines = typed.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // Excel's way to name the separator.
  const [separatorLine = ''] = /^sep=.\n/i.exec(lines) ?? []
  const text = lines.slice(separatorLine.length)
  if (!text.trim()) throw refuse(t.empty)
  const header = headerOf(text)
  if (!header) {
    const rows = topicPerLine(text)
    return { columns: [], unknown: [], rows: rows.slice(0, maxListRows), beyond: Math.max(0, rows.length - maxListRows) }
  }

  const columns = header.headings.map(columnOf)
  const named = columns.filter((column) => column !== undefined)
  const twice = named.find((column, at) => named.indexOf(column) < at)
  if (twice) throw refuse(t.sameColumn({ column: headingOf(twice) }))
  if (!named.includes('topic')) throw refuse(t.noTopicColumn({ columns: header.headings.map((heading) => heading.trim()).join(', ') }))
  const [, ...below] = linesOf(text, header.delimiter, separatorLine ? 1 : 0)
  const [extra] = below.splice(maxListRows)
  if (below.length === 0) throw refuse(t.empty)
  return {
    columns: named,
    unknown: header.headings.map((heading) => heading.trim()).filter((heading) => heading && !columnOf(heading)),
    rows: below.map((line) => toRow(line, columns)),
    beyond: extra ? 1 + filledLines(lines.split('\n').slice(extra.end)) : 0,
  }
}

function toRow({ line, cells, unclosed }: Line, columns: readonly (ListColumn | undefined)[]): ReadRow {
  const t = topicListMessages.get()
  if (unclosed) return { line, cells: { topic: cells[0] ?? '' }, problem: t.quoteNotClosed }
  const typed = columns.flatMap((column, at): [ListColumn, string][] => {
    const value = cells[at]?.trim()
    return column && value ? [[column, value]] : []
  })
  // Spreadsheets may add empty cells to the end of a line.
  const hasMore = cells.slice(columns.length).some((value) => value.trim())
  return { line, cells: Object.fromEntries(typed), problem: hasMore ? t.tooManyCells : null }
}

const topicPerLine = (text: string): ReadRow[] =>
  text.split('\n').flatMap((line, at) => (line.trim() ? [{ line: at + 1, cells: { topic: line.trim() }, problem: null }] : []))
