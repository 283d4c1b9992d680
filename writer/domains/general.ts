import { doing } from '#writer/domains/general-doing.ts'
import { understanding } from '#writer/domains/general-understanding.ts'
import { mergeMaterial, packFor } from '#writer/domains/match.ts'
import type { Material } from '#writer/domains/material.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** What can be said of any topic: of an activity, how one gets into it; of all else, how one comes to understand it. */
export const generalFor = (topic: Topic): Material => (topic.form === 'activity' ? doing(topic.core) : understanding(topic.core))

/** What the topic's field says, followed by what can be said of any topic. */
export function materialFor(topic: Topic): { readonly own: Material; readonly all: Material; readonly known: boolean } {
  const general = generalFor(topic)
  const field = packFor(topic.raw)
  return { own: field ?? general, all: field ? mergeMaterial([field, general]) : general, known: field !== null }
}
