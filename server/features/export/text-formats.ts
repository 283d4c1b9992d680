import { stringify } from 'csv-stringify/sync'
import type { ExportedEntry } from '#api/export.ts'
import { languages } from '#contract/options.ts'
import { detailsOf, labelOf, type Pages, textOf } from './entry.ts'
import { exportFileMessages } from './messages.ts'

/**
 * Writes entries as text with a separator.
 * @param write returns the text of an entry, or yields parts of it when creating it takes long
 */
export async function* joinEntries(
  pages: Pages,
  write: (entry: ExportedEntry) => readonly [string] | Generator<string>,
  separator: string,
): AsyncGenerator<string> {
  let prefix = ''
  for await (const entries of pages) {
    for (const entry of entries) {
      yield prefix
      prefix = separator
      yield* write(entry)
    }
  }
}

const rule = '─'.repeat(40)

const textUnderTitle = (entry: ExportedEntry): [string] => [
  `${[entry.title, detailsOf(entry)].filter(Boolean).join('\n')}\n\n${textOf(entry)}\n`,
]

/** Plain text: each text below its title, separated by a rule. */
export const txt = (pages: Pages): AsyncGenerator<string> => joinEntries(pages, textUnderTitle, `\n${rule}\n\n`)

/** Markdown characters anywhere in a line. An underscore inside a word has no meaning. */
const inlineSyntax = /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu
/** Characters that make a line a heading, list, quote, rule or table when it starts with them. `:-` starts the second line of a table. */
const lineStartSyntax = /^(?:([-+=>#|]|:(?=-))|(\d{1,9})([.)])(?=\s|$))/
const url = /(https?:\/\/[^\s<>]+)/

/** Escapes Markdown characters, except in URLs, where a backslash would become part of the URL. */
const escapeInline = (text: string): string =>
  text
    .split(url)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(inlineSyntax, '\\$&')))
    .join('')

/** Replaces leading spaces with non-breaking ones, because they would make the line a code block. */
const keepIndent = (line: string): string => line.replace(/^[ \t]+/, (spaces) => '\u00A0'.repeat(spaces.replaceAll('\t', '    ').length))

const escapeLine = (line: string): string =>
  escapeInline(keepIndent(line.trimEnd())).replace(lineStartSyntax, (_, mark = '', number = '', dot = '') =>
    mark ? `\\${mark}` : `${number}\\${dot}`,
  )

/** Escapes a text as Markdown. Two spaces at the end of a line keep its line break. */
export const markdownText = (text: string): string =>
  text
    .split('\n')
    .map(escapeLine)
    .join('\n')
    .replace(/([^\n])\n(?=[^\n])/g, '$1  \n')

function textUnderHeading(entry: ExportedEntry): [string] {
  const title = entry.title.replace(/\s+/g, ' ').trim()
  const head = [title && `# ${escapeInline(title)}`, escapeLine(detailsOf(entry))].filter(Boolean).join('\n\n')
  return [`${head}\n\n${markdownText(textOf(entry))}\n`]
}

/** Markdown: each text below its title as a heading, separated by a rule. */
export const md = (pages: Pages): AsyncGenerator<string> => joinEntries(pages, textUnderHeading, '\n---\n\n')

function columns(): string[] {
  const { title, type, content, language, tags, created } = exportFileMessages
  return [title, type, content, language, tags, created]
}

/** `2026-11-21 15:04:05`, which spreadsheets parse as a date and time. */
const spreadsheetTime = (iso: string | null): string => iso?.replace('T', ' ').slice(0, 19) ?? ''

const cells = (entry: ExportedEntry): string[] => [
  entry.title,
  labelOf(entry),
  textOf(entry),
  entry.language ? languages[entry.language].name : '',
  entry.tags.join(', '),
  spreadsheetTime(entry.created_at),
]

/**
 * Formulas inside a cell: a spreadsheet that expects semicolons ignores the quotes around a cell, and reads each of its lines as a row and each
 * part after a semicolon as a cell.
 */
const formulaInside = /(\r\n?|\n|;)(?=[=+\-@\t\uFF1D\uFF0B\uFF0D\uFF20])/g

/** Rows as CSV. A cell, or a part of one, that a spreadsheet would read as a formula gets a leading apostrophe, which makes it text. */
const csvRows = (rows: readonly string[][]): string =>
  stringify(
    rows.map((row) => row.map((cell) => cell.replace(formulaInside, "$1'"))),
    {
      record_delimiter: 'windows',
      // The library only quotes cells with the record delimiter (CRLF); other line breaks need quotes too.
      quoted_match: /[\r\n]/,
      escape_formulas: true,
    },
  )

/** RFC 4180, with a byte order mark, which Excel needs to detect UTF-8. */
export async function* csv(pages: Pages): AsyncGenerator<string> {
  yield `\uFEFF${csvRows([columns()])}`
  yield* joinEntries(pages, (entry) => [csvRows([cells(entry)])], '')
}

/** A JSON list with one entry per line. */
export async function* json(pages: Pages): AsyncGenerator<string> {
  yield '[\n'
  yield* joinEntries(pages, (entry) => [JSON.stringify(entry)], ',\n')
  yield '\n]\n'
}
