import { type CsvError, parse } from 'csv-parse/sync'
import { columnsOf, type NamedColumns } from '#contract/topic-list-headings.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { headingOf, type ListColumn, maxListRows } from '#contract/topic-lists.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { emptiedLines } from './blank-lines.ts'

/** A row of a list as it was typed. */
export interface ReadRow {
  /** Where it begins in the text, from 1. */
  readonly line: number
  /** Trimmed; without the empty ones. */
  readonly cells: Readonly<Partial<Record<ListColumn, string>>>
  /** Why it cannot be used, for the user. */
  readonly problem: string | null
}

/** A table whose headings do not say which column holds the topics. */
export interface ColumnQuestion {
  readonly columns: readonly { readonly heading: string; readonly samples: readonly string[] }[]
}

export interface ReadList {
  /** The known columns of the header; empty: each line is a topic. */
  readonly columns: readonly ListColumn[]
  readonly unknown: readonly string[]
  readonly rows: readonly ReadRow[]
  /** How many rows after `maxListRows` were left out. */
  readonly beyond: number
  /** With it there are no rows yet. */
  readonly question: ColumnQuestion | null
}

const separators = [',', ';', '\t', '|'] as const
/** Separates the cells of a file with one column: it cannot occur in a text. */
const nothing = '\0'

/** UTF-16 units: a longer first line is no header. It bounds the columns. */
const longestHeader = 10_000

