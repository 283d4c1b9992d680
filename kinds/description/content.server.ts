import { type DescriptionVoice, descriptionVoices } from '#kinds/description/phrases.server.ts'
import { soberDescriptions } from '#kinds/description/phrases-sober.server.ts'
import type { DescriptionRequest } from '#kinds/description/spec.ts'
import { tellingOf } from '#kinds/description/telling.server.ts'
import { someOf } from '#writer/compose/choice.ts'
import { dealt, deckOf } from '#writer/compose/deck.ts'
import { fill } from '#writer/compose/fill.ts'
import { type Framing, framing } from '#writer/compose/framing.ts'
import { render } from '#writer/compose/line.ts'
import type { Random } from '#writer/compose/random.ts'
import { isSetback } from '#writer/compose/voice.ts'
import { wordedMaterial } from '#writer/compose/worded.ts'
import { namedTopic, topicAtStart } from '#writer/domains/clause.ts'
import { audienceQuestions, materialFor } from '#writer/domains/general.ts'
import { gravityOf, isToldSentence } from '#writer/domains/gravity.ts'
import type { Lesson, Material } from '#writer/domains/material.ts'
import { meaningOf } from '#writer/domains/meaning.ts'
import type { PieceId } from '#writer/languages/grammar-book.ts'
import { grammarBook } from '#writer/languages/registry.ts'
import { upperFirst } from '#writer/topic/casing.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** The pieces of which each platform's description takes what it has room for; '' where there is nothing to say. Every sentence occurs in one piece only. */
export interface Content {
  /** Names the topic; stands alone before the fold. */
  readonly lead: string
  /** One sentence of the field, to follow the lead. */
  readonly fact: string
  readonly promise: string
  /** What is in the video, in order; each a line without end mark. */
  readonly contents: readonly string[]
  readonly contentsLabel: string
  readonly tools: string
  readonly myth: string
  /** Why and how of one step. */
  readonly taste: string
  readonly exercise: string
  readonly question: string
  readonly call: string
  /** Sentences of one paragraph, set as the language sets them. */
  readonly joined: (...sentences: readonly string[]) => string
}

/** Calls for any tone. */
const plainCalls: readonly string[] = [
  'Questions are welcome in the comments.',
  'Save it for later if now is not the time.',
  'Share it with somebody who would like it.',
  'Follow along if you would like more like this.',
  'Write a comment if something is unclear.',
]

/** Points of the list of contents, and of the promise before it. */
const listed = 4
const promised = 3
/** Lessons beyond the listed ones among which chance chooses. */
const wider = 4

const oneSentence = (text: string): boolean => !/[.!?] \p{Lu}/u.test(text)

/** "For {topic}" does not take a topic that ends in its audience: no "right moment for painting for beginners". */
const named = (template: string, topic: Topic): string =>
  fill(
    template,
    template.includes('for {topic}') ? { topic: topic.core, Topic: topic.Core } : { topic: namedTopic(topic), Topic: topicAtStart(topic) },
  )

/** The lead that fits before the fold, else the shortest there is. */
function leadOf(topic: Topic, { leads, doing }: DescriptionVoice, fold: number, random: Random): string {
  if (topic.statement && topic.statement.length <= fold) return topic.statement
  const fitting = topic.form === 'activity' ? [...leads, ...doing, ...doing] : leads
  const templates = isToldSentence(topic) ? fitting.filter((template) => template.startsWith('{Topic}')) : fitting
  const filled = dealt(templates, random).map((template) => named(template, topic))
  return filled.find((lead) => lead.length <= fold) ?? filled.reduce((one, other) => (other.length < one.length ? other : one))
}

/** Whether the video shows steps: of something done, or of a field that is known. News and unknown things are told instead. */
const showsSteps = (topic: Topic, known: boolean): boolean => !topic.statement && (known || topic.form === 'activity')

function promiseOf(lessons: readonly Lesson[], templates: readonly string[], random: Random): string {
  const [one = '', two = '', three = ''] = lessons.map(({ step }) => step)
  return fill(random.inTurn(templates), { one, two, three })
}

const sentenceList = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')

export function contentOf(topic: Topic, { tone, language }: DescriptionRequest, fold: number, random: Random): Content {
  const gravity = gravityOf(topic.raw)
  const voice = gravity ? soberDescriptions[gravity] : isSetback(topic) ? soberDescriptions.sorrow : descriptionVoices[tone]
  const { known } = materialFor(topic)
  const meaning = meaningOf(topic)
  const frame = {
    lead: leadOf(topic, voice, fold, random),
    contentsLabel: random.inTurn(voice.contents),
    question: random.inTurn(audienceQuestions(topic)),
    joined: (...sentences: readonly string[]) => sentences.filter(Boolean).join(' '),
    call: random.inTurn(gravity || isSetback(topic) ? voice.calls : [...voice.calls, ...plainCalls]),
  }
  return {
    ...frame,
    ...(showsSteps(topic, known)
      ? stepsOf(topic, voice, random, framing(grammarBook(language), tone, random))
      : { ...noSubstance, ...tellingOf(topic, random) }),
    ...(meaning && { fact: render(meaning, {}, random) }),
  }
}

type Substance = Omit<Content, 'lead' | 'contentsLabel' | 'question' | 'call' | 'joined'>
const noSubstance = { fact: '', tools: '', myth: '', taste: '', exercise: '' }

/** Tools of the topic's very own part first; those of the whole field may belong to something else. */
const toolsOf = (own: Material, specific: Material | null): readonly string[] =>
  specific && specific.tools.length >= promised ? specific.tools : own.tools.slice(0, 6)

function stepsOf(topic: Topic, voice: DescriptionVoice, random: Random, framed: Framing): Substance {
  const { own, specific } = wordedMaterial(materialFor(topic), random)
  const enough = specific && specific.lessons.length >= promised ? specific : own
  const lessons = someOf(enough.lessons.slice(0, listed + wider), listed, random)
  const [taste, spare] = dealt(lessons, random)
  const myth = deckOf(specific?.myths.length ? specific.myths : own.myths, random).draw()
  const facts = lessons
    .filter((lesson) => lesson !== taste)
    .flatMap(({ mistake, why }): [PieceId, string][] => [
      ['mistake', mistake],
      ['fact', why],
    ])
  return {
    fact: framed(...random.inTurn(facts.filter(([, text]) => oneSentence(text)))),
    promise: promiseOf(lessons, voice.promise, random),
    contents: lessons.map(({ step }) => upperFirst(step)),
    tools: random.chance(0.3)
      ? ''
      : `${random.inTurn(voice.tools)} ${sentenceList(someOf(toolsOf(own, specific), 3 + random.int(2), random))}.`,
    myth: myth ? `${random.inTurn(voice.myth)} “${myth.claim}” ${myth.truth}` : '',
    taste: taste ? `${framed('fact', taste.why)} ${framed('how', taste.how)}` : '',
    exercise: taste ? framed('exercise', (spare ?? taste).exercise) : '',
  }
}
