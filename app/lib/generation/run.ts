import type { ErrorCode, Issue } from '#contract/errors.ts'
import type { Feature } from '#contract/plans.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'

export type AnswerFor<Name extends KindName> = { readonly id: string } & ResultOf<Name>

/** One generation to start. The jobs of a screen differ by slot, for example the platform. */
export interface Job<Name extends KindName = KindName> {
  readonly kind: Name
  readonly slot: string
  readonly request: RequestOf<Name>
  /** The quota that one use of it draws on. */
  readonly feature: Feature
}

/** Why a generation failed, for the user. */
export interface Failure {
  /** A code of contract/errors.ts, or what only this side can see: the stream was cut, the server was never reached, or brought nothing. */
  readonly code: ErrorCode | 'CUT' | 'OFFLINE' | 'EMPTY'
  readonly message: string
  /** What else is worth knowing or doing; empty when there is nothing. */
  readonly hint: string
  /** Fields that the server refused. */
  readonly issues: readonly Issue[]
  /** A bigger plan would have allowed it. */
  readonly upgrade: boolean
}

/** The text of a finished run, with the user's edits. */
export interface Written<Name extends KindName = KindName> {
  readonly state: 'written'
  /** The generation's id in History. */
  readonly id: string
  /** When it was written; ISO 8601, UTC. */
  readonly writtenAt: string
  /** As the writer left it. */
  readonly original: ResultOf<Name>
  /** With the user's edits. */
  readonly result: ResultOf<Name>
  /** Its library entries: part → the saved text and the entry's id. */
  readonly saved: Readonly<Record<string, { readonly id: string; readonly content: string }>>
  /** The texts of this slot that came before it, the nearest last: undo goes back through them. */
  readonly past: readonly Version<Name>[]
  /** The texts that were gone back from, the nearest first. */
  readonly later: readonly Version<Name>[]
}

/** A version of a slot's text, with the user's edits. */
export type Version<Name extends KindName = KindName> = Job<Name> & { readonly key: string } & Omit<
    Written<Name>,
    'state' | 'past' | 'later'
  >

export interface Running<Name extends KindName = KindName> {
  readonly state: 'running'
  /** Fields of the result as far as they are written; any may be missing or unfinished. */
  readonly partial: Readonly<Record<string, unknown>>
  /** What this run replaces; comes back when it is stopped or fails. */
  readonly before: Run<Name, Written<Name>> | null
  /** What undo will go back through once it is written: nothing, unless it is another version of `before`. */
  readonly past: readonly Version<Name>[]
}

export interface Failed<Name extends KindName = KindName> {
  readonly state: 'failed'
  readonly failure: Failure
  readonly before: Run<Name, Written<Name>> | null
  readonly past: readonly Version<Name>[]
}

/** A job under its idempotency key, and how far it is. */
export type Run<Name extends KindName = KindName, Progress = Running<Name> | Written<Name> | Failed<Name>> = Job<Name> & {
  /** The idempotency key: a retry of a cut run with it gets the same result, counted once. */
  readonly key: string
} & Progress

export type WrittenRun<Name extends KindName = KindName> = Run<Name, Written<Name>>

/** Whether a person has changed the text. By its content: after a reload the two are different objects. */
export const isEdited = ({ result, original }: WrittenRun): boolean => JSON.stringify(result) !== JSON.stringify(original)
export const isWritten = <Name extends KindName>(run: Run<Name>): run is WrittenRun<Name> => run.state === 'written'
export const isRunning = (run: Run): boolean => run.state === 'running'

export type RunningRun = Run<KindName, Running>

/** What is to be written, without how far it is. */
export const jobOf = ({ kind, slot, request, feature }: Job): Job => ({ kind, slot, request, feature })

type Start = Pick<RunningRun, 'key' | 'before' | 'past'>
/** A run at its start. */
export const begun = (job: Job, start: Start): RunningRun => ({ ...jobOf(job), ...start, state: 'running', partial: {} })

/** The text that a run shows, or would show if it were stopped. */
export const lastWritten = (run: Run | undefined): WrittenRun | null => (!run ? null : run.state === 'written' ? run : run.before)

/** A run at its end. */
export const writtenRun = (run: RunningRun, id: string, result: ResultOf<KindName>): WrittenRun => ({
  ...jobOf(run),
  key: run.key,
  state: 'written',
  id,
  writtenAt: new Date().toISOString(),
  original: result,
  result,
  saved: {},
  past: run.past,
  later: [],
})

/** Versions of one text that a screen stores. All versions are in History. */
const maxVersions = 20

const asVersion = ({ state: _, past: _past, later: _later, ...version }: WrittenRun): Version => version

/** The versions before a new one: all that its slot showed, the text it was made from last. */
export const pastWith = (run: WrittenRun): readonly Version[] => [...run.past, ...run.later, asVersion(run)].slice(1 - maxVersions)

/** The previous version; the same run when there is none. */
export function undone(run: WrittenRun): WrittenRun {
  const earlier = run.past.at(-1)
  return earlier ? { ...earlier, state: 'written', past: run.past.slice(0, -1), later: [asVersion(run), ...run.later] } : run
}

/** The version that was undone; the same run when there is none. */
export function redone(run: WrittenRun): WrittenRun {
  const [next, ...later] = run.later
  return next ? { ...next, state: 'written', past: [...run.past, asVersion(run)], later } : run
}
