import { ORPCError } from '@orpc/server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AnyRequest } from '#contract/kind.ts'
import { type Feature, featureNames } from '#contract/plans.ts'
import type { ResultNotes } from '#contract/result-notes.ts'
import { roleNames } from '#contract/role-messages.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import type { TopicListRowState } from '#contract/topic-lists.ts'
import { isKind } from '#kinds/index.ts'
import { findGenerationAccount, type GenerationAccount } from '#server/core/accounts/accounts.ts'
import { neverAborted } from '#server/core/calls/rpc.ts'
import type { Context } from '#server/core/context.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { topicListRows, topicLists } from '#server/infra/db/schema.ts'
import { lockList, openRows, settleList } from './lists.ts'

/** One row to write. */
interface RowJob {
  readonly userId: string
  readonly listId: string
  readonly rowId: string
  /** It was asked for by itself, so it is written while its list is paused, too. */
  readonly alone?: true
}

export interface ListWriter {
  /** Starts to write. Call it once, after the job queue has started. */
  start(): Promise<void>
  /** Adds a job for each row of a list that is still to be written, or for these of them alone, if and only if `tx` commits. */
  queueRows(tx: Tx, userId: string, listId: string, alone?: readonly string[]): Promise<void>
  /** Removes the jobs of a list, if and only if `tx` commits. The row that is being written is finished. */
  cancelRows(tx: Tx, listId: string): Promise<void>
  /** Writes one row: what a job does. Throws when it has to be tried again. */
  write(job: RowJob): Promise<void>
}

const queueName = 'topic-list-rows'
/** Texts of lists that one server writes at a time, each of another user. */
const concurrency = 4
/** Seconds that a row may take, with its time in the queue of a local model. */
const expireInSeconds = 3_600
/** Attempts at a row while what writes is not available. With the growing delays of the job queue the last one is after about ten minutes. */
export const maxAttempts = 8
/** Seconds: a limit that ends later than this keeps the row waiting until the user resumes. */
const longestDelay = 600

/** How the attempt to write a row ended. `again`: the job is retried. */
interface Outcome {
  readonly state: TopicListRowState
  readonly problem: string | null
  readonly generationId?: string
  readonly attempts?: number
  readonly lacksFacts?: true
  readonly again?: true
}

/** Errors that may pass without a change by the user. */
const passing: ReadonlySet<string> = new Set<ErrorCode>(['GENERATION_FAILED', 'GENERATION_TIMEOUT', 'UNAVAILABLE', 'INTERNAL'])

interface ErrorData {
  readonly issues?: readonly { readonly message: string }[]
  readonly retryAfter?: number
  readonly feature?: string
  readonly limit?: number
}

const dataOf = (error: ORPCError<string, unknown>) => (error.data ?? {}) as ErrorData

/**
 * Writes the rows of topic lists as jobs: on each server one row of a user at a time, and the first rows of all lists before later ones, so
 * that a long list does not keep others waiting. Each row is a generation whose idempotency key is the row's id. A job that is run twice, after a crash or
 * on two servers, finds the generation that is done and charges nothing more.
 */
