/** A row of a table: the text of each cell, which may have several lines. */
export interface TableRow {
  readonly cells: readonly string[]
  readonly isHeader: boolean
}

/** UTF-16 units of a cell that holds data rather than a passage, or a part of a layout. */
const maxCell = 160
const endsItself = /[:：.!?…।。！？؟۔,;–—-]$/u
const figure = /\p{N}/u

const isData = ({ cells }: TableRow) => cells.every((cell) => cell.length <= maxCell && !cell.includes('\n'))

/** The headings of the columns: a row that says so, or a first row of words above a row with figures. */
function headingsOf([first, ...rest]: readonly TableRow[]): readonly string[] | undefined {
  if (!first || rest.length === 0 || first.cells.length < 2 || !isData(first)) return undefined
  const isFull = first.cells.slice(1).every((cell) => cell !== '')
  const isOfWords = isFull && first.cells.every((cell) => !figure.test(cell) && cell.length <= 40)
  const hasFigures = rest.some(({ cells }) => cells.length === first.cells.length && cells.slice(1).some((cell) => figure.test(cell)))
  return (first.isHeader && isFull) || (isOfWords && hasFigures) ? first.cells : undefined
}

/** The first cell names what the others say: `Rye bread: 500 g, €4.50`, with the headings of their columns `Rye bread: Weight 500 g, Price €4.50`. */
function lineOf(cells: readonly string[], headings: readonly string[] | undefined): string {
  const [label = '', ...values] = cells
  const named = values.flatMap((value, at) => {
    const heading = headings?.length === cells.length ? headings[at + 1] : undefined
    return value === '' ? [] : [heading ? `${heading.replace(/[:：]$/u, '').trimEnd()} ${value}` : value]
  })
  if (label === '' || named.length === 0) return label + named.join(', ')
  return `${label}${endsItself.test(label) ? ' ' : ': '}${named.join(', ')}`
}

/** The lines of a table: one for each row of data; the cells of a row that is a layout, each on lines of its own. */
export function tableLines(rows: readonly TableRow[]): string[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const headings = headingsOf(filled)
  return filled.flatMap((row) => {
    if (!isData(row)) return row.cells.filter(Boolean)
    if (row.cells === headings) return [row.cells.filter(Boolean).join(', ')]
    return [lineOf(row.cells, headings)]
  })
}
