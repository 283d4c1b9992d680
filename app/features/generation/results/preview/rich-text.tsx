import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { hashtag, link } from '#contract/measure.ts'
import { type LanguageCode, languages, type PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import type { Mark } from '#platforms/platform.ts'
import { Quoted } from './quoted.tsx'

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
const expressions = new Map<PostPlatform | undefined, RegExp>()
function expressionOf(platform: PostPlatform | undefined): RegExp {
  const cached = expressions.get(platform)
  if (cached) return cached
  const created = expression(platform ? platforms[platform].preview.marks : everywhere)
  expressions.set(platform, created)
  return created
}

/** A text as plain pieces and those that its platform highlights; without a platform, those that most highlight. */
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

/**
 * The `lang` and `dir` attributes of a text. In a left-to-right language the direction follows the first letter, which may be that of an
 * Arabic name.
 */
export const textAttributes = (language: LanguageCode) => ({
  lang: language,
  dir: languages[language].direction === 'rtl' ? ('rtl' as const) : ('auto' as const),
})

/** A highlighted part of a text. Some platforms show a link without its protocol and cut a long one. */
function Marked({ piece: { text, mark }, platform }: { piece: Piece; platform: PostPlatform | undefined }) {
  const { shortLinks, boldMarks } = platform ? platforms[platform].preview : {}
  if (mark === 'link' && shortLinks)
    return <span className="inline-block max-w-[min(100%,18em)] truncate align-bottom text-accent">{text.replace(/^https?:\/\//, '')}</span>
  return <span className={boldMarks ? 'font-semibold' : 'text-accent'}>{text}</span>
}

/** The text with highlighted links and quoted passages, without a paragraph. */
export function MarkedText({ text, platform }: { text: string; platform?: PostPlatform | undefined }) {
  return pieces(text, platform).map((piece) =>
    piece.mark ? <Marked key={piece.at} piece={piece} platform={platform} /> : <Quoted key={piece.at} text={piece.text} />,
  )
}

interface RichTextProps {
  text: string
  language: LanguageCode
  /** The platform whose links are highlighted; those of most platforms when absent. */
  platform?: PostPlatform | undefined
  className?: string | undefined
  /** Shown before the first word. */
  lead?: ReactNode
  /** Shown at the end of the last line. */
  children?: ReactNode
}

/** Text with its line breaks, each paragraph in its own direction. */
export function RichText({ text, language, platform, className, lead, children }: RichTextProps) {
  return (
    <p {...textAttributes(language)} className={cn('whitespace-pre-wrap break-words [text-wrap:wrap] [unicode-bidi:plaintext]', className)}>
      {lead}
      <MarkedText text={text} platform={platform} />
      {children}
    </p>
  )
}
