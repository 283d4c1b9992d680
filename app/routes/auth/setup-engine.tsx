import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import type { TestStage } from '#app/features/engines/chosen.tsx'
import { RequireSession } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useSession } from '#app/lib/session.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

/** Fetched by admins only. */
const EngineStep = lazy(() => import('#app/features/engines/engine-step.tsx').then((module) => ({ default: module.EngineStep })))

export const meta = () => pageMeta(engineSettingsMessages.title)

const words = engineSettingsMessages

/** What the page says before a choice, and by the test of what was chosen. */
const heads: Readonly<Record<TestStage | 'choosing', { readonly title: string; readonly lead?: string }>> = {
  choosing: { title: words.title, lead: words.lead },
  testing: { title: words.testingTitle },
  works: { title: words.worksTitle, lead: words.worksLead },
  failed: { title: words.failedTitle, lead: words.failedLead },
}

/** The last step of the set-up: an admin chooses what writes. All others are redirected to the dashboard. */
export default function SetupEngine() {
  const navigate = useNavigate()
  const [stage, setStage] = useState<TestStage>()
  return (
    <RequireSession>
      <AdminsOnly>
        <AuthPage wide {...heads[stage ?? 'choosing']}>
          <Suspense fallback={<ListSkeleton label={siteMessages.loading} row="h-16" />}>
            <EngineStep onStage={setStage} onDone={() => void navigate(paths.dashboard, { replace: true })} />
          </Suspense>
        </AuthPage>
      </AdminsOnly>
    </RequireSession>
  )
}

function AdminsOnly({ children }: { children: ReactNode }) {
  const { me } = useSession()
  if (!me) return <FullScreenSpinner label={siteMessages.loading} />
  const isAllowed = me.user.role === 'admin' && me.admin_second_factor !== 'required'
  return isAllowed ? children : <Navigate to={paths.dashboard} replace />
}
