import { BookMarked } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { EntryTable } from '#app/features/library/entry-table.tsx'
import { LibraryFilters } from '#app/features/library/library-filters.tsx'
import { type LibraryFilter, useDelete, useLibrary } from '#app/features/library/library-query.ts'
import { libraryScreenMessages } from '#app/features/library/messages.ts'
import { useSelection } from '#app/features/library/selection.ts'
import { SelectionBar } from '#app/features/library/selection-bar.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useOpened } from '#app/lib/use-opened.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { EmptyState, ErrorState, MoreButton } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ListSkeleton } from '#app/ui/skeleton.tsx'
import { libraryMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type SavedContent, savedFeatureIds } from '#kinds/library.ts'

const loadDialog = () => import('#app/features/library/entry-dialog.tsx')
const EntryDialog = lazy(async () => ({ default: (await loadDialog()).EntryDialog }))

export const meta = () => pageMeta(libraryScreenMessages.get().title)

/**
 * The filter is part of the URL, so that Back and a reload keep it. It is rendered before the next input: a change is made to the filter as
 * rendered, and a change to an older one would undo what was chosen in between.
 */
function useFilter() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const filter: LibraryFilter = {
    search: params.get('search') ?? '',
    feature: savedFeatureIds.find((id) => id === params.get('feature')),
    tag: params.get('tag') ?? undefined,
  }
  const { search, feature, tag } = filter
  const open = params.get('open') ?? undefined
  const change = useCallback(
    (changed: Partial<LibraryFilter> & { open?: undefined }) => {
      const parameters = Object.entries({ search, feature, tag, open, ...changed }).filter((part): part is [string, string] =>
        Boolean(part[1]),
      )
      setParams(Object.fromEntries(parameters), { replace: true, state, preventScrollReset: true, flushSync: true })
    },
    [setParams, search, feature, tag, open, state],
  )
  return [filter, change] as const
}

const isFiltered = ({ search, feature, tag }: LibraryFilter): boolean => Boolean(search || feature || tag)

export default function Library() {
  const [filter, change] = useFilter()
  const { data } = useLibrary(filter)
  const hasNothing = !isFiltered(filter) && data?.pages.every(({ items }) => items.length === 0)
  return (
    <>
      <PageHeader title={libraryScreenMessages.get().title}>{libraryScreenMessages.get().lead}</PageHeader>
      {!hasNothing && <LibraryFilters filter={filter} onFilter={change} />}
      <Entries filter={filter} onFilter={change} />
    </>
  )
}

interface EntriesProps {
  filter: LibraryFilter
  /** With `open: undefined` it also closes the open entry. */
  onFilter: (changed: Partial<LibraryFilter> & { open?: undefined }) => void
}

function Entries({ filter, onFilter }: EntriesProps) {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useLibrary(filter)
  const entries = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  if (isPending) return <ListSkeleton label={siteMessages.get().loading} />
  if (isError && !data) return <ErrorState message={libraryMessages.get().loadFailed} retry={refetch} />
  if (entries.length === 0 && hasNextPage) return <ListSkeleton label={siteMessages.get().loading} />
  if (entries.length === 0) return <NoEntries filter={filter} onFilter={onFilter} />
  return (
    // While another list loads, the previous one stays, dimmed.
    <div aria-busy={isPlaceholderData} className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}>
      <EntryList entries={entries} filter={filter} onFilter={onFilter} />
      {hasNextPage && <MoreButton loading={isFetchingNextPage} onClick={fetchNextPage} />}
    </div>
  )
}

/** The open entry. It stays open when a new list does not contain it, because it may be being edited. */
function useViewed(entries: readonly SavedContent[]) {
  const { opened, open, close } = useOpened(loadDialog)
  const [last, setLast] = useState<SavedContent | null>(null)
  const found = opened === undefined ? undefined : entries.find(({ id }) => id === opened)
  if (found && found !== last) setLast(found)
  // A stable function, so that a row renders again only when its entry changes.
  const view = useCallback(({ id }: SavedContent) => open(id), [open])
  return { viewed: last?.id === opened ? last : null, view, close }
}

function EntryList({ entries, filter, onFilter }: EntriesProps & { entries: readonly SavedContent[] }) {
  const ids = useMemo(() => entries.map(({ id }) => id), [entries])
  const { ticked, tick, tickAll } = useSelection(Object.values(filter).join('\n'), ids)
  const { viewed, view, close } = useViewed(entries)
  const { mutate: remove } = useDelete()
  const chosen = entries.filter(({ id }) => ticked.has(id))
  return (
    <>
      <SelectionBar
        filter={filter}
        listed={entries.length}
        ticked={chosen.map(({ id }) => id)}
        onTickAll={tickAll}
        onDelete={() => {
          remove(chosen)
          tickAll(false)
        }}
      />
      <EntryTable entries={entries} ticked={ticked} onTick={tick} onView={view} onDelete={remove} />
      {viewed && (
        <Suspense>
          <EntryDialog
            key={viewed.id}
            entry={viewed}
            onClose={close}
            onDelete={(entry) => remove([entry])}
            onTag={(tag) => onFilter({ search: '', feature: undefined, tag, open: undefined })}
          />
        </Suspense>
      )}
    </>
  )
}

function NoEntries({ filter, onFilter }: EntriesProps) {
  const { feature, tag } = filter
  const t = libraryScreenMessages.get()
  const filtered = isFiltered(filter)
  return (
    <EmptyState
      icon={BookMarked}
      title={libraryMessages.get().empty}
      action={
        filtered ? (
          <Button variant="link" onClick={() => onFilter({ search: '', feature: undefined, tag: undefined })}>
            {feature || tag ? libraryMessages.get().clearFilters : libraryMessages.get().clearSearch}
          </Button>
        ) : (
          <Button asChild>
            <Link to={paths.dashboard}>{t.emptyAction}</Link>
          </Button>
        )
      }
    >
      {filtered ? t.noMatchHint : t.emptyHint}
    </EmptyState>
  )
}
