import type { SourceRemark } from '#contract/sources.ts'
import { tableLines } from './table-text.ts'

const isRow = (line: string) => /^\s{0,3}\|.*\|\s*$/u.test(line)
const isRule = (line: string) => /^[\s|:-]+$/u.test(line)
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim())

/** Rows of tables as sentences. */
function withTables(text: string): string {
  const found: string[] = []
  let rows: string[] = []
  const endTable = () => {
    const [first, second = '', ...rest] = rows
    if (first !== undefined && isRule(second))
      found.push(
        ...tableLines([{ cells: cellsOf(first), isHeader: true }, ...rest.map((row) => ({ cells: cellsOf(row), isHeader: false }))]),
      )
    else found.push(...rows)
    rows = []
  }
  for (const line of text.split('\n')) {
    if (isRow(line)) rows.push(line)
    else {
      endTable()
      found.push(line)
    }
  }
  endTable()
  return found.join('\n')
}

const struck = /~~(?=\S)[^~\n]{1,400}~~/gu

/** Markdown as plain text: without the marks of headings, emphasis, links, quotes, notes and code, and without struck out text; items keep a bullet. */
export function fromMarkdown(written: string): { text: string; remarks: readonly SourceRemark[] } {
  const plain = written.replace(/\r\n?/gu, '\n').replace(/^---\n[\s\S]{0,4000}?\n---\n/, '')
  const shown = plain.replace(struck, '')
  const text = withTables(shown)
    .replace(/\[\^[^[\]\n]{1,40}\]:?/gu, '')
    .replace(/^ {0,3}(?:#{1,6} +|> ?|`{3,}.*$)/gmu, '')
    .replace(/^[ \t]{0,12}[-*+] +/gmu, '• ')
    .replace(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}(?: "[^"\n]{0,200}")?\)/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])([*_]{1,3})(?=\S)([^*_\n]{1,400})(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/`([^`\n]{1,400})`/gu, '$1')
  return { text, remarks: shown === plain ? [] : ['struck'] }
}
