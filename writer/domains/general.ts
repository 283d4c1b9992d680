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

/** Questions to put to one's audience at the end, each naming the topic. */
export function audienceQuestions({ form, core }: Topic): string[] {
  if (form === 'activity')
    return [
      `What made you start ${core}?`,
      `What do you wish you had known before ${core}?`,
      `Which part of ${core} is the hardest for you?`,
      `What would you tell somebody who is about to start ${core}?`,
      `What has ${core} taught you so far?`,
      `What is holding you back from ${core}?`,
    ]
  return [
    `What was the first thing you heard about ${core}?`,
    `What would you like to know about ${core}?`,
    `What surprised you about ${core}?`,
    `Who taught you the most about ${core}?`,
    `What would you tell somebody who asked you about ${core}?`,
    `Where do you stand on ${core}?`,
  ]
}
