import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { ListAction, TopicList } from '#api/topic-lists.ts'
import { api, newIdempotencyKey, query } from '#app/lib/api.ts'
import { useChanges, useChangesConnected } from '#app/lib/changes/changes.ts'
import { refusalMessage } from '#app/lib/errors.ts'
import { useSay } from '#app/lib/say.tsx'
import { useSession } from '#app/lib/session.tsx'
import { listMessages } from './messages.ts'

/** Milliseconds between two reads while a list is written, and between two polls without change events. */
const readEvery = 1_000
const pollEvery = 4_000

const isOpen = ({ state }: TopicList) => state === 'running'

/** Reads the lists again when they change, at most once a second: a list may change many times a second. */
function useFollow() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const read = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void client.invalidateQueries({ queryKey: query.topicLists.key() })
    }, readEvery)
  }, [client])
  useChanges('lists', read)
  useEffect(() => () => clearTimeout(timer.current), [])
}

/** All lists, newest first. */
export function useLists() {
  useFollow()
  const connected = useChangesConnected()
  return useQuery(
    query.topicLists.list.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state }) => (!connected && state.data?.items.some(isOpen) ? pollEvery : false),
    }),
  )
}

/** A list with its rows. */
export function useList(id: string) {
  useFollow()
  const connected = useChangesConnected()
  return useQuery(
    query.topicLists.get.queryOptions({
      input: { id },
      staleTime: 0,
      refetchInterval: ({ state }) => (!connected && state.data && isOpen(state.data.list) ? pollEvery : false),
    }),
  )
}

/** Checks what a list would be. */
export const useCheck = () => useMutation(query.topicLists.check.mutationOptions())

/** Starts a list. A repeated press starts it once. */
export function useStart() {
  const client = useQueryClient()
  const key = useRef(newIdempotencyKey())
  return useMutation({
    mutationFn: (input: Parameters<typeof api.topicLists.start>[0]) =>
      api.topicLists.start(input, { context: { idempotencyKey: key.current } }),
    onSuccess: () => client.invalidateQueries({ queryKey: query.topicLists.key() }),
  })
}

/** Pauses, resumes, stops or retries a list. */
export function useAct(id: string) {
  const client = useQueryClient()
  const say = useSay()
  const { refresh } = useSession()
  return useMutation({
    mutationFn: ({ action, rows }: { action: ListAction; rows?: string[] }) => api.topicLists.act({ id, action, ...(rows && { rows }) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: query.topicLists.key() })
      await refresh()
    },
    onError: (error) => {
      console.error('Changing a topic list failed', error)
      say({ tone: 'bad', text: refusalMessage(error) ?? listMessages.actionFailed })
    },
  })
}

/** Deletes a list. @param onDone called once it is gone */
export function useDeleteList(id: string, onDone: () => void) {
  const client = useQueryClient()
  const say = useSay()
  return useMutation({
    mutationFn: () => api.topicLists.remove({ id }),
    onSuccess: async () => {
      onDone()
      await client.invalidateQueries({ queryKey: query.topicLists.list.key() })
      say({ tone: 'good', text: listMessages.deleted })
    },
    onError: (error) => {
      console.error('Deleting a topic list failed', error)
      say({ tone: 'bad', text: refusalMessage(error) ?? listMessages.actionFailed })
    },
  })
}

/** Saves texts of a list to the library: of these rows, or all that were not saved yet. */
export function useSaveRows(id: string, onDone: () => void) {
  const client = useQueryClient()
  const say = useSay()
  const t = listMessages
  return useMutation({
    mutationFn: (rows: string[] | undefined) => api.topicLists.save({ id, ...(rows && { rows }) }),
    onSuccess: async ({ saved }) => {
      onDone()
      say({ tone: 'good', text: saved === 0 ? t.savedNothing : t.saved(saved) })
      await client.invalidateQueries({ queryKey: query.topicLists.key() })
      await client.invalidateQueries({ queryKey: query.library.key() })
    },
    onError: (error) => {
      console.error('Saving a topic list failed', error)
      say({ tone: 'bad', text: refusalMessage(error) ?? t.actionFailed })
    },
  })
}
