import type { Edit } from '#app/lib/generation/keeping.ts'
import {
  type AnswerFor,
  editOf,
  type Failure,
  isEdited,
  type Job,
  jobOf,
  lastWritten,
  pastWith,
  type Run,
  type RunningRun,
  slotBeside,
  startedRun,
  textsIn,
  versionsWith,
  type WrittenRun,
  withDraft,
  withVersion,
  writtenRun,
} from '#app/lib/generation/run.ts'
import type { Waiting } from '#contract/waiting.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'

export interface WriteCall<Name extends KindName = KindName> {
  readonly kind: Name
  readonly request: Job<Name>['request']
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  /** Called with each partial. */
  readonly onPartial: (partial: Record<string, unknown>) => void
  /** Called with what a local model does before it writes. */
  readonly onWaiting: (waiting: Waiting) => void
}

/** Requests one result; rejects with the client's error. */
export type Write = (call: WriteCall) => Promise<AnswerFor<KindName>>

/** How a run ended, or what a stop ended. Reported once, whichever screen is open then. */
export type Outcome = { readonly screen: string } & (
  | { readonly how: 'written'; readonly run: Run }
  | { readonly how: 'failed'; readonly run: Run; readonly failure: Failure }
  | ({ readonly how: 'stopped' } & Stopped)
  | {
      readonly how: 'stop-unconfirmed'
      /** Asks the server again what the stopped runs cost. */
      readonly checkAgain: () => void
    }
)

/** The result of a stop, by the server's ledger. */
export interface Stopped {
  /** How many runs were started together. */
  readonly started: number
  /** Runs that had finished when the stop arrived; they are charged. */
  readonly finished: readonly WrittenRun[]
  /** How many runs started with them were written before the stop. */
  readonly writtenBefore: number
  /** Whether all finished ones are on the screen; one whose slot was taken is in History only. */
  readonly shown: boolean
}

/**
 * Stops runs on the server by their idempotency keys. Resolves to those that had finished, which are charged, by key; the others are not
 * charged. Rejects when the server cannot be reached.
 */
export type StopCall = (keys: readonly string[]) => Promise<ReadonlyMap<string, AnswerFor<KindName>>>

export interface GenerationsPorts {
  readonly write: Write
  readonly stop: StopCall
  readonly newKey: () => string
  readonly failureOf: (kind: KindName, error: unknown) => Failure
  readonly memory: Memory
  /** Stores what users make of their texts. */
  readonly keeper: {
    keep: (edit: Edit) => void
    flush: () => void
    /** Resolves when every edit of a generation is stored, and rejects with the client's error; null when all are stored. */
    settled: (id: string) => Promise<void> | null
  }
}

/** Stores written runs across reloads. */
export interface Memory {
  readonly recall: (screen: string) => readonly Run[]
  readonly remember: (screen: string, runs: readonly Run[]) => void
}

/** What a stop ended. */
interface Stop extends Pick<Stopped, 'started' | 'writtenBefore'> {
  readonly running: readonly RunningRun[]
  /** What the screen had started last. When it has started something else before the answer, those results stay. */
  readonly together: ReadonlySet<string> | undefined
  /** The slots of the screen, in their order. */
  readonly slots: readonly string[]
}

/**
 * Every generation of this visit, by screen. It is outside the routes: a navigation inside the app stops nothing, and a screen that is
 * opened again shows its results.
 */
export class Generations {
  readonly #ports: GenerationsPorts
  readonly #screens = new Map<string, readonly Run[]>()
  readonly #aborts = new Map<string, AbortController>()
  /** Keys of the runs that a screen started together last. */
  readonly #together = new Map<string, ReadonlySet<string>>()
  readonly #listeners = new Set<() => void>()
  readonly #outcomeListeners = new Set<(outcome: Outcome) => void>()

