import { ChartColumn, MessagesSquare, PenLine, ReceiptIndianRupee, ScrollText, Users } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AdminSummary } from '#api/admin.ts'
import { dollars, rupees } from '#app/lib/format.ts'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { adminMessages } from '#contract/admin-messages.ts'
import { paymentStatuses } from '#contract/billing.ts'
import { brand } from '#contract/brand.ts'
import { siteMessages } from '#contract/messages.ts'
import { CardEndings } from './card-endings.tsx'
import { panelMessages, tabMessages } from './messages.ts'
import { RequestsTab } from './requests-tab.tsx'
import { type PanelState, panelTabs, parametersOf, useRequestsFollowed, useSummary } from './summary.ts'

/** Tabs that are not open at first load on demand. */
const AdminChat = lazy(() => import('./admin-chat.tsx').then((module) => ({ default: module.AdminChat })))
const UsersTab = lazy(() => import('./users-tab.tsx').then((module) => ({ default: module.UsersTab })))
const ReportsTab = lazy(() => import('./reports-tab.tsx').then((module) => ({ default: module.ReportsTab })))
const LogTab = lazy(() => import('./log-tab.tsx').then((module) => ({ default: module.LogTab })))

/** The open tab and its filters are part of the URL. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  const place: PanelState = useMemo(() => {
    const { tab, ...rest } = Object.fromEntries(params)
    return { ...rest, tab: panelTabs.find((name) => name === tab) ?? 'requests' }
  }, [params])
  const go = useCallback(
    (changed: PanelState, replace = true) =>
      setParams(parametersOf({ ...place, ...changed }), { replace, preventScrollReset: true, flushSync: true }),
    [setParams, place],
  )
  /** Opens another tab, without the filters of this one. */
  const toTab = (tab: string) => setParams({ tab }, { preventScrollReset: true })
  return { place, go, toTab }
}

const tabs: readonly { name: (typeof panelTabs)[number]; icon: ReactNode }[] = [
  { name: 'requests', icon: <ReceiptIndianRupee aria-hidden /> },
  { name: 'chat', icon: <MessagesSquare aria-hidden /> },
  { name: 'people', icon: <Users aria-hidden /> },
  { name: 'reports', icon: <ChartColumn aria-hidden /> },
  { name: 'writing', icon: <PenLine aria-hidden /> },
  { name: 'log', icon: <ScrollText aria-hidden /> },
]

/** The tabs. @param writing the contents of the tab for what writes */
export function Panel({ writing }: { writing: ReactNode }) {
  const { place, go, toTab } = usePlace()
  const { tab = 'requests', search = '', status, request, person, subject } = place
  const filter = { search, status: paymentStatuses.find((name) => name === status) }
  useRequestsFollowed()
  const contents = {
    requests: (
      <>
        <Tiles />
        <CardEndings />
        <RequestsTab filter={filter} onFilter={go} />
      </>
    ),
    chat: <AdminChat selected={request} onSelect={(request) => go({ request })} />,
    people: <UsersTab search={search} onSearch={(search) => go({ search })} opened={person} onOpen={(person) => go({ person }, !person)} />,
    reports: <ReportsTab />,
    writing,
    log: <LogTab subject={subject} onSubject={(subject) => go({ subject })} />,
  }
  return (
    <Tabs value={tab} onValueChange={toTab}>
      <TabsList aria-label={panelMessages.title}>
        {tabs.map(({ name, icon }) => (
          <TabsTrigger key={name} value={name}>
            {icon}
            {tabMessages[name]}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map(({ name }) => (
        <TabsContent key={name} value={name}>
          <Suspense fallback={<ListSkeleton label={siteMessages.loading} />}>{contents[name]}</Suspense>
        </TabsContent>
      ))}
    </Tabs>
  )
}

/** The number of requests by status, and the revenue. */
function Tiles() {
  const { data, isPending, refetch } = useSummary()
  if (isPending) return <ListSkeleton label={siteMessages.loading} row="h-24" className="mb-8 grid-cols-2 gap-3 lg:grid-cols-4" />
  if (!data) return <ErrorState message={adminMessages.summaryFailed} retry={refetch} className="mb-8" />
  const t = panelMessages
  const count = (of: number) => of.toLocaleString(brand.dateLocale)
  return (
    <dl className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile name={t.total} figure={count(data.requests)} note={t.totalNote} />
      <Tile name={t.pending} figure={count(data.pending)} />
      <Tile name={t.paid} figure={count(data.paid)} />
      <Tile name={t.revenue} figure={rupees(data.revenue)} note={byCard(data)} />
    </dl>
  )
}

/** 'and $39.00 + ₹750 by card': revenue in addition to the payment requests. */
function byCard({ card_revenue: { usd, inr } }: AdminSummary): string | undefined {
  const parts = [usd > 0 && dollars(usd), inr > 0 && rupees(inr / 100)].filter(Boolean)
  return parts.length > 0 ? panelMessages.byCard({ amounts: parts.join(' + ') }) : undefined
}

function Tile({ name, figure, note }: { name: string; figure: string; note?: string | undefined }) {
  return (
    <div className="grid content-start gap-1 rounded-lg border bg-surface p-4 sm:p-5">
      <dt className="text-soft text-sm">{name}</dt>
      <dd className="font-serif text-2xl tabular-nums [overflow-wrap:anywhere] sm:text-3xl">{figure}</dd>
      {note && <dd className="text-soft text-sm">{note}</dd>}
    </div>
  )
}
