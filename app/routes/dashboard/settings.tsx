import { CircleQuestionMark, Gauge, UserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AccountTab } from '#app/features/settings/account-tab.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'

export const meta = () => pageMeta('Settings')

// The tab that opens first is part of the screen; the others are loaded when they open.
const UsageTab = lazy(async () => ({ default: (await import('#app/features/settings/usage-tab.tsx')).UsageTab }))
const HelpCards = lazy(async () => ({ default: (await import('#app/features/help/help-cards.tsx')).HelpCards }))

const tabs = ['account', 'usage', 'help']

/** The open tab is part of the URL, so that it survives a reload and can be linked to. */
export default function Settings() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab') ?? ''
  return (
    <>
      <PageHeader title="Settings" />
      <Tabs
        value={tabs.includes(asked) ? asked : 'account'}
        onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      >
        <TabsList aria-label="Settings">
          <TabsTrigger value="account">
            <UserRound aria-hidden />
            Account
          </TabsTrigger>
          <TabsTrigger value="usage">
            <Gauge aria-hidden />
            Usage
          </TabsTrigger>
          <TabsTrigger value="help">
            <CircleQuestionMark aria-hidden />
            Help
          </TabsTrigger>
        </TabsList>
        <TabsContent value="account">
          <AccountTab />
        </TabsContent>
        <TabsContent value="usage">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <UsageTab />
          </Suspense>
        </TabsContent>
        <TabsContent value="help">
          <Suspense fallback={<Skeleton className="h-64" />}>
            <HelpCards />
          </Suspense>
        </TabsContent>
      </Tabs>
    </>
  )
}
