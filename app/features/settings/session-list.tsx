import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { SessionView } from '#api/account.ts'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { formatDate, formatMoment } from '#app/lib/format.ts'
import { useSay } from '#app/lib/say.tsx'
import { useSignOut } from '#app/lib/session.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { settingsMessages } from '#contract/account-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { deviceMessages } from './messages.ts'

/** Returns the function that reads the list again, for actions that end sessions. */
export function useSessionsChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: query.sessions.list.key() })
}

/** Ends sessions by `end`, which resolves to the message for the user. */
function useEnding(end: () => Promise<string>) {
  const changed = useSessionsChanged()
  const say = useSay()
  const { mutate, isPending } = useMutation({
    mutationFn: end,
    onSuccess: (message) => {
      say({ tone: 'good', text: message })
      return changed()
    },
    onError: (error) => {
      console.error('Ending a session failed', error)
      say({ tone: 'bad', text: errorText(error, settingsMessages.sessionEndFailed) })
    },
  })
  return { 'aria-disabled': isPending, onClick: () => !isPending && mutate() }
}

/** The number of sessions shown before "Show all". */
const shownFirst = 5

/** The user's sessions, this one first. */
export function SessionList() {
  const { data, isPending, refetch } = useQuery(query.sessions.list.queryOptions({ staleTime: 0 }))
  const [all, setAll] = useState(false)
  const leave = useSignOut()
  if (isPending) return <ListSkeleton label={siteMessages.loading} />
  if (!data) return <ErrorState message={settingsMessages.sessionsFailed} retry={refetch} className="self-start" />
  const { items } = data
  const shown = all ? items : items.slice(0, shownFirst)
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full divide-y rounded-md border">
        {shown.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <SessionText session={session} />
            {session.current ? (
              <Button variant="secondary" size="sm" onClick={leave}>
                {deviceMessages.signOut}
              </Button>
            ) : (
              <EndButton session={session} />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {items.some(({ current }) => !current) && <EndOthersButton />}
        {shown.length < items.length && (
          <Button variant="ghost" onClick={() => setAll(true)}>
            {deviceMessages.showAll({ devices: items.length })}
          </Button>
        )}
      </div>
    </div>
  )
}

function SessionText({ session: { current, device, ip_address, created_at, last_used_at } }: { session: SessionView }) {
  const t = deviceMessages
  const day = formatDate(created_at)
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <div className="flex min-w-0 flex-1 basis-56 gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" strokeWidth={1.5} />
      <div className="grid min-w-0 gap-0.5 text-sm">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{device}</span>
          {current && <Badge tone="good">{t.thisDevice}</Badge>}
        </div>
        <p className="text-soft [overflow-wrap:anywhere]">
          {current ? t.inUse : t.lastUsed({ moment: formatMoment(last_used_at) })}
          {' · '}
          {ip_address ? t.signedInFrom({ day, address: ip_address }) : t.signedIn({ day })}
        </p>
      </div>
    </div>
  )
}

function EndButton({ session: { id, device, last_used_at } }: { session: SessionView }) {
  const t = deviceMessages
  const ending = useEnding(async () => {
    await api.sessions.end({ id }).catch((error) => {
      // It has ended meanwhile.
      if (errorCode(error) !== 'NOT_FOUND') throw error
    })
    return t.signedOut({ device })
  })
  return (
    <Button variant="secondary" size="sm" aria-label={t.signOutNamed({ device, moment: formatMoment(last_used_at) })} {...ending}>
      {t.signOut}
    </Button>
  )
}

function EndOthersButton() {
  const ending = useEnding(async () => settingsMessages.sessionsEnded((await api.sessions.endOthers()).ended))
  return (
    <Button variant="secondary" {...ending}>
      {ending['aria-disabled'] ? deviceMessages.signingOut : deviceMessages.signOutOthers}
    </Button>
  )
}
