import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { ChangeEvent } from '#contract/payment-calls.ts'

/** What the server says has changed, as it is heard in this window. `follow.ts` brings it. */

export type Topic = ChangeEvent['topic']

/** Told the id that a change is about; `null` when some may have been missed: then everything of the topic is read again. */
export type Heard = (id: string | null) => void

const hearers = new Map<Topic, Set<Heard>>()
const watchers = new Set<() => void>()
let linked = false

/** Passes a change on to those who listen for its topic. */
export function tellChange({ topic, id }: ChangeEvent): void {
  for (const heard of [...(hearers.get(topic) ?? [])]) heard(id)
}

/** Runs the listener at each change of a topic; answers how to stop that. */
export function onChange(topic: Topic, heard: Heard): () => void {
  const those = hearers.get(topic) ?? new Set()
  hearers.set(topic, those.add(heard))
  return () => void those.delete(heard)
}

/** Says whether changes are heard at the moment. */
export function setLinked(now: boolean): void {
  if (linked === now) return
  linked = now
  for (const changed of watchers) changed()
}

function watchLinked(changed: () => void): () => void {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** Whether changes are heard as they happen. While they are not, whoever shows something that changes asks every few seconds. */
export const useLinked = (): boolean => useSyncExternalStore(watchLinked, () => linked)

/** Runs the listener at each change of a topic while its component is on the page. */
export function useChanges(topic: Topic, heard: Heard): void {
  const latest = useEffectEvent(heard)
  useEffect(() => onChange(topic, latest), [topic])
}
