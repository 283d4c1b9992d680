import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { hashtag, link } from '#contract/measure.ts'
import { type LanguageCode, languages, type PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import type { Mark } from '#platforms/platform.ts'

interface Piece {
  /** Its offset in the text, in UTF-16 units. */
  readonly at: number
  /** The part that is shown. */
  readonly text: string
  readonly mark?: Mark
}

const mention = /(?<![\p{L}\p{M}\p{N}_.+-])@[A-Za-z0-9_](?:[A-Za-z0-9_.]*[A-Za-z0-9_])?/u
const named = /\[([^[\]\n]+)\]\(https?:\/\/[^\s()]+\)/u
const community = /(?<![\p{L}\p{M}\p{N}_/])\/?[ru]\/[A-Za-z0-9_]{2,}/u

const patterns: Readonly<Record<Mark, RegExp>> = { named, link, hashtag, mention, community }

const everywhere: readonly Mark[] = ['link', 'hashtag', 'mention']

/** A regular expression for some marks, with a named group for each. */
const expression = (marks: readonly Mark[]) => new RegExp(marks.map((mark) => `(?<${mark}>${patterns[mark].source})`).join('|'), 'gu')

/** Markdown as a platform shows it, or as it is typed: then a named link is its source. */
type Markdown = 'shown' | 'source'

const expressions = new Map<string, RegExp>()
function expressionOf(platform: PostPlatform | undefined, markdown: Markdown): RegExp {
  const key = `${platform ?? ''} ${markdown}`
  const cached = expressions.get(key)
  if (cached) return cached
  const marks = platform ? platforms[platform].preview.marks : everywhere
  const created = expression(markdown === 'source' ? marks.filter((mark) => mark !== 'named') : marks)
  expressions.set(key, created)
  return created
}

/** A text as plain pieces and those that its platform highlights; without a platform, those that most highlight. */
export function pieces(text: string, platform?: PostPlatform, markdown: Markdown = 'shown'): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const { index, 0: match, groups } of text.matchAll(expressionOf(platform, markdown))) {
    if (index > end) found.push({ at: end, text: text.slice(end, index) })
    const mark = Object.keys(patterns).find((name) => groups?.[name] !== undefined) as Mark
    found.push({ at: index, text: mark === 'named' ? match.slice(1, match.lastIndexOf('](')) : match, mark })
    end = index + match.length
  }
  if (end < text.length) found.push({ at: end, text: text.slice(end) })
  return found
}

/**
 * The `lang` and `dir` attributes of a text. In a left-to-right language the direction follows the first letter, which may be that of an
 * Arabic name.
 */
export const textAttributes = (language: LanguageCode) => ({
  lang: language,
  dir: languages[language].direction === 'rtl' ? ('rtl' as const) : ('auto' as const),
})

/**
 * A highlighted part of a text, in its own direction: a handle in an Arabic text keeps its @ in front. Some platforms show a link without
 * its protocol and cut a long one.
 */
function Marked({ piece: { text, mark }, platform }: { piece: Piece; platform: PostPlatform | undefined }) {
  const { shortLinks, boldMarks } = platform ? platforms[platform].preview : {}
  if (mark === 'link' && shortLinks)
    return <bdi className="inline-block max-w-[min(100%,18em)] truncate align-bottom text-accent">{text.replace(/^https?:\/\//, '')}</bdi>
  return <bdi className={boldMarks ? 'font-semibold' : 'text-accent'}>{text}</bdi>
}

interface MarkedTextProps {
  text: string
  platform?: PostPlatform | undefined
  markdown?: Markdown
}

/** The text with highlighted links, without a paragraph. */
export function MarkedText({ text, platform, markdown = 'shown' }: MarkedTextProps) {
  return pieces(text, platform, markdown).map((piece) =>
    piece.mark ? <Marked key={piece.at} piece={piece} platform={platform} /> : piece.text,
  )
}

interface RichTextProps {
  text: string
  language: LanguageCode
  /** The platform whose links are highlighted; those of most platforms when absent. */
  platform?: PostPlatform | undefined
  markdown?: Markdown
  className?: string | undefined
  /** Shown before the first word. */
  lead?: ReactNode
  /** Shown at the end of the last line. */
  children?: ReactNode
}

/** Text with its line breaks, each paragraph in its own direction. */
export function RichText({ text, language, platform, markdown = 'shown', className, lead, children }: RichTextProps) {
  return (
    <p {...textAttributes(language)} className={cn('whitespace-pre-wrap break-words [text-wrap:wrap] [unicode-bidi:plaintext]', className)}>
      {lead}
      <MarkedText text={text} platform={platform} markdown={markdown} />
      {children}
    </p>
  )
}
