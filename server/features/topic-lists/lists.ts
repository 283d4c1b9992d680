import { and, asc, desc, eq, inArray, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import type { TopicList, TopicListRow } from '#api/topic-lists.ts'
import type { AnyResult, Kind } from '#contract/kind.ts'
import type { Feature } from '#contract/plans.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { maxTopicLists, type TopicListRowState, topicListRowStates } from '#contract/topic-lists.ts'
import { versionsIn } from '#contract/versions.ts'
import { isKind, type KindName, kinds } from '#kinds/index.ts'
import { openNotes } from '#kinds/open-notes.ts'
import { topicIn } from '#kinds/topic-request.ts'
import { lockReservations } from '#server/core/billing/ledger.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { generations, type StoredEdit, topicListRows, topicLists } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { described } from './described.ts'
import type { RowRequest } from './requests.ts'

const own = (userId: string, id: string) => and(eq(topicLists.userId, userId), eq(topicLists.id, id))
const rowsOf = (listId: string, ...states: TopicListRowState[]) =>
  and(eq(topicListRows.listId, listId), inArray(topicListRows.state, states))

/** These rows; absent: all. */
const among = (ids: readonly string[] | undefined) => ids && inArray(topicListRows.id, [...ids])

/**
 * Serializes the changes of a user's lists with each other and with the deletion of the account, which takes the same lock: otherwise the
 * two could wait for each other's rows.
 * @returns the list; undefined when the user has no such list
 */
export async function lockList(tx: Tx, userId: string, id: string) {
  await tx.execute(lockReservations(userId))
  const [list] = await tx.select().from(topicLists).where(own(userId, id))
  return list
}

async function read(db: Db | Tx, where: SQL | undefined): Promise<TopicList[]> {
  const rows = await db
    .select({ list: topicLists, state: topicListRows.state, count: sql<number>`count(${topicListRows.id})::int` })
    .from(topicLists)
    .leftJoin(topicListRows, eq(topicListRows.listId, topicLists.id))
    .where(where)
    .groupBy(topicLists.id, topicListRows.state)
    .orderBy(desc(topicLists.createdAt), desc(topicLists.id))
  return [...Map.groupBy(rows, ({ list }) => list.id).values()].flatMap((counts) => {
    const list = counts[0]?.list
    if (!list) return []
    const { id, name, state, problem, createdAt, updatedAt } = list
    const countOf = (wanted: TopicListRowState) => counts.find((one) => one.state === wanted)?.count ?? 0
    const byState = Object.fromEntries(topicListRowStates.map((one) => [one, countOf(one)])) as Record<TopicListRowState, number>
    return [{ id, name, state, problem, rows: byState, created_at: createdAt.toISOString(), updated_at: updatedAt.toISOString() }]
  })
}

/** Newest first. */
export const listsOf = (db: Db, userId: string): Promise<TopicList[]> => read(db, eq(topicLists.userId, userId))

/** @throws NOT_FOUND when the user has no such list */
export async function listOf(db: Db | Tx, userId: string, id: string): Promise<TopicList> {
  const [list] = await read(db, own(userId, id))
  if (!list) throw fail('NOT_FOUND')
  return list
}

/** The rows of a list in their order. The caller has checked whose it is. */
export async function rowsIn(db: Db, listId: string): Promise<TopicListRow[]> {
  const rows = await db
    .select({ row: topicListRows, result: generations.result, edited: generations.edited })
    .from(topicListRows)
    .leftJoin(generations, eq(generations.id, topicListRows.generationId))
    .where(eq(topicListRows.listId, listId))
    .orderBy(asc(topicListRows.position))
  return rows.map(({ row: { id, position, kind, feature, request, state, problem, lacksFacts, generationId, savedAt }, ...stored }) => ({
    id,
    position,
    topic: topicIn(request),
    kind: kind as KindName,
    feature,
    ...described(request),
    state,
    problem,
    lacks_facts: lacksFacts,
    generation_id: generationId,
    saved: savedAt !== null,
    ...glanceAt(kind, stored),
  }))
}

/** UTF-16 units of the beginning of a text. */
const glance = 240

interface StoredText {
  readonly result: AnyResult | null
  readonly edited: StoredEdit | null
}

/** What a row shows of its text, as its user last had it. */
function glanceAt(kind: string, { result, edited }: StoredText): Pick<TopicListRow, 'beginning' | 'to_check' | 'copied'> {
  if (!result || !isKind(kind)) return { beginning: null, to_check: 0, copied: false }
  const { text }: Kind = kinds[kind]
  const written = versionsIn(result)[(edited?.version ?? 1) - 1] ?? result
  const current = { ...written, ...edited?.result }
  return {
    beginning: text(current)
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter((line) => line !== '')
      .join(' · ')
      .slice(0, glance)
      .toWellFormed(),
    to_check: openNotes(kind, written, current).length,
    copied: edited?.copied ?? false,
  }
}

/** A list's name, and its finished generations in its order. @throws NOT_FOUND when the user has no such list */
export async function finishedTexts(db: Db, userId: string, id: string): Promise<{ name: string; generationIds: string[] }> {
  const rows = await db
    .select({ name: topicLists.name, generationId: topicListRows.generationId })
    .from(topicLists)
    .leftJoin(topicListRows, and(eq(topicListRows.listId, topicLists.id), eq(topicListRows.state, 'done')))
    .where(own(userId, id))
    .orderBy(asc(topicListRows.position))
  const [first] = rows
  if (!first) throw fail('NOT_FOUND')
  return { name: first.name, generationIds: rows.flatMap(({ generationId }) => generationId ?? []) }
}

/** Whether the row's text is charged already, although the row does not say so yet. */
const isCharged = (userId: string): SQL => sql`exists (select from ${generations}
  where ${generations.userId} = ${userId}::uuid and ${generations.idempotencyKey} = ${topicListRows.id}::text and ${generations.state} = 'done')`

/** How many rows of the user's lists are still to be written and charged, by quota. */
export async function openRowsByFeature(db: Db | Tx, userId: string): Promise<ReadonlyMap<Feature, number>> {
  const rows = await db
    .select({ feature: topicListRows.feature, count: sql<number>`count(*)::int` })
    .from(topicListRows)
    .innerJoin(topicLists, eq(topicLists.id, topicListRows.listId))
    .where(
      and(
        eq(topicLists.userId, userId),
        inArray(topicLists.state, ['running', 'paused']),
        inArray(topicListRows.state, ['waiting', 'writing']),
        not(isCharged(userId)),
      ),
    )
    .groupBy(topicListRows.feature)
  return new Map(rows.map(({ feature, count }) => [feature, count]))
}

/** Stores a list with its rows. @throws INVALID_INPUT when the user has too many lists */
export async function createList(tx: Tx, userId: string, name: string, rows: readonly RowRequest[]): Promise<string> {
  const stored = await tx.$count(topicLists, eq(topicLists.userId, userId))
  if (stored >= maxTopicLists)
    throw fail('INVALID_INPUT', { issues: [{ path: 'name', message: topicListMessages.tooManyLists(maxTopicLists) }] })
  const [list] = await tx.insert(topicLists).values({ userId, name }).returning({ id: topicLists.id })
  if (!list) throw new Error('The list was not stored')
  await tx.insert(topicListRows).values(rows.map((row, at) => ({ ...row, listId: list.id, position: at + 1 })))
  return list.id
}

/** The rows that a job is needed for, or these of them. */
export const openRows = (tx: Tx, listId: string, ids?: readonly string[]) =>
  tx
    .select({ id: topicListRows.id, position: topicListRows.position })
    .from(topicListRows)
    .where(and(rowsOf(listId, 'waiting', 'writing'), among(ids)))
    .orderBy(asc(topicListRows.position))

/** Ends the open rows. One that is being written is `done` afterwards, unless its server was killed: then nobody is writing it. */
export const stopRows = (tx: Tx, listId: string) =>
  tx
    .update(topicListRows)
    .set({ state: 'stopped', problem: null })
    .where(rowsOf(listId, 'waiting', 'writing'))

/** Makes rows that failed or were stopped wait again, or these of them. @returns whether there were any */
export async function reopenRows(tx: Tx, listId: string, ids?: readonly string[]): Promise<boolean> {
  const rows = await tx
    .update(topicListRows)
    .set({ state: 'waiting', problem: null, lacksFacts: false, attempts: 0 })
    .where(and(rowsOf(listId, 'failed', 'stopped'), among(ids)))
    .returning({ id: topicListRows.id })
  return rows.length > 0
}

/** Tries rows again that the quota kept waiting, or these of them. */
export const clearProblems = (tx: Tx, listId: string, ids?: readonly string[]) =>
  tx
    .update(topicListRows)
    .set({ problem: null })
    .where(and(rowsOf(listId, 'waiting'), among(ids)))

/** The rows whose texts can be saved: the given ones, or all that were not saved yet. */
export const savableRows = (tx: Tx, listId: string, ids: readonly string[] | undefined) =>
  tx
    .select({ id: topicListRows.id, generationId: topicListRows.generationId })
    .from(topicListRows)
    .where(and(rowsOf(listId, 'done'), among(ids) ?? isNull(topicListRows.savedAt)))
    .orderBy(asc(topicListRows.position))

export const markSaved = (tx: Tx, ids: readonly string[]) =>
  tx
    .update(topicListRows)
    .set({ savedAt: sql`now()` })
    .where(inArray(topicListRows.id, [...ids]))

/**
 * Ends a running list when none of its rows can be written any more: `done`, `stopped` when some of those that a stop left were not tried
 * again, or `paused` with the reason when some wait for the quota. The caller has locked the list.
 */
export async function settleList(tx: Tx, listId: string): Promise<void> {
  const [open] = await tx
    .select({ problem: topicListRows.problem })
    .from(topicListRows)
    .where(rowsOf(listId, 'waiting', 'writing'))
    // Rows that can be written first.
    .orderBy(sql`${topicListRows.problem} is not null`, asc(topicListRows.position))
    .limit(1)
  if (open?.problem === null) return
  const ended = open ? 'paused' : (await tx.$count(topicListRows, rowsOf(listId, 'stopped'))) > 0 ? 'stopped' : 'done'
  await tx
    .update(topicLists)
    .set({ state: ended, problem: open?.problem ?? null })
    .where(and(eq(topicLists.id, listId), ne(topicLists.state, 'stopped')))
}
