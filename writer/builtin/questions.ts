import type { MissingFact } from '#contract/arranged.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { Complexity } from '#contract/options.ts'
import { leavesOutQuestion } from '#writer/background.ts'
import { isContact } from '#writer/builtin/facts.ts'
import type { Lines } from '#writer/builtin/lines.ts'
import { ownLines } from '#writer/builtin/own-lines.ts'
import { type ListId, questionOccasions } from '#writer/builtin/phrases/schema.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { numbered } from '#writer/builtin/sentences.ts'

type NumberedListId = (typeof questionOccasions)[number]
const isNumbered = (id: ListId): id is NumberedListId => (questionOccasions as readonly ListId[]).includes(id)

/** Lists of topics that have arguments for and against. */
const debates: readonly ListId[] = ['question', 'why']
const isDebate = (id: ListId) => debates.includes(id)

/** Occasions where the question of the tone replaces that of the occasion. */
const tonedTalk: readonly ListId[] = ['opinion']

/** Occasions whose questions may be replaced by those of a tone, complexity or audience; on others these would not fit. */
const replaceableQuestions: readonly ListId[] = [
  'offer',
  'opening',
  'event',
  'launch',
  'question',
  'why',
  'tips',
  'opinion',
  'mine',
  'subject',
]
export const takesOtherQuestions = ({ listId, occasion, shape }: Reading): boolean =>
  replaceableQuestions.includes(listId) && !(occasion === 'tips' && shape === 'steps')

/** The closing question for the occasion, tone and complexity; `''` when the text should not end in a question. */
export function closingQuestion(reading: Reading, lines: Lines, complexity: Complexity): string {
  const { phrases, occasion, listId, voice, tone, isSensitive } = reading
  if (isSensitive || occasion === 'other' || leavesOutQuestion(reading.background)) return ''
  const own = phrases.ask[listId as keyof typeof phrases.ask]
  if (occasion === 'closed') return lines.pick(own)
  if (!takesOtherQuestions(reading)) return lines.pick(own, 'ask')
  // A simple announcement has no question.
  if (voice === 'news' && complexity === 'simple') return ''
  if (complexity !== 'moderate' && isDebate(listId)) return lines.pick(phrases.complexity[complexity].talk, 'complexity')
  const toned = tonedTalk.includes(listId) ? (phrases.tones[tone].ask?.talk ?? []) : []
  return lines.pick(toned.length > 0 ? toned : own, 'ask')
}

/** The invitation after a question topic: asks for reasons only when the answer is yes or no. */
export const answerInvitation = ({ phrases: { invite }, has, head, listId }: Reading, lines: Lines): string =>
  lines.pick(listId === 'why' || has.noYesOrNo(head) ? invite.comment : invite.reasons)

/** A label and its numbered questions, as two blocks; empty when the occasion has none. */
export function numberedQuestions(reading: Reading, lines: Lines, complexity: Complexity, count: number): string[] {
  const { phrases, listId, voice } = reading
  if (!isNumbered(listId)) return []
  const own = phrases.questions[listId]
  const list = complexity === 'moderate' || voice === 'news' || !isDebate(listId) ? own : [...phrases.complexity[complexity].talk, ...own]
  const asked = complexity === 'moderate' ? lines.pickSome(own, count) : list.slice(0, count).map((line) => lines.fill(line))
  return [lines.pick(phrases.before[listId], 'before'), numbered(asked, reading.source).join('\n')]
}

const expectedFacts: Readonly<Partial<Record<Occasion, readonly MissingFact[]>>> = {
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

/** Facts that the occasion usually has and the input lacks: the user can add them to get a longer text. */
export function missingFacts(reading: Reading): MissingFact[] {
  const { occasion, source, facts, has, shape } = reading
  const own = ownLines(reading)
  // Never ask for more details of sad news.
  if (occasion === 'sad') return []
  const [isDated, isPriced] = [has.day(source) || has.time(source), has.price(source)]
  const isReachable = facts.some(isContact) || has.action(source) || own.action !== ''
  const hasFacts = facts.length > 0
  const isGiven: Readonly<Record<MissingFact, boolean>> = {
    when: isDated,
    until: has.day(source),
    address: own.place !== '' || has.place(source) || facts.some(({ kind }) => kind === 'place'),
    price: isPriced || /\p{Nd}\s?[%％٪]/u.test(source),
    order: isReachable,
    contact: isReachable,
    hours: isDated,
    pay: isPriced,
    apply: isReachable,
    look: hasFacts,
    lastSeen: isDated,
    contents: hasFacts,
    reasons: hasFacts,
    background: hasFacts,
    steps: shape === 'steps',
    story: hasFacts,
    details: false,
  }
  const gaps = (expectedFacts[occasion] ?? []).filter((fact) => !isGiven[fact])
  return gaps.length > 0 ? gaps : ['details']
}
