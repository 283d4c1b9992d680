import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Generation } from '#api/schemas.ts'
import type { KindName } from '#kinds/index.ts'
import { olderThan, type Page, type PageQuery, toPage } from '#server/core/calls/keyset.ts'
import { containsText } from '#server/infra/db/columns.ts'
import type { Db } from '#server/infra/db/database.ts'
import { generations } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

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

/** The library entries that were saved from a generation, the latest first; null: none. */
const saved = sql<Generation['saved'] | null>`(select jsonb_agg(jsonb_build_object('part', coalesce(entry.part, ''), 'id', entry.id)
  order by entry.created_at desc, entry.id) from saved_content entry where entry.generation_id = generations.id and entry.deleted_at is null)`

const columns = {
  id: generations.id,
  kind: generations.kind,
  feature: generations.feature,
  request: generations.request,
  result: generations.result,
  edited: generations.edited,
  saved,
  createdAt: generations.createdAt,
}

type Row = Pick<typeof generations.$inferSelect, Exclude<keyof typeof columns, 'saved'>> & { readonly saved: Generation['saved'] | null }

const toGeneration = ({ createdAt, result, edited, saved, ...row }: Row): Generation => ({
  ...row,
  result: result ?? {},
  ...(edited && { edited }),
  ...(saved && { saved }),
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
