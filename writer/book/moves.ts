import type { PostLength } from '#contract/options.ts'
import { type BookDesk, type BookUnit, capital } from '#writer/book/desk.ts'

/** One thing a post does after its first line. */
export type Move =
  | 'body'
  | 'contrast'
  | 'asked'
  | 'news'
  | 'quiet'
  | 'lesson'
  | 'mistake'
  | 'myth'
  | 'objection'
  | 'moment'
  | 'win'
  | 'exercise'
  | 'tools'

const one = (desk: BookDesk, text: string | null | undefined): readonly BookUnit[] => (text ? [desk.unit(text)] : [])
const bySize = (units: readonly BookUnit[]) => [...units].sort((a, b) => a.words - b.words)
const together = (desk: BookDesk, ...parts: readonly (string | null)[]) => desk.unit(desk.join(...parts.filter((part) => part !== null)))

/** A step, with its reason, with how it is done. */
function lesson(desk: BookDesk): readonly BookUnit[] {
  const next = desk.piece('lessons')
  if (!next) return []
  const step = desk.framed('step', next.step)
  const why = desk.framed('why', next.why)
  const how = desk.framed('how', next.how)
  if (step === null) return [why, how].flatMap((text) => one(desk, text))
  return bySize([desk.unit(step), together(desk, step, why), together(desk, step, how), together(desk, step, why, how)])
}

/** What goes wrong, with what to do instead. */
function mistake(desk: BookDesk): readonly BookUnit[] {
  const next = desk.piece('lessons')
  const wrong = next && desk.framed('mistake', next.mistake)
  if (!next || !wrong) return []
  return bySize([desk.unit(wrong), together(desk, wrong, desk.framed('instead', next.step))])
}

/** Ways to make each move, from the shortest to the longest; none when there is nothing left for it. */
export const moves: Readonly<Record<Move, (desk: BookDesk) => readonly BookUnit[]>> = {
  body: (desk) => {
    const { label, book } = desk.setting
    // Who asks wants to be heard, not entertained.
    return one(desk, desk.next('body', label.kind === 'question' ? (book.posts.body.any ?? []) : book.posts.body))
  },
  contrast: (desk) => one(desk, desk.next('contrasts', desk.setting.book.posts.contrasts)),
  asked: (desk) => one(desk, desk.next('asked', desk.setting.book.posts.asked.body)),
  news: (desk) => one(desk, desk.next('news', desk.setting.book.posts.news.body)),
  quiet: (desk) => one(desk, desk.next('quiet', desk.setting.book.posts.quiet.body)),
  lesson,
  mistake,
  myth: (desk) => {
    const myth = desk.piece('myths')
    return myth ? one(desk, desk.paired('myth', myth.claim, myth.truth)) : []
  },
  objection: (desk) => {
    const objection = desk.piece('objections')
    return objection ? one(desk, desk.paired('objection', objection.says, objection.answer)) : []
  },
  moment: (desk) => {
    const moment = desk.piece('moments')
    return moment ? one(desk, desk.framed('moment', moment)) : []
  },
  win: (desk) => {
    const win = desk.piece('wins')
    return win ? one(desk, desk.framed('win', win)) : []
  },
  exercise: (desk) => {
    const next = desk.piece('lessons')
    return next ? one(desk, desk.framed('exercise', next.exercise)) : []
  },
  tools: (desk) => {
    const tools = desk.tools()
    if (tools.length < 2) return []
    const { random, book } = desk.setting
    return one(desk, desk.next('tools', book.posts.frames.tools, { things: desk.row(random.shuffle(tools).slice(0, 3)) }))
  },
}

/** How many lines a list has. */
const listLines: Readonly<Record<PostLength, readonly [least: number, most: number]>> = {
  short: [2, 2],
  medium: [2, 3],
  standard: [3, 4],
  long: [3, 4],
}

/** The lines of a numbered list: steps, in longer texts with their reasons. */
export function items(desk: BookDesk, length: PostLength): readonly (BookUnit & { item: true })[] {
  const { random, book } = desk.setting
  const [least, most] = listLines[length]
  const count = least + random.int(most - least + 1)
  const withWhy = length === 'long' || (length === 'standard' && random.chance(0.4))
  const lines: string[] = []
  while (lines.length < count) {
    const next = desk.piece('lessons')
    if (!next) break
    const step = desk.written(next.step)
    const why = withWhy ? desk.written(next.why) : ''
    if (step === null || why === null) continue
    lines.push(why === '' ? `${capital(step)}${book.marks.stop}` : `${capital(step)}${book.marks.colon}${desk.asPiece(why).x}`)
  }
  return lines.map((line, at) => ({ ...desk.unit(`${desk.numeral(at + 1)}. ${line}`), item: true }))
}
