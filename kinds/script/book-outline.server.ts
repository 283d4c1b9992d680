import { always, type Part, type Unit } from '#kinds/script/parts.server.ts'
import type { ScriptRequest } from '#kinds/script/spec.ts'
import { type BookDesk, capital } from '#writer/book/desk.ts'
import type { Lesson } from '#writer/domains/material.ts'

/** In which order a script grows when there is room. */
const tier = { mistake: 1, exercise: 2, remark: 3, aside: 4, colour: 5, more: 6, lastResort: 7 } as const
const recapped = 3
/** Pairs of a myth and an objection, if there is room for them. */
const asidePairs = [tier.aside, tier.more, tier.more] as const

interface Point {
  readonly lesson: Lesson
  readonly step: string
}

const texts = (...found: readonly (string | null)[]): string[] => found.filter((text) => text !== null && text !== '') as string[]

/** The parts of a script with so many points, all that could be said; the timing takes what it needs. */
export function bookOutline(desk: BookDesk, request: ScriptRequest, count: number): Part[] {
  const { label, book } = desk.setting
  if (label.grave) return quietOutline(desk)
  if (label.kind === 'news') return newsOutline(desk)
  const points = pointsOf(desk, count)
  const { labels, promises } = book.scripts
  const [one, two] = points
  const promise = one && two ? desk.next('promises', promises, { one: one.step, two: two.step }) : null
  return [
    ...hookOf(desk),
    { label: labels.intro, paragraphs: [[always(...texts(desk.next('intros', book.scripts.intros), promise))]] },
    ...points.map((point, at) => pointPart(desk, request, point, at, points.length)),
    ...asidePairs.flatMap((needed) => [...asideOf(desk, 'myth', needed), ...asideOf(desk, 'objection', needed)]),
    recapOf(desk, points),
    closeOf(desk, request),
  ]
}

/** Lessons that can be said of this topic. */
function pointsOf(desk: BookDesk, count: number): Point[] {
  const points: Point[] = []
  while (points.length < count) {
    const lesson = desk.piece('lessons')
    if (!lesson) break
    const step = desk.written(lesson.step)
    if (step !== null) points.push({ lesson, step })
  }
  return points
}

/** The first words: the person's own question, or something of the field that makes one stay; of no known field, only a question. */
function hookOf(desk: BookDesk): Part[] {
  const { label, random, book } = desk.setting
  const ask = () => desk.piece('questions')
  const ofField = [ask, () => desk.piece('moments'), () => desk.piece('myths')?.truth, () => desk.piece('wins')]
  const ways = desk.matter.known ? random.shuffle(ofField) : [ask]
  const found = label.opening ?? ways.map((way) => way()).find((text) => text !== undefined)
  const said = found === undefined ? null : label.opening !== null ? found : desk.written(found)
  return said === null ? [] : [{ label: book.scripts.labels.hook, paragraphs: [[always(said)]] }]
}

function pointPart(desk: BookDesk, { targetAudience }: ScriptRequest, { lesson, step }: Point, at: number, count: number): Part {
  const { scripts } = desk.setting.book
  const { first, next, last, remarks, labels } = scripts
  const piece = desk.asPiece(step)
  const name = at === 0 ? 'first' : at === count - 1 ? 'last' : 'next'
  const said =
    desk.next(`script ${name}`, name === 'first' ? first : name === 'last' ? last : next, piece) ??
    desk.next('frame step', desk.setting.book.posts.frames.step, piece)
  const unit = (needed: number, text: string | null): Unit[] => (text === null ? [] : [{ tier: needed, sentences: [text] }])
  const moment = at % 3 === 1 ? desk.piece('moments') : undefined
  return {
    label: desk.say(labels.point, { n: desk.numeral(at + 1), X: capital(step) }) ?? capital(step),
    paragraphs: [
      [
        always(
          ...texts(
            said ?? `${capital(step)}${desk.setting.book.marks.stop}`,
            desk.framed('why', lesson.why),
            desk.framed('how', lesson.how),
          ),
        ),
        ...unit(tier.mistake, desk.framed('mistake', lesson.mistake)),
      ],
      [
        ...unit(tier.remark, at % 2 === 0 ? desk.next('remarks', remarks[targetAudience]) : null),
        ...unit(tier.exercise, desk.framed('exercise', lesson.exercise)),
        ...unit(tier.colour, moment === undefined ? null : desk.framed('moment', moment)),
      ],
    ],
  }
}

