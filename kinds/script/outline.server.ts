import { type AudienceWords, audienceWords } from '#kinds/script/audiences.server.ts'
import { graverNewsMaterial } from '#kinds/script/graver-news.server.ts'
import { newsLines, newsMaterial, newsPromises } from '#kinds/script/news.server.ts'
import { always, type Part, type Unit } from '#kinds/script/parts.server.ts'
import type { ScriptRequest } from '#kinds/script/spec.ts'
import type { ScriptVoice } from '#kinds/script/voice.server.ts'
import { soberAudience, soberVoice } from '#kinds/script/voice-sober.server.ts'
import { plainNext, plainTurns, scriptVoices } from '#kinds/script/voices.server.ts'
import { someOf } from '#writer/compose/choice.ts'
import { type Deck, dealt, deckOf } from '#writer/compose/deck.ts'
import { fill } from '#writer/compose/fill.ts'
import { type Framing, framing } from '#writer/compose/framing.ts'
import { render } from '#writer/compose/line.ts'
import type { Random } from '#writer/compose/random.ts'
import { isSetback } from '#writer/compose/voice.ts'
import { wordedMaterial } from '#writer/compose/worded.ts'
import { namedTopic } from '#writer/domains/clause.ts'
import { audienceQuestions, generalFor, materialFor, type TopicMaterial } from '#writer/domains/general.ts'
import { gravityOf, isToldSentence } from '#writer/domains/gravity.ts'
import { mergeMaterial } from '#writer/domains/match.ts'
import type { Lesson, Material } from '#writer/domains/material.ts'
import { meaningOf } from '#writer/domains/meaning.ts'
import { grammarBook } from '#writer/languages/registry.ts'
import { upperFirst } from '#writer/topic/casing.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** In which order a script grows when there is room. */
const tier = { mistake: 1, exercise: 2, remark: 3, aside: 4, colour: 5, more: 6 } as const
const recapped = 4
const ordinals = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(' ')

/** How often a task is announced by a sentence of its own rather than led up to. */
const turnShare = 0.4

/** Said after a myth that opens the script. */
const heard = [
  'So people say.',
  'You may have heard that one.',
  'It sounds reasonable, at first.',
  'That sentence has stopped many people.',
]

const quoted = (words: string): string => `“${words}”`

/** What one script is made of: whose words, about what, and which sentences are still unused. */
interface Desk {
  readonly topic: Topic
  readonly material: Material
  readonly voice: ScriptVoice
  readonly audience: AudienceWords
  readonly random: Random
  readonly lessons: readonly Lesson[]
  /** Lessons that are no points; their mistakes make openings. */
  readonly spare: readonly Lesson[]
  readonly myths: Deck<Material['myths'][number]>
  readonly objections: Deck<Material['objections'][number]>
  readonly moments: Deck<string>
  readonly questions: Deck<string>
  readonly next: Deck<string>
  readonly turns: Deck<string>
  readonly remarks: Deck<string>
  readonly framed: Framing
}

/** Lessons beyond the asked count among which chance chooses, so that the most specific stay in front: few where there are few points. */
const choice = (count: number): number => (count <= 3 ? 4 : 7)

/** The topic's own lessons first; general ones only when there are too few. Both keep their order, because it is the order of the work. */
function chooseLessons(own: Material, all: Material, count: number, random: Random): { lessons: Lesson[]; spare: Lesson[] } {
  const general = all.lessons.filter((lesson) => !own.lessons.includes(lesson))
  const lessons = [
    ...someOf(own.lessons.slice(0, count + choice(count)), count, random),
    ...someOf(general, Math.max(0, count - own.lessons.length), random),
  ]
  return { lessons, spare: own.lessons.filter((lesson) => !lessons.includes(lesson)) }
}

/** Scenes are told only of the topic's very own part of its field: those of the whole field may show something else. */
const near = (own: Material, specific: Material | null): Pick<Material, 'questions' | 'moments'> => ({
  questions: specific?.questions ?? own.questions,
  moments: specific?.moments ?? [],
})

const inTurn = <T>(first: Deck<T>, then: Deck<T>): Deck<T> => ({ draw: () => first.draw() ?? then.draw() })

