import { ORPCError } from '@orpc/server'
import type { Fault } from '#contract/kind.ts'
import { hashtagsIn } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { rewriteUnchanged } from '#contract/result-messages.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { measures } from '#contract/weighted.ts'
import { readPartial } from '#kinds/partial.server.ts'
import type { YieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import type { Draft, Engine, Task } from '#server/core/generation/engine.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'
import { ModelFailure } from '#server/infra/models/model.ts'
import { allGiven, wishesOf } from '#writer/background.ts'
import { repairInstruction } from '#writer/brief.ts'
import { partialEchoDetector } from '#writer/checks/echo.ts'
import { missingFacts } from '#writer/checks/given.ts'
import { factsToTell, inspect, missingFault, toldIn } from '#writer/checks/inspect.ts'
import { cutNotes, isFewer, notesOf, notesOfOriginal } from '#writer/checks/notes.ts'
import { isProse, type Passage } from '#writer/checks/passage.ts'
import { usedPoints } from '#writer/checks/used-points.ts'
import { voiceFaults } from '#writer/checks/voice.ts'
import { partialPolish, polishAll } from '#writer/polish/polish.ts'
import { sameVersionFaults } from '#writer/revision/rewrite-faults.ts'
import { translationFaults } from '#writer/revision/translation-faults.ts'
import { instructionsOf, type Revision } from '#writer/writer.ts'

type Result = Record<string, unknown>

/** A draft, polished and shaped, with its faults. `result` is absent when the draft does not match the result schema. */
interface Assessed {
  readonly draft: Draft
  readonly result?: Result
  readonly faults: readonly Fault[]
}

/** The weight of each fault in the score that decides between two drafts: the lower score wins. */
const severity: Readonly<Record<Fault['rule'], number>> = {
  broken: 100,
  language: 50,
  unchanged: 50,
  limit: 10,
  characters: 10,
  count: 10,
  length: 5,
  foreign: 5,
  missing: 5,
  leftover: 5,
  number: 4,
  link: 4,
  claim: 3,
  experience: 3,
  quotation: 3,
  name: 2,
  hashtags: 3,
  rewrite: 3,
  contradicts: 4,
  copied: 4,
  avoided: 3,
  emoji: 2,
  question: 2,
  repeat: 2,
  cliche: 1,
}
/** Faults that cutting cannot repair. */
const unrepairable: ReadonlySet<Fault['rule']> = new Set(['broken', 'language'])

/** Whether a fault prevents delivery: the text could not be posted. Four titles of five can be. */
const isBlocking = (fault: Fault): boolean =>
  unrepairable.has(fault.rule) ||
  fault.rule === 'limit' ||
  fault.rule === 'link' ||
  fault.rule === 'characters' ||
  (fault.rule === 'count' && !isFewer(fault))

/** Whether a cut repairs a fault as well as a model would: hashtags or search tags beyond the last that has room. */
const isSurplus = ({ rule, field, measured, allowed }: Fault): boolean =>
  (rule === 'hashtags' && measured !== undefined && measured > (allowed?.max ?? measured)) || (rule === 'limit' && field === 'tags')

const score = ({ faults }: Assessed) => faults.reduce((sum, { rule }) => sum + severity[rule], 0)

/** Whether the built-in writer arranged the user's own words. Such a draft is checked, but neither polished nor cut. */
const isArranged = ({ conversation }: Draft): boolean => conversation === undefined

/** The faults of a result. The wording is inspected only when a model wrote it. */
async function findFaults(
  { writer, request, revision, unlike = [], background }: Task,
  result: Result,
  { conversation }: Draft,
): Promise<Fault[]> {
  const kindFaults = writer.schema.check(result, request, measures, wishesOf(background))
  const { language } = request
  const passages = writer.passages(result)
  const source = writer.source(request)
  if (!conversation) return background ? [...kindFaults, ...voiceFaults(passages, { background, language, input: source })] : kindFaults
  const original = revision?.how === 'language' ? writer.passages(revision.earlier.result) : undefined
  const wordingFaults = await inspect({
    ...{ passages, language, source: [source, keptText({ writer, revision })].filter(Boolean).join('\n') },
    ...givenOf({ writer, request, revision }),
    details: request.details,
    original: original && textOf(original),
    tone: typeof request.tone === 'string' ? request.tone : undefined,
    ...{ carries: writer.carries, background },
    instructions: conversation.brief.system,
  })
  const translated =
    revision && original
      ? await translationFaults({ passages, language }, { passages: original, language: revision.earlier.request.language }, writer.carries)
      : []
  const [first] = passages
  const again = first
    ? sameVersionFaults(
        first.field,
        textOf(passages),
        unlike.map((other) => textOf(writer.passages(other))),
        language,
        source,
      )
    : []
  return [
    ...(revision && isFreeInLength(request, revision) ? kindFaults.filter(({ rule }) => rule !== 'length') : kindFaults),
    ...(revision ? writer.rewriteFaults(result, request, revision) : []),
    ...translated,
    ...again,
    ...wordingFaults,
  ]
}

type Writing = Pick<Task, 'writer' | 'request'> & { readonly revision: Revision | undefined }

/** What was typed, and what was asked to change since. Of a text that its user has edited, what stands in it: what was taken out may stay out. */
function givenOf({ writer, request, revision }: Writing) {
  const typed = writer.source({ ...request, rewrite: undefined, earlierInstructions: undefined })
  const kept = keptText({ writer, revision })
  return { input: [revision?.isEdited && kept ? '' : typed, kept].filter(Boolean).join('\n'), changes: instructionsOf(request) }
}

/**
 * The earlier text whose words are given and stay: one that its user has edited, or that keeps its words on another platform, where its title may
 * be part of it. Its hashtags are those of its platform.
 */
function keptText({ writer, revision }: Pick<Writing, 'writer' | 'revision'>): string | undefined {
  if (!revision || !(revision.isEdited || (revision.how === 'platform' && revision.keepsWords))) return undefined
  const text = toldIn(writer.passages(revision.earlier.result))
  return hashtagsIn(text).reduce((rest, tag) => rest.replace(tag, ''), text)
}

/** Whether a rewrite need not have the requested length: a translation is as long as its original, and an instruction may ask for another length. */
const isFreeInLength = (request: Task['request'], { how }: Revision): boolean =>
  how === 'language' || (how !== 'shorter' && how !== 'longer' && instructionsOf(request).length > 0)

const textOf = (passages: readonly Passage[]): string =>
  passages
    .filter(isProse)
    .map(({ text }) => text)
    .join('\n\n')

const polish = ({ writer, request }: Task, result: Result): Result => polishAll(result, writer.markup?.(request))

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

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

/** Polishes and shapes a draft, and runs every check on it; nothing is repaired. */
export async function assess(task: Task, draft: Draft): Promise<Assessed> {
  const { writer, request } = task
  const { success, data, error } = writer.schema.result.safeParse(isArranged(draft) ? draft.result : polish(task, draft.result))
  if (!success) {
    const faults = error.issues.map(({ path, message }) => ({ rule: 'broken' as const, field: path.join('.'), message }))
    return { draft, faults }
  }
  const result = isArranged(draft) ? data : (writer.shape?.(data, request) ?? data)
  return { draft, result, faults: await findFaults(task, result, draft) }
}

/** What the user's own words may do that their voice does not: the user is told. */
const toldOfVoice: ReadonlySet<Fault['rule']> = new Set(['avoided', 'emoji', 'question', 'copied'])

/**
 * The result of an arranged draft, unchanged: a cut could remove a fact. Its own words pass every check, so any fault but those that the
 * user's words have against the voice is a bug and is logged. The user still gets the text unless a fault is blocking.
 * @throws GENERATION_FAILED
 */
function arrangedResult({ writer }: Task, { result, faults }: Assessed, log: Pick<Log, 'error'> | undefined): Result {
  const faultNames = faults.filter(({ rule }) => !toldOfVoice.has(rule)).map(({ rule, field }) => `${rule} of ${field}`)
  if (faultNames.length > 0) log?.error({ kind: writer.kind.name, faults: faultNames }, 'a text of the built-in writer has faults')
  if (!result || faults.some(isBlocking)) throw fail('GENERATION_FAILED')
  return withNotes(result, notesOf(faults.filter(({ rule }) => toldOfVoice.has(rule))))
}

/** The result with the points of the source that its text uses; unchanged without a source. */
const withUsedPoints = ({ writer, background }: Task, result: Result): Result =>
  background?.source
    ? {
        ...result,
        usedPoints: usedPoints(toldIn(writer.passages(result)), background.source),
      }
    : result

/**
 * The result with the facts that it was given. Of a translation they are those of its original: what that one lacks is no loss. A text of the built-in
 * writer gets a note about those that it lacks, too; for those of a model there is one.
 */
async function withFacts(task: Task, { facts: _, ...result }: Result): Promise<Result> {
  const { writer, request, revision } = task
  if (result.ask) return result
  const { language } = request
  const { carries } = writer
  const typed = await factsToTell({ ...givenOf({ writer, request, revision }), carries, language })
  const lackingIn = async (text: string, of: LanguageCode) => new Set((await missingFacts(typed, text, of)).map((fact) => fact.text))
  const original = revision?.how === 'language' ? revision.earlier : undefined
  const lost = original ? await lackingIn(toldIn(writer.passages(original.result)), original.request.language) : new Set<string>()
  const facts = typed.filter(({ text }) => !lost.has(text))
  if (facts.length === 0) return result
  // With its directions: a link stands on the screen.
  const lacking = result.arranged ? await lackingIn(writer.kind.text(result), language) : lost
  const missing = facts.filter(({ text }) => lacking.has(text))
  const before = (result.checks as CheckNote[] | undefined) ?? []
  return {
    ...withNotes(result, [...before, ...notesOf(missingFault(writer.passages(result), missing))]),
    facts: [...new Map(facts.map(({ text }) => [text.toLowerCase(), text])).values()],
  }
}

/**
 * The result as it is delivered. Its text is as the model wrote it, except for what a hard limit of the platform cut; `checks` tells the
 * user what was cut and which faults are left.
 * @throws GENERATION_FAILED when a blocking fault remains, INVALID_INPUT at `rewrite.how` when a rewrite is the earlier text again
 */
async function delivered(task: Task, { draft, result, faults }: Assessed): Promise<Result> {
  if (result && faults.length === 0) return withNotes(result, originalNotes(task, result))
  const isEmpty = textsIn(draft.result).every((text) => text.trim() === '')
  if (isEmpty) throw fail('GENERATION_FAILED', undefined, task.writer.kind.messages.empty)
  if (!result || faults.some(({ rule }) => unrepairable.has(rule))) throw fail('GENERATION_FAILED')
  if (faults.some(({ rule }) => rule === 'unchanged'))
    throw fail('INVALID_INPUT', { issues: [{ path: 'rewrite.how', message: rewriteUnchanged.unchanged }] })
  const { writer, request } = task
  const { success, data } = writer.schema.result.safeParse(writer.fit(result, request, task.background))
  const left = success ? await findFaults(task, data, draft) : []
  if (!success || left.some(isBlocking)) throw fail('GENERATION_FAILED')
  return withNotes(data, [
    ...cutNotes(writer.passages(result), writer.passages(data), {
      language: request.language,
      source: allGiven(writer.source(request), task.background),
      hashtags: wishesOf(task.background).hashtags,
    }),
    ...notesOf(left),
    ...originalNotes(task, data),
  ])
}

const withNotes = (result: Result, checks: readonly CheckNote[]): Result => (checks.length > 0 ? { ...result, checks } : result)

/** The notes of the original that hold for its translation. What the original says counts as given, so no check finds it again. */
const originalNotes = ({ writer, revision }: Task, result: Result): CheckNote[] =>
  revision?.how === 'language'
    ? notesOfOriginal((revision.earlier.result.checks as CheckNote[] | undefined) ?? [], textOf(writer.passages(result)))
    : []

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
    return assess(task, draft)
  }
  if (isArranged(first))
    return {
      result: await withFacts(task, withUsedPoints(task, arrangedResult(task, await assess(task, first), log))),
      cost: { engine: first.engine },
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
    result: await withFacts(task, withUsedPoints(task, await delivered(task, best))),
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
