import { doing } from '#writer/domains/general-doing.ts'
import { understanding } from '#writer/domains/general-understanding.ts'
import { mergeMaterial, packFor } from '#writer/domains/match.ts'
import type { Material } from '#writer/domains/material.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** What can be said of any topic: of an activity, how one gets into it; of all else, how one comes to understand it. */
export const generalFor = (topic: Topic): Material => (topic.form === 'activity' ? doing(topic.core) : understanding(topic.core))

export interface TopicMaterial {
  /** What the topic's field says; of an unknown field, what can be said of any topic. */
  readonly own: Material
  /** Only what belongs to this very topic within its field; `null` when the field is unknown or its part is. */
  readonly specific: Material | null
  /** `own`, followed by what can be said of any topic. */
  readonly all: Material
  readonly known: boolean
}

export function materialFor(topic: Topic): TopicMaterial {
  const general = generalFor(topic)
  const field = packFor(topic.raw)
  if (!field) return { own: general, specific: null, all: general, known: false }
  return { own: field, specific: field.specific, all: mergeMaterial([field, general]), known: true }
}

/** Questions to put to one's audience at the end; each names the topic, unless news has just named it. */
export function audienceQuestions({ form, core, own, statement }: Topic): string[] {
  if (statement) return ['What would you like to know?', 'What would you like to see next?', 'What would you have done?']
  if (form === 'activity')
    return [
      `What made you start ${core}?`,
      `What do you wish you had known before ${core}?`,
      `Which part of ${core} is the hardest for you?`,
      `What would you tell somebody who is about to start ${core}?`,
      `What has ${core} taught you so far?`,
      `What is holding you back from ${core}?`,
    ]
  if (own)
    return [`What would you like to know about ${core}?`, `What do you think of ${core}?`, `What should I tell you next about ${core}?`]
  return [
    `What comes to mind first when you think of ${core}?`,
    `What would you like to know about ${core}?`,
    `What surprised you about ${core}?`,
    `What would you add about ${core}?`,
    `What do you think people get wrong about ${core}?`,
  ]
}
