import { ORPCError } from '@orpc/server'
import type { CommonRequest } from '#contract/kind.ts'
import { messages } from '#contract/messages.ts'
import { rewriteMessages } from '#contract/result-messages.ts'
import { serverKinds } from '#kinds/index.server.ts'
import type { KindName } from '#kinds/index.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Engine, Task } from '#server/core/engine.ts'
import type { History } from '#server/core/history.ts'
import type { GenerationCost } from '#server/core/ledger.ts'
import type { Quota, Reservation } from '#server/core/quota.ts'
import { revisionOf } from '#server/core/revision.ts'
import type { TokenBudgets } from '#server/core/token-budget.ts'
import { createPartialFilter, validateAndRepair } from '#server/core/validate-and-repair.ts'
import { type YieldToEventLoop, yieldToEventLoop } from '#server/core/yield-to-event-loop.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import { ModelFailure } from '#server/platform/models/model.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'
import type { Writer } from '#writer/writer.ts'

type Json = Record<string, unknown>

export interface GenerationOrder {
  readonly account: Account
  readonly kind: KindName
  /** Parsed by the kind's spec. */
  readonly request: Json & CommonRequest
  readonly idempotencyKey?: string | undefined
}

/** Who waits for a generation. */
export interface Reader {
  /** Aborts when they give up. */
  readonly signal: AbortSignal
  /** Told of each newer partial, which is polished only when looked at: most are overtaken before anybody sees them. */
  readonly onPartial?: (partial: () => Json) => void
  /** Told who wrote the result and what it took, once it is charged. */
  readonly onCharged?: (spent: GenerationCost) => void
}

/** A generation whose use is reserved. It must be run: until then, or until its lease ends, it holds a place. */
export interface ReservedGeneration {
  readonly id: string
  /**
   * Writes, mends and charges; the charged result is in History.
   * @throws GENERATION_FAILED, GENERATION_TIMEOUT, UNAVAILABLE when it could not be charged: nothing is counted then
   */
  run(reader: Reader): Promise<Json>
}

export interface Generations {
  /**
   * Reserves a use, before any cost arises. A key that was answered before replays its answer.
   * @throws NOT_FOUND when the request rewrites what is not there or not the caller's, INVALID_INPUT, FEATURE_NOT_ON_PLAN, QUOTA_REACHED, CONFLICT, RATE_LIMITED
   */
  begin(order: GenerationOrder): Promise<ReservedGeneration>
}

/** Milliseconds from the reservation to the last word; well within the ledger's lease. */
export const generationDeadline = 120_000

interface Deps {
  readonly quota: Quota
  readonly history: Pick<History, 'get'>
  readonly engine: Engine
  /** Keeps what models take within limits; absent where there are none. */
  readonly spending?: TokenBudgets | undefined
  readonly log: Log
  /** Milliseconds. */
  readonly deadline?: number
  /** Waited for before each beginning and each check: what comes in crowds lets what streams past it. */
  readonly slice?: YieldToEventLoop
}

/** Loads the writers of all kinds. The server does so after its start; a generation before that loads its own. */
export const loadWriters = () => Promise.all(Object.values(serverKinds).map(({ writer }) => writer()))

/** The one pipeline that every kind takes. */
export function createGenerations({
  quota,
  history,
  engine,
  spending,
  log,
  deadline = generationDeadline,
  slice = yieldToEventLoop,
}: Deps): Generations {
  async function run(place: Reservation, task: Task, { signal: stopped, onPartial, onCharged }: Reader): Promise<Json> {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), deadline)
    const signal = AbortSignal.any([stopped, late.signal])
    try {
      stopped.throwIfAborted()
      const show = createPartialFilter(task)
      const draft = await engine.write(task, {
        signal,
        onPartial: onPartial && ((part, toApiError) => onPartial(() => show(part, toApiError))),
      })
      const { result, spent } = await validateAndRepair(task, draft, engine, { signal, stopped, slice, log })
      stopped.throwIfAborted()
      await place.settle(result, spent).catch((error) => {
        throw toTrackingError(error, log)
      })
      onCharged?.(spent)
      return result
    } catch (error) {
      await givenBack(place)
      throw told(error, { stopped, late: late.signal, log })
    } finally {
      clearTimeout(timer)
    }
  }

  const givenBack = (place: Reservation) =>
    place.release().catch((error) => log.error({ error }, 'A use could not be given back; its lease will end it'))

  return {
    async begin({ account, kind, request, idempotencyKey }) {
      await slice()
      const writer: Writer = await serverKinds[kind].writer()
      const revision = request.rewrite && (await revisionOf(history, account.id, kind, { ...request, rewrite: request.rewrite }))
      const place = await quota.reserve({
        account,
        kind,
        feature: writer.kind.feature(request),
        request,
        versions: { prompt: writer.promptVersion, schema: writer.schemaVersion },
        idempotencyKey,
      })
      if (place.state === 'done') return { id: place.id, run: async () => place.result }
      const budget = await spending?.budgetOf(account.id).catch(async (error) => {
        await givenBack(place)
        throw error
      })
      return { id: place.id, run: (reader) => run(place, { writer, request, budget, ...(revision && { revision }) }, reader) }
    },
  }
}

/** A result that could not be stored is not charged, and says so. */
function toTrackingError(error: unknown, log: Log) {
  if (error instanceof ORPCError) return error
  log.error({ error }, 'A result could not be stored')
  return fail('UNAVAILABLE', undefined, messages.generation.trackFailed)
}

/** Any failure as one of the closed list. */
function told(error: unknown, { stopped, late, log }: { stopped: AbortSignal; late: AbortSignal; log: Log }) {
  if (error instanceof ORPCError) return error
  if (stopped.aborted)
    return stopped.reason instanceof ORPCError ? stopped.reason : fail('GENERATION_FAILED', undefined, messages.generation.stopped)
  if (late.aborted) return fail('GENERATION_TIMEOUT')
  if (error instanceof ModelFailure) return fail(error.reason === 'stalled' ? 'GENERATION_TIMEOUT' : 'GENERATION_FAILED')
  if (error instanceof CannotRewrite)
    return fail('INVALID_INPUT', { issues: [{ path: 'rewrite.how', message: rewriteMessages.cannot[error.how] }] })
  log.error({ error }, 'A generation failed on our side')
  return fail('INTERNAL')
}
