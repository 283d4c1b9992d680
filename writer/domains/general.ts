import { graverNews } from '#writer/compose/voice.ts'
import { deciding } from '#writer/domains/general-deciding.ts'
import { doing } from '#writer/domains/general-doing.ts'
import { understanding } from '#writer/domains/general-understanding.ts'
import { type Gravity, graveMaterial, gravityOf } from '#writer/domains/gravity.ts'
import { mergeMaterial, packFor } from '#writer/domains/match.ts'
import type { Material } from '#writer/domains/material.ts'
import type { GraverNews } from '#writer/languages/grammar-book.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** What can be said of any topic: of a choice, how one decides; of an activity, how one gets into it; of all else, how one comes to understand it. */
export function generalFor(topic: Topic): Material {
  const general = topic.form === 'activity' ? doing(topic.core) : understanding(topic.core)
  return topic.ask !== null && choice.test(topic.ask) ? { ...general, lessons: [...deciding, ...general.lessons] } : general
}

/** The person asks which way to go; how one gets into it comes later. */
const choice = /^(?:Should|Is it (?:worth|better|time|ok)|Which|Do I need)\b/i

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
  const gravity = gravityOf(topic.raw)
  if (gravity) return { own: graveMaterial[gravity], specific: null, all: mergeMaterial([graveMaterial[gravity], general]), known: true }
  const field = packFor(topic.raw)
  if (!field) return { own: general, specific: null, all: general, known: false }
  return { own: field, specific: field.specific, all: mergeMaterial([field, general]), known: true }
}

/** Questions that nobody has to answer, and that do not hurt when they are read by those it happened to. */
const graveQuestions: Readonly<Record<Gravity, readonly string[]>> = {
  sorrow: [
    'What has helped you?',
    'What would you want others to understand?',
    'Which words have stayed with you?',
    'Who was there when you needed somebody?',
    'What should people say less often?',
  ],
  public: [
    'What would you like to understand better?',
    'Which source do you trust, and why?',
    'Whose voice is missing here?',
    'How do you tell what is reliable?',
    'What should people know before they form a view?',
  ],
  work: [
    'What helped you when it happened to you?',
    'What should colleagues say, and what should they leave out?',
    'What would you tell somebody on the first day?',
    'Who helped you with the next step?',
    'What do you wish you had known about the papers?',
  ],
}

/** After news that is not good news. */
const graverQuestions: Readonly<Record<GraverNews, readonly string[]>> = {
  search: ['Has anybody seen or heard anything?', 'Where would you look next?', 'Who could pass this on?'],
  setback: ['What would you do next?', 'What has helped you on a day like this?', 'Has it happened to you, too?'],
  closing: ['What will you remember?', 'What would you still like to ask?', 'Which memory would you like to share?'],
  told: ['How do you see it?', 'What would you add?', 'What does it mean for you?', 'Whom does it concern most?'],
}

/** Questions to put to one's audience at the end; each names the topic, unless news has just named it. */
export function audienceQuestions(topic: Topic): string[] {
  const { raw, form, core, own, statement } = topic
  const gravity = gravityOf(raw)
  if (gravity) return [...graveQuestions[gravity]]
  const news = graverNews(topic)
  if (news) return [...graverQuestions[news]]
  if (statement && own)
    return [
      'What would you like to know?',
      'What would you like to see next?',
      'What should I show you first?',
      'Which question may I answer for you?',
      'What would you ask me?',
    ]
  if (form === 'activity')
    return [
      `What brought you to ${core}?`,
      `What do you wish you had known before ${core}?`,
      `Which part of ${core} is the hardest for you?`,
      `What would you tell somebody who is new to ${core}?`,
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
