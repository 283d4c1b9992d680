import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { errorText } from '#app/lib/errors.ts'
import type { SavedContent } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'

const pageSize = 25

/** The entries that match `search`, a page at a time, newest first. */
export function useLibrary(search: string) {
  return useInfiniteQuery(
    query.library.list.infiniteOptions({
      input: (before: string | undefined) => ({ limit: pageSize, ...(search && { search }), ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
}

/** Deletes an entry; the toast that says so can bring it back. */
export function useDelete() {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: query.library.list.key() })

  const restore = async ({ id }: SavedContent) => {
    try {
      await api.library.restore({ id })
      await reload()
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return useMutation({
    mutationFn: ({ id }: SavedContent) => api.library.remove({ id }),
    onSuccess: async (_, entry) => {
      toast.success(messages.library.deleted, { action: { label: messages.library.undo, onClick: () => restore(entry) } })
      await reload()
    },
    onError: (error) => {
      console.error('Deleting an entry failed', error)
      toast.error(messages.library.deleteFailed)
    },
  })
}
