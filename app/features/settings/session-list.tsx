import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { formatDate, formatMoment } from '#app/lib/format.ts'
import { useSignOut } from '#app/lib/session.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import type { SessionView } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'

const words = settingsMessages

/** The user's sessions. */
const useSessions = () => useQuery(query.sessions.list.queryOptions({ staleTime: 0 }))

/** Returns the function that reads the list again, for actions that end sessions. */
export function useSessionsChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: query.sessions.list.key() })
}

const showError = (error: unknown) => {
  console.error('Ending a session failed', error)
  toast.error(errorText(error, words.sessionEndFailed))
}

/** Ends another session. One that has ended meanwhile (NOT_FOUND) counts as success. */
function useEndSession() {
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
    onError: showError,
  })
}

/** Ends every session except this one. */
function useEndOthers() {
  const changed = useSessionsChanged()
  return useMutation({
    mutationFn: () => api.sessions.endOthers(),
    onSuccess: async ({ ended }) => {
      toast.success(words.sessionsEnded(ended))
      await changed()
    },
    onError: showError,
  })
}

/** The number of sessions shown before "Show all". */
const shownFirst = 5

/** The user's sessions, this one first. */
export function SessionList() {
  const { data, isPending, refetch } = useSessions()
  const [all, setAll] = useState(false)
  if (isPending) return <ListSkeleton label={messages.site.loading} />
  if (!data) return <ErrorState message={settingsMessages.sessionsFailed} retry={refetch} className="self-start" />
  const { items } = data
  const shown = all ? items : items.slice(0, shownFirst)
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full divide-y rounded-md border">
        {shown.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <SessionText session={session} />
            {session.current ? <LeaveButton /> : <EndButton session={session} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {items.some(({ current }) => !current) && <EndOthersButton />}
        {shown.length < items.length && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            Show all {items.length}
          </Button>
        )}
      </div>
    </div>
  )
}

const isHandheld = (device: string) => /iPhone|iPad|Android/.test(device)

function SessionText({ session: { current, device, ip_address, created_at, last_used_at } }: { session: SessionView }) {
  const Icon = isHandheld(device) ? Smartphone : Monitor
  return (
    <div className="flex min-w-0 flex-1 basis-56 gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" strokeWidth={1.5} />
      <div className="grid min-w-0 gap-0.5 text-sm">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{device}</span>
          {current && <Badge tone="good">This device</Badge>}
        </div>
        <p className="text-soft [overflow-wrap:anywhere]">
          {current ? 'In use now' : `Last used ${formatMoment(last_used_at)}`} · signed in {formatDate(created_at)}
          {ip_address && ` from ${ip_address}`}
        </p>
      </div>
    </div>
  )
}

function LeaveButton() {
  const leave = useSignOut()
  return (
    <Button variant="secondary" size="sm" onClick={leave}>
      Sign out
    </Button>
  )
}

function EndButton({ session }: { session: SessionView }) {
  const { mutate, isPending } = useEndSession()
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Sign out ${session.device}, last used ${formatMoment(session.last_used_at)}`}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(session)}
    >
      Sign out
    </Button>
  )
}

function EndOthersButton() {
  const { mutate, isPending } = useEndOthers()
  return (
    <Button variant="secondary" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? 'Signing out...' : 'Sign out everywhere else'}
    </Button>
  )
}
