import { table } from '#bench/figures.ts'
import type { Fault } from '#contract/kind.ts'
import type { EvaluationOptions, Outcome } from '#eval/evaluate.ts'
import { type Comparison, postable, type TextVerdict } from '#eval/judge.ts'
import { type EvalTask, orderOf } from '#eval/tasks.ts'
import { noTokens, plainPrompt, sumTokens } from '#eval/write.ts'

/** A run, finished or stopped. */
export interface Run extends Pick<EvaluationOptions, 'tasks' | 'seed'> {
  readonly writer: string
  readonly judge: string | undefined
  readonly outcomes: readonly Outcome[]
}

const comparisonOf = ({ verdict }: Outcome): Comparison | undefined => (verdict && 'prefer' in verdict ? verdict : undefined)
const deliveredOf = ({ ours }: Outcome) => (ours.end === 'delivered' ? ours.delivered : undefined)
const countOf = <Item>(items: readonly Item[], is: (item: Item) => unknown): number => items.filter(is).length
const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((sum, item) => sum + of(item), 0)
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sumOf(values, (value) => value) / values.length)

const postableCounts = (verdicts: readonly TextVerdict[]) =>
  Object.fromEntries(postable.map((answer) => [answer, countOf(verdicts, ({ post }) => post === answer)])) as Record<
    (typeof postable)[number],
    number
  >

/** The figures of a group of tasks. Seconds are means. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const delivered = outcomes.flatMap((outcome) => deliveredOf(outcome) ?? [])
  const comparisons = outcomes.flatMap((outcome) => comparisonOf(outcome) ?? [])
  const answered = outcomes.filter(({ ours }) => ours.rounds.length > 0)
  return {
    tasks: outcomes.length,
    delivered: delivered.length,
    refused: countOf(outcomes, ({ ours }) => ours.end === 'refused'),
    failed: countOf(outcomes, ({ ours }) => ours.end === 'failed'),
    plainFailed: countOf(outcomes, ({ plain }) => 'reason' in plain),
    cleanAtFirst: countOf(answered, ({ ours }) => ours.rounds[0]?.faults.length === 0),
    repairs: sumOf(answered, ({ ours }) => ours.rounds.length - 1),
    withNotes: countOf(delivered, ({ notes }) => notes.length > 0),
    withFaults: countOf(delivered, ({ faults }) => faults.length > 0),
    cut: countOf(delivered, ({ cut }) => cut),
    judged: comparisons.length,
    notJudged: countOf(outcomes, ({ verdict }) => verdict && 'notJudged' in verdict),
    oursPreferred: countOf(comparisons, ({ prefer }) => prefer === 'ours'),
    /** Near half of `judged`, unless the judge leans to a place. */
    firstPreferred: countOf(comparisons, ({ prefer, oursFirst }) => (prefer === 'ours') === oursFirst),
    oursPostable: postableCounts(comparisons.map(({ ours }) => ours)),
    plainPostable: postableCounts(comparisons.map(({ plain }) => plain)),
    tokens: {
      ours: sumTokens(outcomes.map(({ ours }) => ours.tokens)),
      plain: sumTokens(outcomes.map(({ plain }) => plain.tokens)),
      judge: sumTokens(outcomes.map((outcome) => comparisonOf(outcome)?.tokens ?? noTokens)),
    },
    seconds: {
      ours: mean(answered.map(({ ours }) => ours.seconds)),
      plain: mean(outcomes.flatMap(({ plain }) => ('text' in plain ? plain.seconds : []))),
    },
  }
}
type Figures = ReturnType<typeof figuresOf>

type Groups = Readonly<Record<'kind' | 'language', Readonly<Record<string, Figures>>>>
const groupOf: Readonly<Record<keyof Groups, (task: EvalTask) => string>> = {
  kind: ({ kind }) => kind,
  language: ({ request }) => request.language,
}

function groupsOf(outcomes: readonly Outcome[]): Groups {
  const by = (group: keyof Groups) => {
    const groups = Map.groupBy(outcomes, ({ task }) => groupOf[group](task))
    return Object.fromEntries([...groups].map(([name, members]) => [name, figuresOf(members)]))
  }
  return { kind: by('kind'), language: by('language') }
}

/** What a run shows, as data: the figures of all tasks, by kind and by language, and every text. */
export const toData = (run: Run) => ({
  ...{ writer: run.writer, judge: run.judge ?? null, seed: run.seed, ordered: run.tasks.length },
  figures: { all: figuresOf(run.outcomes), ...groupsOf(run.outcomes) },
  outcomes: run.outcomes.map(({ task, ...outcome }) => ({ ...task, order: orderOf(task), ...outcome })),
})

type Column = readonly [name: string, of: (figures: Figures) => string | number]
const checkColumns: readonly Column[] = [
  ['tasks', ({ tasks }) => tasks],
  ['delivered', ({ delivered }) => delivered],
  ['refused', ({ refused }) => refused],
  ['failed', ({ failed }) => failed],
  ['no fault at first', ({ cleanAtFirst }) => cleanAtFirst],
  ['repairs', ({ repairs }) => repairs],
  ['faults left', ({ withFaults }) => withFaults],
  ['with notes', ({ withNotes }) => withNotes],
  ['cut', ({ cut }) => cut],
  ['tokens in', ({ tokens }) => tokens.ours.input],
  ['out', ({ tokens }) => tokens.ours.output],
  ['seconds', ({ seconds }) => seconds.ours.toFixed(1)],
]
const postableText = ({ yes, small, no }: Figures['oursPostable']) => `${yes} / ${small} / ${no}`
const judgeColumns: readonly Column[] = [
  ['judged', ({ judged }) => judged],
  ['ours preferred', ({ oursPreferred }) => oursPreferred],
  ['ours: as is / small edit / no', ({ oursPostable }) => postableText(oursPostable)],
  ['plain: as is / small edit / no', ({ plainPostable }) => postableText(plainPostable)],
  ['not judged', ({ notJudged }) => notJudged],
]

