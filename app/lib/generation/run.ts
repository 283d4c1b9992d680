import type { Edit } from '#app/lib/generation/keeping.ts'
import { textFields } from '#app/lib/generation/text-fields.ts'
import type { ErrorCode, Issue } from '#contract/errors.ts'
import type { Feature } from '#contract/plans.ts'
import { versionsIn } from '#contract/versions.ts'
import type { Waiting } from '#contract/waiting.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'

export type AnswerFor<Name extends KindName> = { readonly id: string } & ResultOf<Name>

/** One generation to start. The jobs of a screen differ by slot, for example the platform. */
export interface Job<Name extends KindName = KindName> {
  readonly kind: Name
  readonly slot: string
  readonly request: RequestOf<Name>
  /** The quota that it counts against. */
  readonly feature: Feature
  /** What it is for, in words that its topic lacks: the title of the idea that led to it. */
  readonly about?: string | undefined
}

/** Why a generation failed, for the user. */
export interface Failure {
  /** A code of contract/errors.ts, or one of the client: the stream was cut, the server was not reached, or the result was empty. */
  readonly code: ErrorCode | 'CUT' | 'OFFLINE' | 'EMPTY'
  readonly message: string
  /** What the user can do; empty when there is nothing. */
  readonly hint: string
  /** Fields that the server refused. */
  readonly issues: readonly Issue[]
  /** A larger plan would have allowed it. */
  readonly upgrade: boolean
}

/** The text of a finished run, with the user's edits. */
export interface Written<Name extends KindName = KindName> {
  readonly state: 'written'
  /** The generation's id in History. */
  readonly id: string
  /** When it was written; ISO 8601, UTC. */
  readonly writtenAt: string
  /** As it was generated. */
  readonly original: ResultOf<Name>
  /** With the user's edits. */
  readonly result: ResultOf<Name>
  /** Its library entries: part → the saved text and the entry's id. */
  readonly saved: Readonly<Record<string, { readonly id: string; readonly content: string }>>
  /** Notes of the checks that the user has dismissed, by their keys (`flagKey`). */
  readonly kept?: readonly string[]
  /** Earlier drafts of this slot, the latest last. */
  readonly past: readonly Version<Name>[]
  /** Drafts after the one that is shown, the oldest first. */
  readonly later: readonly Version<Name>[]
  /** The versions that were written together, when there are several; `shown` is the place of the one that the run's own fields are. */
  readonly alternatives?: { readonly shown: number; readonly all: readonly Alternative<Name>[] } | undefined
}

/** One of the versions that were written together, with the user's edits. */
type Alternative<Name extends KindName> = Pick<Written<Name>, 'original' | 'result' | 'saved'>

/** A version of a slot's text, with the user's edits. */
export type Version<Name extends KindName = KindName> = Job<Name> & { readonly key: string } & Omit<
    Written<Name>,
    'state' | 'past' | 'later'
  >

export interface Running<Name extends KindName = KindName> {
  readonly state: 'running'
  /** The result so far; any field may be missing or incomplete. */
  readonly partial: Readonly<Record<string, unknown>>
  /** What a local model does before it writes; `null` once it writes, and for all others. */
  readonly waiting: Waiting | null
  /** What this run replaces; restored when it is stopped or fails. */
  readonly before: Run<Name, Written<Name>> | null
  /** `past` of the written run: empty, unless the run is another version of `before`. */
  readonly past: readonly Version<Name>[]
}

export interface Failed<Name extends KindName = KindName> {
  readonly state: 'failed'
  readonly failure: Failure
  readonly before: Run<Name, Written<Name>> | null
  readonly past: readonly Version<Name>[]
}

/** A job with its idempotency key and its progress. */
export type Run<Name extends KindName = KindName, Progress = Running<Name> | Written<Name> | Failed<Name>> = Job<Name> & {
  /** The idempotency key: a retry after a cut stream gets the same result and is charged once. */
  readonly key: string
} & Progress

export type WrittenRun<Name extends KindName = KindName> = Run<Name, Written<Name>>

