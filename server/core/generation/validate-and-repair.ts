import { ORPCError } from '@orpc/server'
import { rewriteUnchanged } from '#contract/result-messages.ts'
import { readPartial } from '#kinds/partial.server.ts'
import type { YieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import type { Draft, Engine, Task } from '#server/core/generation/engine.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'
import { ModelFailure } from '#server/infra/models/model.ts'
import { assess, isArranged, isSurplus, type Result, score } from '#writer/assess.ts'
import { repairInstruction } from '#writer/brief.ts'
import { partialEchoDetector } from '#writer/checks/echo.ts'
import { isFewer } from '#writer/checks/notes.ts'
import { type Delivery, deliver, deliverArranged, textsIn, withFacts, withUsedPoints } from '#writer/deliver.ts'
import { partialPolish } from '#writer/polish/polish.ts'

/**
 * Decides what a client may see of a partial. A model's partial is polished, and hidden when it repeats our instructions. Without
 * `instructions` the partial is the built-in writer's and passes unchanged.
 */
export function createPartialFilter({ writer, request }: Task): (partial: Result, instructions?: string) => Result {
  const polishPartial = partialPolish(writer.markup?.(request))
  let repeatsInstructions: ((text: string) => boolean) | undefined
  return (partial, instructions) => {
    if (instructions === undefined) return readPartial(writer.schema.result, partial)
    const polished = polishPartial(partial)
    repeatsInstructions ??= partialEchoDetector(instructions)
    return repeatsInstructions(textsIn(polished).join(' ')) ? {} : readPartial(writer.schema.result, polished)
  }
}

/** @throws GENERATION_FAILED, INVALID_INPUT at `rewrite.how` when a rewrite is the earlier text again */
function resultOf({ writer }: Task, delivery: Delivery): Result {
  if ('result' in delivery) return delivery.result
  const { refused } = delivery
  if (refused === 'unchanged') throw fail('INVALID_INPUT', { issues: [{ path: 'rewrite.how', message: rewriteUnchanged.unchanged }] })
  throw fail('GENERATION_FAILED', undefined, refused === 'empty' ? writer.kind.messages.empty : undefined)
}

export interface Repaired {
  readonly result: Result
  /** The model's draft that the result is made from, to continue its conversation. */
  readonly draft?: Draft
  /** The engine of the chosen draft, and the tokens of all drafts together. */
  readonly cost: { readonly engine: string; readonly inputTokens?: number; readonly outputTokens?: number }
}

const sumTokens = (drafts: readonly Draft[], side: 'input' | 'output') => drafts.reduce((sum, { tokens }) => sum + (tokens?.[side] ?? 0), 0)

export interface RepairOptions {
  /** Aborts when the user stops, and at the deadline. */
  readonly signal: AbortSignal
  /** Aborts when the user stops. */
  readonly stopped: AbortSignal
  /** Called before a model's draft is checked, which takes one or two milliseconds, so that other requests are served in between. */
  readonly yieldToEventLoop?: YieldToEventLoop
  readonly log?: Pick<Log, 'error'>
}

/**
 * Makes a draft fit to be posted: checks it, has the model rewrite it at most twice (a local one once), then cuts it to the hard limits of
 * its platform. The model is sent each fault with the measured excess; what it does not repair, the user is told. When a rewrite fails or the
 * deadline passes, the best draft so far is used, unless the user stopped.
 * An arranged draft is only checked.
 * @throws GENERATION_FAILED when a blocking fault remains after the cut
 */
export async function validateAndRepair(
  task: Task,
  first: Draft,
  engine: Engine,
  { signal, stopped, yieldToEventLoop, log }: RepairOptions,
): Promise<Repaired> {
  const assessModelDraft = async (draft: Draft) => {
    await yieldToEventLoop?.()
    return { draft, ...(await assess(task, draft)) }
  }
  const finished = (delivery: Delivery) => withFacts(task, withUsedPoints(task, resultOf(task, delivery)))
  if (isArranged(first)) {
    const { delivery, unexpected } = deliverArranged(await assess(task, first))
    const faults = unexpected.map(({ rule, field }) => `${rule} of ${field}`)
    if (faults.length > 0) log?.error({ kind: task.writer.kind.name, faults }, 'a text of the built-in writer has faults')
    return { result: await finished(delivery), cost: { engine: first.engine } }
  }
  const drafts = [first]
  let best = await assessModelDraft(first)
  for (const attempt of [0, 1] as const) {
    // A model that was told once what is too few has no more.
    const isDone = best.faults.every((fault) => isSurplus(fault) || (attempt > 0 && isFewer(fault)))
    if (attempt >= (first.repairs ?? 2) || isDone || !engine.rewrite || signal.aborted) break
    try {
      const draft = await engine.rewrite(task, best.draft, repairInstruction(best.faults, attempt), { signal })
      drafts.push(draft)
      const next = await assessModelDraft(draft)
      if (score(next) <= score(best)) best = next
    } catch (error) {
      // An exhausted token budget throws an API error.
      const noAnswer = error instanceof ModelFailure || error instanceof ORPCError || signal.aborted
      if (stopped.aborted || !best.result || !noAnswer) throw error
      break
    }
  }
  const hasTokens = drafts.some(({ tokens }) => tokens)
  return {
    result: await finished(await deliver(task, best.draft, best)),
    draft: best.draft,
    cost: {
      engine: best.draft.engine,
      ...(hasTokens && { inputTokens: sumTokens(drafts, 'input'), outputTokens: sumTokens(drafts, 'output') }),
    },
  }
}

/**
 * Generates for a visitor: written, validated and repaired like every generation, but nothing is reserved, charged or stored.
 * @throws GENERATION_FAILED when a blocking fault remains; the signal's reason when aborted
 */
export async function generateWithoutAccount(
  request: Task,
  engine: Engine,
  signal: AbortSignal,
  log?: Pick<Log, 'error'>,
): Promise<Record<string, unknown>> {
  const task: Task = { ...request, priority: 'visitor' }
  const draft = await engine.write(task, { signal })
  const { result } = await validateAndRepair(task, draft, engine, { signal, stopped: signal, ...(log && { log }) })
  return result
}
