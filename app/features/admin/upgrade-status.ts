import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '#app/lib/storage.ts'

/** Which requests an admin is busy with, by id: a mark for themselves, kept in this browser only. */
export const upgradeStatusKey = 'upgradeStatus'

/** What the browser did not keep; it lasts until the page is closed. */
let unkept: string | undefined
const watchers = new Set<() => void>()

function read(): string {
  return unkept ?? readItem('local', upgradeStatusKey) ?? '{}'
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function marksIn(kept: string): Record<string, unknown> {
  try {
    const marks: unknown = JSON.parse(kept)
    return isMap(marks) ? marks : {}
  } catch {
    return {} // written by something else
  }
}

/** Marks a request as being worked on, or takes the mark away. */
export function markProcessing(requestId: string, processing: boolean): void {
  const { [requestId]: _, ...others } = marksIn(read())
  const text = JSON.stringify(processing ? { ...others, [requestId]: true } : others)
  unkept = writeItem('local', upgradeStatusKey, text) ? undefined : text
  for (const changed of watchers) changed()
}

function watch(changed: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => key === upgradeStatusKey && changed()
  watchers.add(changed)
  addEventListener('storage', elsewhere)
  return () => {
    watchers.delete(changed)
    removeEventListener('storage', elsewhere)
  }
}

/** Whether a request is marked. */
export const useProcessing = (requestId: string): boolean => useSyncExternalStore(watch, () => marksIn(read())[requestId] === true)
