import { descriptionHashtags, platforms } from '#contract/platforms.ts'
import type { Content } from '#kinds/description/content.server.ts'
import { growing } from '#kinds/description/growing.server.ts'
import { layouts } from '#kinds/description/layouts.server.ts'
import type { DescriptionRequest, DescriptionResult } from '#kinds/description/spec.ts'
import { BookDesk, capital } from '#writer/book/desk.ts'
import { bookHashtags } from '#writer/book/hashtags.ts'
import { labelOf } from '#writer/book/label.ts'
import { createRandom } from '#writer/compose/random.ts'
import type { Lesson } from '#writer/domains/material.ts'
import { phraseBook } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** Points of the list of contents. */
const listed = 4

/** A description in a language whose topic is a label. The same seed gives the same text. */
export function* composeFromBook(request: DescriptionRequest, seed: number): Generator<Growing<DescriptionResult>, DescriptionResult> {
  const random = createRandom(seed)
  const { platform, tone } = request
  const book = phraseBook(request.language)
  const label = labelOf(request.topic, book)
  const desk = new BookDesk({ book, label, tone, random })
  const { min, max } = descriptionHashtags(platform)
  const hashtags = bookHashtags(label, book, max > 0 ? min + random.int(max - min + 1) : 0, random).join(' ')
  const { fold, description } = platforms[platform]
  const content = label.grave ? quiet(desk) : contentOf(desk, fold.description ?? description.max)
  return yield* growing(layouts[platform](content), hashtags, platform)
}

const nothing = {
  fact: '',
  promise: '',
  contents: [],
  contentsLabel: '',
  tools: '',
  myth: '',
  taste: '',
  exercise: '',
  question: '',
  call: '',
}

/** Where somebody suffers: a few sober words, and nothing to learn. */
function quiet(desk: BookDesk): Content {
  const { leads, body, calls } = desk.setting.book.descriptions.quiet
  const say = (name: string, lines: readonly string[]) => desk.next(`quiet ${name}`, lines) ?? ''
  return {
    ...nothing,
    joined: (...sentences) => desk.join(...sentences),
    lead: desk.setting.label.opening ?? say('leads', leads),
    fact: say('body', body),
    promise: say('body', body),
    taste: say('body', body),
    question: say('calls', calls),
  }
}

/** The first line that fits before the fold, else the shortest of some. */
function leadOf(desk: BookDesk, fold: number): string {
  const { label, book } = desk.setting
  if (label.opening !== null && label.opening.length <= fold) return label.opening
  const drawn = Array.from({ length: 8 }, () => desk.next('leads', book.descriptions.leads)).filter((lead) => lead !== null)
  return (
    drawn.find((lead) => lead.length <= fold) ??
    drawn.reduce((one, other) => (other.length < one.length ? other : one), drawn[0] ?? label.text)
  )
}

function contentOf(desk: BookDesk, fold: number): Content {
  const { book, label, random } = desk.setting
  const { descriptions, posts } = book
  const frame = {
    ...nothing,
    joined: (...sentences: readonly string[]) => desk.join(...sentences),
    lead: leadOf(desk, fold),
    question:
      (label.kind === 'news'
        ? desk.next('news ends', posts.news.ends, { comments: posts.comments.usual })
        : desk.next('questions', descriptions.questions)) ?? '',
    call: label.kind === 'news' ? '' : (desk.next('calls', descriptions.calls) ?? ''),
  }
  if (label.kind === 'news') {
    const news = () => desk.next('news', posts.news.body) ?? ''
    return { ...frame, fact: news(), promise: news(), taste: news() }
  }
  const lessons = Array.from({ length: listed + 1 }, () => desk.piece('lessons')).filter((lesson) => lesson !== undefined)
  const written = lessons.flatMap((lesson) => writtenOf(desk, lesson) ?? [])
  const contents = written.slice(0, listed)
  const [one, two, , spare] = contents
  // One that the list does not name, so that its step is said once.
  const tasted = written[listed]
  const myth = desk.piece('myths')
  const tools = desk.tools()
  return {
    ...frame,
    fact: (one && desk.framed('mistake', one.lesson.mistake)) ?? '',
    promise: one && two ? (desk.next('promises', descriptions.promises, { one: one.step, two: two.step }) ?? '') : '',
    contents: contents.map(({ step }) => capital(step)),
    contentsLabel: desk.next('contents', descriptions.contents) ?? '',
    tools:
      tools.length < 2 || random.chance(0.3)
        ? ''
        : (desk.next('tools', descriptions.tools, { things: desk.row(random.shuffle(tools).slice(0, 3)) }) ?? ''),
    myth: (myth && desk.paired('myth', myth.claim, myth.truth)) ?? '',
    taste: tasted ? desk.join(desk.framed('step', tasted.lesson.step) ?? '', desk.framed('why', tasted.lesson.why) ?? '') : '',
    exercise: (spare && desk.framed('exercise', spare.lesson.exercise)) ?? '',
  }
}

/** A lesson whose step can be said of this topic. */
function writtenOf(desk: BookDesk, lesson: Lesson): { lesson: Lesson; step: string } | null {
  const step = desk.written(lesson.step)
  return step === null ? null : { lesson, step }
}
