import { and, arrayContains, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { type SavedContent, type SavedFeature, savedFeatureIds, savedFeatures } from '#kinds/library.ts'
import { olderThan, type Page, type PageQuery, toPage } from '#server/core/calls/keyset.ts'
import { containsText } from '#server/infra/db/columns.ts'
import type { Db } from '#server/infra/db/database.ts'
import { savedContent } from '#server/infra/db/schema.ts'

/** The columns of an entry, without those for search and deletion. */
export const columns = {
  id: savedContent.id,
  title: savedContent.title,
  content: savedContent.content,
  contentType: savedContent.contentType,
  feature: savedContent.feature,
  tags: savedContent.tags,
  source: savedContent.source,
  generationId: savedContent.generationId,
  part: savedContent.part,
  createdAt: savedContent.createdAt,
}

export type Row = Pick<typeof savedContent.$inferSelect, keyof typeof columns>

export const toSavedContent = ({ createdAt, source, generationId, part, ...row }: Row): SavedContent => ({
  ...row,
  ...(generationId && { generation_id: generationId }),
  ...(part && { part }),
  ...(source && { source: { id: source.id, points: [...source.points] } }),
  created_at: createdAt.toISOString(),
})

/** The entries of a user that are not deleted. */
export const notDeleted = (userId: string) => and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt))

const newestFirst = [desc(savedContent.createdAt), desc(savedContent.id)]

/** Filters of a list; an absent one matches all entries. */
interface Filter {
  readonly search?: string | undefined
  readonly feature?: SavedFeature | undefined
  readonly tag?: string | undefined
  readonly ids?: readonly string[] | undefined
}

/** Case-insensitive substring of title, content or feature (specification §5): of the feature's label or its id. */
function matchesSearch(search: string | undefined) {
  const searchText = search?.trim().toLowerCase()
  if (!searchText) return undefined
  const features = savedFeatureIds.filter((id) => id.includes(searchText) || savedFeatures[id].toLowerCase().includes(searchText))
  return or(containsText(savedContent.search, searchText), inArray(savedContent.feature, features))
}

const matchesFilter = ({ search, feature, tag, ids }: Filter) =>
  and(
    feature && eq(savedContent.feature, feature),
    tag ? arrayContains(savedContent.tags, [tag]) : undefined,
    ids && inArray(savedContent.id, [...ids]),
    matchesSearch(search),
  )

/** Maximum UTF-8 bytes of titles and texts in a page, whatever its limit, because a page is held in memory. */
const pageBytes = 1_000_000

/** An entry's text, or `null` when earlier entries already fill the page: then it is not read. */
const content = sql<string | null>`case when coalesce(sum(octet_length(${savedContent.title}) + octet_length(${savedContent.content}))
  over (order by ${savedContent.createdAt} desc, ${savedContent.id} desc rows between unbounded preceding and 1 preceding), 0)
  < ${pageBytes} then ${savedContent.content} end`

const isWhole = (row: Omit<Row, 'content'> & { content: string | null }): row is Row => row.content !== null

/** Newest first. A page of long texts has fewer entries than `limit`. @throws INVALID_INPUT for an invalid cursor */
export async function findPage(db: Db, userId: string, { before, limit, ...filter }: Filter & PageQuery): Promise<Page<SavedContent>> {
  const rows = await db
    .select({ ...columns, content })
    .from(savedContent)
    .where(and(notDeleted(userId), olderThan(before, savedContent), matchesFilter(filter)))
    .orderBy(...newestFirst)
    .limit(limit + 1)
  return toPage(rows.filter(isWhole), limit, toSavedContent, rows.length)
}

/** How many of these entries belong to the user and are not deleted. */
export const countOf = (db: Db, userId: string, ids: readonly string[]): Promise<number> =>
  db.$count(savedContent, and(notDeleted(userId), matchesFilter({ ids })))

/** Of a response without pages: UTF-16 units of text after which it ends, and entries that are read at a time. */
const responseLimits = { text: 10_000_000, pageEntries: 200 }

/**
 * The newest entries in pages, until `maxText` is reached. The last page's `next` is the cursor of the older entries.
 * @param maxText UTF-16 units of text
 */
export async function* newestPages(db: Db, userId: string, maxText: number = responseLimits.text): AsyncGenerator<Page<SavedContent>> {
  let text = 0
  let before: string | undefined
  for (;;) {
    const entriesPage: Page<SavedContent> = await findPage(db, userId, { before, limit: responseLimits.pageEntries })
    yield entriesPage
    text += entriesPage.items.reduce((sum, { content }) => sum + content.length, 0)
    if (entriesPage.next === null || text >= maxText) return
    before = entriesPage.next
  }
}

/** Maximum number of tags in the filter. */
const maxTags = 100

/** The most frequent tags, most frequent first. */
export async function findTags(db: Db, userId: string): Promise<{ tag: string; entries: number }[]> {
  const tag = sql<string>`unnest(${savedContent.tags})`
  const entries = sql<number>`count(*)::int`
  return db
    .select({ tag: tag.as('tag'), entries: entries.as('entries') })
    .from(savedContent)
    .where(notDeleted(userId))
    .groupBy(sql`tag`)
    .orderBy(sql`entries desc, tag`)
    .limit(maxTags)
}