/** News of the person's own is announced; advice from its trade would miss the point. */
const isNews = ({ raw, own, statement }: Topic): boolean => own && statement !== null && gravityOf(raw) === null

const spokenTopic = (topic: Topic): string => (isToldSentence(topic) ? 'what happened' : namedTopic(topic))

/** What the points are made of. */
export const matterOf = (topic: Topic): Pick<TopicMaterial, 'own' | 'all' | 'specific'> =>
  isNews(topic) ? toldOf(isSetback(topic) ? graverNewsMaterial : newsMaterial, topic) : materialFor(topic)

const toldOf = (own: Material, topic: Topic) => ({ own, all: mergeMaterial([own, generalFor(topic)]), specific: null })

function setDesk(topic: Topic, request: ScriptRequest, points: number, random: Random): Desk {
  const { own, all, specific } = wordedMaterial(matterOf(topic), random)
  const { moments, questions } = near(own, specific)
  const gravity = gravityOf(topic.raw)
  const voice = gravity || isSetback(topic) ? soberVoice : scriptVoices[request.tone]
  const audience = (gravity && gravity !== 'public') || isSetback(topic) ? soberAudience : audienceWords[request.targetAudience]
  return {
    topic,
    material: own,
    voice,
    audience,
    random,
    ...chooseLessons(own, all, points, random),
    myths: deckOf(own.myths, random),
    objections: deckOf(own.objections, random),
    moments: deckOf(moments, random),
    questions: deckOf(questions, random),
    next: inTurn(deckOf(voice.next, random), deckOf(plainNext, random)),
    turns: inTurn(deckOf(voice.turn, random), deckOf(plainTurns, random)),
    remarks: deckOf(audience.remarks, random),
    framed: framing(grammarBook(request.language), request.tone, random),
  }
}

const drawn = (deck: Deck<string>): string[] => [deck.draw() ?? []].flat()

/** The first words: the person's own question or news, or something of the field that makes one stay. */
function hookOf({ topic, random, spare, myths, moments, questions, objections }: Desk): string[] {
  const own = topic.ask ?? topic.statement
  const meaning = meaningOf(topic)
  if (own && meaning) return [own, render(meaning, {}, random)]
  if (own && (isNews(topic) || random.chance(0.6))) return [own]
  const openings: (() => string[])[] = [
    () => drawn(questions),
    () => drawn(moments),
    () => {
      const myth = myths.draw()
      return myth ? [`${quoted(myth.claim)} ${random.inTurn(heard)}`, myth.truth] : []
    },
    () => {
      const objection = objections.draw()
      return objection ? [quoted(objection.says), objection.answer] : []
    },
    () => (spare.length > 0 ? [random.inTurn(spare).mistake] : []),
  ]
  for (const opening of dealt(openings, random)) {
    const sentences = opening()
    if (sentences.length > 0) return sentences
  }
  return []
}

function pointOf(desk: Desk, lesson: Lesson, at: number): Part {
  const { voice, random, lessons, framed } = desk
  const isLast = at === lessons.length - 1
  const opener = at === 0 ? random.inTurn(voice.first) : isLast ? random.inTurn(voice.last) : (desk.next.draw() ?? '{Step}.')
  const said = fill(opener, { step: lesson.step, Step: upperFirst(lesson.step) })
  const turn = random.chance(turnShare) ? desk.turns.draw() : undefined
  const remark = at % 2 === 0 ? desk.remarks.draw() : undefined
  const moment = at % 3 === 1 ? desk.moments.draw() : undefined
  const [ofMistake = tier.mistake, ofExercise = tier.exercise] = dealt([tier.mistake, tier.exercise], random)
  const extras: Unit[] = [{ tier: ofExercise, sentences: turn ? [turn, lesson.exercise] : [framed('exercise', lesson.exercise)] }]
  return {
    label: `${ordinals[at] ?? 'Next'} point: ${upperFirst(lesson.step)}`,
    paragraphs: [
      [
        always(said, framed('why', lesson.why), framed('how', lesson.how)),
        { tier: ofMistake, sentences: [framed('mistake', lesson.mistake)] },
      ],
      [
        ...(remark ? [{ tier: tier.remark, sentences: [remark] }] : []),
        ...extras,
        ...(moment ? [{ tier: tier.colour, sentences: [framed('moment', moment)] }] : []),
      ],
    ],
  }
}

