import { ShieldAlert, ShieldX } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { accessMessages } from './messages.ts'
import { OperatorAdvice } from './operator-advice.tsx'

/** Shows its children to admins, and an error to other users. This is for display only: the server checks the role at each call. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { me } = useSession()
  // While the account cannot be read, the shell shows the error and a retry.
  if (!me) return <ListSkeleton label={siteMessages.loading} />
  if (me.user.role !== 'admin') return <AccessDenied />
  if (me.admin_second_factor === 'required') return <SecondFactorFirst />
  return (
    <>
      {me.admin_second_factor && <SecondFactorAdvice />}
      <OperatorAdvice />
      {children}
    </>
  )
}

/** Shown to an admin who must turn on two-factor authentication first. */
function SecondFactorFirst() {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-3 py-16 text-center">
      <ShieldAlert aria-hidden className="size-9 text-soft" strokeWidth={1.5} />
      <h1 className="text-3xl">{accessMessages.turnOn}</h1>
      <p className="text-soft">{adminMessages.secondFactorRequired}</p>
      <Button asChild className="mt-2">
        <Link to={paths.settings}>{accessMessages.openSettings}</Link>
      </Button>
    </div>
  )
}

function SecondFactorAdvice() {
  return (
    <aside
      aria-label={accessMessages.twoFactor}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border bg-sunken p-4 text-sm"
    >
      <ShieldAlert aria-hidden className="size-5 shrink-0 text-soft" />
      <p className="min-w-48 flex-1">{adminMessages.secondFactorAdvised}</p>
      <Button asChild variant="secondary">
        <Link to={paths.settings}>{accessMessages.turnOnInSettings}</Link>
      </Button>
    </aside>
  )
}

function AccessDenied() {
  useEffect(() => {
    // With an id, so that it shows once even when the effect runs twice.
    toast.error(siteMessages.adminRequired, { id: siteMessages.adminRequired })
  }, [])
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-3 py-16 text-center">
      <ShieldX aria-hidden className="size-9 text-soft" strokeWidth={1.5} />
      <h1 className="text-3xl">{siteMessages.accessDenied}</h1>
      <p className="text-soft">{siteMessages.noPermission}</p>
      <Button asChild variant="secondary" className="mt-2">
        <Link to={paths.dashboard}>{accessMessages.toDashboard}</Link>
      </Button>
    </div>
  )
}
