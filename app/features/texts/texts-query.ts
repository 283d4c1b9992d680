import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { given, keysetPages } from '#app/lib/paging.ts'
import { libraryMessages } from '#contract/messages.ts'
import type { KindName } from '#kinds/index.ts'
import { maxEntriesPerCall, type SavedContent, type SavedFeature } from '#kinds/library.ts'
import { type Pages, withChanged, without, withRestored } from './pages.ts'

/** Entries of the library are read in longer pages: most are single lines. */
const pageSize = { history: 25, library: 50 }

/** The matching generations in pages, newest first. A blank search and an undefined kind match all. */
export function useHistory({ search, kind }: { readonly search: string; readonly kind?: KindName | undefined }) {
  const client = useQueryClient()
  useEffect(
    () =>
      generations.subscribeOutcomes(({ how }) => {
        if (how === 'written') void client.invalidateQueries({ queryKey: query.generations.list.key() })
      }),
    [client],
  )
  return useInfiniteQuery(
    query.generations.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize.history, ...given({ search, kind, before }) }),
      ...keysetPages,
    }),
  )
}

/** The filter of the library; a blank search, and an undefined feature or tag, match all. */
export interface LibraryFilter {
  readonly search: string
  readonly feature?: SavedFeature | undefined
  readonly tag?: string | undefined
}

/** The matching entries in pages, newest first. */
export const useLibrary = ({ search, feature, tag }: LibraryFilter) =>
  useInfiniteQuery(
    query.library.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize.library, ...given({ search, feature, tag, before }) }),
      ...keysetPages,
    }),
  )

/** The tags of all entries, the most used first. */
export const useTags = () => useQuery(query.library.tags.queryOptions())

/** Changes the loaded lists in place, because reading every loaded page again would take longer with each page. */
function useLists() {
  const client = useQueryClient()
  const lists = { queryKey: query.library.list.key() }
  return {
    /** Removes entries. Returns a function that restores them. */
    async remove(ids: ReadonlySet<string>): Promise<() => void> {
      await client.cancelQueries(lists)
      const removed = client
        .getQueriesData<Pages>(lists)
        .map(([key, data]) => [key, data?.pages.flatMap(({ items }) => items.filter(({ id }) => ids.has(id))) ?? []] as const)
      client.setQueriesData<Pages>(lists, (data) => data && without(data, ids))
      return () => {
        for (const [key, entries] of removed) client.setQueryData<Pages>(key, (data) => data && withRestored(data, entries))
      }
    },
    update: (changed: SavedContent) => client.setQueriesData<Pages>(lists, (data) => data && withChanged(data, changed)),
    /** Reads again what depends on the entries: their tags, and when the other list is opened, which of its texts are saved. */
    reloadRest: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: query.library.tags.key() }),
        client.invalidateQueries({ queryKey: query.generations.key() }),
      ]),
    reload: () => client.invalidateQueries({ queryKey: query.library.key() }),
    /** Reads lists again of which no loaded entry is left, because more pages may follow. */
    refill: () => client.invalidateQueries({ ...lists, predicate: ({ state }) => isEmpty(state.data as Pages | undefined) }),
  }
}

const isEmpty = (data: Pages | undefined): boolean => data?.pages.every(({ items }) => items.length === 0) ?? false

/** Sequential calls, because each takes a bounded number of ids. */
async function inBatches(ids: readonly string[], call: (input: { ids: string[] }) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += maxEntriesPerCall.selected) await call({ ids: ids.slice(at, at + maxEntriesPerCall.selected) })
}

/** Deletes entries, on the screen before the call returns. The toast offers an undo. */
export function useDelete() {
  const lists = useLists()

  const restore = async (ids: readonly string[], restoreLists: () => void) => {
    try {
      await inBatches(ids, api.library.restoreMany)
      restoreLists()
      await lists.reloadRest()
    } catch (error) {
      console.error('Restoring entries failed', error)
      toast.error(libraryMessages.get().restoreFailed)
      await lists.reload()
    }
  }

  return useMutation({
    mutationFn: (entries: readonly SavedContent[]) =>
      inBatches(
        entries.map(({ id }) => id),
        api.library.removeMany,
      ),
    onMutate: (entries) => lists.remove(new Set(entries.map(({ id }) => id))),
    onSuccess: async (_, entries, restoreLists) => {
      const ids = entries.map(({ id }) => id)
      const message = ids.length === 1 ? libraryMessages.get().deleted : libraryMessages.get().deletedMany(ids.length)
      toast.success(message, { action: { label: libraryMessages.get().undo, onClick: () => restore(ids, restoreLists) } })
      await Promise.all([lists.refill(), lists.reloadRest()])
    },
    onError: async (error, _, restoreLists) => {
      console.error('Deleting entries failed', error)
      toast.error(libraryMessages.get().deleteFailed)
      restoreLists?.()
      // Some of several may be deleted.
      await lists.reload()
    },
  })
}

/** The changed fields of an entry. */
export interface EntryChanges {
  readonly title?: string
  readonly content?: string
  readonly tags?: string[]
}

/** Changes an entry. The form shows the mutation's `error`: see `editFailure`. */
export function useEdit(entry: SavedContent) {
  const lists = useLists()
  const { id } = entry
  const show = async (changed: SavedContent) => {
    lists.update(changed)
    await lists.reloadRest()
  }

  const undo = async (before: EntryChanges) => {
    try {
      await show(await api.library.edit({ id, ...before }))
      toast.success(libraryMessages.get().editUndone)
    } catch (error) {
      console.error('Undoing the changes of an entry failed', error)
      toast.error(editFailure(error))
    }
  }

  return useMutation({
    mutationFn: (changes: EntryChanges) => api.library.edit({ id, ...changes }),
    onSuccess: async (changed, changes) => {
      const before = Object.fromEntries(Object.keys(changes).map((field) => [field, entry[field as keyof EntryChanges]]))
      toast.success(libraryMessages.get().edited, { action: { label: libraryMessages.get().undo, onClick: () => undo(before) } })
      await show(changed)
    },
    onError: (error) => console.error('Changing an entry failed', error),
  })
}

/** Why changes were not saved. */
export const editFailure = (error: unknown): string =>
  errorCode(error) === 'INVALID_INPUT' ? errorText(error) : libraryMessages.get().editFailed
