import type { PostPlatform } from '#contract/options.ts'
import { type IdeaMatter, shapeFacts } from '#kinds/ideas/shape-facts.server.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/spec.ts'
import { BookDesk, capital } from '#writer/book/desk.ts'
import { labelOf } from '#writer/book/label.ts'
import { deckOf } from '#writer/compose/deck.ts'
import { createRandom } from '#writer/compose/random.ts'
import { type IdeaShape, ideaShapes } from '#writer/languages/phrase-book.ts'
import { phraseBook } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

type Idea = IdeasResult['ideas'][number]
type Slots = Readonly<Record<string, string>>

interface Plan {
  readonly name: string
  readonly shape: IdeaShape
  readonly matter: IdeaMatter
  readonly platforms: readonly PostPlatform[]
}

/** Every third idea says how to deliver it in the tone asked for. */
const directed = 3
/** Shapes that show how something is done: nobody does "old railway maps". */
const ofPractice: ReadonlySet<string> = new Set(['stepSlowly', 'challenge'])
/** Where hard subjects are shared. */
const quietPlatforms: readonly PostPlatform[] = ['facebook', 'instagram', 'linkedin']

/** Ideas in a language whose topic is a label. The same seed gives the same ideas. */
export function* composeFromBook(request: IdeasRequest, seed: number): Generator<Growing<IdeasResult>, IdeasResult> {
  const random = createRandom(seed)
  const book = phraseBook(request.language)
  const desk = new BookDesk({ book, label: labelOf(request.prompt, book), tone: request.tone, random })
  const ideas: Idea[] = []
  for (const plan of plansFor(desk, request)) {
    if (ideas.length === request.count) break
    const isDirected = ideas.length % directed === 0 && !desk.setting.label.grave
    const direction = isDirected ? (desk.next('directions', book.ideas.directions[request.tone]) ?? '') : ''
    const idea = ideaOf(desk, plan, direction)
    if (!idea || ideas.some(({ title }) => title.toLowerCase() === idea.title.toLowerCase())) continue
    ideas.push(idea)
    yield { ideas: [...ideas] }
  }
  return { ideas }
}

/** The shapes a category asks for come first, then the others. */
function plansFor(desk: BookDesk, { category }: IdeasRequest): Plan[] {
  const { book, label, random } = desk.setting
  if (label.grave) {
    const shapes = deckOf(book.ideas.quiet, random)
    return Array.from({ length: book.ideas.quiet.length }, (_, at) => ({ at, shape: shapes.draw() })).flatMap(({ at, shape }) =>
      shape ? [{ name: `quiet ${at}`, shape, matter: 'topic' as const, platforms: quietPlatforms }] : [],
    )
  }
  const ids = deckOf(ideaShapes, random)
  const plans = ideaShapes.flatMap(() => {
    const id = ids.draw()
    return id ? [{ name: id, shape: book.ideas.shapes[id], ...shapeFacts[id] }] : []
  })
  const suiting = desk.matter.known ? plans : plans.filter(({ name }) => !ofPractice.has(name))
  const fitting = label.kind === 'news' ? suiting.filter(({ matter }) => matter === 'topic') : suiting
  const rest = label.kind === 'news' ? suiting.filter(({ matter }) => matter !== 'topic') : []
  const first = fitting.filter(({ categories }) => categories.includes(category))
  return [...first, ...fitting.filter((plan) => !first.includes(plan)), ...rest]
}

function ideaOf(desk: BookDesk, { name, shape, matter, platforms }: Plan, direction: string): Idea | null {
  const slots = slotsOf(desk, matter)
  if (!slots) return null
  const title = desk.next(`${name} titles`, shape.titles, { ...slots, ...unstopped(slots) })
  const text = desk.next(`${name} texts`, shape.texts, slots)
  const opening = desk.next(`${name} openings`, shape.openings, slots)
  if (title === null || text === null || opening === null) return null
  return { title: capital(title), description: desk.join(text, direction, opening), platforms: [...platforms] }
}

/** Pieces as a title shows them: without their full stop. */
const unstopped = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).map(([slot, text]) => [slot, text.replace(/[.。।۔]$/u, '')]))

/** What a shape speaks with; null when there is nothing of it, or the topic does not go with it. */
function slotsOf(desk: BookDesk, matter: IdeaMatter): Slots | null {
  const { random } = desk.setting
  if (matter === 'topic') return {}
  if (matter === 'tools') {
    const tools = desk.tools()
    return tools.length < 2 ? null : { things: desk.row(random.shuffle(tools).slice(0, 3)) }
  }
  if (matter === 'myth') {
    const myth = desk.piece('myths')
    return pair(desk, myth?.claim, myth?.truth)
  }
  if (matter === 'objection') {
    const objection = desk.piece('objections')
    return pair(desk, objection?.says, objection?.answer)
  }
  if (matter === 'question' || matter === 'moment' || matter === 'win') return single(desk, desk.piece(`${matter}s`))
  const lesson = desk.piece('lessons')
  if (matter === 'exercise') return single(desk, lesson?.exercise)
  if (matter === 'mistake') return pair(desk, lesson?.mistake, lesson?.step)
  const slots = pair(desk, lesson?.step, lesson?.why)
  return slots && matter === 'steps' ? withMore(desk, slots) : slots
}

function withMore(desk: BookDesk, slots: Slots): Slots | null {
  const [two, three] = [desk.piece('lessons'), desk.piece('lessons')].map((lesson) => (lesson ? desk.written(lesson.step) : null))
  return two && three ? { ...slots, one: slots.x ?? '', two, three } : null
}

function single(desk: BookDesk, text: string | undefined): Slots | null {
  const said = text === undefined ? null : desk.written(text)
  return said === null ? null : desk.asPiece(said)
}

function pair(desk: BookDesk, one: string | undefined, other: string | undefined): Slots | null {
  const first = single(desk, one)
  const second = single(desk, other)
  return first && second ? { ...first, Y: second.X ?? '', y: second.x ?? '' } : null
}
