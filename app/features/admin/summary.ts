import { ORPCError } from '@orpc/client'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { query } from '#app/lib/api.ts'
import { useChanges } from '#app/lib/changes/changes.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { useSession } from '#app/lib/session.tsx'
import { paths } from '#contract/paths.ts'
import { paymentMessages } from '#contract/paying-messages.ts'

/** Why the server did not do what an admin asked for. A conflict comes with its reason in words (`adminMessages`). */
export const refusal = (error: unknown, fallback: string): string =>
  errorCode(error) === 'CONFLICT' && error instanceof ORPCError ? error.message : errorText(error, fallback)

/** Requests by status, and the money of those that are paid. When the server knows no admin any more, the account is read again. */
export function useSummary() {
  const { refresh } = useSession()
  const summary = useQuery(query.admin.summary.queryOptions({ staleTime: 0 }))
  const isRefused = errorCode(summary.error) === 'FORBIDDEN'
  useEffect(() => {
    if (isRefused) void refresh()
  }, [isRefused, refresh])
  return summary
}

/** Under this name a failure goes away when the next try succeeds. */
const failureToast = 'admin-refresh'

/** Reads again what the panel shows. Where that fails, it says so and what was read before stays. */
export function useRefresh() {
  const client = useQueryClient()
  const busy = useIsFetching({ queryKey: query.admin.key() }) > 0
  const refresh = async () => {
    try {
      const parts = [query.admin, query.payments, query.chats]
      await Promise.all(parts.map((part) => client.invalidateQueries({ queryKey: part.key() }, { throwOnError: true })))
      toast.dismiss(failureToast)
    } catch (error) {
      console.error(paymentMessages.listFailed, error)
      toast.error(paymentMessages.listFailed, { id: failureToast })
    }
  }
  return { busy, refresh }
}

/** Payment requests are read again when one comes or is decided, by whomever. */
export function useRequestsFollowed(): void {
  const client = useQueryClient()
  useChanges('requests', () => {
    for (const part of [query.admin.summary, query.admin.requests, query.admin.cardEndings, query.payments])
      void client.invalidateQueries({ queryKey: part.key() })
  })
}

export const panelTabs = ['requests', 'chat', 'people', 'reports', 'log'] as const
type PanelTab = (typeof panelTabs)[number]

/** What of the panel is shown, as its address says it: back, reload and links keep it. */
export interface PanelPlace {
  readonly tab?: PanelTab | undefined
  readonly search?: string | undefined
  /** Of requests. */
  readonly status?: string | undefined
  /** The request whose chat is open. */
  readonly request?: string | undefined
  /** The account that is open. */
  readonly person?: string | undefined
  /** The request or account that the log is about. */
  readonly subject?: string | undefined
}

/** The place as parameters of an address, without what is not set. */
export const parametersOf = (place: PanelPlace): Record<string, string> =>
  Object.fromEntries(Object.entries(place).filter((part): part is [string, string] => Boolean(part[1])))

/** Where a place of the panel is. */
export const addressOf = (place: PanelPlace): string => `${paths.adminPanel}?${new URLSearchParams(parametersOf(place))}`
