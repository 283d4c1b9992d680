import { table } from '#bench/figures.ts'
import type { Fault } from '#contract/kind.ts'
import type { Cell } from '#eval/grid.ts'

/** The result of one request of the grid. */
export interface Verdict {
  readonly cell: Cell
  readonly text: string
  readonly faults: readonly Fault[]
}

const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`

/** Results that are printed in full when they have faults. */
const worstShown = 12

/** The share of results that pass each check that any of them failed, by language and kind, and the worst cases. */
export function gridReport(verdicts: readonly Verdict[], title: string): string {
  if (verdicts.length === 0) return `${title}: nothing`
  const rules = [...new Set(verdicts.flatMap(({ faults }) => faults.map(({ rule }) => rule)))]
  const passing = (group: readonly Verdict[], rule: Fault['rule']) =>
    group.filter(({ faults }) => !faults.some((fault) => fault.rule === rule)).length / group.length
  const clean = (group: readonly Verdict[]) => group.filter(({ faults }) => faults.length === 0).length / group.length
  const row = ([name, group]: readonly [string, readonly Verdict[]]) => [
    name,
    String(group.length),
    percent(clean(group), 2),
    ...rules.map((rule) => percent(passing(group, rule))),
  ]
  const groups = [
    ...(['language', 'kind'] as const).flatMap((by) => [...Map.groupBy(verdicts, ({ cell }) => cell[by])]),
    ['all', verdicts] as const,
  ]
  const worst = verdicts
    .filter(({ faults }) => faults.length > 0)
    .sort((one, other) => other.faults.length - one.faults.length)
    .slice(0, worstShown)
    .map(
      ({ cell, text, faults }) =>
        `${JSON.stringify(cell)}\n${text}\n${faults.map(({ rule, message }) => `  ${rule}: ${message}`).join('\n')}`,
    )
  return [
    title,
    table(['', 'results', 'all checks', ...rules], groups.map(row)),
    ...(worst.length > 0 ? ['Worst cases', ...worst] : []),
  ].join('\n\n')
}
