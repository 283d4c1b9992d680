import type { Note } from '#contract/arranged.ts'
import { carouselLimits, type Slide } from '#contract/carousel.ts'
import { countWords } from '#contract/measure.ts'
import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import type { Role } from '#contract/roles.ts'
import {
  factText,
  fillFrame,
  frameFits,
  frameVoice,
  labelOf,
  leadingFact,
  sensitiveHeadline,
  withFullStop,
} from '#writer/builtin/layout.ts'
import { createLines, type Lines } from '#writer/builtin/lines.ts'
import { ownLines } from '#writer/builtin/own-lines.ts'
import { arrangePost } from '#writer/builtin/post.ts'
import { closingQuestions } from '#writer/builtin/questions.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { raised, splitSentences, withoutEnd } from '#writer/builtin/sentences.ts'
import { type Fact, isContact } from '#writer/facts/roles.ts'
import { boundaries } from '#writer/fit/boundaries.ts'
import { cutToFit } from '#writer/fit/cut.ts'

export interface CarouselOptions {
  readonly platform: PostPlatform
  readonly slides: number
  /** Another cover instead of the topic alone. */
  readonly hook?: boolean
  /** No more slides than asked for, although facts then share them. */
  readonly strict?: boolean
}

/** UTF-16 units of a heading: a longer fact is a heading and a text, where it has a place to be cut. */
const longHeading = 70

const { words: mostWords, text: longestText, heading: longestHeading } = carouselLimits

const slide = (heading: string, text = ''): Slide => ({ heading, text })

/** A topic as a heading: one that is too long loses its end, which the caption has. */
const asHeading = (text: string, language: LanguageCode): string =>
  cutToFit(text, { language, ending: 'none', fits: (short) => short.length <= longestHeading })

/** A label before what it says: `Tyres: pump them to 4 bar`, `Day 1 – the dough rests`. */
const labelled = /^(.{2,48}?)(?:\s[–—-]\s|:\s|：)(.{2,})$/u

/** A sentence at its clause nearest to the middle; the sentence alone where it has none. */
function halves(sentence: string, language: LanguageCode): [string, string] {
  const near = boundaries(sentence, 'clause', language)
    .filter((end) => end > 8 && end < sentence.length - 8)
    .toSorted((a, b) => Math.abs(a - sentence.length / 2) - Math.abs(b - sentence.length / 2))[0]
  return near === undefined ? [sentence, ''] : [sentence.slice(0, near).trim(), sentence.slice(near).trim()]
}

/** A fact as a slide, word for word: what stands before a colon or a dash, its first sentence, or its first clause is the heading. */
function slideOf(text: string, language: LanguageCode): Slide {
  const label = labelled.exec(text)
  if (label?.[1] && label[2]) return slide(raised(label[1]), raised(label[2]))
  const [first = text, ...others] = splitSentences(text)
  if (others.length > 0 && first.length <= longestHeading) return slide(withoutEnd(first), others.join(' '))
  if (text.length <= longHeading) return slide(withoutEnd(text))
  const [heading, rest] = halves(text, language)
  return slide(heading.replace(/[,;:，、،؛]$/u, ''), rest)
}

const fitsSlide = ({ heading, text }: Slide, language: LanguageCode): boolean =>
  heading.length <= longestHeading && text.length <= longestText && countWords(text, language) <= mostWords

/** Two slides of short headings alone as one, where both are read at once. */
function joined(first: Slide, second: Slide): Slide | null {
  return first.text || second.text || second.heading.length > longHeading ? null : slide(first.heading, second.heading)
}

/** Slides in the room that there is: neighbours share one from the end; those without room are left out. */
function inRoom(points: readonly Slide[], room: number): { slides: readonly Slide[]; left: readonly Slide[] } {
  // Two at most share a slide.
  const slides = points.slice(0, 2 * room)
  for (let at = slides.length - 2; at >= 0 && slides.length > room; at -= 1) {
    const [first, second] = [slides[at], slides[at + 1]]
    const both = first && second && joined(first, second)
    if (both) slides.splice(at, 2, both)
  }
  return { slides: slides.slice(0, room), left: [...slides.slice(room), ...points.slice(2 * room)] }
}

/** The longest heading that needs no slide of its own, in UTF-16 units. */
const shortPoint = 24

/** Slides in which a short one stands below the one before it. */
function withAmounts(points: readonly Slide[]): Slide[] {
  const slides: Slide[] = []
  for (const point of points) {
    const before = slides.at(-1)
    if (before && !before.text && !point.text && point.heading.length <= shortPoint)
      slides[slides.length - 1] = slide(before.heading, point.heading)
    else slides.push(point)
  }
  return slides
}

/** The cover: the topic, or in a hook. */
function coverOf(reading: Reading, lines: Lines, hook: boolean): string {
  if (reading.isSensitive) return withoutEnd(sensitiveHeadline(reading))
  const frames = hook ? reading.phrases.hooks[frameVoice(reading)].filter((frame) => frameFits(frame, reading.bare)) : []
  const frame = frames[lines.turn % Math.max(1, frames.length)]
  return (frame ? fillFrame(reading, lines, frame, reading.bare) : raised(reading.bare)).replace(/[.。।۔]$/u, '')
}

