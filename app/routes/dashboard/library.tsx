import { BookMarked } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { EntryDialog } from '#app/features/library/entry-dialog.tsx'
import { EntryTable } from '#app/features/library/entry-table.tsx'
import { useDelete, useLibrary } from '#app/features/library/library-query.ts'
import { SearchBox } from '#app/features/library/search-box.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ListSkeleton } from '#app/ui/list-skeleton.tsx'
import { MoreButton } from '#app/ui/more-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { SavedContent } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'

export const meta = () => pageMeta('Content Library')

/** What is searched for is part of the address, so that back and reload keep it. */
export default function Library() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const setSearch = useCallback(
    (wanted: string) => setParams(wanted ? { search: wanted } : {}, { replace: true, preventScrollReset: true }),
    [setParams],
  )
  return (
    <>
      <PageHeader title="Content Library">What you keep stays here until you delete it.</PageHeader>
      <div className="mb-4">
        <SearchBox search={search} onSearch={setSearch} />
      </div>
      <Entries search={search} onClear={() => setSearch('')} />
    </>
  )
}

function Entries({ search, onClear }: { search: string; onClear: () => void }) {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLibrary(search)
  const [viewed, setViewed] = useState<SavedContent | null>(null)
  const { mutate: remove } = useDelete()
  if (isPending) return <ListSkeleton label={messages.site.loading} />
  if (isError && !data) return <ErrorState message={messages.library.loadFailed} retry={refetch} />
  const entries = data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) return <Nothing searched={search !== ''} onClear={onClear} />
  return (
    <>
      <EntryTable entries={entries} onView={setViewed} onDelete={remove} />
      {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
      <EntryDialog entry={viewed} onClose={() => setViewed(null)} onDelete={remove} />
    </>
  )
}

function Nothing({ searched, onClear }: { searched: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={BookMarked}
      title={messages.library.empty}
      action={
        searched && (
          <Button variant="link" onClick={onClear}>
            {messages.library.clearSearch}
          </Button>
        )
      }
    >
      {searched ? 'Titles, texts and types are searched.' : 'Press Save on any result, and it is kept here for you to find again.'}
    </EmptyState>
  )
}
