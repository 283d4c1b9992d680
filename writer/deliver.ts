import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import {
  type Assessed,
  findFaults,
  givenOf,
  isBlocking,
  type Result,
  textOf,
  unrepairable,
  type WritingTask,
  type Written,
} from '#writer/assess.ts'
import { allGiven, wishesOf } from '#writer/background.ts'
import { missingFacts } from '#writer/checks/given.ts'
import { factsToTell, missingFault, toldIn } from '#writer/checks/inspect.ts'
import { cutNotes, notesOf, notesOfOriginal } from '#writer/checks/notes.ts'
import { usedPoints } from '#writer/checks/used-points.ts'

/** A text that may be delivered, or why none may: nothing was written, a rewrite is the earlier text again, or a blocking fault is left. */
export type Delivery = { readonly result: Result } | { readonly refused: 'empty' | 'unchanged' | 'faulty' }

/** What the user's own words may do that their voice does not: the user is told. */
const toldOfVoice: ReadonlySet<Fault['rule']> = new Set(['avoided', 'emoji', 'question', 'copied'])

/**
 * An arranged text, unchanged: a cut could remove a fact. Its own words pass every check, so `unexpected`, any fault but those that the
 * user's words have against the voice, is a bug. The user still gets the text unless a fault is blocking.
 */
export function deliverArranged({ result, faults }: Assessed): { readonly delivery: Delivery; readonly unexpected: readonly Fault[] } {
  const unexpected = faults.filter(({ rule }) => !toldOfVoice.has(rule))
  if (!result || faults.some(isBlocking)) return { delivery: { refused: 'faulty' }, unexpected }
  return { delivery: { result: withNotes(result, notesOf(faults.filter(({ rule }) => toldOfVoice.has(rule)))) }, unexpected }
}

/**
 * A model's text as it wrote it, except for what a hard limit of the platform cuts; `checks` tells the user what was cut and which faults
 * are left.
 */
export async function deliver(task: WritingTask, draft: Written, { result, faults }: Assessed): Promise<Delivery> {
  if (result && faults.length === 0) return { result: withNotes(result, originalNotes(task, result)) }
  if (textsIn(draft.result).every((text) => text.trim() === '')) return { refused: 'empty' }
  if (!result || faults.some(({ rule }) => unrepairable.has(rule))) return { refused: 'faulty' }
  if (faults.some(({ rule }) => rule === 'unchanged')) return { refused: 'unchanged' }
  const { writer, request } = task
  const { success, data } = writer.schema.result.safeParse(writer.fit(result, request, task.background))
  const left = success ? await findFaults(task, data, draft) : []
  if (!success || left.some(isBlocking)) return { refused: 'faulty' }
  const notes = [
    ...cutNotes(writer.passages(result), writer.passages(data), {
      language: request.language,
      source: allGiven(writer.source(request), task.background),
      hashtags: wishesOf(task.background).hashtags,
    }),
    ...notesOf(left),
    ...originalNotes(task, data),
  ]
  return { result: withNotes(data, notes) }
}

/** All texts in a value, in their order. */
export const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []

/** The result with the points of the source that its text uses; unchanged without a source. */
export const withUsedPoints = ({ writer, background }: WritingTask, result: Result): Result =>
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
export async function withFacts(task: WritingTask, { facts: _, ...result }: Result): Promise<Result> {
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

const withNotes = (result: Result, checks: readonly CheckNote[]): Result => (checks.length > 0 ? { ...result, checks } : result)

/** The notes of the original that hold for its translation. What the original says counts as given, so no check finds it again. */
const originalNotes = ({ writer, revision }: WritingTask, result: Result): CheckNote[] =>
  revision?.how === 'language'
    ? notesOfOriginal((revision.earlier.result.checks as CheckNote[] | undefined) ?? [], textOf(writer.passages(result)))
    : []
