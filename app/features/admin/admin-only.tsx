import { ShieldX } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

const words = messages.site

/** Shows its children to admins, and to everybody else that they are not for them. The server decides at each call; this mirrors it. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { me } = useSession()
  // While the server cannot say who is asking, the shell says so and asks again.
  if (!me) return <ListSkeleton label={words.loading} />
  return me.user.role === 'admin' ? children : <AccessDenied />
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
