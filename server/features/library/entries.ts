import { and, arrayContains, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SavedContent } from '#kinds/library.ts'
import { type SavedFeature, savedFeatureIds, savedFeatures } from '#kinds/library.ts'
import { olderThan, type Page, page } from '#server/core/keyset.ts'
import { containsText } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { savedContent } from '#server/platform/db/schema.ts'

/** What is read of an entry: everything but what only searches and deletes look at. */
export const columns = {
  id: savedContent.id,
  title: savedContent.title,
  content: savedContent.content,
  contentType: savedContent.contentType,
  feature: savedContent.feature,
  tags: savedContent.tags,
  createdAt: savedContent.createdAt,
}

export type Row = Pick<typeof savedContent.$inferSelect, keyof typeof columns>

export const toSavedContent = ({ createdAt, ...row }: Row): SavedContent => ({ ...row, created_at: createdAt.toISOString() })

/** The entries of a person that are not deleted. */
export const notDeleted = (userId: string) => and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt))

const newestFirst = [desc(savedContent.createdAt), desc(savedContent.id)]

/** Which entries a list is about; an absent filter leaves all. */
interface Filter {
  readonly search?: string | undefined
  readonly feature?: SavedFeature | undefined
  readonly tag?: string | undefined
  readonly ids?: readonly string[] | undefined
}

/** Case-insensitive substring of title, content or feature (spec §5): the feature by its label, as the library shows it, or its id. */
function matching(search: string | undefined) {
  const wanted = search?.trim().toLowerCase()
  if (!wanted) return undefined
  const named = savedFeatureIds.filter((id) => id.includes(wanted) || savedFeatures[id].toLowerCase().includes(wanted))
  return or(containsText(savedContent.search, wanted), inArray(savedContent.feature, named))
}

const filtered = ({ search, feature, tag, ids }: Filter) =>
  and(
    feature && eq(savedContent.feature, feature),
    tag ? arrayContains(savedContent.tags, [tag]) : undefined,
    ids && inArray(savedContent.id, [...ids]),
    matching(search),
  )

/** UTF-8 bytes of titles and texts after which a page ends, however many entries were asked for: they are held in memory whole. */
const pageBytes = 1_000_000

/** An entry's text, unless the ones ahead of it fill the page already: then it is not read. */
const content = sql<string | null>`case when coalesce(sum(octet_length(${savedContent.title}) + octet_length(${savedContent.content}))
  over (order by ${savedContent.createdAt} desc, ${savedContent.id} desc rows between unbounded preceding and 1 preceding), 0)
  < ${pageBytes} then ${savedContent.content} end`

const isWhole = (row: Omit<Row, 'content'> & { content: string | null }): row is Row => row.content !== null

/** Newest first. A page of long texts has fewer entries than `limit`. @throws INVALID_INPUT for a cursor that is none of ours */
export async function findPage(
  db: Db,
  userId: string,
  { before, limit, ...filter }: Filter & { before?: string | undefined; limit: number },
): Promise<Page<SavedContent>> {
  const rows = await db
    .select({ ...columns, content })
    .from(savedContent)
    .where(and(notDeleted(userId), olderThan(before, savedContent), filtered(filter)))
    .orderBy(...newestFirst)
    .limit(limit + 1)
  const { items, next } = page(rows.filter(isWhole), limit, rows.length)
  return { items: items.map(toSavedContent), next }
}

/** How many of these entries are that person's and kept. */
export const countOf = (db: Db, userId: string, ids: readonly string[]): Promise<number> =>
  db.$count(savedContent, and(notDeleted(userId), filtered({ ids })))

/** What one answer without pages holds: UTF-16 units of text after which it ends, and entries that are read at a time. */
const newest = { text: 10_000_000, step: 200 }

/**
 * The newest entries, a page at a time, as many as one answer should hold. The last page's `next` says where older ones go on.
 * @param most UTF-16 units of text
 */
export async function* newestPages(db: Db, userId: string, most: number = newest.text): AsyncGenerator<Page<SavedContent>> {
  let text = 0
  let before: string | undefined
  for (;;) {
    const step: Page<SavedContent> = await findPage(db, userId, { before, limit: newest.step })
    yield step
    text += step.items.reduce((sum, { content }) => sum + content.length, 0)
    if (step.next === null || text >= most) return
    before = step.next
  }
}

/** Tags that a filter offers. */
const mostTags = 100

/** The tags that most entries carry, those first. */
export async function findTags(db: Db, userId: string): Promise<{ tag: string; entries: number }[]> {
  const tag = sql<string>`unnest(${savedContent.tags})`
  const entries = sql<number>`count(*)::int`
  return db
    .select({ tag: tag.as('tag'), entries: entries.as('entries') })
    .from(savedContent)
    .where(notDeleted(userId))
    .groupBy(sql`tag`)
    .orderBy(sql`entries desc, tag`)
    .limit(mostTags)
}