const mythAgain = ['One more sentence that goes around:', 'And there is a third one people repeat:']
const doubtAgain = ['Somebody may still say:', 'One last doubt:']

const asideOf = (label: string, needed: number, sentences: readonly string[]): Part => ({
  label,
  paragraphs: [[{ tier: needed, sentences }]],
})

/** Pairs of a myth and an objection, if there is room for them. */
const asidePairs = [tier.aside, tier.more, tier.more] as const

/** What people believe and what they object, each with its answer. */
const asidesOf = (desk: Desk): Part[] => asidePairs.flatMap((needed, at) => [...mythOf(desk, needed, at), ...objectionOf(desk, needed, at)])

function mythOf({ voice, random, myths }: Desk, needed: number, at: number): Part[] {
  const myth = myths.draw()
  if (!myth) return []
  const opener = at === 0 ? random.inTurn(voice.myth) : (mythAgain[at - 1] ?? '')
  return [asideOf(at === 0 ? 'A myth' : 'Another myth', needed, [`${opener} ${quoted(myth.claim)}`, myth.truth])]
}

function objectionOf({ voice, random, objections }: Desk, needed: number, at: number): Part[] {
  const objection = objections.draw()
  if (!objection) return []
  const opener = at === 0 ? random.inTurn(voice.doubt) : (doubtAgain[at - 1] ?? '')
  return [asideOf(at === 0 ? 'A doubt' : 'Another doubt', needed, [`${opener} ${quoted(objection.says)}`, objection.answer])]
}

function recapOf({ voice, random, lessons, material, framed }: Desk): Part {
  const steps = someOf(lessons, recapped, random).map(({ step }) => step)
  const list = steps.length > 2 ? `${steps.slice(0, -1).join('; ')}; and ${steps.at(-1)}` : steps.join(', and ')
  const win = material.wins.length > 0 ? [{ tier: tier.colour, sentences: [framed('win', random.inTurn(material.wins))] }] : []
  return { label: 'Recap', paragraphs: [[always(`${random.inTurn(voice.recap)} ${list}.`), ...win, always(random.inTurn(voice.close))]] }
}

function callOf({ topic, voice, audience, random }: Desk): Part {
  const ask = `${random.inTurn(voice.ask)} ${random.inTurn(audienceQuestions(topic))}`
  return { label: 'Call to action', paragraphs: [[always(ask, random.inTurn(audience.onward), random.inTurn(voice.goodbye))]] }
}

/** The asides in pairs between the points, the first pair in the middle. */
function between(points: readonly Part[], asides: readonly Part[]): Part[] {
  const middle = Math.ceil(points.length / 2)
  return [
    ...points.slice(0, middle),
    ...asides.slice(0, 2),
    ...points.slice(middle, -1),
    ...asides.slice(2),
    ...points.slice(-1).filter(() => points.length > middle),
  ]
}

/** What the video is about; news has just been said, word for word. */
const topicLine = ({ topic, voice, random }: Desk): string =>
  isNews(topic) ? random.inTurn(newsLines) : fill(random.inTurn(voice.topic), { topic: spokenTopic(topic) })

/** Hook, introduction, points with a myth and an objection between them, recap and call to action. */
export function outline(topic: Topic, request: ScriptRequest, points: number, random: Random): Part[] {
  const desk = setDesk(topic, request, points, random)
  const { voice, audience, lessons } = desk
  const [step = '', other = ''] = [lessons[0]?.step, lessons.at(-1)?.step]
  const hook: Part = {
    label: 'Hook',
    paragraphs: [[always(...hookOf(desk), topicLine(desk))]],
  }
  const intro: Part = {
    label: 'Intro',
    paragraphs: [
      [always(random.inTurn(audience.intro), fill(random.inTurn(isNews(topic) ? newsPromises : voice.promise), { step, other }))],
    ],
  }
  const told = lessons.map((lesson, at) => pointOf(desk, lesson, at))
  return [hook, intro, ...between(told, asidesOf(desk)), recapOf(desk), callOf(desk)]
}
