import type { Occasion } from '#contract/occasions.ts'

/**
 * What a fact of a text is. `order`: how to buy, book, apply or join · `contact`: whom to ask · `steps`: a list · `happened`, `changed`,
 * `lesson`: a story · `view`, `reason`, `example`: an opinion
 */
export const roleIds = [
  'what',
  'price',
  'offer',
  'until',
  'when',
  'where',
  'order',
  'link',
  'contact',
  'who',
  'steps',
  'why',
  'happened',
  'changed',
  'lesson',
  'view',
  'reason',
  'example',
  'thanks',
] as const
export type Role = (typeof roleIds)[number]

/** Facts by role, each word for word; only `steps` may be a list. */
export type Facts = { readonly [R in Role]?: R extends 'steps' ? string | readonly string[] : string }

/** What was typed as the answer to each question; steps are several lines. */
export type FactAnswers = Readonly<Partial<Record<Role, string>>>

/** The most characters of one fact, in UTF-16 units, and the most steps. */
export const factMax = 400
/** The most characters of all facts of a request together, in UTF-16 units. */
export const factsMax = 3_000
export const stepsMax = 20

/** The questions of each occasion: the facts that such a text needs, the most useful first. */
export const questionsOf = {
  offer: ['price', 'until', 'when', 'where', 'order'],
  event: ['when', 'where', 'price', 'who', 'order'],
  hours: ['when', 'until', 'why', 'contact'],
  hiring: ['what', 'when', 'where', 'price', 'order'],
  launch: ['what', 'price', 'when', 'where', 'order'],
  video: ['what', 'who', 'link'],
  tips: ['steps', 'why', 'example'],
  question: ['why', 'what', 'where'],
  opinion: ['view', 'reason', 'example'],
  mine: ['happened', 'changed', 'lesson', 'steps'],
  glad: ['happened', 'changed', 'thanks'],
  sad: ['happened', 'when', 'where', 'thanks'],
  missing: ['what', 'when', 'where', 'contact'],
  help: ['what', 'when', 'where', 'who', 'contact'],
  news: ['what', 'when', 'where', 'contact'],
  other: ['what', 'when', 'link'],
} as const satisfies Readonly<Record<Occasion, readonly Role[]>>

/** The texts of a fact: one, or one a step; none when it was not given. */
export function textsOf(facts: Facts | undefined, role: Role): readonly string[] {
  const given = facts?.[role]
  return (typeof given === 'string' ? (role === 'steps' ? given.split('\n') : [given]) : (given ?? []))
    .map((text) => text.trim())
    .filter(Boolean)
}

/** All facts as lines, in the order of the roles: what a text may state. */
export const factLines = (facts: Facts | undefined): string[] => roleIds.flatMap((role) => textsOf(facts, role))
