import { type Deck, rankedDeck } from '#writer/compose/deck.ts'
import { type Desk, joined, joining, nearTopic, tuned, type Unit } from '#writer/compose/desk.ts'
import type { MoveId } from '#writer/compose/frameworks.ts'
import { render } from '#writer/compose/line.ts'
import { graverNews } from '#writer/compose/voice.ts'
import { meaningOf } from '#writer/domains/meaning.ts'
import type { Register } from '#writer/languages/grammar-book.ts'

/** Ways to make one move, from the shortest to the longest; none when the desk has nothing left for it. */
type Move = (desk: Desk) => readonly Unit[]

const one = (unit: Unit | null): readonly Unit[] => (unit ? [unit] : [])

const material = <T>(pick: (desk: Desk) => readonly T[], write: (desk: Desk, piece: T) => Unit): Move => {
  const decks = new WeakMap<Desk, Deck<T>>()
  return (desk) => {
    const deck = decks.get(desk) ?? rankedDeck(pick(desk), desk.setting.random, nearTopic)
    decks.set(desk, deck)
    const piece = deck.draw()
    return piece === undefined ? [] : [write(desk, piece)]
  }
}

/** A step, with its reason, with how it is done. Advanced texts tie the reason to the step. */
function lesson(desk: Desk): readonly Unit[] {
  const next = desk.lessons.draw()
  if (!next) return []
  const { complexity, random, book } = desk.setting
  if (complexity === 'advanced' && random.chance(0.5)) {
    const tied = desk.framed('why', next.why)
    const step = desk.unit(`${sentenceStart(next.step)}: ${joining(book, tuned(book, next.why, desk.setting.tone))}`)
    return tied.words > 0 ? [step, joined(desk, step, desk.framed('how', manner(desk, next.how)))] : [step]
  }
  const step = desk.framed(desk.advised ? 'another' : 'step', next.step)
  const why = desk.framed('why', next.why)
  const how = desk.framed('how', manner(desk, next.how))
  return bySize([step, joined(desk, step, why), joined(desk, step, how), joined(desk, step, why, how)])
}

/** What goes wrong, with what to do instead. */
function mistake(desk: Desk): readonly Unit[] {
  const next = desk.lessons.draw()
  if (!next) return []
  const wrong = desk.framed('mistake', next.mistake)
  const instead = desk.framed('instead', next.step)
  return bySize([wrong, joined(desk, wrong, instead), joined(desk, wrong, instead, desk.framed('how', manner(desk, next.how)))])
}

/** Two sentences as they are, as one, or the first alone: the second only adds detail. */
export function manner({ setting: { random, book } }: Desk, how: string): string {
  const [first = how, ...rest] = how.split(/(?<=[.!?]) (?=\p{Lu})/u)
  if (rest.length === 0) return how
  const way = random.int(3)
  return way === 0 ? how : way === 1 ? first : `${first.replace(/\.$/, '')}; ${joining(book, rest.join(' '))}`
}

/** With a capital. */
export const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const bySize = (units: readonly Unit[]) => [...units].sort((a, b) => a.words - b.words)

/** A thing is looked at from two sides even where its field gives advice. */
const lookOf = ({ setting: { voice, register } }: Desk): Register => (voice === 'thing' ? 'view' : register)

/** How often a general thought is tied to what stands before it. */
const linkedShare = 0.2

/** A body line, now and then with a word that links it to the text before; never right after the first line, never an exclamation. */
function linked(desk: Desk, unit: Unit | null): Unit | null {
  const { random } = desk.setting
  if (!unit || !desk.underWay || desk.setting.register === 'story' || /[!?]$/.test(unit.text) || !random.chance(linkedShare)) return unit
  return desk.framed('thought', unit.text)
}

const newsOf = ({ setting: { topic } }: Desk) => graverNews(topic) ?? (/\b(?:we|our|us)\b/i.test(topic.raw) ? 'many' : 'one')

/** An answer to what was asked, where one is known; else a word about the question. */
function answer(desk: Desk): readonly Unit[] {
  const { topic, book, tone, register, random, explained } = desk.setting
  const meaning = explained ? meaningOf(topic) : null
  // The question has just named it.
  if (meaning) return [{ ...desk.unit(tuned(book, render(meaning, {}, random), tone)), names: false }]
  return one(desk.next('answer', book.answers[register]))
}

export const moves: Readonly<Record<Exclude<MoveId, 'items'>, Move>> = {
  body: (desk) => one(linked(desk, desk.next('body', desk.setting.book.body[desk.setting.register]))),
  reasoning: (desk) => one(desk.next('reasoning', desk.setting.book.reasoning[desk.setting.register])),
  contrast: (desk) => one(desk.next('contrast', desk.setting.book.contrasts[lookOf(desk)])),
  bridge: (desk) => one(desk.next('bridge', desk.setting.book.bridges[desk.setting.voice])),
  answer,
  news: (desk) => one(desk.next('news', desk.setting.book.news[newsOf(desk)])),
  explained: (desk) => one(desk.next('explained', desk.setting.book.explained.body)),
  asking: (desk) => one(desk.next('asking', desk.setting.book.asking)),
  quiet: (desk) => one(desk.next('quiet', desk.setting.book.quiet[desk.setting.topic.own ? 'own' : 'told'])),
  lesson,
  mistake,
  myth: material(
    (desk) => desk.setting.material.myths,
    (desk, { claim, truth }) => desk.framed('myth', claim, truth),
  ),
  objection: material(
    (desk) => desk.setting.material.objections,
    (desk, { says, answer }) => desk.framed('objection', says, answer),
  ),
  moment: material(
    (desk) => desk.setting.material.moments,
    (desk, text) => desk.framed('moment', text),
  ),
  win: material(
    (desk) => desk.setting.material.wins,
    (desk, text) => desk.framed('win', text),
  ),
  exercise: material(
    (desk) => desk.setting.material.lessons.map(({ exercise }) => exercise),
    (desk, text) => desk.framed('exercise', manner(desk, text)),
  ),
  tool: (desk) => {
    const { material, random, book } = desk.setting
    return material.tools.length < 2 ? [] : [desk.framed('tool', book.enumerate(random.shuffle(material.tools).slice(0, 3)))]
  },
}
