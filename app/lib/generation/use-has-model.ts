import { useQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'

/** Whether a model writes, not the built-in writer; undefined until it is known. */
export const useHasModel = (): boolean | undefined =>
  useQuery(query.capabilities.queryOptions({ staleTime: Number.POSITIVE_INFINITY })).data?.model
