import type { Occasion } from '#contract/occasions.ts'
import { questionsOf, type Role } from '#contract/roles.ts'
import { leavesOutQuestion } from '#writer/background.ts'
import { ownLines } from '#writer/builtin/own-lines.ts'
import type { Reading } from '#writer/builtin/reading.ts'

/** Occasions whose texts may end in a question: under the others it is padding, as readers said of texts with one. */
const openOccasions: readonly Occasion[] = ['tips', 'question', 'opinion', 'mine', 'video', 'hiring']

/** The closing questions for the occasion and tone, the most suitable first; none when the text should not end in a question. */
export function closingQuestions({ phrases, occasion, shape, listId, tone, background }: Reading): readonly string[] {
  if (!openOccasions.includes(occasion) || leavesOutQuestion(background)) return []
  const general = phrases.ask[listId as keyof typeof phrases.ask]
  // Of several tips one can be chosen.
  const own = occasion === 'tips' && shape === 'steps' ? [...new Set([phrases.roles.poll.tips, ...general])] : general
  const toned = occasion === 'opinion' ? (phrases.tones[tone].ask ?? []) : []
  return toned.length > 0 ? toned : own
}

/** Roles that another one answers as well. */
const sameAnswer: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  price: ['offer'],
  order: ['link', 'contact'],
  contact: ['link', 'order'],
  link: ['order', 'contact'],
  until: ['when'],
  happened: ['steps'],
  steps: ['happened'],
  changed: ['steps'],
  lesson: ['steps'],
  view: ['reason'],
  why: ['reason'],
}

/** Roles that suit every occasion: what is left to ask when its own questions are answered. */
const furtherRoles: readonly Role[] = ['why', 'who', 'example']

/** Those roles that neither the input nor the voice answers. */
function openRoles(reading: Reading, roles: readonly Role[]): Role[] {
  const own = ownLines(reading)
  const known = new Set<Role>([
    ...reading.given,
    ...(own.place ? (['where'] as const) : []),
    ...(own.action || own.link ? (['order', 'contact', 'link'] as const) : []),
  ])
  return roles.filter((role) => !known.has(role) && !sameAnswer[role]?.some((other) => known.has(other)))
}

/** The questions of the occasion that the input and the voice leave open, the most useful first: the user can answer them to get more. */
export const missingRoles = (reading: Reading): Role[] =>
  // Never ask for more of sad news.
  reading.occasion === 'sad' ? [] : openRoles(reading, questionsOf[reading.occasion])

/** What would make a text longer: the open questions of the occasion, then what every occasion has room for. */
export function lengtheningRoles(reading: Reading): Role[] {
  const missing = missingRoles(reading)
  return missing.length > 0 || reading.isSensitive ? missing : openRoles(reading, furtherRoles)
}
