import { CircleQuestionMark, Gauge, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AccountTab } from '#app/features/settings/account-tab.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useAhead } from '#app/ui/ahead.ts'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { messages } from '#contract/messages.ts'

/** The tabs that are not open at first. */
const loadUsage = () => import('#app/features/settings/usage-tab.tsx')
const UsageTab = onDemand(loadUsage, ({ UsageTab }) => UsageTab)
const loadHelp = () => import('#app/features/help/help-cards.tsx')
const HelpCards = onDemand(loadHelp, ({ HelpCards }) => HelpCards)

export const meta = () => pageMeta('Settings')

const tabs = ['account', 'usage', 'help']

/** The open tab is part of the address, so that it survives a reload and can be linked to. */
export default function Settings() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab') ?? ''
  useAhead(loadUsage)
  useAhead(loadHelp)
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
          <Suspense fallback={<ListSkeleton label={messages.site.loading} />}>
            <UsageTab />
          </Suspense>
        </TabsContent>
        <TabsContent value="help">
          <Suspense fallback={<ListSkeleton label={messages.site.loading} />}>
            <HelpCards />
          </Suspense>
        </TabsContent>
      </Tabs>
    </>
  )
}
