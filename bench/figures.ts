/** The value below which `share` (0–1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Three figures that matter, in plain notation: 12,300 · 123 · 1.23 */
export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))

/** Rows in columns: those with figures only are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const areFigures = head.map((_, column) => rows.every((row) => /^\d/.test(row[column] ?? '')))
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (areFigures[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')
  return [line(head), widths.map((width) => '─'.repeat(width)).join('──'), ...rows.map(line)].join('\n')
}

/** A measured value and its target on an idle machine with two cores. */
export interface Bar {
  readonly name: string
  readonly value: number
  readonly unit?: string
  readonly least?: number
  readonly most?: number
}

/** The result of a bench. */
export interface Findings {
  readonly table: string
  readonly bars?: readonly Bar[]
}

const isMet = ({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Bar): boolean =>
  value >= least && value <= most

const lineOf = (bar: Bar): string => {
  const { name, value, unit, least, most } = bar
  const bound = least === undefined ? `at most ${figure(most ?? Number.NaN)}` : `at least ${figure(least)}`
  return `${isMet(bar) ? 'kept  ' : 'MISSED'}  ${name}: ${figure(value)}${unit ? ` ${unit}` : ''}, ${bound}`
}

/** The findings as text, and whether all bars are met. */
export const report = ({ table: tableText, bars = [] }: Findings): { text: string; isMet: boolean } => ({
  text: [tableText, ...bars.map(lineOf)].join('\n'),
  isMet: bars.every(isMet),
})