/** The slot of the first of the texts that are shown in tabs beside each other; of one that stands alone, its own. */
export const firstSlot = (slot: string): string => slot.split('+', 1)[0] ?? slot
/** The slot of a further text beside those of a slot. */
export const slotBeside = (slot: string, key: string): string => `${firstSlot(slot)}+${key}`
/** The texts that are shown in one place. */
export const runsBeside = <Name extends KindName>(runs: readonly Run<Name>[], { slot }: Pick<Job, 'slot'>): readonly Run<Name>[] =>
  runs.filter((run) => firstSlot(run.slot) === firstSlot(slot))
/** One run of each place. */
export const firstRuns = <Name extends KindName>(runs: readonly Run<Name>[]): readonly Run<Name>[] =>
  runs.filter((run) => runsBeside(runs, run)[0] === run)

/** Whether the user has changed the text. Compared by content, because after a reload the two are different objects. */
export const isEdited = ({ result, original }: WrittenRun): boolean => JSON.stringify(result) !== JSON.stringify(original)
export const isWritten = <Name extends KindName>(run: Run<Name>): run is WrittenRun<Name> => run.state === 'written'
/** Whether a run has no text yet: it asks for facts, and was neither stored nor counted. */
export const isAsking = (run: Run): run is WrittenRun => isWritten(run) && run.result.ask !== undefined
/** The runs that have a text. */
export const textsIn = <Name extends KindName>(runs: readonly Run<Name>[]): WrittenRun<Name>[] =>
  runs.filter((run) => isWritten(run)).filter(({ result }) => result.ask === undefined)
export const isRunning = (run: Run): boolean => run.state === 'running'

export type RunningRun = Run<KindName, Running>

/** The job of a run, without its progress. */
export const jobOf = ({ kind, slot, request, feature, about }: Job): Job => ({ kind, slot, request, feature, ...(about && { about }) })

type Start = Pick<RunningRun, 'key' | 'before' | 'past'>
export const startedRun = (job: Job, start: Start): RunningRun => ({
  ...jobOf(job),
  ...start,
  state: 'running',
  partial: {},
  waiting: null,
})

/** The text that a run shows, or would show after a stop. */
export const lastWritten = (run: Run | undefined): WrittenRun | null => (!run ? null : run.state === 'written' ? run : run.before)

export function writtenRun(run: RunningRun, id: string, result: ResultOf<KindName>): WrittenRun {
  const versions = versionsIn(result)
  const all = versions.map((version) => ({ original: version, result: version, saved: {} }))
  const [first = { original: result, result, saved: {} }] = all
  return {
    ...jobOf(run),
    key: run.key,
    state: 'written',
    id,
    writtenAt: new Date().toISOString(),
    ...first,
    past: run.past,
    later: [],
    ...(all.length > 1 && { alternatives: { shown: 0, all } }),
  }
}

/** The run with another of the versions that were written together; the same run when there is none. */
export function withVersion(run: WrittenRun, at: number): WrittenRun {
  const { alternatives, original, result, saved } = run
  if (!alternatives?.all[at]) return run
  const all = alternatives.all.map((version, place) => (place === alternatives.shown ? { original, result, saved } : version))
  return { ...run, ...all[at], alternatives: { shown: at, all } }
}

/** Versions of one text that a screen stores. All versions are in History. */
const maxVersions = 20

const asVersion = ({ state: _, past: _past, later: _later, ...version }: WrittenRun): Version => version

/** The versions before a new one: all texts of its slot, the one that it was made from last; questions are no text. */
export const pastWith = (run: WrittenRun): readonly Version[] =>
  [...run.past, ...run.later, ...(isAsking(run) ? [] : [asVersion(run)])].slice(1 - maxVersions)

/** Versions with the one changed that has the key. */
export const versionsWith = (versions: readonly Version[], key: string, change: (version: WrittenRun) => WrittenRun): readonly Version[] =>
  versions.map((version) => (version.key === key ? asVersion(change({ ...version, state: 'written', past: [], later: [] })) : version))

/** The run with another of its drafts; the same run when there is none. @param at from 0, the oldest first */
export function withDraft(run: WrittenRun, at: number): WrittenRun {
  const all = [...run.past, asVersion(run), ...run.later]
  const draft = all[at]
  return draft ? { ...draft, state: 'written', past: all.slice(0, at), later: all.slice(at + 1) } : run
}

/** What the user made of the version that a run shows. */
export const editOf = ({ id, result, alternatives }: WrittenRun, copied: boolean): Edit => ({
  id,
  version: (alternatives?.shown ?? 0) + 1,
  result: textFields(result),
  copied,
})
