import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ChangeEvent } from '#api/changes.ts'

/** Change events as this window receives them from `follow.ts`. */

export type Topic = ChangeEvent['topic']

/** Receives the id of what changed; `null` when events may have been missed: then everything of the topic is read again. */
export type ChangeListener = (id: string | null) => void

const listeners = new Map<Topic, Set<ChangeListener>>()
const watchers = new Set<() => void>()
let connected = false

/** Calls the listeners of the change's topic. */
export function publishChange({ topic, id }: ChangeEvent): void {
  for (const listener of [...(listeners.get(topic) ?? [])]) listener(id)
}

/** Calls the listener at each change of a topic. Returns the function that unsubscribes it. */
export function onChange(topic: Topic, listener: ChangeListener): () => void {
  const registered = listeners.get(topic) ?? new Set()
  listeners.set(topic, registered.add(listener))
  return () => void registered.delete(listener)
}

/** Sets whether this window receives changes now. */
export function setConnected(now: boolean): void {
  if (connected === now) return
  connected = now
  for (const changed of watchers) changed()
}

function subscribeConnected(changed: () => void): () => void {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** Whether this window receives changes as they happen. While it does not, components poll every few seconds. */
export const useChangesConnected = (): boolean => useSyncExternalStore(subscribeConnected, () => connected)

/** Calls the listener at each change of a topic while its component is mounted. */
export function useChanges(topic: Topic, listener: ChangeListener): void {
  const latest = useEffectEvent(listener)
  useEffect(() => onChange(topic, latest), [topic])
}
