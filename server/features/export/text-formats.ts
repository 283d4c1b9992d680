import { stringify } from 'csv-stringify/sync'
import { languages } from '#contract/options.ts'
import type { ExportedEntry } from '#kinds/export.ts'
import { detailsOf, labelOf, type Pages, textOf } from './entry.ts'

/**
 * Entries as text with something between any two.
 * @param as the text of an entry: one, or several parts of it where making it takes long
 */
export async function* joined(
  pages: Pages,
  as: (entry: ExportedEntry) => readonly [string] | Generator<string>,
  between: string,
): AsyncGenerator<string> {
  let before = ''
  for await (const entries of pages) {
    for (const entry of entries) {
      yield before
      before = between
      yield* as(entry)
    }
  }
}

const rule = '─'.repeat(40)

const textUnderTitle = (entry: ExportedEntry): [string] => [
  `${[entry.title, detailsOf(entry)].filter(Boolean).join('\n')}\n\n${textOf(entry)}\n`,
]

/** Each text under its title, with a rule between two. */
export const txt = (pages: Pages): AsyncGenerator<string> => joined(pages, textUnderTitle, `\n${rule}\n\n`)

/** Marks anywhere in a line. An underscore inside a word is none. */
const inline = /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu
/** Characters that make a line a heading, list, quote, rule or table when it starts with them. `:-` starts the second line of a table. */
const atStart = /^(?:([-+=>#|]|:(?=-))|(\d{1,9})([.)])(?=\s|$))/
const address = /(https?:\/\/[^\s<>]+)/

/** Words that would be marks are escaped; addresses stay whole, because a backslash would become part of them. */
const escaped = (words: string): string =>
  words
    .split(address)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(inline, '\\$&')))
    .join('')

/** Spaces at a line's beginning would make it code, so they are written as spaces that do not break. */
const indent = (line: string): string => line.replace(/^[ \t]+/, (spaces) => '\u00A0'.repeat(spaces.replaceAll('\t', '    ').length))

const plain = (line: string): string =>
  escaped(indent(line.trimEnd())).replace(atStart, (_, mark = '', number = '', dot = '') => (mark ? `\\${mark}` : `${number}\\${dot}`))

/** Lines stay lines: two spaces at the end of one keep the next from joining it. */
export const markdownText = (text: string): string =>
  text
    .split('\n')
    .map(plain)
    .join('\n')
    .replace(/([^\n])\n(?=[^\n])/g, '$1  \n')

function textUnderHeading(entry: ExportedEntry): [string] {
  const title = entry.title.replace(/\s+/g, ' ').trim()
  const head = [title && `# ${escaped(title)}`, plain(detailsOf(entry))].filter(Boolean).join('\n\n')
  return [`${head}\n\n${markdownText(textOf(entry))}\n`]
}

/** Each text under its title as a heading, with a rule between two. */
export const md = (pages: Pages): AsyncGenerator<string> => joined(pages, textUnderHeading, '\n---\n\n')

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

/** A list with one entry a line. */
export async function* json(pages: Pages): AsyncGenerator<string> {
  yield '[\n'
  yield* joined(pages, (entry) => [JSON.stringify(entry)], ',\n')
  yield '\n]\n'
}
