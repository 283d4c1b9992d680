import type { PostLength, PostPlatform } from '#contract/options.ts'
import { type Desk, joining, tuned, type Unit } from '#writer/compose/desk.ts'
import { graverNews } from '#writer/compose/voice.ts'
import { audienceQuestions } from '#writer/domains/general.ts'
import type { FrameworkId } from '#writer/languages/grammar-book.ts'
import { isTold } from '#writer/topic/cues.ts'

interface Opening {
  readonly unit: Unit
  /** The first line already gives what its framework promised. */
  readonly keepsPromise: boolean
}

/** How often a statement that is no news opens a conversation word for word. */
const statedShare = 0.7

/** The first line of a framework; null when the desk has none that can be said. */
export function firstLine(id: FrameworkId, desk: Desk, { length, items }: { length: PostLength; items: number }): Opening | null {
  const { book, topic, voice, random, tone } = desk.setting
  if (desk.setting.grave && topic.statement) return { unit: desk.unit(topic.statement), keepsPromise: false }
  if (id === 'quiet' || (desk.setting.grave && id !== 'question' && id !== 'list')) {
    const unit = desk.next('grave hooks', book.quiet.hooks)
    return unit && { unit, keepsPromise: false }
  }
  if (id === 'news') return topic.statement ? { unit: desk.unit(excited(desk, topic.statement)), keepsPromise: false } : null
  if (id === 'talk' && topic.statement && (isTold(topic) || topic.core === 'this' || random.chance(statedShare)))
    return { unit: desk.unit(topic.statement), keepsPromise: false }
  if (id === 'question') return topic.ask ? { unit: desk.unit(topic.ask), keepsPromise: false } : null
  if (id === 'lesson' && (length === 'short' || random.chance(0.3))) {
    const lesson = desk.lessons.draw()
    const x = lesson && joining(book, tuned(book, lesson.step, tone))
    const unit = x && !lesson.step.includes(topic.core) ? desk.next('stepLines', book.stepLines[voice], { x }) : null
    return unit && { unit, keepsPromise: length === 'short' }
  }
  const lower = book.numbers[items] ?? String(items)
  const count = lower.charAt(0).toUpperCase() + lower.slice(1)
  const lines = id === 'list' && !desk.setting.known && voice !== 'activity' ? book.inquiryHooks[voice] : book.hooks[id][voice]
  const unit = desk.next(`hook ${id}`, lines, id === 'list' ? { count, countLower: lower } : {})
  return unit && { unit, keepsPromise: false }
}

/** Excited people raise their voice over their own news, most of the time. */
const excited = ({ setting: { tone, book, random } }: Desk, text: string): string =>
  tone === 'excited' && random.chance(0.75) ? book.exclaim(text) : text

interface Ending {
  readonly kind: 'question' | 'call'
  readonly unit: Unit
}

interface Wish {
  readonly platform: PostPlatform
  /** Only a call: the text has asked already. */
  readonly call: boolean
  /** Without the topic's name: the text is short and has named it. */
  readonly plain: boolean
  /** A list or a lesson of some length. */
  readonly worthKeeping: boolean
}

/** Where discussion is the point, a question closes nearly always; Reddit knows no calls. */
const questionShare: Readonly<Record<PostPlatform, number>> = {
  reddit: 1,
  facebook: 0.65,
  youtube: 0.65,
  linkedin: 0.65,
  twitter: 0.6,
  instagram: 0.5,
  tiktok: 0.5,
}

/** The last line: one question or one call to action. */
export function lastLine(desk: Desk, wish: Wish): Ending | null {
  const { random, grave, topic, book, framework, explained } = desk.setting
  if (framework === 'quiet') {
    const unit = desk.next('quiet questions', book.quiet.questions)
    return unit && { kind: 'question', unit }
  }
  if (grave) return { kind: 'question', unit: desk.unit(random.pick(audienceQuestions(topic))) }
  const asks = ((!wish.call || explained) && random.chance(questionShare[wish.platform])) || wish.platform === 'reddit'
  const unit = asks ? question(desk, wish) : call(desk, wish)
  return unit && { kind: asks ? 'question' : 'call', unit }
}

/** How often a closing question names the topic once more. */
const namedShare = 0.45

/** Last lines of their own for news that is no good news. */
const ends = ({ setting: { book, topic } }: Desk) => {
  const kind = graverNews(topic)
  return kind && book.newsEnds[kind]
}

function question(desk: Desk, { plain }: Wish): Unit | null {
  const { book, voice, register, random, framework, topic, explained } = desk.setting
  if (framework === 'news') return desk.next('news questions', ends(desk)?.questions ?? book.newsQuestions)
  if (explained) return desk.next('explained questions', book.explained.questions)
  // Nobody is asked what they would like to know of what the person wants to know.
  const asksOwn = framework === 'question' && voice === 'own'
  if (!plain && !asksOwn && topic.core !== 'this' && random.chance(namedShare)) return desk.next('questions', book.questions[voice])
  return desk.next('plainQuestions', book.plainQuestions[register])
}

/** Platforms on which people save posts. */
const saving: ReadonlySet<PostPlatform> = new Set(['instagram', 'tiktok', 'linkedin'])

function call(desk: Desk, { platform, worthKeeping, call: answering }: Wish): Unit | null {
  const { book, random, register, framework, explained } = desk.setting
  const special = book.platformCalls[platform]
  if (framework === 'news') return desk.next('news calls', ends(desk)?.calls ?? book.calls.story)
  if (explained) return desk.next('explained calls', book.explained.calls)
  if (answering && register !== 'practice') return desk.next('answer calls', book.answerCalls)
  if (worthKeeping && saving.has(platform) && random.chance(0.35)) return desk.next('saves', book.saves)
  if (special && register !== 'story' && random.chance(platform === 'youtube' ? 0.5 : 0.3)) return desk.next('platform calls', special)
  return desk.next('calls', book.calls[register])
}
