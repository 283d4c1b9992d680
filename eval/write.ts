import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import type { Fault, Kind } from '#contract/kind.ts'
import { type CheckNote, resultNotes } from '#contract/result-notes.ts'
import { type EvalTask, orderOf } from '#eval/tasks.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { kinds } from '#kinds/index.ts'
import { type Draft, type Engine, modelEngine, type Task } from '#server/core/generation/engine.ts'
import { validateAndRepair } from '#server/core/generation/validate-and-repair.ts'
import { type Model, ModelFailure, type Tokens } from '#server/infra/models/model.ts'
import { assess } from '#writer/assess.ts'

/** The most repairs that `validateAndRepair` asks a model for. */
export const mostRepairs = 2

/** What the checks said of one draft of the model. */
interface Round {
  /** `null` when the answer had not the form of a result. */
  readonly text: string | null
  readonly faults: readonly Fault[]
}

interface Cost {
  readonly tokens: Tokens
  readonly seconds: number
}

/** A text that the product delivers. */
export interface Delivered {
  readonly text: string
  readonly result: Readonly<Record<string, unknown>>
  /** The engine that wrote it: the built-in writer takes languages that a model does not know. */
  readonly engine: string
  /** Faults that the checks found and that neither the model nor the product removed; of a text that is not cut. */
  readonly faults: readonly Fault[]
  readonly notes: readonly CheckNote[]
  /** Whether the text is none of the model's drafts: the product cut it. */
  readonly cut: boolean
}

/** A text written by the product. `refused`: nothing that could be posted was left. */
export type Written = Cost & { /** The first draft, then one for each repair. */ readonly rounds: readonly Round[] } & (
    | { readonly end: 'delivered'; readonly delivered: Delivered }
    | { readonly end: 'refused' | 'failed'; readonly reason: string }
  )

/** The model's answer to the plain prompt. */
export type Plain = Cost & ({ readonly text: string } | { readonly reason: string })

/** Why there is no answer, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof ModelFailure) return [error.detail.code, error.detail.message].filter(Boolean).join(': ')
  return error instanceof Error ? error.message : String(error)
}

const noTokens: Tokens = { input: 0, output: 0 }
export const sumTokens = (all: readonly Tokens[]): Tokens =>
  all.reduce((sum, { input, output }) => ({ input: sum.input + input, output: sum.output + output }), noTokens)

const secondsSince = (start: number): number => (performance.now() - start) / 1000

/** An engine that keeps every draft it writes. */
function recorded(engine: Engine): Engine & { readonly drafts: readonly Draft[] } {
  const drafts: Draft[] = []
  const keep = (draft: Draft) => {
    drafts.push(draft)
    return draft
  }
  const { rewrite } = engine
  return {
    name: engine.name,
    drafts,
    write: async (...given) => keep(await engine.write(...given)),
    ...(rewrite && { rewrite: async (...given) => keep(await rewrite(...given)) }),
  }
}

const Notes = z.object({ checks: resultNotes.checks })

/** Writes a task as the server does: written, checked, repaired, cut. Never rejects. */
export async function writeTask({ kind, request }: EvalTask, model: Model, name: string, signal: AbortSignal): Promise<Written> {
  const task: Task = { writer: await serverKinds[kind].writer(), request }
  const engine = recorded(modelEngine(name, model))
  const textOf = (result: Readonly<Record<string, unknown>>) => (kinds[kind] as Kind).text(result)
  const began = performance.now()
  const costs = async () => {
    const seconds = secondsSince(began)
    // An error in a check was thrown by the run already.
    const assessed = await Promise.allSettled(engine.drafts.map((draft) => assess(task, draft)))
    const rounds = assessed.flatMap((each) =>
      each.status === 'fulfilled' ? { text: each.value.result ? textOf(each.value.result) : null, faults: each.value.faults } : [],
    )
    return { seconds, rounds, tokens: sumTokens(engine.drafts.map(({ tokens = noTokens }) => tokens)) }
  }
  try {
    const first = await engine.write(task, { signal })
    const { result, cost } = await validateAndRepair(task, first, engine, { signal, stopped: signal })
    const written = await costs()
    const text = textOf(result)
    const draft = written.rounds.findLast((round) => round.text === text)
    const delivered = {
      text,
      result,
      engine: cost.engine,
      faults: draft?.faults ?? [],
      notes: Notes.parse(result).checks ?? [],
      cut: !draft,
    }
    return { ...written, end: 'delivered', delivered }
  } catch (error) {
    const refused = error instanceof ORPCError && error.code === 'GENERATION_FAILED'
    return { ...(await costs()), end: refused ? 'refused' : 'failed', reason: refused ? 'nothing postable was left' : reasonOf(error) }
  }
}

/** `maxLength` is for grammars, in which a text must end; longer texts are accepted. */
const PlainAnswer = z.object({ text: z.string().meta({ maxLength: 1900 }) })
/** The system prompt of common chat applications. */
const plainSystem = 'You are a helpful assistant.'
/** The plain prompt: the order, and a wish that spares the judge greetings and explanations. */
export const plainPrompt = (task: EvalTask): string => `${orderOf(task)}\nOnly the text, please.`

/** Asks the model for the same text with a plain prompt. Never rejects. */
export async function writePlainly(task: EvalTask, model: Model, signal: AbortSignal): Promise<Plain> {
  const began = performance.now()
  try {
    const turns = [{ role: 'user', content: plainPrompt(task) }] as const
    const { answer, tokens } = await model.ask({ system: plainSystem, turns, answer: PlainAnswer }, { signal })
    return { text: answer.text.trim(), tokens, seconds: secondsSince(began) }
  } catch (error) {
    return { reason: reasonOf(error), tokens: noTokens, seconds: secondsSince(began) }
  }
}
