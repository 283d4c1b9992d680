import { CircleQuestionMark, Gauge, KeyRound, type LucideIcon, Mic, UserRound } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { AccountTab } from '#app/features/settings/account-tab.tsx'
import { settingsScreenMessages } from '#app/features/settings/messages.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'

export const meta = () => pageMeta(settingsScreenMessages.title)

// The tab that opens first is part of the screen; the others are loaded when they open.
const UsageTab = lazy(async () => ({ default: (await import('#app/features/settings/usage-tab.tsx')).UsageTab }))
const VoicesTab = lazy(async () => ({ default: (await import('#app/features/voices/voices-tab.tsx')).VoicesTab }))
const ApiKeysTab = lazy(async () => ({ default: (await import('#app/features/settings/api-keys-tab.tsx')).ApiKeysTab }))
const HelpCards = lazy(async () => ({ default: (await import('#app/features/help/help-cards.tsx')).HelpCards }))

const tabs: Readonly<Record<'account' | 'voices' | 'usage' | 'keys' | 'help', { icon: LucideIcon; Content: ComponentType }>> = {
  account: { icon: UserRound, Content: AccountTab },
  voices: { icon: Mic, Content: VoicesTab },
  usage: { icon: Gauge, Content: UsageTab },
  keys: { icon: KeyRound, Content: ApiKeysTab },
  help: { icon: CircleQuestionMark, Content: HelpCards },
}

const tabIds = Object.keys(tabs) as (keyof typeof tabs)[]

/** The open tab is part of the URL, so that it survives a reload and can be linked to. */
export default function Settings() {
  const [search, setSearch] = useSearchParams()
  const t = settingsScreenMessages
  const requested = search.get('tab') ?? ''
  return (
    <>
      <PageHeader title={t.title} />
      <Tabs
        value={Object.hasOwn(tabs, requested) ? requested : 'account'}
        onValueChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      >
        <TabsList aria-label={t.title}>
          {tabIds.map((tab) => {
            const Icon = tabs[tab].icon
            return (
              <TabsTrigger key={tab} value={tab}>
                <Icon aria-hidden />
                {t[tab]}
              </TabsTrigger>
            )
          })}
        </TabsList>
        {Object.entries(tabs).map(([tab, { Content }]) => (
          <TabsContent key={tab} value={tab}>
            <Suspense fallback={<Skeleton className="h-64" />}>
              <Content />
            </Suspense>
          </TabsContent>
        ))}
      </Tabs>
    </>
  )
}
