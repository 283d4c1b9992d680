import { type Comparison, judgePair, oursFirst } from '#eval/judge.ts'
import type { EvalTask } from '#eval/tasks.ts'
import { mostRepairs, type Plain, reasonOf, type Written, writePlainly, writeTask } from '#eval/write.ts'
import type { Model } from '#server/platform/models/model.ts'

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
  /** Absent without a judge, and when one of the texts is missing. */
  readonly verdict?: Comparison | { readonly notJudged: string }
}

export interface EvaluationOptions {
  readonly tasks: readonly EvalTask[]
  readonly writer: NamedEngine
  readonly judge?: NamedEngine | undefined
  /** Decides which text of each pair comes first. */
  readonly seed: string
  /** How many tasks run at the same time. */
  readonly parallel: number
  /** Ends the run: tasks that were begun fail, others are left out. */
  readonly signal: AbortSignal
  /** Called after each task. */
  readonly onOutcome?: (outcome: Outcome) => void
}

/** The calls of a run that has no failures, in words. */
export function callsOf({ tasks, writer, judge }: Pick<EvaluationOptions, 'tasks' | 'writer' | 'judge'>): string {
  const count = tasks.length
  const lines = [
    `${writer.name}: ${2 * count} to ${(2 + mostRepairs) * count} calls. Each task is one text, up to ${mostRepairs} repairs, and one plain prompt.`,
    judge ? `${judge.name}: up to ${count} calls as the judge.` : 'No judge: the texts are not compared.',
  ]
  return [`${count} ${count === 1 ? 'task' : 'tasks'}. A failed call is repeated up to twice.`, ...lines].join('\n')
}

async function judged({ task, ours, plain }: Outcome, judge: NamedEngine, first: 'ours' | 'plain', signal: AbortSignal) {
  if (ours.end !== 'delivered' || !('text' in plain)) return undefined
  try {
    return await judgePair(judge.model, { task, ours: ours.delivered.text, plain: plain.text, first }, signal)
  } catch (error) {
    return { notJudged: reasonOf(error) }
  }
}

/** Writes every task through the product's pipeline and with a plain prompt, and has the judge compare the two. Never rejects. */
export async function evaluate(options: EvaluationOptions): Promise<Outcome[]> {
  const { tasks, writer, judge, seed, parallel, signal, onOutcome } = options
  const first = oursFirst(tasks, seed)
  const outcomes = new Map<EvalTask, Outcome>()
  const queue = tasks.values()
  const worker = async () => {
    for (const task of queue) {
      if (signal.aborted) return
      const ours = await writeTask(task, writer.model, writer.name, signal)
      const texts = { task, ours, plain: await writePlainly(task, writer.model, signal) }
      const verdict = judge && (await judged(texts, judge, first.has(task.id) ? 'ours' : 'plain', signal))
      const outcome = { ...texts, ...(verdict && { verdict }) }
      outcomes.set(task, outcome)
      onOutcome?.(outcome)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return tasks.flatMap((task) => outcomes.get(task) ?? [])
}
