import { QueryClient } from '@tanstack/react-query'
import { errorCode } from '#app/lib/errors.ts'

/** Only transient errors are retried. */
const isTransient = (error: unknown): boolean => {
  const code = errorCode(error)
  return code === undefined || code === 'UNAVAILABLE' || code === 'INTERNAL'
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isTransient(error) },
      // When offline, a mutation fails immediately with a message. The default would wait for the network without telling the user.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
