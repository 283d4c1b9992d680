import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import { given, keysetPages } from '#app/lib/paging.ts'
import type { Generation } from '#contract/api.ts'
import type { KindName } from '#kinds/index.ts'

const pageSize = 25

/** The filter of the history; a blank search and an undefined kind match all. */
export interface HistoryFilter {
  readonly search: string
  readonly kind?: KindName | undefined
}

/** The matching generations in pages, newest first. */
export const useHistory = ({ search, kind }: HistoryFilter) =>
  useInfiniteQuery(
    query.generations.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...given({ search, kind, before }) }),
      ...keysetPages,
    }),
  )

/** A generation; without a call when a list contains it. A generation never changes. */
export const useGenerationById = (id: string, listed: Generation | undefined) =>
  useQuery({
    ...query.generations.get.queryOptions({ input: { id } }),
    ...(listed && { initialData: listed }),
    staleTime: Number.POSITIVE_INFINITY,
  })
