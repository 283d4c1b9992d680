import type { TitlePlatform } from '#contract/options.ts'
import { angles, redditTitles, titlesByTone, titlesFor } from '#kinds/titles/phrases.server.ts'
import { aboutClauses, newsTitlesOf, soberTitles } from '#kinds/titles/phrases-special.server.ts'
import type { TitlesRequest } from '#kinds/titles/spec.ts'
import { dealt } from '#writer/compose/deck.ts'
import { fill } from '#writer/compose/fill.ts'
import type { Random } from '#writer/compose/random.ts'
import { graverNews } from '#writer/compose/voice.ts'
import { wordedMaterial } from '#writer/compose/worded.ts'
import { clauseOf } from '#writer/domains/clause.ts'
import { materialFor } from '#writer/domains/general.ts'
import { type Gravity, gravityOf } from '#writer/domains/gravity.ts'
import type { Material } from '#writer/domains/material.ts'
import type { GraverNews } from '#writer/languages/grammar-book.ts'
import { titleCase, upperFirst } from '#writer/topic/casing.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** A title and the side it looks from; two of one side are avoided. */
export interface Candidate {
  readonly side: string
  readonly text: string
}

const headlinePlatforms: readonly TitlePlatform[] = ['youtube', 'General']

/** Title Case where videos are browsed by headline, sentence case where people talk. Words after a colon or a question start anew. */
export const inPlatformCase = (text: string, platform: TitlePlatform): string =>
  headlinePlatforms.includes(platform)
    ? text
        .split(/(?<=[:?!] )/)
        .map((part) => upperFirst(titleCase(part.trimEnd())) + (part.endsWith(' ') ? ' ' : ''))
        .join('')
    : upperFirst(text)

/** "A book club: …" is a headline without its article. */
const headline = (template: string): string => template.replace(/^\{(Topic|Core)\}(?=[:,?])/, '{Bare$1}')
const withoutArticle = (text: string): string => upperFirst(text.replace(/^an? (?=\S)/i, ''))

/** A topic that names its audience says so in the titles for newcomers only; elsewhere it would be in the way. */
const slotsOf = ({ core, Core, agreement }: Topic) => ({
  topic: core,
  Topic: Core,
  core,
  Core,
  BareTopic: withoutArticle(Core),
  BareCore: withoutArticle(Core),
  is: agreement.is,
  does: agreement.does,
  s: agreement.s,
})

const withoutStop = (sentence: string): string => sentence.replace(/[.]$/, '')
/** A question after a colon begins small; 'I' never does. */
const lowerFirst = (text: string): string => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

/** What the topic's field makes of it: steps, questions, myths and doubts that only this field has. */
function fieldTitles(own: Material, specific: Material | null, topic: Topic, random: Random): Candidate[] {
  const { lessons, questions, myths, objections } = specific ?? { ...own, lessons: [] }
  const [lesson, other] = dealt(lessons, random)
  const ask = (question: string) => (topic.own ? question : `${topic.Core}: ${lowerFirst(question)}`)
  return [
    ...(lesson ? [{ side: 'how-to', text: `How to ${lesson.step}` }] : []),
    ...(other && !topic.own ? [{ side: 'how-to', text: `${topic.Core}: ${other.step}` }] : []),
    ...dealt(questions, random).map((question) => ({ side: 'question', text: ask(question) })),
    ...dealt(myths, random).map(({ claim }) => ({ side: 'myth', text: `Myth or fact: “${withoutStop(claim)}”` })),
    ...dealt(objections, random).map(({ says }) => ({ side: 'myth', text: `“${withoutStop(says)}”: an honest answer` })),
  ]
}

/** The person's own words, when they stand as a title. */
function ownTitles({ ask, statement, list, Phrase }: Topic): Candidate[] {
  return [
    ...(ask ? [{ side: 'question', text: ask }] : []),
    ...(statement ? [{ side: 'story', text: withoutStop(statement) }] : []),
    ...(list?.count ? [{ side: 'list', text: `${Phrase}: ${list.count} things worth trying` }] : []),
  ]
}

/** Field titles among the first, where the field knows the very topic; the others name the topic itself. */
const mostFieldTitles = 2

const filledFrom = (side: string, templates: readonly string[], slots: Readonly<Record<string, string>>): Candidate[] =>
  templates.map((template) => ({ side, text: fill(headline(template), slots) }))

const everySide = (titles: Readonly<Record<string, readonly string[]>>, slots: Readonly<Record<string, string>>): Candidate[] =>
  Object.entries(titles).flatMap(([side, templates]) => filledFrom(side, templates, slots))

/** News in the person's own words, with what a reader may expect of it. */
const newsTitles = (news: string, kind: GraverNews | null, random: Random): Candidate[] => [
  { side: 'news', text: news },
  ...dealt(everySide(newsTitlesOf(kind), { News: news }), random),
]

/** Where somebody suffers, the tone asked for gives way. */
const gravely = (gravity: Gravity, topic: Topic, random: Random): Candidate[] => [
  ...ownTitles(topic),
  ...dealt(everySide(soberTitles(gravity, topic.own), slotsOf(topic)), random),
]

/** Every title this request could have, the most telling first. */
export function candidatesFor(topic: Topic, { platforms: [platform], tone }: TitlesRequest, random: Random): Candidate[] {
  const gravity = gravityOf(topic.raw)
  if (gravity) return gravely(gravity, topic, random)
  const clause = clauseOf(topic)
  const slots = { ...slotsOf(topic), clause, Clause: upperFirst(clause) }
  const filled = (side: string, templates: readonly string[]) => filledFrom(side, templates, slots)
  const { own, specific, known } = wordedMaterial(materialFor(topic), random)
  const plain = clause ? aboutClauses : titlesFor(topic.form, topic.own)
  const newcomers = topic.audience ? [`${topic.Phrase}: where to begin`, `${topic.Phrase}, step by step`] : []
  const general = angles.flatMap((side) => (side === 'beginner' && topic.audience ? filled(side, newcomers) : filled(side, plain[side])))
  const news = graverNews(topic)
  if (topic.statement && (topic.own || news)) return [...newsTitles(withoutStop(topic.statement), news, random), ...dealt(general, random)]
  if (clause) return [...ownTitles(topic), ...dealt(general, random)]
  const byTone = titlesByTone[tone]
  const voiced = filled('tone', topic.form === 'activity' && !topic.own ? byTone.doing : byTone.anything)
  const talk = platform === 'reddit' && !topic.own ? filled('talk', redditTitles) : []
  const field = known && !topic.statement ? dealt(fieldTitles(own, specific, topic, random), random) : []
  const first = [
    random.inTurn(voiced),
    ...ownTitles(topic),
    ...onePerSide(field, specific ? mostFieldTitles : 1),
    ...dealt(talk, random).slice(0, 2),
  ]
  return [...first, ...dealt(general, random), ...dealt(voiced, random)]
}

function onePerSide(candidates: readonly Candidate[], most: number): Candidate[] {
  const bySide = new Map(candidates.map((candidate) => [candidate.side, candidate]))
  return [...bySide.values()].slice(0, most)
}
