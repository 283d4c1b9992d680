import { ORPCError } from '@orpc/server'
import type { Fault } from '#contract/kind.ts'
import { measures } from '#contract/weighted.ts'
import { readPartial } from '#kinds/partial.server.ts'
import type { Draft, Engine, Task } from '#server/core/engine.ts'
import type { YieldToEventLoop } from '#server/core/yield-to-event-loop.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import { ModelFailure } from '#server/platform/models/model.ts'
import { growingEchoOf } from '#writer/checks/echo.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { mendInstruction } from '#writer/mend.ts'
import { growingPolish, polishAll } from '#writer/polish/polish.ts'

type Result = Record<string, unknown>

/** A draft, polished and shaped, with what is wrong with it. `result` is absent when the draft is not a whole result. */
interface Assessed {
  readonly draft: Draft
  readonly result?: Result
  readonly faults: readonly Fault[]
}

/** How much worse each fault makes a result, when the better of two is kept. */
const severity: Readonly<Record<Fault['rule'], number>> = {
  broken: 100,
  language: 50,
  limit: 10,
  characters: 10,
  count: 10,
  length: 5,
  grounding: 4,
  names: 2,
  hashtags: 3,
  rewrite: 3,
  repeat: 2,
  worn: 1,
}
/** What no cut can mend. */
const unrepairable: ReadonlySet<Fault['rule']> = new Set(['broken', 'language'])
/** What nobody can post, even after the cut. */
const blocking: ReadonlySet<Fault['rule']> = new Set([...unrepairable, 'limit', 'characters', 'count', 'grounding'])

const score = ({ faults }: Assessed) => faults.reduce((sum, { rule }) => sum + severity[rule], 0)

/** Whether a draft is of the person's own words, which stay word for word: it is measured, and neither polished nor cut. */
const isArranged = ({ talk }: Draft): boolean => talk === undefined

/** What is wrong with a result. Only what a model wrote needs reading. */
async function faultsOf({ writer, request, revision }: Task, result: Result, { talk }: Draft): Promise<Fault[]> {
  const measured = writer.schema.check(result, request, measures)
  if (!talk) return measured
  const read = await inspect({
    passages: writer.passages(result),
    language: request.language,
    source: writer.source(request),
    instructions: talk.brief.system,
  })
  return [...measured, ...(revision ? writer.promises(result, request, revision) : []), ...read]
}

/** A result, polished. */
const polished = ({ writer, request }: Task, part: Result): Result => polishAll(part, writer.markup?.(request))

/**
 * What a reader may see of a result that grows: what a model writes polished, and nothing of a part in which it says our instructions
 * back. What was told nothing is the built-in writer's, and seen as it is.
 */
export function createPartialFilter({ writer, request }: Task): (part: Result, instructions?: string) => Result {
  const polishedSoFar = growingPolish(writer.markup?.(request))
  let echoes: ((text: string) => boolean) | undefined
  return (part, instructions) => {
    if (instructions === undefined) return readPartial(writer.schema.result, part)
    const seen = polishedSoFar(part)
    echoes ??= growingEchoOf(instructions)
    return echoes(textsIn(seen).join(' ')) ? {} : readPartial(writer.schema.result, seen)
  }
}

const textsIn = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : part !== null && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []

/** A draft as it would be if nothing were mended, held against every check. */
export async function assess(task: Task, draft: Draft): Promise<Assessed> {
  const { writer, request } = task
  const { success, data, error } = writer.schema.result.safeParse(isArranged(draft) ? draft.result : polished(task, draft.result))
  if (!success) {
    const faults = error.issues.map(({ path, message }) => ({ rule: 'broken' as const, field: path.join('.'), message }))
    return { draft, faults }
  }
  const result = isArranged(draft) ? data : (writer.shape?.(data, request) ?? data)
  return { draft, result, faults: await faultsOf(task, result, draft) }
}

/**
 * What the built-in writer arranged, as it is: a cut could take a fact away. It answers for its own checks, so a fault is a mistake of
 * ours, and logged; the person gets the text unless nobody could post it.
 * @throws GENERATION_FAILED
 */
