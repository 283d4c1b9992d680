import type { Note } from '#contract/arranged.ts'
import type { IdeaCategory, PostPlatform } from '#contract/options.ts'
import type { Role } from '#contract/roles.ts'
import { type Format, type FormatId, formatIds, formats, platformsOf } from '#writer/builtin/formats.ts'
import { createLines } from '#writer/builtin/lines.ts'
import { closingQuestions } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { entriesOf, raised } from '#writer/builtin/sentences.ts'
import { isContact } from '#writer/facts/roles.ts'

export interface ArrangedIdea {
  readonly title: string
  readonly description: string
  readonly platforms: PostPlatform[]
}

/** A format for at most this many occasions is specific to them, and comes before general formats. */
const fewOccasions = 3

const locationFormats: readonly FormatId[] = ['lastSteps', 'visitor']
const twoSidedFormats: readonly FormatId[] = ['twoColumns', 'bothSides', 'tryOneAnswer']
const stepFormats: readonly FormatId[] = ['oneShotAStep', 'withClock', 'beginnerTries']

/** The formats of an occasion: those of the category first, the others rotated by `turn`. */
function formatsFor({ occasion, has, head, listId, facts, source }: Reading, category: IdeaCategory, turn: number): FormatId[] {
  const table: Readonly<Record<FormatId, Format>> = formats
  // Two-sided formats need a yes-or-no question; step formats need something that is done in steps.
  const hasNoSides = occasion === 'question' && (listId === 'why' || has.noYesOrNo(head))
  const isReason = occasion === 'mine' && has.why(head)
  const suitable = formatIds.filter(
    (id) =>
      (table[id].for as readonly string[]).includes(occasion) &&
      !(hasNoSides && twoSidedFormats.includes(id)) &&
      !(isReason && stepFormats.includes(id)),
  )
  const ofCategory = suitable.filter((id) => category !== 'any' && table[id].category === category)
  const common = suitable.filter((id) => table[id].category === undefined)
  const rotated = (ids: readonly FormatId[]) => ids.map((_, at) => ids[(at + turn) % ids.length] as FormatId)
  // Formats that show the way to a place need one: a webinar has none.
  const hasPlace = facts.some(({ kind, role }) => kind === 'place' || role === 'where') || has.place(source)
  const lacksPlace = (id: FormatId) => !hasPlace && locationFormats.includes(id)
  const isSpecific = (id: FormatId) => table[id].for.length <= fewOccasions
  return [
    ...ofCategory,
    ...rotated(common.filter(isSpecific)),
    ...rotated(common.filter((id) => !isSpecific(id) && !lacksPlace(id))),
    ...common.filter(lacksPlace),
    ...suitable.filter((id) => table[id].category !== undefined && table[id].category !== category),
  ]
}

/** Facts that something can be filmed of. */
const toldRoles: readonly Role[] = ['what', 'steps', 'happened', 'changed', 'lesson', 'view', 'reason', 'example']
/** UTF-16 units of an idea's title. */
const longestTitle = 70

/** What ideas can be about, beside the topic: each thing, step or moment that was told, the entries of a list one by one; no bare figures. */
const subjectsOf = ({ facts }: Reading): string[] =>
  facts
    .filter(({ role }) => toldRoles.includes(role))
    .flatMap(({ text }) => entriesOf(text))
    .filter((text) => !/^\P{L}{0,3}\p{Nd}/u.test(text))
    .map(raised)

/** `count` ideas, each with its first shot or line. @param isRequest whether the topic asks for ideas: then it is not what they are about */
export function arrangeIdeas(
  reading: Reading,
  { category, count, hook = false, isRequest = false }: { category: IdeaCategory; count: number; hook?: boolean; isRequest?: boolean },
  seed: number,
): { ideas: ArrangedIdea[]; notes: readonly Note[] } {
  const { phrases, listId } = reading
  const lines = createLines(reading, hook ? seed + count : seed)
  const general = phrases.ask[listId as keyof typeof phrases.ask] ?? phrases.ask.other
  const ask = lines.pick(closingQuestions(reading)) || lines.pick(general)
  const subjects = subjectsOf(reading)
  const isOpen = isRequest && subjects.length === 0
  const isOwn = reading.occasion === 'question' && !isOpen
  // A question topic is asked first; each further idea with a question takes another one.
  const asked = [...new Set([...(isOwn ? [reading.head] : []), ask, ...lines.pickSome(general, general.length)])]
  // Nested quotation marks: ideas put the topic in quotation marks.
  const inner = (text: string) => text.replace(/[“”「」]/gu, (mark) => ({ '“': '‘', '”': '’', '「': '『' })[mark] ?? '』')
  const others = reading.facts.filter((fact) => !isContact(fact))
  const steps = others.filter(({ role }) => role === 'steps')
  /** What a format films: a step, or any fact. */
  const factsFor = (id: FormatId) => (id === 'stepShot' ? steps : others)
  const [question = ask, another = ask] = lines.pickSome(general, 2)
  const asks = (id: FormatId) => /\{(?:ask|question|another)\}/u.test(phrases.ideas[id].how)
  const wantsFact = (id: FormatId) => phrases.ideas[id].how.includes('{fact}')
  const suitable = formatsFor(reading, category, lines.turn).filter((id) => factsFor(id).length > 0 || !wantsFact(id))
  // A question may not suit a topic that was not recognised: formats without questions come first.
  const ordered = reading.occasion === 'other' ? [...suitable.filter((id) => !asks(id)), ...suitable.filter(asks)] : suitable
  // At least one of several ideas names the topic.
  const namesTopic = (id: FormatId) => /\{(?:topic|bare)\}/u.test(phrases.ideas[id].how)
  const topicFormat = count > 1 && !isOpen && !ordered.slice(0, count).some(namesTopic) ? ordered.find(namesTopic) : undefined
  const varied = topicFormat ? [ordered[0] as FormatId, topicFormat, ...ordered.slice(1)] : ordered
  // What only this person can film comes first: one of the steps, or a fact.
  const own = (id: FormatId) => (wantsFact(id) ? 0 : isOpen && namesTopic(id) ? 2 : 1)
  const chosen = varied.toSorted((one, other) => own(one) - own(other))
  let [nextQuestion, nextFact, nextSubject] = [0, 0, 0]
  const ideas = chosen.slice(0, count).map((id) => {
    const { title, how } = phrases.ideas[id]
    // A line that contains the topic needs a different question.
    const candidates = how.includes('{topic}') && asked.length > 1 ? asked.filter((line) => line !== reading.head) : asked
    const facts = factsFor(id)
    const fact = inner(facts[wantsFact(id) ? nextFact++ % facts.length : 0]?.text ?? '')
    const asking = candidates[(how.includes('{ask}') ? nextQuestion++ : 0) % candidates.length] as string
    const next = subjects[nextSubject++ % Math.max(1, subjects.length)]
    const subject = wantsFact(id) ? undefined : next
    const head = inner(reading.head)
    const about = { topic: inner(subject ?? reading.head), bare: inner(subject ?? reading.bare), fact }
    // A question topic is itself the question to readers.
    const values = {
      ...about,
      ...(isOwn && !how.includes('{topic}') ? { ask: head, question: head, another: head } : { question, another, ask: asking }),
    }
    const named = [lines.fill(title, values), ...(subject && subjects.length > 1 ? [subject] : [])].join(phrases.writing.colon)
    return {
      title: named.length <= longestTitle ? named : lines.fill(title, values),
      description: lines.fill(how, values),
      platforms: platformsOf(id),
    }
  })
  return { ideas, notes: [] }
}
