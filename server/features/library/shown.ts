import { and, desc, eq, isNull } from 'drizzle-orm'
import type { SavedContent } from '#kinds/library.ts'
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

export const shown = ({ createdAt, ...row }: Row): SavedContent => ({ ...row, created_at: createdAt.toISOString() })

/** The entries of a person that are not deleted. */
export const kept = (userId: string) => and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt))

export const newestFirst = [desc(savedContent.createdAt), desc(savedContent.id)]
