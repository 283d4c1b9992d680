import type { Fault } from '#contract/kind.ts'
import type { Cell } from '#eval/grid.ts'

const line = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd()

/** A text table with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [line(head, widths), ...rows.map((row) => line(row, widths))].join('\n')
}

/** The result of one request of the grid. */
export interface Verdict {
  readonly cell: Cell
  readonly text: string
  readonly faults: readonly Fault[]
}

const rules: readonly Fault['rule'][] = [
  'length',
  'limit',
  'hashtags',
  'characters',
  'count',
  'language',
  'grounding',
  'names',
  'cliche',
  'repeat',
  'broken',
]
const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`

const grouped = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

/** Results that are printed in full when they have faults. */
const worstShown = 12

/** The share of results that pass each check, by kind and language, and the worst cases. */
export function gridReport(verdicts: readonly Verdict[], title: string): string {
  const passing = (group: readonly Verdict[], rule: Fault['rule']) =>
    group.filter(({ faults }) => !faults.some((fault) => fault.rule === rule)).length / group.length
  const clean = (group: readonly Verdict[]) => group.filter(({ faults }) => faults.length === 0).length / group.length
  const row = (name: string, group: readonly Verdict[]) => [
    name,
    String(group.length),
    percent(clean(group), 2),
    ...rules.map((rule) => percent(passing(group, rule))),
  ]
  const rows = [
    ...[...grouped(verdicts, ({ cell }) => cell.language)].map(([name, group]) => row(name, group)),
    ...[...grouped(verdicts, ({ cell }) => cell.kind)].map(([name, group]) => row(name, group)),
    row('all', verdicts),
  ]
  const worst = verdicts
    .filter(({ faults }) => faults.length > 0)
    .sort((one, other) => other.faults.length - one.faults.length)
    .slice(0, worstShown)
    .map(
      ({ cell, text, faults }) =>
        `${JSON.stringify(cell)}\n${text}\n${faults.map(({ rule, message }) => `  ${rule}: ${message}`).join('\n')}`,
    )
  return [title, table(['', 'results', 'all checks', ...rules], rows), ...(worst.length > 0 ? ['Worst cases', ...worst] : [])].join('\n\n')
}
