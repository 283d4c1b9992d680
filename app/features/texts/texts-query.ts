import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, query } from '#app/lib/api.ts'
import { errorCode, errorText } from '#app/lib/errors.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { given, keysetPages } from '#app/lib/paging.ts'
import { toast } from '#app/ui/toast.ts'
import { libraryMessages } from '#contract/messages.ts'
import type { KindName } from '#kinds/index.ts'
import type { SavedContent, SavedFeature } from '#kinds/library.ts'

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

/** The changed fields of an entry. */
export interface EntryChanges {
  readonly title?: string
  readonly content?: string
  readonly tags?: string[]
}

/** Changes an entry. The form shows the mutation's `error`: see `editFailure`. */
export function useEdit(entry: SavedContent) {
  const client = useQueryClient()
  const { id } = entry
  const show = async (changed: SavedContent) => {
    client.setQueriesData<InfiniteData<{ items: SavedContent[] }>>({ queryKey: query.library.list.key() }, (data) => {
      const pages = data?.pages.map((page) => ({ ...page, items: page.items.map((one) => (one.id === id ? changed : one)) }))
      return data && pages && { ...data, pages }
    })
    await client.invalidateQueries({ queryKey: query.library.tags.key() })
  }

  const undo = async (before: EntryChanges) => {
    try {
      await show(await api.library.edit({ id, ...before }))
      toast.success(libraryMessages.editUndone)
    } catch (error) {
      console.error('Undoing the changes of an entry failed', error)
      toast.error(editFailure(error))
    }
  }

  return useMutation({
    mutationFn: (changes: EntryChanges) => api.library.edit({ id, ...changes }),
    onSuccess: async (changed, changes) => {
      const before = Object.fromEntries(Object.keys(changes).map((field) => [field, entry[field as keyof EntryChanges]]))
      toast.success(libraryMessages.edited, { action: { label: libraryMessages.undo, onClick: () => undo(before) } })
      await show(changed)
    },
    onError: (error) => console.error('Changing an entry failed', error),
  })
}

/** Why changes were not saved. */
export const editFailure = (error: unknown): string =>
  errorCode(error) === 'INVALID_INPUT' ? errorText(error) : libraryMessages.editFailed
