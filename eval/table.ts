const line = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd()

/** Columns under their heads, aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [line(head, widths), ...rows.map((row) => line(row, widths))].join('\n')
}
