import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { messages } from '#contract/messages.ts'
import { maxEntriesPerCall, type SavedContent, type SavedFeature } from '#kinds/library.ts'
import { idsIn, type Pages, withBack, withChanged, without } from './pages.ts'

const pageSize = 50

/** Which entries are listed; a blank search, and an absent feature or tag, leave all. */
export interface LibraryFilter {
  readonly search: string
  readonly feature?: SavedFeature | undefined
  readonly tag?: string | undefined
}

/** The entries that match, a page at a time, newest first. */
export function useLibrary({ search, feature, tag }: LibraryFilter) {
  return useInfiniteQuery(
    query.library.list.infiniteOptions({
      input: (before: string | undefined) => ({
        limit: pageSize,
        ...(search && { search }),
        ...(feature && { feature }),
        ...(tag && { tag }),
        ...(before && { before }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
}

/** The tags that entries carry, the most used first. */
export const useTags = () => useQuery(query.library.tags.queryOptions())

/** The loaded lists, changed in place: asking for every loaded page again would take longer with each page. */
function useLists() {
  const client = useQueryClient()
  const lists = { queryKey: query.library.list.key() }
  return {
    /** Takes entries out; answers how to put them back where they were. */
    async takeOut(ids: ReadonlySet<string>): Promise<() => void> {
      await client.cancelQueries(lists)
      const taken = client
        .getQueriesData<Pages>(lists)
        .map(([key, data]) => [key, data?.pages.flatMap(({ items }) => items.filter(({ id }) => ids.has(id))) ?? []] as const)
      client.setQueriesData<Pages>(lists, (data) => data && without(data, ids))
      return () => {
        for (const [key, entries] of taken) client.setQueryData<Pages>(key, (data) => data && withBack(data, entries))
      }
    },
    put: (changed: SavedContent) => client.setQueriesData<Pages>(lists, (data) => data && withChanged(data, changed)),
    reloadTags: () => client.invalidateQueries({ queryKey: query.library.tags.key() }),
    reload: () => client.invalidateQueries({ queryKey: query.library.key() }),
    /** Lists of which nothing loaded is left, though more may follow. */
    refill: () =>
      client.invalidateQueries({ ...lists, predicate: ({ state }) => state.data !== undefined && idsIn(state.data as Pages).length === 0 }),
  }
}

/** One call after the other: each takes a bounded number of ids. */
async function inTurns(ids: readonly string[], call: (input: { ids: string[] }) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += maxEntriesPerCall.selected) await call({ ids: ids.slice(at, at + maxEntriesPerCall.selected) })
}

/** Deletes entries, at once on screen; the toast that says so can bring them back. */
export function useDelete() {
  const lists = useLists()

  const restore = async (ids: readonly string[], putBack: () => void) => {
    try {
      await inTurns(ids, api.library.restoreMany)
      putBack()
      await lists.reloadTags()
    } catch (error) {
      console.error('Bringing entries back failed', error)
      toast.error(messages.library.restoreFailed)
      await lists.reload()
    }
  }

  return useMutation({
    mutationFn: (entries: readonly SavedContent[]) =>
      inTurns(
        entries.map(({ id }) => id),
        api.library.removeMany,
      ),
    onMutate: (entries) => lists.takeOut(new Set(entries.map(({ id }) => id))),
    onSuccess: async (_, entries, putBack) => {
      const ids = entries.map(({ id }) => id)
      const said = ids.length === 1 ? messages.library.deleted : messages.library.deletedMany(ids.length)
      toast.success(said, { action: { label: messages.library.undo, onClick: () => restore(ids, putBack) } })
      await Promise.all([lists.refill(), lists.reloadTags()])
    },
    onError: async (error, _, putBack) => {
      console.error('Deleting entries failed', error)
      toast.error(messages.library.deleteFailed)
      putBack?.()
      // Of many, some may be gone.
      await lists.reload()
    },
  })
}

/** What of an entry is changed; the rest stays. */
export interface EntryChanges {
  readonly title?: string
  readonly content?: string
  readonly tags?: string[]
}

/** Changes an entry. The form shows the mutation's `error`: see `editFailure`. */
export function useEdit(entry: SavedContent) {
  const lists = useLists()
  const { id } = entry
  const taken = async (changed: SavedContent) => {
    lists.put(changed)
    await lists.reloadTags()
  }

  const undo = async (before: EntryChanges) => {
    try {
      await taken(await api.library.edit({ id, ...before }))
      toast.success(messages.library.editUndone)
    } catch (error) {
      console.error('Undoing the changes of an entry failed', error)
      toast.error(editFailure(error))
    }
  }

  return useMutation({
    mutationFn: (changes: EntryChanges) => api.library.edit({ id, ...changes }),
    onSuccess: async (changed, changes) => {
      const before = Object.fromEntries(Object.keys(changes).map((field) => [field, entry[field as keyof EntryChanges]]))
      toast.success(messages.library.edited, { action: { label: messages.library.undo, onClick: () => undo(before) } })
      await taken(changed)
    },
    onError: (error) => console.error('Changing an entry failed', error),
  })
}

/** Why changes were not saved. */
export const editFailure = (error: unknown): string =>
  errorCode(error) === 'INVALID_INPUT' ? errorText(error) : messages.library.editFailed
