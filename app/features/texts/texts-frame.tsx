import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { EmptyState, ErrorState, MoreButton } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { libraryMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { textMessages } from './messages.ts'

/** The two views of the texts, each at its route. */
function ViewSwitch({ current }: { current: string }) {
  const t = textMessages
  const views = [
    { to: paths.history, label: t.all },
    { to: paths.library, label: t.saved },
  ]
  return (
    <nav aria-label={t.views} className="flex gap-1 rounded-lg bg-sunken p-1">
      {views.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          aria-current={to === current ? 'page' : undefined}
          className={cn(
            'inline-flex min-h-8 items-center rounded-md px-3 font-medium text-sm no-underline transition-colors duration-150 touch:min-h-11',
            to === current ? 'bg-surface text-ink shadow-sm' : 'text-soft hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

interface TextsFrameProps<Item> {
  /** The path of this view. */
  path: string
  icon: LucideIcon
  title: string
  lead: string
  filter: Readonly<Record<string, string | undefined>>
  onClear: () => void
  filters: ReactNode
  list: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>
  loadFailed: string
  empty: { readonly title: string; readonly hint: string; readonly action: string }
  noMatch: { readonly title: string; readonly hint: string }
  /** The list; rendered when it has items. */
  children: (items: readonly Item[], filtered: boolean) => ReactNode
}

/** A list of texts in its states: heading, switch, filters, loading, failed, empty, and its pages. */
export function TextsFrame<Item>({ path, title, lead, filter, filters, list, ...rest }: TextsFrameProps<Item>) {
  const filtered = Object.values(filter).some(Boolean)
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data])
  const hasNothing = !filtered && list.isSuccess && items.length === 0
  return (
    <>
      <PageHeader title={title} actions={<ViewSwitch current={path} />}>
        {lead}
      </PageHeader>
      {!hasNothing && filters}
      <Pages {...{ filter, filtered, list, items, ...rest }} />
    </>
  )
}

type PagesProps<Item> = Omit<TextsFrameProps<Item>, 'path' | 'title' | 'lead' | 'filters'> & { filtered: boolean; items: readonly Item[] }

function Pages<Item>({ icon, filter, filtered, onClear, list, items, loadFailed, empty, noMatch, children }: PagesProps<Item>) {
  const { isPending, isError, data, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = list
  const waits = isPending || (items.length === 0 && hasNextPage)
  if (isError && !data) return <ErrorState message={loadFailed} retry={refetch} />
  if (waits) return <ListSkeleton label={siteMessages.loading} />
  if (items.length > 0)
    return (
      // While another list loads, the previous one stays, dimmed.
      <div aria-busy={isPlaceholderData} className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}>
        {children(items, filtered)}
        {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
      </div>
    )
  const { search, ...others } = filter
  const { clearSearch, clearFilters } = libraryMessages
  const action = filtered ? (
    <Button variant="link" onClick={onClear}>
      {Object.values(others).some(Boolean) ? clearFilters : clearSearch}
    </Button>
  ) : (
    <Button asChild>
      <Link to={paths.dashboard}>{empty.action}</Link>
    </Button>
  )
  const { title, hint } = filtered ? noMatch : empty
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {hint}
    </EmptyState>
  )
}
