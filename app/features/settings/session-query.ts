import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { settingsMessages } from '#contract/account-messages.ts'
import type { SessionView } from '#contract/api.ts'

const words = settingsMessages

/** Where the person is signed in. */
export const useSessions = () => useQuery(query.sessions.list.queryOptions({ staleTime: 0 }))

/** Reads the list again after something else has ended sessions. */
export function useSessionsChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: query.sessions.list.key() })
}

const refuse = (error: unknown) => {
  console.error('Ending a session failed', error)
  toast.error(errorText(error, words.sessionEndFailed))
}

/** Signs another browser out. One that has signed out by itself meanwhile is what was wanted. */
export function useEndSession() {
  const changed = useSessionsChanged()
  return useMutation({
    mutationFn: ({ id }: SessionView) =>
      api.sessions.end({ id }).catch((error) => {
        if (errorCode(error) !== 'NOT_FOUND') throw error
      }),
    onSuccess: async (_, { device }) => {
      toast.success(words.sessionEnded(device))
      await changed()
    },
    onError: refuse,
  })
}

/** Signs every browser out but this one. */
export function useEndOthers() {
  const changed = useSessionsChanged()
  return useMutation({
    mutationFn: () => api.sessions.endOthers(),
    onSuccess: async ({ ended }) => {
      toast.success(words.sessionsEnded(ended))
      await changed()
    },
    onError: refuse,
  })
}