/** Quotation marks in the middle of a cell are text, and lines may be of different lengths. */
const options = {
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: '\n',
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  skip_records_with_error: true,
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
    delimiter,
    info: true,
    raw: true,
    to: maxListRows + 2,
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

interface Header {
  readonly delimiter: string
  readonly headings: readonly string[]
}

/** Records of a text, separated in one way. */
const recordsOf = (text: string, delimiter: string, to: number): string[][] =>
  parse(text.slice(0, longestHeader), { ...options, delimiter, to })

/** The header, when the text begins with one: a cell is called topic, or several have names of columns. */
function headerOf(text: string): Header | null {
  const known = ({ headings }: Header) => columnsOf(headings).columns.filter(Boolean).length
  const [best] = separators
    .map((delimiter): Header => ({ delimiter, headings: recordsOf(text, delimiter, 1)[0] ?? [] }))
    .toSorted((one, other) => known(other) - known(one))
  if (!best || !(columnsOf(best.headings).columns.includes('topic') || known(best) > 1)) return null
  return best.headings.length === 1 ? { ...best, delimiter: nothing } : best
}

/** Records by which a table is told from lines with commas in them. */
const looked = 20
const leastRecords = 3
/** Records of a column that are shown. */
const maxSamples = 3

/** The table that a text is when its records have the same number of cells, at least two, of which the first are short like headings. */
function tableOf(text: string): (Header & { readonly samples: readonly string[][] }) | null {
  for (const delimiter of separators) {
    const [headings = [], ...records] = recordsOf(text, delimiter, looked)
    // The last one may be cut.
    const whole = text.length > longestHeader ? records.slice(0, -1) : records
    const isEven = headings.length > 1 && whole.length + 1 >= leastRecords && whole.every((record) => record.length === headings.length)
    // In sentences a space follows a comma, in sheets none.
    const isProse = /[,;]/u.test(delimiter) && headings.slice(1).every((cell) => cell.startsWith(' '))
    if (isEven && !isProse && headings.every(isHeading)) return { delimiter, headings, samples: whole.slice(0, maxSamples) }
  }
  return null
}

/** Whether a cell may be the name of a column: a few words without the marks and figures of a sentence. */
const isHeading = (cell: string): boolean => {
  const name = cell.trim()
  return name === '' || (name.length <= 40 && name.split(/\s+/u).length <= 4 && !/[.!?…।。！？]$|\p{Nd}{2}|[$€£₹%@]|:\/\//u.test(name))
}

const refuse = (message: string) => fail('INVALID_INPUT', { issues: [{ path: 'text', message }] })

/**
 * Reads a list: CSV with a header, separated by commas, semicolons, tabs or bars, or one topic a line. Blank lines are skipped.
 * @param topicColumn which column has the topics, from 1; 0: each line is a topic; absent: as the headings say, else a question
 * @throws INVALID_INPUT for `text` when nothing can be read, with what to change
 */
export function readList(typed: string, topicColumn?: number): ReadList {
  const t = topicListMessages
  const lines = typed.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  // Excel's way to name the separator.
  const [separatorLine = ''] = /^sep=.\n/i.exec(lines) ?? []
  const text = lines.slice(separatorLine.length)
  if (!text.trim()) throw refuse(t.empty)
  if (topicColumn === 0) return perLine(text)
  const header = headerOf(text)
  const table = tableOf(text)
  // Where the topics are is said, or the headings say it.
  const used = topicColumn === undefined ? header : (table ?? header)
  if (!used) return table ? asked(table) : perLine(text)

  const { columns, twice } = namedColumns(used.headings, topicColumn)
  if (twice) throw refuse(t.sameColumn({ column: headingOf(twice) }))
  if (!columns.includes('topic')) {
    if (table && topicColumn === undefined) return asked(table)
    throw refuse(t.noTopicColumn({ columns: used.headings.map((heading) => heading.trim()).join(', ') }))
  }
  const [, ...below] = linesOf(emptiedLines(text, used.delimiter), used.delimiter, separatorLine ? 1 : 0)
  const [extra] = below.splice(maxListRows)
  if (below.length === 0) throw refuse(t.empty)
  return {
    columns: [...new Set(columns.filter((column) => column !== undefined))],
    unknown: used.headings.flatMap((heading, at) => (heading.trim() && !columns[at] ? [heading.trim()] : [])),
    rows: below.map((line) => toRow(line, columns)),
    beyond: extra ? 1 + filledLines(lines.split('\n').slice(extra.end)) : 0,
    question: null,
  }
}

/** The columns of headings, with the topics where the user says that they are. */
function namedColumns(headings: readonly string[], topicColumn: number | undefined): NamedColumns {
  const named = columnsOf(headings)
  if (topicColumn === undefined) return named
  const columns = named.columns.map((column, at) => (at === topicColumn - 1 ? 'topic' : column === 'topic' ? undefined : column))
  return { columns, twice: undefined }
}

function perLine(text: string): ReadList {
  const topics = text.split('\n').map((line) => line.trim())
  const beyond = Math.max(0, topics.filter(Boolean).length - maxListRows)
  return { columns: [], unknown: [], rows: topicPerLine(topics), beyond, question: null }
}

/** UTF-16 units of a heading or sample of a question. */
const shownUnits = 80

const asked = ({ headings, samples }: { headings: readonly string[]; samples: readonly string[][] }): ReadList => ({
  columns: [],
  unknown: [],
  rows: [],
  beyond: 0,
  question: {
    columns: headings.map((heading, at) => ({
      heading: heading.trim().slice(0, shownUnits),
      samples: samples.map((record) => (record[at] ?? '').trim().slice(0, shownUnits)),
    })),
  },
})

function toRow({ line, cells, unclosed }: Line, columns: readonly (ListColumn | undefined)[]): ReadRow {
  const t = topicListMessages
  if (unclosed) return { line, cells: { topic: cells[0] ?? '' }, problem: t.quoteNotClosed }
  const typed = new Map<ListColumn, string>()
  for (const [at, column] of columns.entries()) {
    const value = cells[at]?.trim()
    // Details may be in several columns.
    if (column && value) typed.set(column, [typed.get(column), value].filter(Boolean).join('\n'))
  }
  // Spreadsheets may add empty cells to the end of a line.
  const hasMore = cells.slice(columns.length).some((value) => value.trim())
  return { line, cells: Object.fromEntries(typed), problem: hasMore ? t.tooManyCells : null }
}

function topicPerLine(lines: readonly string[]): ReadRow[] {
  const rows: ReadRow[] = []
  for (let at = 0; at < lines.length && rows.length < maxListRows; at++) {
    const topic = lines[at]
    if (topic) rows.push({ line: at + 1, cells: { topic }, problem: null })
  }
  return rows
}
