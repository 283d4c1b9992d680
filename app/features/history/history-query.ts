import { useInfiniteQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'

const pageSize = 25

/** Every delivered generation, a page at a time, newest first. */
export const useHistory = () =>
  useInfiniteQuery(
    query.generations.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  )
