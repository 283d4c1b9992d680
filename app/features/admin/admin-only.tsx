import { ShieldAlert, ShieldX } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

const words = messages.site

/** Shows its children to admins, and to everybody else that they are not for them. The server decides at each call; this mirrors it. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { me } = useSession()
  // While the server cannot say who is asking, the shell says so and asks again.
  if (!me) return <ListSkeleton label={words.loading} />
  if (me.user.role !== 'admin') return <AccessDenied />
  if (me.admin_second_factor === 'required') return <SecondFactorFirst />
  return (
    <>
      {me.admin_second_factor && <SecondFactorAdvice />}
      {children}
    </>
  )
}

/** What an admin has to do before the panel opens. */
function SecondFactorFirst() {
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-3 py-16 text-center">
      <ShieldAlert aria-hidden className="size-9 text-soft" strokeWidth={1.5} />
      <h1 className="text-3xl">Turn on two-factor sign-in</h1>
      <p className="text-soft">{adminMessages.secondFactorRequired}</p>
      <Button asChild className="mt-2">
        <Link to={paths.settings}>Open Settings</Link>
      </Button>
    </div>
  )
}

function SecondFactorAdvice() {
  return (
    <aside
      aria-label="Two-factor sign-in"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border bg-sunken p-4 text-sm"
    >
      <ShieldAlert aria-hidden className="size-5 shrink-0 text-soft" />
      <p className="min-w-48 flex-1">{adminMessages.secondFactorAdvised}</p>
      <Button asChild variant="secondary">
        <Link to={paths.settings}>Turn it on in Settings</Link>
      </Button>
    </aside>
  )
}

function AccessDenied() {
  useEffect(() => {
    // Under its own name, so that it shows once however often the screen begins.
    toast.error(words.adminRequired, { id: words.adminRequired })
  }, [])
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-3 py-16 text-center">
      <ShieldX aria-hidden className="size-9 text-soft" strokeWidth={1.5} />
      <h1 className="text-3xl">{words.accessDenied}</h1>
      <p className="text-soft">{words.noPermission}</p>
      <Button asChild variant="secondary" className="mt-2">
        <Link to={paths.dashboard}>Go to the dashboard</Link>
      </Button>
    </div>
  )
}
