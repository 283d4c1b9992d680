import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { ErrorState, MoreButton } from '#app/ui/empty-state.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { siteMessages } from '#contract/messages.ts'

/** A name and its value in a `dl` of two columns. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

interface PagedListProps<Item> {
  label: string
  list: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>
  /** The message when the list could not be loaded. */
  failed: string
  /** Shown for an empty list. */
  empty: ReactNode
  row: (item: Item) => ReactNode
}

/** A list in pages. While another filter loads, the previous list stays, dimmed. */
export function PagedList<Item>({ label, list, failed, empty, row }: PagedListProps<Item>) {
  const { data, isPending, isPlaceholderData, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (isPending) return <ListSkeleton label={siteMessages.loading} />
  if (!data) return <ErrorState message={failed} retry={refetch} />
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return empty
  return (
    <div aria-busy={isPlaceholderData} className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}>
      <ul aria-label={label} className="divide-y overflow-hidden rounded-lg border bg-surface">
        {items.map(row)}
      </ul>
      {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
    </div>
  )
}

/** The name of an account; its email address when it has none. */
export const accountName = ({ full_name, email }: { full_name: string; email: string }): string => full_name.trim() || email
