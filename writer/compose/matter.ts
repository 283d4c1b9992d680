import { isHurt, voiceOf } from '#writer/compose/voice.ts'
import { generalFor, materialFor } from '#writer/domains/general.ts'
import { gravityOf } from '#writer/domains/gravity.ts'
import type { Material } from '#writer/domains/material.ts'
import { asksForViews, isDestination, isReflection, isTold } from '#writer/topic/cues.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** What there is to say about a topic. */
export interface Matter {
  readonly material: Material
  /** The material is of the topic's own field; otherwise it is what holds for anything. */
  readonly known: boolean
  /** A subject to think about rather than something to do. */
  readonly reflective: boolean
  /** Somebody suffers. */
  readonly grave: boolean
  /** The person asked for views, not for a way to do something. */
  readonly opinion: boolean
}

const found = new WeakMap<Topic, Matter>()

/** The matter of a topic, looked up once for each. A place to go takes no advice of its field. */
export function matterOf(topic: Topic): Matter {
  const kept = found.get(topic)
  if (kept) return kept
  const { own, known: matched } = materialFor(topic)
  const opinion = asksForViews(topic)
  const known = matched && !isDestination(topic) && !opinion && !isTold(topic)
  const material = known || !matched ? own : generalFor(topic)
  const matter = {
    material: voiceOf(topic) === 'activity' ? material : withoutTopic(material, topic),
    known,
    reflective: isReflection(topic) || isTold(topic),
    grave: gravityOf(topic.raw) !== null || isHurt(topic),
    opinion,
  }
  found.set(topic, matter)
  return matter
}

/** Without what speaks of the topic as something that anybody could do. */
function withoutTopic(material: Material, { core }: Topic): Material {
  const clean = (text: string) => !text.includes(core)
  return {
    ...material,
    lessons: material.lessons.filter(({ step, exercise, how }) => [step, exercise, how].every(clean)),
    questions: material.questions.filter(clean),
  }
}