  constructor(ports: GenerationsPorts) {
    this.#ports = ports
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly subscribeOutcomes = (listener: (outcome: Outcome) => void): (() => void) => {
    this.#outcomeListeners.add(listener)
    return () => this.#outcomeListeners.delete(listener)
  }

  /** The same array until something of this screen changes. */
  readonly runs = (screen: string): readonly Run[] => {
    const known = this.#screens.get(screen)
    if (known) return known
    const recalled = this.#ports.memory.recall(screen)
    this.#screens.set(screen, recalled)
    return recalled
  }

  /**
   * Starts the jobs of a screen and replaces what it shows. A slot's previous text is restored when its job is stopped or fails. Does
   * nothing while the screen has a running job.
   */
  start(screen: string, jobs: readonly Job[]): void {
    const earlier = this.runs(screen)
    if (earlier.some(({ state }) => state === 'running')) return
    const started = jobs.map((job) =>
      startedRun(job, { key: this.#ports.newKey(), before: lastWritten(earlier.find(({ slot }) => slot === job.slot)), past: [] }),
    )
    this.#together.set(screen, new Set(started.map(({ key }) => key)))
    this.#set(screen, started)
    for (const run of started) void this.#follow(screen, run)
  }

  /** Starts a text beside another one, also while others are written. @returns its slot */
  startBeside(screen: string, slot: string, job: Omit<Job, 'slot'>): string {
    const key = this.#ports.newKey()
    const run = startedRun({ ...job, slot: slotBeside(slot, key) }, { key, before: null, past: [] })
    this.#set(screen, [...this.runs(screen), run])
    void this.#follow(screen, run)
    return run.slot
  }

  /** Runs the same request again, as a new generation. The current text becomes the previous version. */
  regenerate(screen: string, key: string): void {
    const old = this.#find(screen, key)
    if (old && old.state !== 'running') this.#rewrite(screen, old, lastWritten(old) ?? old)
  }

  /** Writes another version of a text, as a new generation; the request says what changes. */
  rewrite(screen: string, key: string, request: RequestOf<KindName>): void {
    const old = this.#find(screen, key)
    const before = lastWritten(old)
    if (old && old.state !== 'running' && before) this.#rewrite(screen, old, { ...before, request })
  }

  /** Shows another draft of a text; nothing is generated. @param at from 0, the oldest first */
  showDraft(screen: string, key: string, at: number): void {
    this.#change(screen, key, (run) => withDraft(run, at))
  }

  /** Shows another of the versions that were written together; nothing is generated. @param at from 0 */
  showVersion(screen: string, key: string, at: number): void {
    this.#change(screen, key, (run) => {
      const shown = withVersion(run, at)
      // The server has one edited version: that of the one which is shown, so that a rewrite starts from it.
      if (isEdited(shown)) this.#ports.keeper.keep(editOf(shown, false))
      return shown
    })
  }

  /** Runs a failed run again with the same key: if the server had finished it, that result is returned and charged once. */
  retry(screen: string, key: string): void {
    const failed = this.#find(screen, key)
    if (failed?.state === 'failed') this.#restart(screen, failed, startedRun(failed, { key, before: failed.before, past: failed.past }))
  }

  /**
   * Stops the runs of a screen, or the one with a key: here immediately, then on the server. Runs that had finished there are charged and shown on the screen. The
   * outcome is reported after the server's answer.
   */
  stop(screen: string, key?: string): void {
    const now = this.runs(screen)
    const running = now.filter((run): run is RunningRun => run.state === 'running' && (key === undefined || run.key === key))
    if (running.length === 0) return
    for (const { key } of running) {
      this.#aborts.get(key)?.abort()
      this.#aborts.delete(key)
    }
    this.#set(
      screen,
      now.flatMap((run) => (running.some((stopped) => stopped === run) ? (lastWritten(run) ?? []) : run)),
    )
    const together = this.#together.get(screen)
    const withThem = running.some(({ key }) => together?.has(key)) ? now.filter(({ key }) => together?.has(key)) : running
    void this.#confirmStop(screen, {
      running,
      together,
      slots: now.map(({ slot }) => slot),
      started: withThem.length,
      writtenBefore: textsIn(withThem).length,
    })
  }

  /** Stores the user's edit, here and on the server; the generated text stays available. */
  revise(screen: string, key: string, result: ResultOf<KindName>): void {
    this.#change(screen, key, (run) => {
      const revised = { ...run, result }
      this.#ports.keeper.keep(editOf(revised, false))
      return revised
    })
  }

  /** Stores on the server that the user has copied a text, edited or not. */
  markCopied(screen: string, key: string): void {
    const run = lastWritten(this.#find(screen, key))
    if (run) this.#ports.keeper.keep(editOf(run, true))
  }

  /**
   * Replaces a text that was arranged again with other facts, also one that is not shown now.
   * @returns false for a text that was edited in the meantime: it stays
   */
  answered(screen: string, key: string, request: RequestOf<KindName>, result: ResultOf<KindName>): boolean {
    let stays = false
    this.#change(screen, key, (run) => {
      stays = isEdited(run)
      // The server has put the arranged text in its place.
      if (stays) this.#ports.keeper.keep(editOf(run, false))
      return stays ? run : { ...run, request, original: result, result }
    })
    return !stays
  }

  /** Stores which part of a run is in the library, and its text; `null` removes that. */
  markSaved(screen: string, key: string, part: string, saved: { id: string; content: string } | null): void {
    this.#change(screen, key, (run) => {
      const { [part]: _forgotten, ...others } = run.saved
      return { ...run, saved: saved ? { ...others, [part]: saved } : others }
    })
    this.#ports.keeper.flush()
  }

  /** Stores which notes of the checks the user has dismissed. */
  keep(screen: string, key: string, kept: readonly string[]): void {
    this.#change(screen, key, (run) => ({ ...run, kept }))
  }

  /** Removes the results of a screen, or of one slot, and returns them for an undo. */
  clear(screen: string, slot?: string): readonly Run[] {
    if (slot === undefined) this.stop(screen)
    const before = this.runs(screen)
    this.#set(screen, slot === undefined ? [] : before.filter((run) => run.slot !== slot))
    return before
  }

  /** Shows a text that was written before. What the screen shows of it already stays: it may be rewritten or being written again. */
  open(screen: string, run: WrittenRun): void {
    const [now, ...beside] = this.runs(screen)
    if (!now || (now.state === 'written' && now.id === run.id && now.later.length === 0)) this.#set(screen, [run, ...beside])
  }

  /** Restores runs in their slots; slots that are in use again stay as they are. */
  putBack(screen: string, before: readonly Run[]): void {
    const now = this.runs(screen)
    const rest = now.filter(({ slot }) => !before.some((run) => run.slot === slot))
    this.#set(screen, [...before.map((run) => now.find(({ slot }) => slot === run.slot) ?? run), ...rest])
  }

  /** The run under a key, or the one that shows the text under it until it is written itself. */
  #find = (screen: string, key: string) => this.runs(screen).find((run) => run.key === key || lastWritten(run)?.key === key)

  #set(screen: string, runs: readonly Run[]): void {
    this.#show(screen, runs)
    this.#ports.memory.remember(
      screen,
      runs.map(lastWritten).filter((run) => run !== null),
    )
  }

  #show(screen: string, runs: readonly Run[]): void {
    this.#screens.set(screen, runs)
    for (const listener of this.#listeners) listener()
  }

  /** Puts `next` in the place of a run. */
  #replace(screen: string, key: string, next: Run): void {
    this.#set(
      screen,
      this.runs(screen).map((run) => (run.key === key ? next : run)),
    )
  }

  /** Changes the text with a key: the one that is shown, or one that an undo, a stop or a failure shows again. */
  #change(screen: string, key: string, change: (run: WrittenRun) => WrittenRun): void {
    const changed = (run: Run): Run => {
      if (run.state === 'written' && run.key === key) return change(run)
      const past = versionsWith(run.past, key, change)
      if (run.state === 'written') return { ...run, past, later: versionsWith(run.later, key, change) }
      return { ...run, past, before: run.before?.key === key ? change(run.before) : run.before }
    }
    this.#set(screen, this.runs(screen).map(changed))
  }

  #rewrite(screen: string, old: Run, job: Job): void {
    const before = lastWritten(old)
    this.#restart(screen, old, startedRun(job, { key: this.#ports.newKey(), before, past: before ? pastWith(before) : [] }))
  }

  #restart(screen: string, old: Run, run: RunningRun): void {
    this.#replace(screen, old.key, run)
    void this.#follow(screen, run)
  }

  #settle(screen: string, key: string, next: Run, outcome: Outcome): void {
    this.#aborts.delete(key)
    this.#replace(screen, key, next)
    this.#tell(outcome)
  }

  /** Asks the server what the stopped runs cost, and shows those that had finished. */
  async #confirmStop(screen: string, stop: Stop): Promise<void> {
    const { running, started, writtenBefore } = stop
    try {
      const answers = await this.#ports.stop(running.map(({ key }) => key))
      const finished = running.flatMap((run) => {
        const answer = answers.get(run.key)
        if (!answer) return []
        const { id, ...result } = answer
        return [writtenRun(run, id, result as ResultOf<KindName>)]
      })
      this.#tell({ screen, how: 'stopped', started, finished, writtenBefore, shown: this.#showFinished(screen, stop, finished) })
    } catch (error) {
      console.error(error)
      this.#tell({ screen, how: 'stop-unconfirmed', checkAgain: () => void this.#confirmStop(screen, stop) })
    }
  }

  /**
   * Puts runs that had finished back where they were being written. A slot that shows something else by now stays as it is.
   * @returns whether all of them are on the screen
   */
  #showFinished(screen: string, { running, together, slots }: Stop, finished: readonly WrittenRun[]): boolean {
    if (this.#together.get(screen) !== together) return finished.length === 0
    const now = new Map(this.runs(screen).map((run) => [run.slot, run]))
    const free = finished.filter(({ slot, key }) => {
      const before = running.find((run) => run.key === key)?.before
      const there = now.get(slot)
      return !there || there.key === before?.key
    })
    for (const run of free) now.set(run.slot, run)
    const inOrder = [...slots.filter((slot) => now.has(slot)), ...[...now.keys()].filter((slot) => !slots.includes(slot))]
    if (free.length > 0)
      this.#set(
        screen,
        inOrder.flatMap((slot) => now.get(slot) ?? []),
      )
    return free.length === finished.length
  }

  #tell(outcome: Outcome): void {
    for (const listener of this.#outcomeListeners) listener(outcome)
  }

  async #follow(screen: string, run: RunningRun): Promise<void> {
    const { kind, request, key } = run
    const abort = new AbortController()
    this.#aborts.set(key, abort)
    const progress = (changed: Pick<RunningRun, 'waiting'> & Partial<Pick<RunningRun, 'partial'>>) =>
      this.#show(
        screen,
        this.runs(screen).map((now) => (now.key === key && now.state === 'running' ? { ...now, ...changed } : now)),
      )
    /** The run with what changed in its earlier texts since it was started. */
    const now = () => this.runs(screen).find((one): one is RunningRun => one.key === key && one.state === 'running') ?? run
    const onPartial = (partial: Record<string, unknown>) => progress({ partial, waiting: null })
    const onWaiting = (waiting: Waiting) => progress({ waiting })
    try {
      // The server rewrites the text as the user left it.
      const unsettled = request.rewrite && this.#ports.keeper.settled(request.rewrite.of)
      if (unsettled) await unsettled
      const { id, ...result } = await this.#ports.write({ kind, request, idempotencyKey: key, signal: abort.signal, onPartial, onWaiting })
      if (abort.signal.aborted) return
      const written = writtenRun(now(), id, result as ResultOf<KindName>)
      this.#settle(screen, key, written, { screen, run: written, how: 'written' })
    } catch (error) {
      if (abort.signal.aborted) return
      const failure = this.#ports.failureOf(kind, error)
      const failed: Run = { ...jobOf(run), key, state: 'failed', failure, before: now().before, past: now().past }
      this.#settle(screen, key, failed, { screen, run: failed, how: 'failed', failure })
    }
  }
}
