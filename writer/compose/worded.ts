import { render } from '#writer/compose/line.ts'
import type { Random } from '#writer/compose/random.ts'
import type { TopicMaterial } from '#writer/domains/general.ts'
import type { Material } from '#writer/domains/material.ts'

/** Material with its alternatives chosen, once for a whole text: the same piece is said the same way wherever it is looked up. */
export type Wording = (material: Material) => Material

export function wording(random: Random): Wording {
  const kept = new Map<unknown, unknown>()
  const say = (text: string) => (text.includes('[') ? render(text, {}, random) : text)
  const worded = <T>(item: T): T => {
    const known = kept.get(item)
    if (known !== undefined) return known as T
    const made =
      typeof item === 'string' ? say(item) : Object.fromEntries(Object.entries(item as object).map(([key, text]) => [key, say(text)]))
    kept.set(item, made)
    return made as T
  }
  return (material) => ({
    ...material,
    lessons: material.lessons.map(worded),
    myths: material.myths.map(worded),
    objections: material.objections.map(worded),
    moments: material.moments.map(worded),
    questions: material.questions.map(worded),
    wins: material.wins.map(worded),
  })
}

/** What a topic's field has to say, worded for one text. */
export function wordedMaterial<Found extends Pick<TopicMaterial, 'own' | 'specific' | 'all'>>(found: Found, random: Random): Found {
  const word = wording(random)
  return { ...found, own: word(found.own), specific: found.specific && word(found.specific), all: word(found.all) }
}
