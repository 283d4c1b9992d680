import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#app/lib/api.ts'
import { useChanges, useLinked } from '#app/lib/changes/changes.ts'
import { useIsAdmin } from '#app/lib/session.tsx'

/** Milliseconds between two looks while changes are not heard as they happen. */
const lookEvery = 15_000

/** How many things wait for an admin in the panel; 0 for everybody else. */
export function useWaiting(): number {
  const isAdmin = useIsAdmin()
  const linked = useLinked()
  const client = useQueryClient()
  const { data } = useQuery(
    query.admin.waiting.queryOptions({ ...(!isAdmin && { input: skipToken }), staleTime: 0, refetchInterval: linked ? false : lookEvery }),
  )
  const readAgain = () => void client.invalidateQueries({ queryKey: query.admin.waiting.key() })
  useChanges('requests', readAgain)
  useChanges('chat', readAgain)
  return (isAdmin && data?.waiting) || 0
}
