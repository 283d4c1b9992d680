import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import type { Generation } from '#contract/api.ts'
import type { KindName } from '#kinds/index.ts'

const pageSize = 25

/** Which generations are listed; a blank search, and an absent kind, leave all. */
export interface HistoryFilter {
  readonly search: string
  readonly kind?: KindName | undefined
}

/** Delivered generations that match, a page at a time, newest first. */
export const useHistory = ({ search, kind }: HistoryFilter) =>
  useInfiniteQuery(
    query.generations.list.infiniteOptions({
      input: (before: string | undefined) => ({
        limit: pageSize,
        ...(search && { search }),
        ...(kind && { kind }),
        ...(before && { before }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )

/** One generation, at once when a list has it already. What was generated never changes. */
export const useGenerationById = (id: string, listed: Generation | undefined) =>
  useQuery({
    ...query.generations.get.queryOptions({ input: { id } }),
    ...(listed && { initialData: listed }),
    staleTime: Number.POSITIVE_INFINITY,
  })