function asideOf(desk: BookDesk, kind: 'myth' | 'objection', needed: number): Part[] {
  const { labels } = desk.setting.book.scripts
  const myth = kind === 'myth' ? desk.piece('myths') : undefined
  const objection = kind === 'objection' ? desk.piece('objections') : undefined
  const said = myth
    ? desk.paired('myth', myth.claim, myth.truth)
    : objection
      ? desk.paired('objection', objection.says, objection.answer)
      : null
  return said === null ? [] : [{ label: kind === 'myth' ? labels.myth : labels.doubt, paragraphs: [[{ tier: needed, sentences: [said] }]] }]
}

function recapOf(desk: BookDesk, points: readonly Point[]): Part {
  const { scripts } = desk.setting.book
  const list = desk.row(points.slice(0, recapped).map(({ step }) => step))
  const win = desk.piece('wins')
  const colour = win === undefined ? null : desk.framed('win', win)
  return {
    label: scripts.labels.recap,
    paragraphs: [
      [
        always(...texts(list === '' ? null : desk.next('recaps', scripts.recaps, { list }))),
        ...(colour === null ? [] : [{ tier: tier.colour, sentences: [colour] }]),
        always(...texts(desk.next('closes', scripts.closes))),
      ],
    ],
  }
}

function closeOf(desk: BookDesk, _request: ScriptRequest): Part {
  const { scripts, posts } = desk.setting.book
  const asked = desk.piece('questions')
  const question = asked === undefined ? null : desk.written(asked)
  const ask = question === null ? desk.next('questions', posts.questions) : desk.next('asks', scripts.asks, desk.asPiece(question))
  return { label: scripts.labels.close, paragraphs: [[always(...texts(ask, desk.next('goodbyes', scripts.goodbyes)))]] }
}

/** Words of a paragraph, and of all paragraphs; scripts without field material live on what the book says of such occasions. */
function told(desk: BookDesk, name: string, lines: readonly string[], perParagraph: number): Unit[][] {
  const sentences = lines.flatMap(() => desk.next(name, lines) ?? [])
  const paragraphs: Unit[][] = []
  for (let at = 0; at < sentences.length; at += perParagraph)
    paragraphs.push(
      sentences.slice(at, at + perParagraph).map((text, place) => ({ tier: at === 0 ? 0 : place === 0 ? 1 : 2, sentences: [text] })),
    )
  return paragraphs
}

function quietOutline(desk: BookDesk): Part[] {
  const { book, label } = desk.setting
  const { labels, quiet } = book.scripts
  const body = told(desk, 'quiet', [...book.posts.quiet.body, ...(quiet.body ?? [])], 3)
  return [
    ...(label.opening === null ? [] : [{ label: labels.hook, paragraphs: [[always(label.opening)]] }]),
    { label: labels.intro, paragraphs: [[always(...texts(desk.next('quiet intros', quiet.intros)))], ...body] },
    {
      label: labels.close,
      paragraphs: [
        [always(...texts(desk.next('quiet ends', book.posts.quiet.ends)))],
        [always(...texts(desk.next('quiet closes', quiet.closes), desk.next('quiet goodbyes', quiet.goodbyes)))],
      ],
    },
  ]
}

/** Lessons that a script about news draws on at most. */
const mostNewsPoints = 18

function newsOutline(desk: BookDesk): Part[] {
  const { book, label } = desk.setting
  const { labels, intros, closes, goodbyes } = book.scripts
  const intro = [always(...texts(desk.next('intros', intros)))]
  const points = pointsOf(desk, mostNewsPoints).map(({ lesson, step }, at) => ({
    label: capital(step),
    paragraphs: [[{ tier: tier.lastResort + at, sentences: said(desk, lesson) }]],
  }))
  return [
    { label: labels.hook, paragraphs: [[always(label.opening ?? label.text)]] },
    { label: labels.intro, paragraphs: [intro, ...told(desk, 'news', book.posts.news.body, 3)] },
    ...points,
    {
      label: labels.recap,
      paragraphs: told(desk, 'body', book.posts.body.any ?? [], 3).map((units) => units.map((unit) => ({ ...unit, tier: tier.more }))),
    },
    { label: labels.close, paragraphs: [[always(...texts(desk.next('closes', closes), desk.next('goodbyes', goodbyes)))]] },
  ]
}

/** Everything that a lesson says, led up to. */
const said = (desk: BookDesk, { why, how, mistake, exercise }: Lesson): string[] =>
  texts(desk.framed('why', why), desk.framed('how', how), desk.framed('mistake', mistake), desk.framed('exercise', exercise))
