import type { PostLength, PostPlatform } from '#contract/options.ts'
import type { BookDesk, BookUnit } from '#writer/book/desk.ts'
import { commentsOn, type PostFramework } from '#writer/languages/phrase-book.ts'

/** The first line of a framework: the person's own words where there are any. */
export function firstLine(id: PostFramework, desk: BookDesk): BookUnit | null {
  const { book, label } = desk.setting
  const { hooks, quiet } = book.posts
  if (label.opening !== null && (id === 'asked' || id === 'news' || id === 'quiet')) return desk.unit(label.opening)
  if (id === 'quiet') return said(desk, desk.next('hook quiet', quiet.hooks))
  if (id === 'asked' || id === 'news') return null
  return said(desk, desk.next(`hook ${id}`, hooks[id]))
}

export interface Ending {
  readonly kind: 'question' | 'call'
  readonly unit: BookUnit
}

/** How often a question closes: on Reddit always, because it knows no calls. */
const questionShare: Readonly<Record<PostPlatform, number>> = {
  reddit: 1,
  facebook: 0.65,
  youtube: 0.65,
  linkedin: 0.6,
  twitter: 0.55,
  instagram: 0.5,
  tiktok: 0.5,
}
/** How often a list or a lesson of some length closes with a word on keeping it, when it closes with a call. */
const saveShare = 0.4
/** How often a closing question comes from the field. */
const fieldShare = 0.4

/** The last line: one question or one call to action. */
export function closing(
  id: PostFramework,
  desk: BookDesk,
  { platform, length }: { platform: PostPlatform; length: PostLength },
): Ending | null {
  const { random, book } = desk.setting
  const { posts } = book
  const comments = commentsOn(posts.comments, platform)
  if (id === 'quiet') return ended('question', desk, desk.next('quiet ends', posts.quiet.ends))
  if (id === 'asked' || id === 'news') return ended('call', desk, desk.next(`${id} ends`, posts[id].ends, { comments }))
  if (random.chance(questionShare[platform])) {
    const asked = desk.matter.known && random.chance(fieldShare) ? desk.piece('questions') : undefined
    return ended('question', desk, asked ? desk.written(asked) : desk.next('questions', posts.questions))
  }
  const worthKeeping = (id === 'list' || id === 'lesson') && length !== 'short' && random.chance(saveShare)
  return ended('call', desk, worthKeeping ? desk.next('saves', posts.saves) : desk.next('calls', posts.calls, { comments }))
}

const said = (desk: BookDesk, text: string | null): BookUnit | null => (text === null ? null : desk.unit(text))
const ended = (kind: Ending['kind'], desk: BookDesk, text: string | null): Ending | null =>
  text === null ? null : { kind, unit: desk.unit(text) }