export function createListWriter({ db, jobs, queuedGenerations, quota, timeZone, events }: Context): ListWriter {
  /** The row, marked as being written; undefined when it is not to be written (any more). */
  async function begin({ listId, rowId, userId, alone }: RowJob) {
    const isRunning = sql`exists (select from ${topicLists} where ${topicLists.id} = ${listId}::uuid and ${topicLists.state} = 'running')`
    const [row] = await db
      .update(topicListRows)
      .set({ state: 'writing', problem: null })
      .where(and(eq(topicListRows.id, rowId), inArray(topicListRows.state, ['waiting', 'writing']), alone ? undefined : isRunning))
      .returning()
    if (row) await events.publish(db, { topic: 'lists', id: userId })
    return row
  }

  async function attempt(account: GenerationAccount, row: typeof topicListRows.$inferSelect): Promise<Outcome> {
    const { id, kind, feature } = row
    if (!isKind(kind)) return { state: 'failed', problem: topicListMessages.failed }
    try {
      const request = row.request as AnyRequest
      const generation = await queuedGenerations.begin({ account, kind, request, idempotencyKey: id })
      const { ask } = await generation.run({ signal: neverAborted, priority: 'background' })
      if (ask) {
        const facts = (ask as NonNullable<ResultNotes['ask']>).map(({ role }) => roleNames[role].toLowerCase()).join(', ')
        return { state: 'failed', problem: topicListMessages.needsFacts({ facts }), lacksFacts: true }
      }
      return { state: 'done', problem: null, generationId: generation.id }
    } catch (error) {
      return outcomeOf(error, feature, row.attempts)
    }
  }

  function outcomeOf(error: unknown, feature: Feature, attempts: number): Outcome {
    const t = topicListMessages
    if (!(error instanceof ORPCError)) throw error
    const { issues, retryAfter = 0, feature: refused = feature, limit = 0 } = dataOf(error)
    if (error.code === 'QUOTA_REACHED') {
      const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone }).format(quota.resetsAt())
      return { state: 'waiting', problem: t.quotaReached({ requests: featureNames[feature].requests(limit), day }) }
    }
    if (error.code === 'FEATURE_NOT_ON_PLAN') {
      // Of a voice that the plan no longer covers, the message says so.
      return { state: 'waiting', problem: refused === feature ? t.notOnPlanNow({ feature: featureNames[feature].label }) : error.message }
    }
    if (error.code === 'NOT_FOUND') return { state: 'failed', problem: t.voiceGone }
    if (error.code === 'RATE_LIMITED' && retryAfter > longestDelay) return { state: 'waiting', problem: error.message }
    // Another run of the same row is alive, or the user writes much at the moment.
    if (error.code === 'CONFLICT' || error.code === 'RATE_LIMITED') return { state: 'waiting', problem: null, again: true }
    if (!passing.has(error.code)) return { state: 'failed', problem: issues?.[0]?.message ?? t.failed }
    if (attempts + 1 >= maxAttempts) return { state: 'failed', problem: t.gaveUp, attempts: attempts + 1 }
    return { state: 'waiting', problem: null, attempts: attempts + 1, again: true }
  }

  /** Stores how the attempt ended. @returns whether the row has to be tried again */
  const finish = ({ userId, listId, rowId, alone }: RowJob, { again, ...outcome }: Outcome): Promise<boolean> =>
    db.transaction(async (tx) => {
      const list = await lockList(tx, userId, listId)
      // A stopped row stays one, unless it was written in the meantime.
      const open: TopicListRowState[] = outcome.state === 'done' ? ['waiting', 'writing', 'stopped'] : ['waiting', 'writing']
      await tx
        .update(topicListRows)
        .set(outcome)
        .where(and(eq(topicListRows.id, rowId), inArray(topicListRows.state, open)))
      await settleList(tx, listId)
      await events.publish(tx, { topic: 'lists', id: userId })
      return again === true && (alone ?? list?.state === 'running')
    })

  /** Nothing is written for an account that is disabled. Of a deleted one nothing is left. */
  const pauseDisabled = ({ userId, listId, rowId }: RowJob) =>
    db.transaction(async (tx) => {
      await lockList(tx, userId, listId)
      await tx
        .update(topicListRows)
        .set({ state: 'waiting' })
        .where(and(eq(topicListRows.id, rowId), eq(topicListRows.state, 'writing')))
      const problem = topicListMessages.accountDisabled
      await tx
        .update(topicLists)
        .set({ state: 'paused', problem })
        .where(and(eq(topicLists.id, listId), eq(topicLists.state, 'running')))
    })

  async function write(job: RowJob): Promise<void> {
    const row = await begin(job)
    if (!row) return
    const account = await findGenerationAccount(db, job.userId)
    if (!account) return pauseDisabled(job)
    const outcome = await attempt(account, row)
    if (await finish(job, outcome)) throw new Error('The row of a topic list has to be tried again')
  }

  return {
    start: () => jobs.work(queueName, write, { concurrency, expireInSeconds }),
    async queueRows(tx, userId, listId, alone) {
      const rows = await openRows(tx, listId, alone)
      const toJob = ({ id: rowId, position }: (typeof rows)[number]) => ({
        data: { userId, listId, rowId, ...(alone && { alone: true }) } satisfies RowJob,
        group: userId,
        priority: -position,
      })
      if (rows.length > 0) await jobs.enqueueAll(queueName, rows.map(toJob), tx)
    },
    cancelRows: (tx, listId) => jobs.forget({ listId }, tx),
    write,
  }
}