/** The facts of an announcement that stand together at its end. */
const closingRoles: readonly Role[] = ['when', 'until', 'where']

/** What readers are to do; null where nobody is to be asked for anything. */
function endOf(reading: Reading, lines: Lines): Slide | null {
  const { phrases, occasion, isSensitive, has, head, language, facts } = reading
  const own = ownLines(reading)
  const contacts = facts.filter(isContact).map((fact) => factText(reading, lines, fact))
  const said = [...contacts, raised(own.action), own.link].filter(Boolean)
  const [first, ...others] = said
  if (isAnnouncement(reading)) {
    const details = facts.filter(({ role }) => closingRoles.includes(role)).map((fact) => factText(reading, lines, fact))
    // All that one has to know, so that the last slide can be sent on alone.
    return first || details.length > 0
      ? slide(first ?? asHeading(raised(reading.bare), language), [...details, ...others].join('\n'))
      : null
  }
  if (first) return slide(first, others.join('\n'))
  if (occasion === 'missing') return slide(withoutEnd(lines.pick(has.found(head) ? phrases.invite.spread : phrases.invite.seen)))
  if (isSensitive || occasion === 'other') return null
  const comment = lines.pick(phrases.invite.comment)
  if (occasion === 'question') {
    return slide(withFullStop(asHeading(raised(reading.bare), language), phrases.writing.spaces ? '?' : '？'), comment)
  }
  if (occasion === 'tips' || occasion === 'video') return slide(withoutEnd(lines.pick(phrases.invite.keep)))
  const asked = closingQuestions(reading)
  return asked.length > 0 ? slide(lines.pick(asked), comment) : null
}

/** News that people come to or buy: day, place and number belong together. A search or sad news tells its facts one by one. */
const isAnnouncement = ({ voice, isSensitive, facts }: Reading): boolean => {
  const given = new Set(facts.map(({ role }) => role))
  const isDated = (given.has('when') || given.has('until')) && given.has('where') && !given.has('steps')
  return !isSensitive && (voice === 'news' || isDated)
}

/** Whether there is enough for a carousel: a cover and a number to call are not worth a swipe. */
export const hasEnough = ({ facts }: Reading): boolean => facts.length >= 2 && !facts.every(isContact)

/**
 * A carousel made from the input: the topic as its cover, each fact or step as a slide, word for word, the contact or a question at its end, and a
 * post as its caption, which holds every fact.
 */
export function arrangeCarousel(
  reading: Reading,
  asked: CarouselOptions,
  seed: number,
): { slides: Slide[]; caption: string; notes: readonly Note[] } {
  const { language } = reading
  const { platform } = asked
  const lines = createLines(reading, seed, platform)
  const post = arrangePost(reading, { platform, length: 'short', complexity: 'moderate', premium: false, single: true }, seed)
  const isNews = isAnnouncement(reading)
  const leading = leadingFact(reading)
  const others = reading.facts.filter((fact) => !isContact(fact))
  const order = leading && reading.occasion !== 'mine' ? [leading, ...others.filter((fact) => fact !== leading)] : others
  const amounts = new Map<string, string>()
  const pointOf = (fact: Fact) => {
    const text = factText(reading, lines, fact)
    const label = labelOf(fact, reading)
    if (label === 'price' || label === 'pay') amounts.set(text, lines.fill(reading.phrases.script.spoken[label]))
    return amounts.has(text) ? slide(text) : slideOf(text, language)
  }
  const isClosing = ({ role }: Fact) => isNews && closingRoles.includes(role)
  const told = order.some((fact) => !isClosing(fact)) ? order.filter((fact) => !isClosing(fact)) : order
  const singles = told.map(pointOf).filter((point) => fitsSlide(point, language))
  // An amount alone says nothing: it stands below what it is for, else below a question.
  const points = (isNews ? withAmounts(singles) : singles).map((point) => {
    const question = point.text ? undefined : amounts.get(point.heading)
    return question ? slide(question, point.heading) : point
  })

  const day = isNews ? order.find(({ role }) => role === 'when' || role === 'until') : undefined
  const cover = slide(asHeading(coverOf(reading, lines, asked.hook ?? false), language), day ? factText(reading, lines, day) : '')
  const end = endOf(reading, lines)
  const ends = end ? 2 : 1
  // A fact that shares its slide is half lost: facts go before the number of slides.
  const room = Math.max(
    1,
    asked.strict ? asked.slides - ends : Math.min(Math.max(asked.slides, points.length + ends), carouselLimits.most) - ends,
  )
  const { slides: inner, left } = inRoom(points, room)
  const slides = [cover, ...inner, ...(end ? [end] : [])].filter((each) => fitsSlide(each, language))

  const notes: Note[] = post.notes.filter(({ code }) => code !== 'shorter' && code !== 'longer')
  if (left.length > 0) notes.push({ code: 'left-out', lines: left.map(({ heading, text }) => [heading, text].filter(Boolean).join(' ')) })
  if (slides.length > asked.slides) notes.push({ code: 'longer', asked: String(asked.slides) })
  if (slides.length < asked.slides) notes.push({ code: 'fewer', of: 'slides', count: slides.length })
  return { slides, caption: post.caption, notes }
}
