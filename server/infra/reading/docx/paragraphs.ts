import { type TableRow, tableLines } from '#server/infra/reading/table-text.ts'

/** A paragraph that is being read. */
export interface Paragraph {
  text: string
  style: string
  list: { id: string | undefined; level: number | undefined }
  /** Whether its mark is hidden or deleted: the next paragraph goes on in the same line. */
  isJoined: boolean
  /** Whether it contains the number of a page, which is left out. */
  isOfPaper: boolean
  /** Lines of text boxes and notes that are anchored in it; they follow it. */
  readonly after: string[]
}
interface Cell {
  readonly lines: string[]
  isContinued: boolean
}
interface Row {
  readonly cells: Cell[]
  isHeader: boolean
  isDropped: boolean
}
interface Table {
  readonly rows: TableRow[]
  row: Row | undefined
}

/** Where lines go: the document, a cell, a text box. */
export interface Block {
  readonly lines: string[]
  /** The text of paragraphs whose mark is hidden. */
  pending: string
  paragraph: Paragraph | undefined
  table: Table | undefined
}

/** UTF-16 units of a line that says nothing without its page number. */
const maxPageLine = 24

const newBlock = (lines: string[] = []): Block => ({ lines, pending: '', paragraph: undefined, table: undefined })

/** Collects the lines of paragraphs, tables, cells and text boxes, which contain each other. */
export function createBlocks() {
  const blocks: Block[] = [newBlock()]
  const top = () => blocks.at(-1) as Block

  function endBlock(): string[] {
    const block = top()
    if (block.pending) block.lines.push(block.pending)
    if (blocks.length > 1) blocks.pop()
    return block.lines
  }
  /** Text boxes follow their paragraph. */
  const addAfter = (lines: readonly string[]) => (top().paragraph?.after ?? top().lines).push(...lines)

  return {
    top,
    addAfter,
    startParagraph() {
      const paragraph: Paragraph = {
        text: '',
        style: '',
        list: { id: undefined, level: undefined },
        isJoined: false,
        isOfPaper: false,
        after: [],
      }
      const { paragraph: outer } = top()
      // Only damaged documents have a paragraph in a paragraph.
      if (outer) top().lines.push(outer.text, ...outer.after)
      top().paragraph = paragraph
      return paragraph
    },
    endParagraph(paragraph: Paragraph, label: string) {
      const block = top()
      // "Page of", without its numbers.
      const isEmpty = paragraph.isOfPaper && paragraph.text.length <= maxPageLine && !/\p{N}/u.test(paragraph.text)
      const own = isEmpty ? '' : paragraph.text
      const text = block.pending + (own.trim() ? label : '') + own
      block.paragraph = undefined
      if (paragraph.isJoined) {
        block.pending = text && !/\s/u.test(text.slice(-1)) ? `${text} ` : text
        block.lines.push(...paragraph.after)
      } else {
        block.pending = ''
        block.lines.push(text, ...paragraph.after)
      }
    },
    startBox: () => blocks.push(newBlock()),
    endBox: () => addAfter(endBlock()),
    /** Ends a box whose lines go elsewhere. */
    takeBox: endBlock,

    startTable() {
      // A table in a cell is a block of its own, because it has rows of its own.
      blocks.push({ ...newBlock(), table: { rows: [], row: undefined } })
    },
    endTable() {
      const { table } = top()
      if (!table) return
      blocks.pop()
      top().lines.push(...tableLines(table.rows))
    },
    startRow() {
      const { table } = top()
      if (table) table.row = { cells: [], isHeader: false, isDropped: false }
    },
    row: () => blocks.findLast(({ table }) => table)?.table?.row,
    startCell() {
      top().table?.row?.cells.push({ lines: [], isContinued: false })
      blocks.push(newBlock())
    },
    endCell() {
      const lines = endBlock()
      const cell = top().table?.row?.cells.at(-1)
      // Only damaged documents have a cell without a row.
      ;(cell ?? top()).lines.push(...lines)
    },
    endRow() {
      const { table } = top()
      const row = table?.row
      if (!table || !row) return
      table.row = undefined
      const above = table.rows.at(-1)?.cells
      const cells = row.cells.map(({ lines, isContinued }, at) => {
        const text = lines
          .map((line) => line.trim())
          .filter(Boolean)
          .join('\n')
        return isContinued && text === '' ? (above?.[at] ?? '') : text
      })
      // A dropped row is nobody's row: hidden, or deleted with changes tracked.
      if (!row.isDropped) table.rows.push({ cells, isHeader: row.isHeader })
    },
    end: (): readonly string[] => endBlock(),
  }
}
