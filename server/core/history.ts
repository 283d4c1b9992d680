import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Generation } from '#contract/api.ts'
import type { KindName } from '#kinds/index.ts'
import { olderThan, type Page, type PageQuery, toPage } from '#server/core/keyset.ts'
import { containsText } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { generations } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/api-error.ts'

interface HistoryQuery extends PageQuery {
  readonly kind?: KindName | undefined
  /** Part of the request or the result, case-insensitive. */
  readonly search?: string | undefined
  readonly ids?: readonly string[] | undefined
}

export interface History {
  /** Finished generations, newest first. @throws INVALID_INPUT for an invalid cursor */
  list(userId: string, query: HistoryQuery): Promise<Page<Generation>>
  /** @throws NOT_FOUND when it does not exist, is not finished, or belongs to another user */
  get(userId: string, id: string): Promise<Generation>
}

const columns = {
  id: generations.id,
  kind: generations.kind,
  feature: generations.feature,
  request: generations.request,
  result: generations.result,
  edited: generations.edited,
  createdAt: generations.createdAt,
}

type Row = Pick<typeof generations.$inferSelect, keyof typeof columns>

const toGeneration = ({ createdAt, result, edited, ...row }: Row): Generation => ({
  ...row,
  result: result ?? {},
  ...(edited && { edited }),
  created_at: createdAt.toISOString(),
})

export function createHistory(db: Db): History {
  const own = (userId: string) => and(eq(generations.userId, userId), eq(generations.state, 'done'))
  return {
    async list(userId, { before, limit, kind, search, ids }) {
      const searchText = search?.trim()
      const rows = await db
        .select(columns)
        .from(generations)
        .where(
          and(
            own(userId),
            olderThan(before, generations),
            kind && eq(generations.kind, kind),
            ids && inArray(generations.id, [...ids]),
            searchText ? containsText(generations.search, searchText) : undefined,
          ),
        )
        .orderBy(desc(generations.createdAt), desc(generations.id))
        .limit(limit + 1)
      return toPage(rows, limit, toGeneration)
    },
    async get(userId, id) {
      const [row] = await db
        .select(columns)
        .from(generations)
        .where(and(own(userId), eq(generations.id, id)))
      if (!row) throw fail('NOT_FOUND')
      return toGeneration(row)
    },
  }
}
