import type { Note } from '#contract/arranged.ts'
import type { IdeaCategory, PostPlatform } from '#contract/options.ts'
import { type Format, type FormatId, formatIds, formats, platformsOf } from '#writer/builtin/formats.ts'
import { createLines } from '#writer/builtin/lines.ts'
import { closingQuestion } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'

export interface ArrangedIdea {
  readonly title: string
  readonly description: string
  readonly platforms: PostPlatform[]
}

/** A format for so many occasions is made for each of them, and goes before those that suit almost all. */
const fewOccasions = 3

const walked: readonly FormatId[] = ['lastSteps', 'visitor']
const sided: readonly FormatId[] = ['twoColumns', 'bothSides', 'tryOneAnswer']
const stepped: readonly FormatId[] = ['oneShotAStep', 'withClock', 'beginnerTries']

/** The formats of an occasion, those of the category first, the rest in the turn's order. */
function formatsFor({ occasion, has, head, listId, facts, source }: Reading, category: IdeaCategory, turn: number): FormatId[] {
  const table: Readonly<Record<FormatId, Format>> = formats
  // Two sides need a question that has two, and only what is done has steps.
  const hasNoSides = occasion === 'question' && (listId === 'why' || has.noYesOrNo(head))
  const isReason = occasion === 'mine' && has.why(head)
  const suits = formatIds.filter(
    (id) =>
      (table[id].for as readonly string[]).includes(occasion) && !(hasNoSides && sided.includes(id)) && !(isReason && stepped.includes(id)),
  )
  const own = suits.filter((id) => category !== 'any' && table[id].category === category)
  const common = suits.filter((id) => table[id].category === undefined)
  const inTurn = (ids: readonly FormatId[]) => ids.map((_, at) => ids[(at + turn) % ids.length] as FormatId)
  // A walk to the door needs a door: an opening has one, a webinar none.
  const hasDoor = occasion === 'opening' || facts.some(({ kind }) => kind === 'place') || has.place(source)
  const isWalk = (id: FormatId) => !hasDoor && walked.includes(id)
  const isOwn = (id: FormatId) => table[id].for.length <= fewOccasions
  return [
    ...own,
    ...inTurn(common.filter(isOwn)),
    ...inTurn(common.filter((id) => !isOwn(id) && !isWalk(id))),
    ...common.filter(isWalk),
    ...suits.filter((id) => table[id].category !== undefined && table[id].category !== category),
  ]
}

/** Exactly `count` ideas with their first shot or line. */
export function arrangeIdeas(
  reading: Reading,
  { category, count, hook = false }: { category: IdeaCategory; count: number; hook?: boolean },
  seed: number,
): { ideas: ArrangedIdea[]; notes: readonly Note[] } {
  const { phrases, listId } = reading
  const lines = createLines(reading, hook ? seed + count : seed)
  const own = phrases.ask[listId as keyof typeof phrases.ask] ?? phrases.ask.other
  const ask = closingQuestion(reading, lines, 'moderate') || lines.one(phrases.ask.other)
  // A topic that is a question is what is asked first; each further idea that asks takes another question.
  const asked = [...new Set([...(reading.occasion === 'question' ? [reading.head] : []), ask, ...lines.some(own, own.length)])]
  const questions = lines.some(
    phrases.questions[listId as keyof typeof phrases.questions] ?? phrases.ask[listId as keyof typeof phrases.ask] ?? phrases.ask.other,
    2,
  )
  // Quotation marks inside those of an idea.
  const inner = (text: string) => text.replace(/[“”「」]/gu, (mark) => ({ '“': '‘', '”': '’', '「': '『' })[mark] ?? '』')
  const names = { topic: inner(reading.head), bare: inner(reading.bare), question: questions[0] ?? ask, another: questions[1] ?? ask }
  let asking = 0
  const asks = (id: FormatId) => /\{(?:ask|question|another)\}/u.test(phrases.ideas[id].how)
  const suitable = formatsFor(reading, category, lines.turn)
  // No question is sure to suit what was not recognised: formats without one come first.
  const ordered = reading.occasion === 'other' ? [...suitable.filter((id) => !asks(id)), ...suitable.filter(asks)] : suitable
  // Of several ideas one at least says what they are about.
  const namesTopic = (id: FormatId) => /\{(?:topic|bare)\}/u.test(phrases.ideas[id].how)
  const naming = count > 1 && !ordered.slice(0, count).some(namesTopic) ? ordered.find(namesTopic) : undefined
  const chosen = naming ? [ordered[0] as FormatId, naming, ...ordered.slice(1)] : ordered
  const ideas = chosen.slice(0, count).map((id) => {
    const { title, how } = phrases.ideas[id]
    // Beside the topic another question is asked.
    const open = how.includes('{topic}') && asked.length > 1 ? asked.filter((line) => line !== reading.head) : asked
    const next = open[(how.includes('{ask}') ? asking++ : 0) % open.length] as string
    // Who asks something wants that answered, not a question about it.
    const isOwn = reading.occasion === 'question' && !how.includes('{topic}')
    const said = isOwn ? { ...names, ask: names.topic, question: names.topic, another: names.topic } : { ...names, ask: next }
    return { title: lines.say(title, said), description: lines.say(how, said), platforms: platformsOf(id) }
  })
  return { ideas, notes: [] }
}
