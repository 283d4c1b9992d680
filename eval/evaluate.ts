import { judgeBothWays, type Opinion, type Preference, verdictOf } from '#eval/judge.ts'
import type { EvalTask } from '#eval/tasks.ts'
import { mostRepairs, type Plain, reasonOf, type Written, writePlainly, writeTask } from '#eval/write.ts'
import type { Model } from '#server/infra/models/model.ts'

/** A model, and its name as configured: `openai/gpt-5-mini`. */
export interface NamedEngine {
  readonly name: string
  readonly model: Model
}

/** All that became of a task. */
export interface Outcome {
  readonly task: EvalTask
  readonly ours: Written
  readonly plain: Plain
  /** Absent without judges, and when one of the texts is missing. */
  readonly verdict?: Verdict | { readonly notJudged: string }
}

/** What the judges say of a pair; where they differ, it is a tie. */
export interface Verdict {
  readonly taste: Preference
  /** A text with an invention or a lost fact has lost. */
  readonly counted: Preference
  readonly opinions: readonly Opinion[]
}

export interface EvaluationOptions {
  readonly tasks: readonly EvalTask[]
  readonly writer: NamedEngine
  /** Each reads every pair in both orders. */
  readonly judges: readonly NamedEngine[]
  /** How many tasks run at the same time. */
  readonly parallel: number
  /** Ends the run: tasks that were begun fail, others are left out. */
  readonly signal: AbortSignal
  /** Called after each task. */
  readonly onOutcome?: (outcome: Outcome) => void
}

/** The calls of a run that has no failures, in words. */
export function callsOf({ tasks, writer, judges }: Pick<EvaluationOptions, 'tasks' | 'writer' | 'judges'>): string {
  const count = tasks.length
  const lines = [
    `${writer.name}: ${2 * count} to ${(2 + mostRepairs) * count} calls. Each task is one text, up to ${mostRepairs} repairs, and one plain prompt.`,
    ...judges.map(({ name }) => `${name}: up to ${2 * count} calls as a judge, which reads each pair in both orders.`),
    ...(judges.length === 0 ? ['No judge: the texts are not compared.'] : []),
  ]
  return [`${count} ${count === 1 ? 'task' : 'tasks'}. A failed call is repeated up to twice.`, ...lines].join('\n')
}

async function judged({ task, ours, plain }: Outcome, judges: readonly NamedEngine[], signal: AbortSignal) {
  if (judges.length === 0 || ours.end !== 'delivered' || !('text' in plain)) return undefined
  const pair = { task, ours: ours.delivered.text, plain: plain.text }
  try {
    const opinions = await Promise.all(judges.map((judge) => judgeBothWays(judge, pair, signal)))
    return { ...verdictOf(opinions), opinions }
  } catch (error) {
    return { notJudged: reasonOf(error) }
  }
}

/** Writes every task through the product's pipeline and with a plain prompt, and has the judges compare the two. Never rejects. */
export async function evaluate(options: EvaluationOptions): Promise<Outcome[]> {
  const { tasks, writer, judges, parallel, signal, onOutcome } = options
  const outcomes = new Map<EvalTask, Outcome>()
  const queue = tasks.values()
  const worker = async () => {
    for (const task of queue) {
      if (signal.aborted) return
      const ours = await writeTask(task, writer.model, writer.name, signal)
      const texts = { task, ours, plain: await writePlainly(task, writer.model, signal) }
      const verdict = await judged(texts, judges, signal)
      const outcome = { ...texts, ...(verdict && { verdict }) }
      outcomes.set(task, outcome)
      onOutcome?.(outcome)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return tasks.flatMap((task) => outcomes.get(task) ?? [])
}
