import { ORPCError } from '@orpc/server'
import type { Arranged } from '#contract/arranged.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { withVersions } from '#contract/versions.ts'
import type { Engine, Task } from '#server/core/generation/engine.ts'
import { createPartialFilter, type Repaired, type RepairOptions, validateAndRepair } from '#server/core/generation/validate-and-repair.ts'
import { ModelFailure } from '#server/infra/models/model.ts'
import { anotherVersion } from '#writer/brief.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'
import { opening, sameVersionFaults } from '#writer/revision/rewrite-faults.ts'

type Result = Record<string, unknown>

interface VersionOptions extends RepairOptions {
  /** Called for each newer partial; see `RunOptions`. */
  readonly onPartial?: ((partial: () => Result) => void) | undefined
}

/** How many arrangements of the built-in writer are tried for one more version. */
const arrangements = 6

/**
 * Writes the versions that a request asks for, one after the other: a model continues the conversation in which it wrote the version before.
 * Each is checked and repaired like a single text; one that is not different enough, or not fit to be posted, is left out. Without the first
 * there is no result; any other is left out when its model fails, the deadline passes or the tokens of the day do not suffice, and a note
 * tells the user that there are fewer.
 * @throws what `Engine.write` and `validateAndRepair` throw for the first version; the stop signal's reason
 */
export async function writeVersions(
  task: Task,
  engine: Engine,
  { onPartial, ...options }: VersionOptions,
): Promise<Pick<Repaired, 'result' | 'cost'>> {
  const { signal } = options
  const asked = task.request.versions ?? 1
  const finished: Repaired[] = []
  const textsWith = (partial?: Result) => joined([...finished.map(({ result }) => result), ...(partial ? [partial] : [])])
  /** The options of an engine that streams the version after the finished ones. */
  const streaming = () => {
    const filter = createPartialFilter(task)
    return {
      signal,
      onPartial: onPartial && ((partial: Result, instructions?: string) => onPartial(() => textsWith(filter(partial, instructions)))),
    }
  }
  const first = await validateAndRepair(task, await engine.write(task, streaming()), engine, options)
  finished.push(first)
  const all = [first]
  // Versions of a text that still lacks its facts would be versions of nothing.
  for (let at = 1; at < asked && !first.result.ask && !signal.aborted; at++) {
    onPartial?.(() => textsWith())
    try {
      const next = first.draft
        ? await nextVersion(task, engine, finished, streaming(), options)
        : await nextArrangement(task, engine, finished, options)
      if (!next) continue
      all.push(next.repaired)
      if (next.isDifferent) finished.push(next.repaired)
    } catch (error) {
      if (options.stopped.aborted || !isMissing(error, signal)) throw error
      // Another attempt would fail in the same way, unless it was only this text.
      if (!(error instanceof ORPCError && error.code === 'GENERATION_FAILED')) break
    }
  }
  return { result: first.result.ask ? first.result : withNote(textsWith(), asked, finished.length), cost: sumOf(all) }
}

/** Whether an error means that there is no further version: no model, no usable text, no tokens, no time, nothing else to say. */
const isMissing = (error: unknown, signal: AbortSignal): boolean =>
  error instanceof ModelFailure || error instanceof ORPCError || error instanceof CannotRewrite || signal.aborted

const joined = ([first, ...others]: readonly Result[]): Result => withVersions([first ?? {}, ...others])

interface Next {
  readonly repaired: Repaired
  readonly isDifferent: boolean
}

const isDifferent = ({ writer, request }: Task, { result }: Repaired, finished: readonly Repaired[]): boolean => {
  const textOf = (version: Result) =>
    writer
      .passages(version)
      .flatMap(({ style, text }) => (style ? [] : [text]))
      .join('\n\n')
  return (
    sameVersionFaults(
      '',
      textOf(result),
      finished.map((version) => textOf(version.result)),
      request.language,
      writer.source(request),
    ).length === 0
  )
}

/** The model's next version, in the conversation of the last one. */
async function nextVersion(
  task: Task,
  engine: Engine,
  finished: readonly Repaired[],
  streaming: Parameters<Engine['write']>[1],
  options: RepairOptions,
): Promise<Next | null> {
  const last = finished.at(-1)
  if (!last?.draft || !engine.rewrite) return null
  const unlike = finished.map(({ result }) => result)
  const draft = await engine.rewrite(task, last.draft, anotherVersion, streaming)
  const repaired = await validateAndRepair({ ...task, unlike }, draft, engine, options)
  return { repaired, isDifferent: isDifferent(task, repaired, finished) }
}

/** The built-in writer's next arrangement: it begins with another first line. */
async function nextArrangement(task: Task, engine: Engine, finished: readonly Repaired[], options: RepairOptions): Promise<Next | null> {
  const [first] = finished
  if (!first) return null
  const revision = { how: 'hook' as const, earlier: { request: task.request, result: first.result } }
  for (let attempt = 0; attempt < arrangements; attempt++) {
    const draft = await engine.write({ ...task, revision }, { signal: options.signal })
    if (draft.conversation) return null
    const repaired = await validateAndRepair(task, draft, engine, options)
    const { language } = task.request
    // The user's own words are in every arrangement: only the first line counts.
    const { lead } = opening(task.writer.kind.text(repaired.result), language)
    if (finished.every(({ result }) => opening(task.writer.kind.text(result), language).lead !== lead))
      return { repaired, isDifferent: true }
  }
  return null
}

/** The engine of the first version, and the tokens of all of them. */
function sumOf(all: readonly Repaired[]): Repaired['cost'] {
  const total = (side: 'inputTokens' | 'outputTokens') => all.reduce((sum, { cost }) => sum + (cost[side] ?? 0), 0)
  const [first] = all
  if (!first) throw new TypeError('There is no version')
  const hasTokens = all.some(({ cost }) => cost.inputTokens !== undefined)
  return { engine: first.cost.engine, ...(hasTokens && { inputTokens: total('inputTokens'), outputTokens: total('outputTokens') }) }
}

/** Tells the user when there are fewer versions than requested. */
function withNote(result: Result, asked: number, written: number): Result {
  if (written >= asked) return result
  const arranged = result.arranged as Arranged | undefined
  if (arranged)
    return { ...result, arranged: { ...arranged, notes: [...arranged.notes, { code: 'fewer', of: 'versions', count: written }] } }
  const note: CheckNote = { code: 'versions', field: 'otherVersions', quotes: [], measured: written, allowed: { min: asked } }
  return { ...result, checks: [...((result.checks as CheckNote[] | undefined) ?? []), note] }
}
