import { Parser } from 'htmlparser2'
import { hiddenClassesOf, isLeftOut, struckElements } from './html-visibility.ts'
import { subscript, superscript } from './math.ts'
import { createMathml } from './mathml.ts'
import { type TableRow, tableLines } from './table-text.ts'

const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data dfn em font i img ins kbd mark q ruby samp small span strong sub sup time u var wbr'.split(' '),
)
/** Cells that one cell covers; more is no table that somebody wrote. */
const maxSpan = 50

const noteSign = /^[\s\p{Nd}¹²³⁰⁴-⁹*†‡↩↑^[\]]{0,8}$/u

/** UTF-16 units of the sign of a note in letters, such as `iv`. */
const maxNoteSign = 4

interface Cell {
  text: string
  readonly columns: number
  /** Rows below that it covers too. */
  rowsLeft: number
}
interface Table {
  readonly rows: TableRow[]
  cells: Cell[]
  above: readonly Cell[]
  isHeader: boolean
}

export interface HtmlText {
  readonly text: string
  /** Lines of its tables, which are in the text too. */
  readonly rows: readonly string[]
  /** Whether struck out text was left out. */
  readonly isStruck: boolean
}

const tidyCell = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n')

/** The text of HTML, each block and row on a line of its own; without navigation, forms, scripts, hidden and struck out elements. */
export function readHtmlText(html: string, hiddenClasses = hiddenClassesOf(html)): HtmlText {
  /** What is being written: the page, a cell, a raised text. */
  const sinks: string[] = ['']
  const tables: Table[] = []
  const rows: string[] = []
  const lists: { count: number; isNumbered: boolean }[] = []
  /** Of the links that are open, whether each leads to a place on the page. */
  const anchors: ('page' | 'note' | undefined)[] = []
  const math = createMathml()
  let leftOut = 0
  let isStruck = false
  /** The label of an item whose text has not begun. */
  let label = ''
  const write = (text: string) => {
    const isText = label !== '' && text.trim() !== ''
    sinks[sinks.length - 1] += isText ? label + text.trimStart() : text
    if (isText) label = ''
  }

  const endSink = () => (sinks.length > 1 ? (sinks.pop() ?? '') : '')

  function endRow(table: Table): void {
    const { cells } = table
    if (cells.length === 0) return
    // Cells from above that reach into this row stand before or between its own.
    const full: Cell[] = []
    const reachDown = () => {
      for (let above = table.above[full.length]; above && above.rowsLeft > 0; above = table.above[full.length])
        full.push({ ...above, rowsLeft: above.rowsLeft - 1 })
    }
    for (const cell of cells) {
      reachDown()
      full.push(cell, ...Array.from({ length: cell.columns - 1 }, (): Cell => ({ ...cell, text: '' })))
    }
    reachDown()
    table.rows.push({ cells: full.map(({ text }) => text), isHeader: table.isHeader })
    Object.assign(table, { above: full, cells: [], isHeader: true })
  }

  const openers: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    table: () => tables.push({ rows: [], cells: [], above: [], isHeader: true }),
    tr: () => {
      const table = tables.at(-1)
      if (table) endRow(table)
    },
    td: () => sinks.push(''),
    th: () => sinks.push(''),
    sup: () => sinks.push(''),
    sub: () => sinks.push(''),
    a: ({ href = '' }) => {
      const anchor = href.startsWith('#') ? (/fn|note|ref|cite/iu.test(href) ? 'note' : 'page') : undefined
      anchors.push(anchor)
      if (anchor) sinks.push('')
    },
    ul: () => lists.push({ count: 0, isNumbered: false }),
    ol: ({ start = '1' }) => lists.push({ count: (Number.parseInt(start, 10) || 1) - 1, isNumbered: true }),
    li: ({ value = '' }) => {
      const list = lists.at(-1)
      if (list) list.count = Number.parseInt(value, 10) || list.count + 1
      label = list?.isNumbered ? `${list.count}. ` : '• '
    },
  }

  function endCell(name: string, { colspan = '1', rowspan = '1' }: Readonly<Record<string, string>>): void {
    const text = tidyCell(endSink())
    const table = tables.at(-1)
    const span = (value: string) => Math.min(maxSpan, Math.max(1, Number.parseInt(value, 10) || 1))
    // Only damaged pages have a cell without a table.
    if (!table) write(`${text}\n`)
    else {
      table.cells.push({ text, columns: span(colspan), rowsLeft: span(rowspan) - 1 })
      if (name === 'td') table.isHeader = false
    }
  }

  const spans: Readonly<Record<string, string>>[] = []
  const closers: Readonly<Record<string, (name: string) => void>> = {
    table: () => {
      const table = tables.pop()
      if (!table) return
      endRow(table)
      const lines = tableLines(table.rows)
      rows.push(...lines)
      write(`\n${lines.join('\n')}\n`)
    },
    td: (name) => endCell(name, spans.pop() ?? {}),
    th: (name) => endCell(name, spans.pop() ?? {}),
    sup: () => write(superscript(endSink())),
    // A number or sign that leads to a note, or back from it, is no figure.
    a: () => {
      const anchor = anchors.pop()
      const words = anchor ? endSink() : ''
      if (!noteSign.test(words.replace(/\p{Variation_Selector}/gu, '')) && !(anchor === 'note' && words.trim().length <= maxNoteSign))
        write(words)
    },
    sub: () => write(subscript(endSink())),
    ul: () => lists.pop(),
    ol: () => lists.pop(),
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (leftOut > 0 || (!math.isOpen() && isLeftOut(name, attributes, hiddenClasses))) {
          leftOut++
          if (struckElements.has(name)) isStruck = true
          return
        }
        if (name === 'math' || math.isOpen()) return math.open(name)
        if (!inline.has(name)) write('\n')
        if (name === 'td' || name === 'th') spans.push(attributes)
        openers[name]?.(attributes)
      },
      ontext(piece) {
        if (leftOut > 0) return
        if (math.isOpen()) math.text(piece)
        else write(piece.replace(/\s+/gu, ' '))
      },
      onclosetag(name) {
        if (leftOut > 0) {
          leftOut--
          return
        }
        if (math.isOpen()) return write(math.close() ?? '')
        closers[name]?.(name)
        if (!inline.has(name)) write('\n')
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return { text: sinks.join('\n'), rows, isStruck }
}

/** The text alone. */
export const textOfHtml = (html: string): string => readHtmlText(html).text
