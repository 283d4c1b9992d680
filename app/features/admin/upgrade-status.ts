import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '#app/lib/storage.ts'

/** Local storage key of the requests that an admin has marked as processing, by id. The marks are stored in this browser only. */
export const upgradeStatusKey = 'upgradeStatus'

/** Marks that could not be stored; they last until the page is closed. */
let unstored: string | undefined
const watchers = new Set<() => void>()

function read(): string {
  return unstored ?? readItem('local', upgradeStatusKey) ?? '{}'
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function marksIn(json: string): Record<string, unknown> {
  try {
    const marks: unknown = JSON.parse(json)
    return isMap(marks) ? marks : {}
  } catch {
    return {} // not written by this module
  }
}

/** Marks a request as processing, or removes the mark. */
export function markProcessing(requestId: string, processing: boolean): void {
  const { [requestId]: _, ...others } = marksIn(read())
  const text = JSON.stringify(processing ? { ...others, [requestId]: true } : others)
  unstored = writeItem('local', upgradeStatusKey, text) ? undefined : text
  for (const changed of watchers) changed()
}

function watch(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === upgradeStatusKey && changed()
  watchers.add(changed)
  addEventListener('storage', onStorage)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', onStorage)
  }
}

/** Whether a request is marked. */
export const useProcessing = (requestId: string): boolean => useSyncExternalStore(watch, () => marksIn(read())[requestId] === true)
