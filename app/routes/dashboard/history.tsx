import { History as HistoryIcon } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { GenerationList } from '#app/features/history/generation-list.tsx'
import { HistoryFilters } from '#app/features/history/history-filters.tsx'
import { type HistoryFilter, useHistory } from '#app/features/history/history-query.ts'
import { historyMessages } from '#app/features/history/messages.ts'
import { ExportButton } from '#app/lib/export/export-button.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useOpened } from '#app/lib/use-opened.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { EmptyState, ErrorState, MoreButton } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import type { Generation } from '#contract/api.ts'
import { siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { kindNames } from '#kinds/index.ts'

const loadDialog = () => import('#app/features/history/generation-dialog.tsx')
const GenerationDialog = lazy(async () => ({ default: (await loadDialog()).GenerationDialog }))

export const meta = () => pageMeta(historyMessages.get().title)

/**
 * The filter is part of the URL, so that Back and a reload keep it. It is rendered before the next input: a change is made to the filter as
 * rendered, and a change to an older one would undo what was chosen in between.
 */
function useFilter() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const [search, asked, open] = [params.get('search') ?? '', params.get('kind'), params.get('open')]
  const filter: HistoryFilter = { search, kind: kindNames.find((name) => name === asked) }
  const change = (changed: Partial<HistoryFilter>) => {
    const parameters = Object.entries({ ...filter, open, ...changed }).filter((part): part is [string, string] => Boolean(part[1]))
    setParams(Object.fromEntries(parameters), { replace: true, state, preventScrollReset: true, flushSync: true })
  }
  return [filter, change] as const
}

export default function History() {
  const [filter, change] = useFilter()
  const { data } = useHistory(filter)
  const hasNothing = !(filter.search || filter.kind) && data?.pages.every(({ items }) => items.length === 0)
  return (
    <>
      <PageHeader title={historyMessages.get().title}>{historyMessages.get().lead}</PageHeader>
      {!hasNothing && <HistoryFilters filter={filter} onFilter={change} />}
      <Generations filter={filter} onFilter={change} />
    </>
  )
}

interface GenerationsProps {
  filter: HistoryFilter
  onFilter: (changed: Partial<HistoryFilter>) => void
}

function Generations({ filter, onFilter }: GenerationsProps) {
  const { opened, open: openId, close } = useOpened(loadDialog)
  const open = useCallback(({ id }: Generation) => openId(id), [openId])
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useHistory(filter)
  const generations = data?.pages.flatMap(({ items }) => items) ?? []
  // The boundary is always mounted: the first generation opens as soon as the dialog is loaded, without a fallback that lasts 300 ms.
  const dialog = (
    <Suspense>
      {opened && (
        <GenerationDialog key={opened} id={opened} listed={generations.find(({ id }) => id === opened)} onOpen={open} onClose={close} />
      )}
    </Suspense>
  )
  if (isPending)
    return (
      <>
        <ListSkeleton label={siteMessages.get().loading} />
        {dialog}
      </>
    )
  if (isError && !data) return <ErrorState message={historyMessages.get().loadFailed} retry={refetch} />
  return (
    <>
      {generations.length === 0 ? (
        <NoGenerations filter={filter} onClear={() => onFilter({ search: '', kind: undefined })} />
      ) : (
        // While another list loads, the previous one stays, dimmed.
        <div aria-busy={isPlaceholderData} className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}>
          <ExportAll filter={filter} />
          <GenerationList generations={generations} onOpen={open} />
          {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
        </div>
      )}
      {dialog}
    </>
  )
}

/** Exports all entries that match the filters, not only the loaded ones. */
function ExportAll({ filter }: { filter: HistoryFilter }) {
  const t = historyMessages.get()
  const filtered = Object.values(filter).some(Boolean)
  return (
    <div className="mb-2 flex justify-end">
      <ExportButton source={{ from: 'history', ...filter }} label={filtered ? t.exportMatches : t.exportAll} />
    </div>
  )
}

function NoGenerations({ filter: { search, kind }, onClear }: { filter: HistoryFilter; onClear: () => void }) {
  const t = historyMessages.get()
  if (search || kind)
    return (
      <EmptyState
        icon={HistoryIcon}
        title={historyMessages.get().noMatch}
        action={
          <Button variant="link" onClick={onClear}>
            {historyMessages.get().clearFilters}
          </Button>
        }
      >
        {t.noMatchHint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={HistoryIcon}
      title={historyMessages.get().empty}
      action={
        <Button asChild>
          <Link to={paths.dashboard}>{t.emptyAction}</Link>
        </Button>
      }
    >
      {t.emptyHint}
    </EmptyState>
  )
}
