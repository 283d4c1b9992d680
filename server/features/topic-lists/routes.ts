import { eq, inArray } from 'drizzle-orm'
import { currentResult } from '#api/current.ts'
import type { ListAction } from '#api/topic-lists.ts'
import type { AnyRequest } from '#contract/kind.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { isKind } from '#kinds/index.ts'
import { type LibraryEntry, storedEntries } from '#kinds/saved-parts.ts'
import type { GenerationAccount } from '#server/core/accounts/accounts.ts'
import { lockReservations } from '#server/core/billing/ledger.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '#server/core/calls/idempotency.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { neverAborted, signedIn } from '#server/core/calls/rpc.ts'
import type { Context } from '#server/core/context.ts'
import { createUserQueues } from '#server/core/generation/user-queues.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { generations, topicLists } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { checkList, type GivenList, rowsThatFit } from './check.ts'
import {
  clearProblems,
  createList,
  finishedTexts,
  listOf,
  listsOf,
  lockList,
  markSaved,
  reopenRows,
  rowsIn,
  savableRows,
  settleList,
  stopRows,
} from './lists.ts'
import { createListWriter, type ListWriter } from './writer.ts'

interface Links {
  /** Saves entries to the user's library, the first on top. @throws INVALID_INPUT when the library is full */
  readonly saveEntries: (tx: Tx, userId: string, entries: readonly LibraryEntry[]) => Promise<unknown>
}

/** @param rows of `retry`: these alone */
type Act = (tx: Tx, userId: string, list: typeof topicLists.$inferSelect, rows?: readonly string[]) => Promise<void>

/** Each user's lists are read one at a time. */
const enterQueue = createUserQueues({ maxQueued: limitTable.topicLists.max, queueTimeout: 30_000 })

/** A user's topic lists, and the jobs that write them. Other users' lists are answered like missing ones. */
export function createTopicListsFeature(ctx: Context, { saveEntries }: Links) {
  const writer = createListWriter(ctx)
  return {
    routes: { topicLists: createRoutes(ctx, writer, saveEntries) },
    jobs: writer.start,
    finishedTexts: (userId: string, id: string) => finishedTexts(ctx.db, userId, id),
  }
}

