import { table } from '#bench/figures.ts'
import type { Fault } from '#contract/kind.ts'
import type { EvaluationOptions, Outcome, Verdict } from '#eval/evaluate.ts'
import { type Comparison, isFaulty, type Preference, postable, type TextVerdict } from '#eval/judge.ts'
import { type EvalTask, orderOf } from '#eval/tasks.ts'
import { plainPrompt, sumTokens } from '#eval/write.ts'

/** A run, finished or stopped. */
export interface Run extends Pick<EvaluationOptions, 'tasks'> {
  readonly writer: string
  readonly judges: readonly string[]
  readonly outcomes: readonly Outcome[]
}

const judgedOf = ({ verdict }: Outcome): Verdict | undefined => (verdict && 'opinions' in verdict ? verdict : undefined)
const comparisonsOf = (outcome: Outcome): readonly Comparison[] =>
  judgedOf(outcome)?.opinions.flatMap(({ comparisons }) => comparisons) ?? []
const deliveredOf = ({ ours }: Outcome) => (ours.end === 'delivered' ? ours.delivered : undefined)
const countOf = <Item>(items: readonly Item[], is: (item: Item) => unknown): number => items.filter(is).length
const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((sum, item) => sum + of(item), 0)
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sumOf(values, (value) => value) / values.length)

/** What all verdicts on a text allow: as it is, or after a small edit at most. */
const postOf = (verdicts: readonly TextVerdict[]): TextVerdict['post'] =>
  verdicts.some(({ post }) => post === 'no') ? 'no' : verdicts.some(({ post }) => post === 'small') ? 'small' : 'yes'

/** The texts of one side that were judged. */
function sideFigures(outcomes: readonly Outcome[], side: 'ours' | 'plain') {
  const texts = outcomes.map((outcome) => comparisonsOf(outcome).map((comparison) => comparison[side])).filter(({ length }) => length > 0)
  const names = (list: 'invented' | 'lost') =>
    countOf(texts, (verdicts) => isFaulty(verdicts.map((verdict) => ({ ...verdict, invented: [], lost: verdict[list] }))))
  return {
    postable: Object.fromEntries(postable.map((answer) => [answer, countOf(texts, (verdicts) => postOf(verdicts) === answer)])) as Record<
      (typeof postable)[number],
      number
    >,
    invented: names('invented'),
    lost: names('lost'),
  }
}

const preferences = (sides: readonly Preference[]): Record<Preference, number> => ({
  ours: countOf(sides, (side) => side === 'ours'),
  plain: countOf(sides, (side) => side === 'plain'),
  tie: countOf(sides, (side) => side === 'tie'),
})

/** The figures of a group of tasks. Seconds are means. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const delivered = outcomes.flatMap((outcome) => deliveredOf(outcome) ?? [])
  const verdicts = outcomes.flatMap((outcome) => judgedOf(outcome) ?? [])
  const comparisons = outcomes.flatMap(comparisonsOf)
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
    judged: verdicts.length,
    notJudged: countOf(outcomes, ({ verdict }) => verdict && 'notJudged' in verdict),
    taste: preferences(verdicts.map(({ taste }) => taste)),
    counted: preferences(verdicts.map(({ counted }) => counted)),
    comparisons: comparisons.length,
    /** Near half of `comparisons`, unless the judges lean to a place. */
    firstPreferred: countOf(comparisons, ({ prefer, oursFirst }) => (prefer === 'ours') === oursFirst),
    ours: sideFigures(outcomes, 'ours'),
    plain: sideFigures(outcomes, 'plain'),
    tokens: {
      ours: sumTokens(outcomes.map(({ ours }) => ours.tokens)),
      plain: sumTokens(outcomes.map(({ plain }) => plain.tokens)),
      judges: sumTokens(comparisons.map(({ tokens }) => tokens)),
    },
    seconds: {
      ours: mean(answered.map(({ ours }) => ours.seconds)),
      plain: mean(outcomes.flatMap(({ plain }) => ('text' in plain ? plain.seconds : []))),
    },
  }
}
type Figures = ReturnType<typeof figuresOf>

type Groups = Readonly<Record<'kind' | 'tone' | 'language', Readonly<Record<string, Figures>>>>
const groupOf: Readonly<Record<keyof Groups, (task: EvalTask) => string>> = {
  kind: ({ kind }) => kind,
  tone: ({ request }) => request.tone,
  language: ({ request }) => request.language,
}

