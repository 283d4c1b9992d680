import type { MissingFact } from '#contract/arranged.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { Complexity } from '#contract/options.ts'
import { isContact } from '#writer/builtin/facts.ts'
import type { Lines } from '#writer/builtin/lines.ts'
import { numbered } from '#writer/builtin/numbers.ts'
import { type ListId, questionOccasions } from '#writer/builtin/phrases/schema.ts'
import type { Reading } from '#writer/builtin/reading.ts'

type Numbered = (typeof questionOccasions)[number]
const isNumbered = (id: ListId): id is Numbered => (questionOccasions as readonly ListId[]).includes(id)

/** Where people weigh one answer against another: under anything else, what speaks against it is beside the point. */
const debates: readonly ListId[] = ['question', 'why']
const isDebate = (id: ListId) => debates.includes(id)

/** Where a tone may ask in its own way; everything else has a question of its own. */
const tonedTalk: readonly ListId[] = ['opinion']

/** Occasions whose own questions may give way to those of a tone, a complexity or an audience: under all others these would miss the point. */
const openToOthers: readonly ListId[] = ['offer', 'opening', 'event', 'launch', 'question', 'why', 'tips', 'opinion', 'mine', 'subject']
export const takesOtherQuestions = ({ listId, occasion, shape }: Reading): boolean =>
  openToOthers.includes(listId) && !(occasion === 'tips' && shape === 'steps')

/** The questions of the occasion as they are asked at a complexity, one of them to close with. `''` where none is wanted. */
export function closingQuestion(reading: Reading, lines: Lines, complexity: Complexity): string {
  const { phrases, occasion, listId, voice, tone, isQuiet } = reading
  if (isQuiet || occasion === 'other') return ''
  const own = phrases.ask[listId as keyof typeof phrases.ask]
  if (occasion === 'closed') return lines.one(own)
  if (!takesOtherQuestions(reading)) return lines.one(own, 'ask')
  // Plainest is an announcement that asks nothing.
  if (voice === 'news' && complexity === 'simple') return ''
  if (complexity !== 'moderate' && isDebate(listId)) return lines.one(phrases.complexity[complexity].talk, 'complexity')
  const toned = tonedTalk.includes(listId) ? (phrases.tones[tone].ask?.talk ?? []) : []
  return lines.one(toned.length > 0 ? toned : own, 'ask')
}

/** What stands under a question that is the topic: reasons are wanted of a yes or no only. */
export const answerInvitation = ({ phrases: { invite }, has, head, listId }: Reading, lines: Lines): string =>
  lines.one(listId === 'why' || has.noYesOrNo(head) ? invite.comment : invite.reasons)

/** A label and its numbered questions, as two blocks; none where the occasion has none. */
export function numberedQuestions(reading: Reading, lines: Lines, complexity: Complexity, count: number): string[] {
  const { phrases, listId, voice } = reading
  if (!isNumbered(listId)) return []
  const own = phrases.questions[listId]
  const list = complexity === 'moderate' || voice === 'news' || !isDebate(listId) ? own : [...phrases.complexity[complexity].talk, ...own]
  const asked = complexity === 'moderate' ? lines.some(own, count) : list.slice(0, count).map((line) => lines.say(line))
  return [lines.one(phrases.before[listId], 'before'), numbered(asked, reading.source).join('\n')]
}

const wanted: Readonly<Partial<Record<Occasion, readonly MissingFact[]>>> = {
  offer: ['until', 'price', 'address', 'order'],
  opening: ['when', 'address', 'contact'],
  event: ['when', 'address', 'price', 'contact'],
  hours: ['when', 'address', 'contact'],
  closed: ['until', 'contact'],
  hiring: ['hours', 'pay', 'address', 'apply'],
  launch: ['price', 'address', 'order'],
  video: ['contents'],
  tips: ['steps'],
  mine: ['steps'],
  question: ['background'],
  opinion: ['reasons'],
  glad: ['story'],
  missing: ['look', 'lastSeen', 'contact'],
  news: ['when', 'contact'],
}

/** Facts that the occasion asks for and nobody gave: what would lengthen the text honestly. */
export function gapsOf({ occasion, source, facts, has, shape }: Reading): MissingFact[] {
  // Nobody is asked for more of what is sad.
  if (occasion === 'sad') return []
  const [isDated, isPriced] = [has.day(source) || has.time(source), has.price(source)]
  const isReachable = facts.some(isContact) || has.action(source)
  const isTold = facts.length > 0
  const isGiven: Readonly<Record<MissingFact, boolean>> = {
    when: isDated,
    until: has.day(source),
    address: has.place(source) || facts.some(({ kind }) => kind === 'place'),
    price: isPriced || /\p{Nd}\s?[%％٪]/u.test(source),
    order: isReachable,
    contact: isReachable,
    hours: isDated,
    pay: isPriced,
    apply: isReachable,
    look: isTold,
    lastSeen: isDated,
    contents: isTold,
    reasons: isTold,
    background: isTold,
    steps: shape === 'steps',
    story: isTold,
    details: false,
  }
  const gaps = (wanted[occasion] ?? []).filter((fact) => !isGiven[fact])
  return gaps.length > 0 ? gaps : ['details']
}
