import { useQuery } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'

/** Whether a forgotten password can be reset here, which takes a mail server; undefined until known. */
export function useRecovery(): boolean | undefined {
  const { data } = useQuery(query.capabilities.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  return data?.passwordRecovery
}