function createRoutes({ db, quota, limits, events }: Context, writer: ListWriter, saveEntries: Links['saveEntries']) {
  const changed = (tx: Tx, userId: string) => events.publish(tx, { topic: 'lists', id: userId })

  /** Each action changes a list only in the states where it applies, so that two devices cannot contradict each other. */
  const actions: Readonly<Record<ListAction, Act>> = {
    async pause(tx, _, { id, state }) {
      if (state !== 'running') return
      await setState(tx, id, 'paused')
      await writer.cancelRows(tx, id)
    },
    async resume(tx, userId, { id, state }) {
      if (state !== 'paused') return
      await clearProblems(tx, id)
      await continueList(tx, userId, id)
    },
    async stop(tx, _, { id, state }) {
      if (state !== 'running' && state !== 'paused') return
      await setState(tx, id, 'stopped')
      await stopRows(tx, id)
      await writer.cancelRows(tx, id)
    },
    async retry(tx, userId, { id, state }, rows) {
      const reopened = await reopenRows(tx, id, rows)
      if (state === 'paused') {
        if (!rows) return
        await clearProblems(tx, id, rows)
        return writer.queueRows(tx, userId, id, rows)
      }
      if (!reopened) return
      // The jobs of rows that wait already are made again with the others.
      await writer.cancelRows(tx, id)
      await continueList(tx, userId, id)
    },
  }

  const setState = (tx: Tx, id: string, state: 'running' | 'paused' | 'stopped') =>
    tx.update(topicLists).set({ state, problem: null }).where(eq(topicLists.id, id))

  async function continueList(tx: Tx, userId: string, id: string): Promise<void> {
    await setState(tx, id, 'running')
    await writer.queueRows(tx, userId, id)
    await settleList(tx, id)
  }

  /** @throws RATE_LIMITED, INVALID_INPUT */
  async function check(account: GenerationAccount, given: GivenList, signal: AbortSignal) {
    await limits.consumeOrThrow('topicLists', account.id)
    const leaveQueue = await enterQueue(account.id, signal)
    try {
      return await checkList({ db, quota }, account, given)
    } finally {
      leaveQueue()
    }
  }

  return {
    list: signedIn.topicLists.list.handler(async ({ context: { account } }) => {
      await limits.consumeOrThrow('page', account.id)
      return { items: await listsOf(db, account.id) }
    }),

    check: signedIn.topicLists.check.handler(
      async ({ input, context: { account }, signal = neverAborted }) => (await check(account, input, signal)).checked,
    ),

    start: signedIn.topicLists.start.handler(async ({ input, context: { account, headers }, signal = neverAborted }) => {
      const { ready, checked } = await check(account, input, signal)
      if (checked.question) throw fail('INVALID_INPUT', { issues: [{ path: 'topic_column', message: topicListMessages.whichColumn }] })
      const wanted = new Set(input.lines)
      const chosen = checked.rows.flatMap(({ line }) => (wanted.has(line) ? (ready.get(line) ?? []) : []))
      const call = { userId: account.id, scope: 'topic-list', key: idempotencyKeyOf(headers), request: input }
      const { id, leftOut } = await withIdempotencyKey(db, call, async (tx) => {
        await tx.execute(lockReservations(account.id))
        const rows = await rowsThatFit({ db, quota }, tx, account, chosen)
        // Here, so that a repeated call finds its list also when nothing more fits.
        if (rows.length === 0) throw fail('INVALID_INPUT', { issues: [{ path: 'lines', message: topicListMessages.nothingFits }] })
        const created = await createList(tx, account.id, input.name, rows)
        await writer.queueRows(tx, account.id, created)
        await changed(tx, account.id)
        return { id: created, leftOut: wanted.size - rows.length }
      })
      return { list: await listOf(db, account.id, id), left_out: leftOut }
    }),

    get: signedIn.topicLists.get.handler(async ({ input: { id }, context: { account } }) => {
      await limits.consumeOrThrow('page', account.id)
      const list = await listOf(db, account.id, id)
      return { list, rows: await rowsIn(db, id) }
    }),

    act: signedIn.topicLists.act.handler(async ({ input: { id, action, rows }, context: { account } }) => {
      await limits.consumeOrThrow('listAction', account.id)
      return db.transaction(async (tx) => {
        const list = await lockList(tx, account.id, id)
        if (!list) throw fail('NOT_FOUND')
        await actions[action](tx, account.id, list, rows)
        await changed(tx, account.id)
        return listOf(tx, account.id, id)
      })
    }),

    remove: signedIn.topicLists.remove.handler(async ({ input: { id }, context: { account } }) => {
      await limits.consumeOrThrow('listAction', account.id)
      await db.transaction(async (tx) => {
        if (!(await lockList(tx, account.id, id))) throw fail('NOT_FOUND')
        await writer.cancelRows(tx, id)
        await tx.delete(topicLists).where(eq(topicLists.id, id))
        await changed(tx, account.id)
      })
    }),

    save: signedIn.topicLists.save.handler(async ({ input: { id, rows: ids }, context: { account } }) => {
      await limits.consumeOrThrow('saving', account.id)
      return db.transaction(async (tx) => {
        if (!(await lockList(tx, account.id, id))) throw fail('NOT_FOUND')
        const rows = await savableRows(tx, id, ids)
        const entries = await entriesOf(
          tx,
          rows.flatMap(({ generationId }) => generationId ?? []),
        )
        if (entries.length > 0) await saveEntries(tx, account.id, entries)
        await markSaved(
          tx,
          rows.map((row) => row.id),
        )
        await changed(tx, account.id)
        return { saved: entries.length }
      })
    }),
  }
}

/** The library entries of finished generations, in the order of their ids. */
async function entriesOf(tx: Tx, ids: readonly string[]): Promise<LibraryEntry[]> {
  const rows = await tx
    .select({
      id: generations.id,
      kind: generations.kind,
      request: generations.request,
      result: generations.result,
      edited: generations.edited,
    })
    .from(generations)
    .where(inArray(generations.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row?.result || !isKind(row.kind)) return []
    const current = currentResult({ result: row.result, edited: row.edited ?? undefined })
    return storedEntries(row.kind, row.request as AnyRequest, current, id)
  })
}
