import { RotateCw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { AdminOnly } from '#app/features/admin/admin-only.tsx'
import { panelMessages } from '#app/features/admin/messages.ts'
import { useRefresh } from '#app/features/admin/summary.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { MessageLine, MessagePlace } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { siteMessages } from '#contract/messages.ts'

/** Fetched by admins only, and the tab for what writes when it opens. */
const EnginesTab = lazy(() => import('#app/features/engines/engines-tab.tsx').then((module) => ({ default: module.EnginesTab })))
const Panel = lazy(() => import('#app/features/admin/panel.tsx').then((module) => ({ default: module.Panel })))

export const meta = () => pageMeta(panelMessages.title)

export default function AdminPanel() {
  return (
    <AdminOnly>
      <MessagePlace>
        <PageHeader
          title={panelMessages.title}
          actions={
            <div className="grid justify-items-end gap-2">
              <RefreshButton />
              <MessageLine />
            </div>
          }
        >
          {panelMessages.lead}
        </PageHeader>
      </MessagePlace>
      <Suspense fallback={<ListSkeleton label={siteMessages.loading} />}>
        <Panel writing={<EnginesTab />} />
      </Suspense>
    </AdminOnly>
  )
}

function RefreshButton() {
  const { busy, refresh } = useRefresh()
  return (
    <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && refresh()}>
      <RotateCw aria-hidden className={cn(busy && 'animate-spin')} />
      {panelMessages.refresh}
    </Button>
  )
}
