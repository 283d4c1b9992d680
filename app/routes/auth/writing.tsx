import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { RequireSession } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useSession } from '#app/lib/session.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { writingMessages } from '#contract/writing-messages.ts'

/** Fetched by admins only. */
const WritingStep = lazy(() => import('#app/features/writing/writing-step.tsx').then((module) => ({ default: module.WritingStep })))

export const meta = () => pageMeta(writingMessages.get().title)

/** The last step of the set-up: an admin chooses what writes. All others are redirected to the dashboard. */
export default function SetupWriting() {
  const navigate = useNavigate()
  return (
    <RequireSession>
      <AdminsOnly>
        <AuthPage wide title={writingMessages.get().title} lead={writingMessages.get().lead}>
          <Suspense fallback={<ListSkeleton label={siteMessages.get().loading} row="h-16" />}>
            <WritingStep onDone={() => void navigate(paths.dashboard, { replace: true })} />
          </Suspense>
        </AuthPage>
      </AdminsOnly>
    </RequireSession>
  )
}

function AdminsOnly({ children }: { children: ReactNode }) {
  const { me } = useSession()
  if (!me) return <FullScreenSpinner label={siteMessages.get().loading} />
  const isAllowed = me.user.role === 'admin' && me.admin_second_factor !== 'required'
  return isAllowed ? children : <Navigate to={paths.dashboard} replace />
}
