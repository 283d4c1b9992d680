import { QueryClient } from '@tanstack/react-query'
import { errorCode } from '#app/lib/errors.ts'

/** Only what may pass by itself is asked again; a refusal stays a refusal. */
const mayPass = (error: unknown): boolean => {
  const code = errorCode(error)
  return code === undefined || code === 'UNAVAILABLE' || code === 'INTERNAL'
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayPass(error) },
      // Without a network it fails at once and says so, rather than waiting unseen for the network to come back.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