function arranged({ writer }: Task, { result, faults }: Assessed, log: Pick<Log, 'error'> | undefined): Result {
  const rules = faults.map(({ rule, field }) => `${rule} of ${field}`)
  if (rules.length > 0) log?.error({ kind: writer.kind.name, faults: rules }, 'The built-in writer broke a rule of its kind')
  if (!result || faults.some(({ rule }) => blocking.has(rule))) throw fail('GENERATION_FAILED')
  return result
}

/** The last resort: the deterministic cut. @throws GENERATION_FAILED when what is left cannot be posted */
async function cut(task: Task, { draft, result, faults }: Assessed): Promise<Result> {
  if (result && faults.length === 0) return result
  if (faults.some(({ rule }) => unrepairable.has(rule))) throw fail('GENERATION_FAILED')
  const fitted = result && task.writer.fit(result, task.request, task.revision)
  const { success, data } = task.writer.schema.result.safeParse(fitted)
  if (!success || (await faultsOf(task, data, draft)).some(({ rule }) => blocking.has(rule))) throw fail('GENERATION_FAILED')
  return data
}

interface Repaired {
  readonly result: Result
  /** What all drafts together cost, and who wrote the one that is kept. */
  readonly spent: { readonly engine: string; readonly inputTokens?: number; readonly outputTokens?: number }
}

const sum = (drafts: readonly Draft[], side: 'input' | 'output') => drafts.reduce((total, { tokens }) => total + (tokens?.[side] ?? 0), 0)

/**
 * Makes a draft fit to be posted: checked, rewritten at most twice with the measured excess, then cut. A rewrite that
 * fails or runs out of time leaves the best draft so far, unless the person stopped. What the built-in writer arranged stays as it is.
 * @param stopped aborts when the person gave up; `signal` also at the deadline. Each draft of a model is read in a `slice`, if others are served beside it
 * @throws GENERATION_FAILED when even the cut cannot be posted
 */
export async function validateAndRepair(
  task: Task,
  first: Draft,
  engine: Engine,
  { signal, stopped, slice, log }: { signal: AbortSignal; stopped: AbortSignal; slice?: YieldToEventLoop; log?: Pick<Log, 'error'> },
): Promise<Repaired> {
  const read = async (draft: Draft) => {
    // A millisecond or two, while others' pieces stream past; arranged text is not read.
    if (!isArranged(draft)) await slice?.()
    return assess(task, draft)
  }
  if (isArranged(first)) return { result: arranged(task, await assess(task, first), log), spent: { engine: first.engine } }
  const drafts = [first]
  let best = await read(first)
  for (const attempt of [0, 1] as const) {
    if (best.faults.length === 0 || !engine.rewrite || signal.aborted) break
    try {
      const draft = await engine.rewrite(task, best.draft, mendInstruction(best.faults, attempt), signal)
      drafts.push(draft)
      const next = await read(draft)
      if (score(next) <= score(best)) best = next
    } catch (error) {
      // A budget that is used up refuses in the words of the closed list.
      const noAnswer = error instanceof ModelFailure || error instanceof ORPCError || signal.aborted
      if (stopped.aborted || !best.result || !noAnswer) throw error
      break
    }
  }
  const usesModel = drafts.some(({ tokens }) => tokens)
  return {
    result: await cut(task, best),
    spent: { engine: best.draft.engine, ...(usesModel && { inputTokens: sum(drafts, 'input'), outputTokens: sum(drafts, 'output') }) },
  }
}

/**
 * One result, written and made fit to be posted as every other, but with no account behind it: nothing is reserved, charged or stored.
 * @throws GENERATION_FAILED when what was written cannot be posted; the signal's reason when aborted
 */
export async function generateWithoutAccount(
  task: Task,
  engine: Engine,
  signal: AbortSignal,
  log?: Pick<Log, 'error'>,
): Promise<Record<string, unknown>> {
  const draft = await engine.write(task, { signal })
  const { result } = await validateAndRepair(task, draft, engine, { signal, stopped: signal, ...(log && { log }) })
  return result
}
