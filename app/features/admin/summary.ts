import { ORPCError } from '@orpc/client'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#app/lib/api.ts'
import { useChanges } from '#app/lib/changes/changes.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { useSay } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { paymentMessages } from '#contract/billing-messages.ts'
import { paths } from '#contract/paths.ts'

/** The message for a failed admin action. The server's message of a conflict contains the reason (`adminMessages`). */
export const refusal = (error: unknown, fallback: string): string =>
  errorCode(error) === 'CONFLICT' && error instanceof ORPCError ? error.message : errorText(error, fallback)

/** Requests by status, and the revenue. When the server answers that the user is not an admin any more, the account is read again. */
export function useSummary() {
  const { refresh } = useSession()
  const summary = useQuery(query.admin.summary.queryOptions({ staleTime: 0 }))
  const isRefused = errorCode(summary.error) === 'FORBIDDEN'
  useEffect(() => {
    if (isRefused) void refresh()
  }, [isRefused, refresh])
  return summary
}

/** Reads the panel's data again. When that fails, it says so and the previous data stays. */
export function useRefresh() {
  const client = useQueryClient()
  const say = useSay()
  const busy = useIsFetching({ queryKey: query.admin.key() }) > 0
  const refresh = async () => {
    try {
      const parts = [query.admin, query.payments, query.chats]
      await Promise.all(parts.map((part) => client.invalidateQueries({ queryKey: part.key() }, { throwOnError: true })))
      say(null)
    } catch (error) {
      console.error(paymentMessages.listFailed, error)
      say({ tone: 'bad', text: paymentMessages.listFailed })
    }
  }
  return { busy, refresh }
}

/** Reads payment requests again when one is created or decided, also by another admin. */
export function useRequestsFollowed(): void {
  const client = useQueryClient()
  useChanges('requests', () => {
    for (const part of [query.admin.summary, query.admin.requests, query.admin.cardEndings, query.payments])
      void client.invalidateQueries({ queryKey: part.key() })
  })
}

export const panelTabs = ['requests', 'chat', 'people', 'reports', 'writing', 'log'] as const
type PanelTab = (typeof panelTabs)[number]

/** The state of the panel in its URL, so that Back, a reload and links keep it. */
export interface PanelState {
  readonly tab?: PanelTab | undefined
  readonly search?: string | undefined
  /** The status filter of requests. */
  readonly status?: string | undefined
  /** The request whose chat is open. */
  readonly request?: string | undefined
  /** The account that is open. */
  readonly person?: string | undefined
  /** The request or account that the log is about. */
  readonly subject?: string | undefined
}

/** The state as URL parameters, without unset ones. */
export const parametersOf = (place: PanelState): Record<string, string> =>
  Object.fromEntries(Object.entries(place).filter((part): part is [string, string] => Boolean(part[1])))

/** The URL of a state of the panel. */
export const panelPath = (place: PanelState): string => `${paths.adminPanel}?${new URLSearchParams(parametersOf(place))}`
