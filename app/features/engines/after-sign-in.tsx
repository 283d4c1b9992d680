import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { query } from '#app/lib/api.ts'
import { useSession } from '#app/lib/session.tsx'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

/** Opens the dashboard; for an admin, the choice of what writes when nobody has made it yet. */
export function AfterSignIn() {
  const { me } = useSession()
  return me?.user.role === 'admin' ? <UndecidedFirst /> : <Navigate to={paths.dashboard} replace />
}

function UndecidedFirst() {
  // Not tried again: a sign-in does not wait for it.
  const { data, isPending } = useQuery(query.admin.writing.get.queryOptions({ retry: false }))
  if (isPending) return <FullScreenSpinner label={siteMessages.loading} />
  return <Navigate to={data?.decided === false ? paths.setupEngine : paths.dashboard} replace />
}