function figuresTable(outcomes: readonly Outcome[], columns: readonly Column[]): string {
  const { kind, language } = groupsOf(outcomes)
  const rows = [...Object.entries(kind), ...Object.entries(language), ['all', figuresOf(outcomes)] as const]
  return table(
    ['', ...columns.map(([name]) => name)],
    rows.map(([name, figures]) => [name, ...columns.map(([, of]) => String(of(figures)))]),
  )
}

/** How often each check found a fault, in each round of drafts. */
function faultsTable(outcomes: readonly Outcome[]): string {
  const rounds = [0, 1, 2].map((at) => outcomes.flatMap(({ ours }) => ours.rounds[at]?.faults ?? []))
  const rules = [...new Set(rounds.flat().map(({ rule }) => rule))]
  if (outcomes.every(({ ours }) => ours.rounds.length === 0)) return 'No text was written.'
  if (rules.length === 0) return 'The checks found no fault.'
  const counts = (rule: Fault['rule']) => rounds.map((faults) => String(countOf(faults, (fault) => fault.rule === rule)))
  return table(
    ['faults', 'first draft', 'first repair', 'second repair'],
    rules.map((rule) => [rule, ...counts(rule)]),
  )
}

/** What went wrong with single tasks, one line for each. */
const problemsOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ task, ours, plain, verdict }) => [
    ...(ours.end === 'delivered' ? [] : [`${task.id}: ${ours.end}: ${ours.reason}`]),
    ...('reason' in plain ? [`${task.id}: no answer to the plain prompt: ${plain.reason}`] : []),
    ...(verdict && 'notJudged' in verdict ? [`${task.id}: not judged: ${verdict.notJudged}`] : []),
  ])

/** The tables of a run, for a terminal. */
export function toSummary({ tasks, writer, judge, seed, outcomes }: Run): string {
  const { judged, oursPreferred, firstPreferred, notJudged, plainFailed, tokens, seconds } = figuresOf(outcomes)
  const problems = problemsOf(outcomes)
  const comparison = [
    `Judged by ${judge}, seed ${seed}`,
    figuresTable(outcomes, judgeColumns),
    `Ours was preferred in ${oursPreferred} of ${judged}; the text that came first in ${firstPreferred}. Not judged: ${notJudged}.`,
  ]
  return [
    `Written by ${writer}: ${outcomes.length} of ${tasks.length} tasks`,
    figuresTable(outcomes, checkColumns),
    faultsTable(outcomes),
    ...(judge ? comparison : []),
    [
      `Plain prompt: ${outcomes.length - plainFailed} answers, ${tokens.plain.input} tokens in, ${tokens.plain.output} out, ${seconds.plain.toFixed(1)} seconds each.`,
      ...(judge ? [`Judge: ${tokens.judge.input} tokens in, ${tokens.judge.output} out.`] : []),
    ].join('\n'),
    ...(problems.length > 0 ? [problems.join('\n')] : []),
  ].join('\n\n')
}

/** A code block that no text can end. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/~+/g)].map(([run]) => run.length))
  const fence = '~'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

const faultLine = ({ rule, field, message }: Fault) => `- ${rule} of ${field}: ${message}`
const roundNames = ['First draft', 'First repair', 'Second repair']
const verdictLine = (name: string, { post, reason }: TextVerdict) =>
  `- ${name}: ${{ yes: 'can be posted', small: 'needs a small edit', no: 'cannot be posted' }[post]}. ${reason}`

function taskSection({ task, ours, plain, verdict }: Outcome): string {
  const delivered = ours.end === 'delivered' ? ours.delivered : undefined
  const drafts = ours.rounds.flatMap(({ text, faults }, at) => [
    text !== null && text === delivered?.text ? `${roundNames[at]}: as delivered.` : `${roundNames[at]}:`,
    ...(text === delivered?.text ? [] : [fenced(text ?? 'Not in the form of a result.')]),
    faults.map(faultLine).join('\n') || 'No fault.',
  ])
  const notes = delivered?.notes.map(({ code, field, quotes }) => `- ${[code, field, ...quotes].join(' · ')}`) ?? []
  return [
    `## ${task.id}`,
    fenced(plainPrompt(task)),
    delivered ? `### Ours, by ${delivered.engine}${delivered.cut ? ', cut' : ''}` : `### Ours: ${ours.end}`,
    delivered ? fenced(delivered.text) : ours.end === 'delivered' ? '' : ours.reason,
    ...(notes.length > 0 ? [`Notes to the writer:\n\n${notes.join('\n')}`] : []),
    ...drafts,
    '### Plain',
    'text' in plain ? fenced(plain.text) : plain.reason,
    ...(verdict && 'prefer' in verdict
      ? [
          `### The judge prefers ${verdict.prefer}`,
          verdict.reason,
          [verdictLine('ours', verdict.ours), verdictLine('plain', verdict.plain)].join('\n'),
        ]
      : []),
    ...(verdict && 'notJudged' in verdict ? ['### Not judged', verdict.notJudged] : []),
  ].join('\n\n')
}

/** The tables and every text, as Markdown. */
export const toMarkdown = (run: Run): string =>
  [`# Texts of ${run.writer}`, fenced(toSummary(run)), ...run.outcomes.map(taskSection)].join('\n\n').concat('\n')
