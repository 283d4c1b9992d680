import { ChartColumn, MessagesSquare, ReceiptIndianRupee, ScrollText, Users } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { messages } from '#contract/messages.ts'
import { paymentStatuses } from '#contract/paying.ts'
import { type PanelPlace, panelTabs, parametersOf } from './address.ts'
import { CardEndings } from './card-endings.tsx'
import { RequestsTab } from './requests-tab.tsx'
import { useRequestsFollowed } from './summary.ts'
import { Tiles } from './tiles.tsx'

/** The tabs that are not open at first. */
const AdminChat = lazy(() => import('./admin-chat.tsx').then((module) => ({ default: module.AdminChat })))
const PeopleTab = lazy(() => import('./people-tab.tsx').then((module) => ({ default: module.PeopleTab })))
const ReportsTab = lazy(() => import('./reports-tab.tsx').then((module) => ({ default: module.ReportsTab })))
const LogTab = lazy(() => import('./log-tab.tsx').then((module) => ({ default: module.LogTab })))

/** What is shown is part of the address. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  const place: PanelPlace = useMemo(() => {
    const { tab, ...rest } = Object.fromEntries(params)
    return { ...rest, tab: panelTabs.find((name) => name === tab) ?? 'requests' }
  }, [params])
  const go = useCallback(
    (changed: PanelPlace, replace = true) => setParams(parametersOf({ ...place, ...changed }), { replace, preventScrollReset: true }),
    [setParams, place],
  )
  /** Another tab begins anew: what was searched for stays behind. */
  const toTab = (tab: string) => setParams({ tab }, { preventScrollReset: true })
  return { place, go, toTab }
}

const tabs: readonly { name: (typeof panelTabs)[number]; label: string; icon: ReactNode }[] = [
  { name: 'requests', label: 'Requests', icon: <ReceiptIndianRupee aria-hidden /> },
  { name: 'chat', label: 'Chat', icon: <MessagesSquare aria-hidden /> },
  { name: 'people', label: 'People', icon: <Users aria-hidden /> },
  { name: 'reports', label: 'Reports', icon: <ChartColumn aria-hidden /> },
  { name: 'log', label: 'Audit log', icon: <ScrollText aria-hidden /> },
]

/** The totals, and under them one matter at a time. */
export function Panel() {
  const { place, go, toTab } = usePlace()
  const { tab = 'requests', search = '', status, request, person, subject } = place
  const filter = { search, status: paymentStatuses.find((name) => name === status) }
  useRequestsFollowed()
  const contents = {
    requests: <RequestsTab filter={filter} onFilter={go} />,
    chat: <AdminChat selected={request} onSelect={(request) => go({ request })} />,
    people: (
      <PeopleTab search={search} onSearch={(search) => go({ search })} opened={person} onOpen={(person) => go({ person }, !person)} />
    ),
    reports: <ReportsTab />,
    log: <LogTab subject={subject} onSubject={(subject) => go({ subject })} />,
  }
  return (
    <>
      <Tiles />
      <CardEndings />
      <Tabs value={tab} onValueChange={toTab}>
        <TabsList aria-label="Admin Panel">
          {tabs.map(({ name, label, icon }) => (
            <TabsTrigger key={name} value={name}>
              {icon}
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map(({ name }) => (
          <TabsContent key={name} value={name}>
            <Suspense fallback={<ListSkeleton label={messages.site.loading} />}>{contents[name]}</Suspense>
          </TabsContent>
        ))}
      </Tabs>
    </>
  )
}
