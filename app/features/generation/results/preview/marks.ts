import { hashtag, link } from '#contract/measure.ts'
import type { PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import type { Mark } from '#platforms/platform.ts'

export interface Piece {
  /** Its offset in the text, in UTF-16 units. */
  readonly at: number
  /** What is shown of it. */
  readonly text: string
  readonly mark?: Mark
}

const mention = /(?<![\p{L}\p{M}\p{N}_.+-])@[A-Za-z0-9_](?:[A-Za-z0-9_.]*[A-Za-z0-9_])?/u
const named = /\[([^[\]\n]+)\]\(https?:\/\/[^\s()]+\)/u
const community = /(?<![\p{L}\p{M}\p{N}_/])\/?[ru]\/[A-Za-z0-9_]{2,}/u

const patterns: Readonly<Record<Mark, RegExp>> = { named, link, hashtag, mention, community }

const everywhere: readonly Mark[] = ['link', 'hashtag', 'mention']

/** One expression for some marks, each a group of its name. */
const expression = (marks: readonly Mark[]) => new RegExp(marks.map((mark) => `(?<${mark}>${patterns[mark].source})`).join('|'), 'gu')
const expressions = new Map<PostPlatform | undefined, RegExp>()
function expressionOf(platform: PostPlatform | undefined): RegExp {
  const known = expressions.get(platform)
  if (known) return known
  const made = expression(platform ? platforms[platform].preview.marks : everywhere)
  expressions.set(platform, made)
  return made
}

/** A text cut into plain pieces and those that its platform sets off; without a platform, those that most do. */
export function pieces(text: string, platform?: PostPlatform): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const { index, 0: match, groups } of text.matchAll(expressionOf(platform))) {
    if (index > end) found.push({ at: end, text: text.slice(end, index) })
    const mark = Object.keys(patterns).find((name) => groups?.[name] !== undefined) as Mark
    found.push({ at: index, text: mark === 'named' ? match.slice(1, match.lastIndexOf('](')) : match, mark })
    end = index + match.length
  }
  if (end < text.length) found.push({ at: end, text: text.slice(end) })
  return found
}