function groupsOf(outcomes: readonly Outcome[]): Groups {
  const by = (group: keyof Groups) => {
    const groups = Map.groupBy(outcomes, ({ task }) => groupOf[group](task))
    return Object.fromEntries([...groups].map(([name, members]) => [name, figuresOf(members)]))
  }
  return { kind: by('kind'), tone: by('tone'), language: by('language') }
}

/** What a run shows, as data: the figures of all tasks, by kind, tone and language, and every text. */
export const toData = (run: Run) => ({
  writer: run.writer,
  judges: run.judges,
  ordered: run.tasks.length,
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
const sides = ({ ours, plain, tie }: Record<Preference, number>) => `${ours} / ${plain} / ${tie}`
const postableText = ({ postable: { yes, small, no } }: Figures['ours']) => `${yes} / ${small} / ${no}`
const judgeColumns: readonly Column[] = [
  ['judged', ({ judged }) => judged],
  ['taste: ours / plain / tie', ({ taste }) => sides(taste)],
  ['counted: ours / plain / tie', ({ counted }) => sides(counted)],
  ['ours: as is / small edit / no', ({ ours }) => postableText(ours)],
  ['plain: as is / small edit / no', ({ plain }) => postableText(plain)],
  ['ours: invented, lost', ({ ours }) => `${ours.invented}, ${ours.lost}`],
  ['plain: invented, lost', ({ plain }) => `${plain.invented}, ${plain.lost}`],
  ['not judged', ({ notJudged }) => notJudged],
]

function figuresTable(outcomes: readonly Outcome[], columns: readonly Column[]): string {
  const groups = Object.values(groupsOf(outcomes)).flatMap((group) => Object.entries(group))
  const rows = [...groups, ['all', figuresOf(outcomes)] as const]
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

/** How often ours was preferred, in percent: a tie is half. */
const percentOf = ({ ours, plain, tie }: Record<Preference, number>) =>
  Math.round(((ours + tie / 2) / Math.max(1, ours + plain + tie)) * 100)

/** The tables of a run, for a terminal. */
export function toSummary({ tasks, writer, judges, outcomes }: Run): string {
  const { judged, taste, counted, comparisons, firstPreferred, notJudged, plainFailed, tokens, seconds } = figuresOf(outcomes)
  const problems = problemsOf(outcomes)
  const comparison = [
    `Judged by ${judges.join(' and ')}`,
    figuresTable(outcomes, judgeColumns),
    [
      `Ours was preferred in ${taste.ours} of ${judged}, ${taste.tie} ties: ${percentOf(taste)} %. Where an invention or a lost fact loses: ${percentOf(counted)} %.`,
      `The text that came first was preferred in ${firstPreferred} of ${comparisons}. Not judged: ${notJudged}.`,
    ].join('\n'),
  ]
  return [
    `Written by ${writer}: ${outcomes.length} of ${tasks.length} tasks`,
    figuresTable(outcomes, checkColumns),
    faultsTable(outcomes),
    ...(judges.length > 0 ? comparison : []),
    [
      `Plain prompt: ${outcomes.length - plainFailed} answers, ${tokens.plain.input} tokens in, ${tokens.plain.output} out, ${seconds.plain.toFixed(1)} seconds each.`,
      ...(judges.length > 0 ? [`Judges: ${tokens.judges.input} tokens in, ${tokens.judges.output} out.`] : []),
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
const verdictLine = (name: string, { post, reason, invented, lost }: TextVerdict) =>
  [
    `- ${name}: ${{ yes: 'can be posted', small: 'needs a small edit', no: 'cannot be posted' }[post]}. ${reason}`,
    ...(invented.length > 0 ? [`Invented: ${invented.join(' · ')}.`] : []),
    ...(lost.length > 0 ? [`Lost: ${lost.join(' · ')}.`] : []),
  ].join(' ')

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
    ...(verdict && 'opinions' in verdict
      ? [
          `### Preferred: ${verdict.taste}, counted: ${verdict.counted}`,
          ...verdict.opinions.flatMap(({ judge, comparisons }) =>
            comparisons.flatMap(({ prefer, reason, ours: one, plain: other, oursFirst }) => [
              `${judge}, ${oursFirst ? 'ours' : 'plain'} first: ${prefer}. ${reason}`,
              [verdictLine('ours', one), verdictLine('plain', other)].join('\n'),
            ]),
          ),
        ]
      : []),
    ...(verdict && 'notJudged' in verdict ? ['### Not judged', verdict.notJudged] : []),
  ].join('\n\n')
}

/** The tables and every text, as Markdown. */
export const toMarkdown = (run: Run): string =>
  [`# Texts of ${run.writer}`, fenced(toSummary(run)), ...run.outcomes.map(taskSection)].join('\n\n').concat('\n')
