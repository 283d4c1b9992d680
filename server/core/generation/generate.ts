import { ORPCError } from '@orpc/server'
import type { CommonRequest } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { rewriteCannot } from '#contract/result-messages.ts'
import type { Waiting } from '#contract/waiting.ts'
import { serverKinds } from '#kinds/index.server.ts'
import type { KindName } from '#kinds/index.ts'
import type { GenerationAccount } from '#server/core/accounts/accounts.ts'
import { type GenerationCost, leaseSeconds } from '#server/core/billing/ledger.ts'
import type { Quota, Reservation } from '#server/core/billing/quota.ts'
import { yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import { type Backgrounds, styleWith } from '#server/core/generation/background.ts'
import { type Engine, prepareToRead, type Task } from '#server/core/generation/engine.ts'
import type { History } from '#server/core/generation/history.ts'
import { revisionOf } from '#server/core/generation/revision.ts'
import { createDeadline, keepLease } from '#server/core/generation/run-limits.ts'
import type { AllowedStop, StopAllowances } from '#server/core/generation/stop-allowance.ts'
import type { TokenBudgets } from '#server/core/generation/token-budget.ts'
import { writeVersions } from '#server/core/generation/versions.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'
import { ModelFailure, type Priority } from '#server/infra/models/model.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'
import type { Writer } from '#writer/writer.ts'

type Json = Record<string, unknown>

export interface GenerationOrder {
  readonly account: GenerationAccount
  readonly kind: KindName
  /** Parsed by the kind's schema. */
  readonly request: Json & CommonRequest
  readonly idempotencyKey?: string | undefined
  /** Whether the user is shown what is written so far. */
  readonly streamed?: boolean
}

/** Cancellation and callbacks of a run. */
export interface RunOptions {
  /** Aborts when the user stops the generation or disconnects. */
  readonly signal: AbortSignal
  /** Called for each newer partial. The getter polishes only when it is called, because most partials are replaced before they are sent. */
  readonly onPartial?: (partial: () => Json) => void
  /** In the queue of a local model; `interactive` when absent. */
  readonly priority?: Priority
  /** Called with each change of what a local model does before it writes. */
  readonly onWaiting?: (waiting: Waiting) => void
  /** Called after the result was charged, with its engine and tokens. */
  readonly onCharged?: (cost: GenerationCost) => void
}

/** A generation that counts against the quota until it is run or its lease ends. Callers must run it. */
export interface ReservedGeneration {
  readonly id: string
  /**
   * Writes, validates and repairs, then charges. The charged result is in the history. One that asks for facts is neither charged nor stored.
   * @throws GENERATION_FAILED, GENERATION_TIMEOUT, UNAVAILABLE when the result could not be stored: nothing is charged then
   */
  run(options: RunOptions): Promise<Json>
}

export interface Generations {
  /**
   * Reserves a generation before any cost arises. An idempotency key whose generation is done replays its result.
   * @throws NOT_FOUND when the request rewrites a generation, or names a voice or a source, that does not exist or belongs to another user, INVALID_INPUT,
   * FEATURE_NOT_ON_PLAN, QUOTA_REACHED, CONFLICT, RATE_LIMITED, also when too many streams were stopped
   */
  begin(order: GenerationOrder): Promise<ReservedGeneration>
}

/** Milliseconds from the start of a run to its result, without the time in the queue of a local model. */
export const generationDeadline = 120_000

interface Deps {
  readonly quota: Quota
  readonly history: Pick<History, 'get'>
  readonly backgrounds: Backgrounds
  readonly stopAllowances: StopAllowances
  /** What writes for a generation that begins now. */
  readonly current: () => { readonly engine: Engine; readonly paid: boolean; readonly tokenBudgets: TokenBudgets | undefined }
  readonly log: Log
  /** Milliseconds. */
  readonly deadline?: number
  /** Seconds that a reservation is valid, which is renewed three times as often; for tests. */
  readonly lease?: number
}

/** A reserved generation, with the engine that writes it until its end. */
interface Run {
  readonly reservation: Reservation
  readonly task: Task
  readonly engine: Engine
  readonly allowedStop: AllowedStop | undefined
}

/**
 * Loads the writers of all kinds, a large part of the server's code, and what they need to read English. `main.ts` calls this after the start, so
 * that no first request waits for it.
 */
export async function loadWriters(): Promise<void> {
  await Promise.all(Object.values(serverKinds).map(({ writer }) => writer()))
  await prepareToRead({ language: 'en' })
}

/** The generation pipeline, the same for every kind. */
export function createGenerations(deps: Deps): Generations {
  const {
    quota,
    history,
    backgrounds,
    stopAllowances,
    current,
    log,
    deadline: limit = generationDeadline,
    lease: seconds = leaseSeconds,
  } = deps
  async function run({ reservation, task: begun, engine, allowedStop }: Run, options: RunOptions): Promise<Json> {
    const { onCharged, onWaiting, priority } = options
    const shown = watchPartials(options)
    const deadline = createDeadline(limit)
    const lease = keepLease(reservation, (seconds * 1000) / 3, log)
    const stopSignal = AbortSignal.any([options.signal, lease.signal])
    const signal = AbortSignal.any([stopSignal, deadline.signal])
    const task: Task = {
      ...begun,
      priority,
      onWaiting(waiting) {
        deadline.setPaused(waiting !== null && waiting.stage !== 'reading')
        if (waiting) onWaiting?.(waiting)
      },
    }
    try {
      stopSignal.throwIfAborted()
      const { result, cost } = await writeVersions(task, engine, {
        signal,
        stopped: stopSignal,
        onPartial: shown.onPartial,
        yieldToEventLoop,
        log,
      })
      stopSignal.throwIfAborted()
      // Questions are no result: nothing is stored, and the request is given back.
      if (result.ask) {
        await release(reservation)
        await allowedStop?.giveBack()
        return { ...result, counted: false }
      }
      await reservation.settle(result, cost).catch((error) => {
        throw toTrackingError(error, log)
      })
      onCharged?.(cost)
      await allowedStop?.giveBack()
      return result
    } catch (error) {
      const wasRunning = await release(reservation)
      if (!(shown.any() && isUsersStop(wasRunning, options.signal))) await allowedStop?.giveBack()
      throw toGenerationError(error, { stopSignal, timeoutSignal: deadline.signal, log })
    } finally {
      deadline.stop()
      lease.stop()
    }
  }

  const release = (reservation: Reservation) =>
    reservation.release().catch((error) => {
      log.error({ error }, 'a reservation could not be released; it ends with its lease')
      return true
    })

  return {
    async begin({ account, kind, request, idempotencyKey, streamed }) {
      // When many generations begin at once, the event loop serves running streams between two of them.
      await yieldToEventLoop()
      const writer: Writer = await serverKinds[kind].writer()
      const revision = request.rewrite && (await revisionOf(history, account.id, kind, { ...request, rewrite: request.rewrite }))
      const feature = writer.kind.feature(request)
      const reservation = await quota.reserve({
        account,
        kind,
        feature,
        request,
        versions: { prompt: writer.promptVersion, schema: writer.schemaVersion },
        idempotencyKey,
      })
      if (reservation.state === 'done') return { id: reservation.id, run: async () => reservation.result }
      const { engine, paid, tokenBudgets } = current()
      // After the replay of a stored result, whose voice or source may be deleted.
      const prepare = async () => {
        const [background, budget] = await Promise.all([
          backgrounds.load(account, request),
          (paid ? tokenBudgets : undefined)?.budgetOf(account.id),
        ])
        // Last: nothing that fails afterwards has to give it back.
        return { background, budget, allowedStop: paid && streamed ? await stopAllowances.take(account, feature) : undefined }
      }
      const { background, budget, allowedStop } = await prepare().catch(async (error) => {
        await release(reservation)
        throw error
      })
      const task = {
        writer,
        request: revision?.instructions?.length ? { ...request, earlierInstructions: revision.instructions } : request,
        budget,
        style: styleWith(account.style, background),
        background,
        ...(revision && { revision }),
      }
      return { id: reservation.id, run: (options) => run({ reservation, task, engine, allowedStop }, options) }
    },
  }
}

/** Notes whether a partial was sent: only then it is computed. */
function watchPartials({ onPartial }: RunOptions) {
  let any = false
  const show = (partial: () => Json) => () => {
    any = true
    return partial()
  }
  return { any: () => any, onPartial: onPartial && ((partial: () => Json) => onPartial(show(partial))) }
}

/**
 * Whether the user ended a run that was not charged: by its key, on any server, which has ended the reservation, or by leaving. A server
 * that shuts down aborts with an error of its own.
 */
const isUsersStop = (wasRunning: boolean, { aborted, reason }: AbortSignal): boolean =>
  !wasRunning || (aborted && !(reason instanceof ORPCError))

/** The error for a result that could not be stored: it is not charged, and the message says so. */
function toTrackingError(error: unknown, log: Log) {
  if (error instanceof ORPCError) return error
  log.error({ error }, 'a result could not be stored')
  return fail('UNAVAILABLE', undefined, generationMessages.trackFailed)
}

interface Failure {
  readonly stopSignal: AbortSignal
  readonly timeoutSignal: AbortSignal
  readonly log: Log
}

/** Maps anything that a run throws to an API error. */
function toGenerationError(error: unknown, { stopSignal, timeoutSignal, log }: Failure) {
  if (error instanceof ORPCError) return error
  if (stopSignal.aborted)
    return stopSignal.reason instanceof ORPCError ? stopSignal.reason : fail('GENERATION_FAILED', undefined, generationMessages.stopped)
  if (timeoutSignal.aborted) return fail('GENERATION_TIMEOUT')
  if (error instanceof ModelFailure && error.detail.code === 'filtered')
    return fail('GENERATION_FAILED', undefined, generationMessages.declined)
  if (error instanceof ModelFailure) return fail(error.reason === 'stalled' ? 'GENERATION_TIMEOUT' : 'GENERATION_FAILED')
  if (error instanceof CannotRewrite) return fail('INVALID_INPUT', { issues: [{ path: 'rewrite.how', message: rewriteCannot[error.how] }] })
  log.error({ error }, 'a generation failed with an unexpected error')
  return fail('INTERNAL')
}
