import { anyOpenings, directions, plainDirections, soberDirections } from '#kinds/ideas/directions.server.ts'
import type { IdeaShape } from '#kinds/ideas/shape.server.ts'
import { shapesForAny } from '#kinds/ideas/shapes-any.server.ts'
import { shapesInEarnest } from '#kinds/ideas/shapes-in-earnest.server.ts'
import { shapesOfCategory } from '#kinds/ideas/shapes-of-category.server.ts'
import { shapesOfNews } from '#kinds/ideas/shapes-of-news.server.ts'
import { type SlotSource, slotSource } from '#kinds/ideas/slots.server.ts'
import type { IdeasRequest, IdeasResult } from '#kinds/ideas/spec.ts'
import { type Deck, dealt, deckOf } from '#writer/compose/deck.ts'
import { fill } from '#writer/compose/fill.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import { graverNews } from '#writer/compose/voice.ts'
import { materialFor } from '#writer/domains/general.ts'
import { gravityOf } from '#writer/domains/gravity.ts'
import { upperFirst } from '#writer/topic/casing.ts'
import { analyse, type Topic } from '#writer/topic/topic.ts'
import type { Growing } from '#writer/writer.ts'

type Idea = IdeasResult['ideas'][number]

/** Every other idea says how to deliver it in the tone asked for. */
const directed = 2
/** How often an idea opens in a way that is not its shape's own. */
const otherOpening = 0.4

/** The shapes a category asks for come first, then those that serve every category. */
function shapesFor({ category }: IdeasRequest, topic: Topic, random: Random): IdeaShape[] {
  const gravity = gravityOf(topic.raw)
  if (gravity)
    return dealt(
      shapesInEarnest.filter(({ about }) => !about || about.includes(gravity)),
      random,
    )
  if (graverNews(topic)) return dealt(shapesOfNews, random)
  const { known } = materialFor(topic)
  const isActivity = topic.form === 'activity'
  const hasSteps = !topic.statement && (known || isActivity)
  const fitting = [...shapesForAny, ...shapesOfCategory].filter(
    ({ steps, doing, field }) => (hasSteps || !steps) && (isActivity || !doing) && (known || !field),
  )
  const first = fitting.filter(({ categories }) => categories.includes(category))
  const rest = fitting.filter((shape) => !first.includes(shape) && shape.categories.includes('any'))
  return [...mixed(dealt(first, random), known), ...mixed(dealt(rest, random), known)]
}

const fieldSlot = /\{(?:step|claim|says|question|moment|win|tool)\}/

/** Of a known field every other shape is one that lets the field speak, beginning with such a one. */
function mixed(shapes: readonly IdeaShape[], known: boolean): IdeaShape[] {
  if (!known) return [...shapes]
  const ofField = shapes.filter(({ titles, angles }) => fieldSlot.test([...titles, ...angles].join()))
  const others = shapes.filter((shape) => !ofField.includes(shape))
  const pairs = Array.from({ length: Math.max(ofField.length, others.length) }, (_, at) => [ofField[at] ?? [], others[at] ?? []].flat())
  return pairs.flat()
}

function ideaOf(
  { titles, angles, openings, platforms }: IdeaShape,
  source: SlotSource,
  random: Random,
  direction: string,
  shot = '',
): Idea | null {
  const templates = [random.inTurn(titles), random.inTurn(angles), shot || random.inTurn(openings)]
  const values = source.valuesFor(templates)
  if (!values) return null
  const [title = '', angle = '', opening = ''] = templates.map((template) => fill(template, values))
  return { title: upperFirst(title), description: [angle, direction, opening].filter(Boolean).join(' '), platforms: [...platforms] }
}

/** Up to the asked number of ideas, no two of one shape. The same seed gives the same ideas. */
export function* composeFromGrammar(request: IdeasRequest, seed: number): Generator<Growing<IdeasResult>, IdeasResult> {
  const random = createRandom(seed)
  const topic = analyse(request.prompt)
  const source = slotSource(topic, random)
  const ways: Deck<string> = deckOf(
    gravityOf(topic.raw) || graverNews(topic) ? soberDirections : [...directions[request.tone], ...plainDirections],
    random,
  )
  const shots = deckOf(gravityOf(topic.raw) || graverNews(topic) ? [] : anyOpenings, random)
  const ideas: Idea[] = []
  for (const shape of shapesFor(request, topic, random)) {
    if (ideas.length === request.count) break
    const direction = ideas.length % directed === 0 ? (ways.draw() ?? '') : ''
    const idea = ideaOf(shape, source, random, direction, random.chance(otherOpening) ? shots.draw() : undefined)
    if (!idea) continue
    ideas.push(idea)
    yield { ideas: [...ideas] }
  }
  return { ideas }
}
