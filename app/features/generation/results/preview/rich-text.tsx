import { Fragment, type ReactNode, use } from 'react'
import { cn } from '#app/ui/cn.ts'
import { hashtag, link } from '#contract/measure.ts'
import { type LanguageCode, languages, type PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import type { Mark } from '#platforms/platform.ts'
import { previewMessages } from './messages.ts'
import { QuotedPassages, quotedRanges } from './quoted.tsx'

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
function Marked({ piece: { text, mark }, platform, children }: { piece: Piece; platform: PostPlatform | undefined; children?: ReactNode }) {
  const { shortLinks, boldMarks } = platform ? platforms[platform].preview : {}
  if (mark === 'link' && shortLinks)
    return <bdi className="inline-block max-w-[min(100%,18em)] truncate align-bottom text-accent">{text.replace(/^https?:\/\//, '')}</bdi>
  return <bdi className={boldMarks ? 'font-semibold' : 'text-accent'}>{children ?? text}</bdi>
}

interface MarkedTextProps {
  text: string
  platform?: PostPlatform | undefined
  markdown?: Markdown
  fold?: Fold | undefined
}

/** The text with highlighted links and quoted passages, without a paragraph. */
export function MarkedText({ text, platform, markdown = 'shown', fold }: MarkedTextProps) {
  const ranges = quotedRanges(text, use(QuotedPassages))
  return pieces(text, platform, markdown).map((piece) => {
    const parts = partsOf(piece, ranges, fold)
    return piece.mark ? (
      <Marked key={piece.at} piece={piece} platform={platform}>
        {parts}
      </Marked>
    ) : (
      parts
    )
  })
}

/** A piece, cut at the edges of the quoted passages and at the fold. */
function partsOf({ at, text, mark }: Piece, ranges: readonly { from: number; to: number }[], fold: Fold | undefined): ReactNode {
  const end = at + text.length
  // What is shown of a named link is not what stands in the text.
  if (mark === 'named') return text
  const edges = [at, ...ranges.flatMap(({ from, to }) => [from, to]), ...(fold ? [fold.at] : []), end]
  const cuts = [...new Set(edges.filter((edge) => edge >= at && edge <= end))].toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((from, index) => {
    const part = text.slice(from - at, (cuts[index + 1] ?? end) - at)
    const isQuoted = ranges.some((range) => range.from <= from && from < range.to)
    return (
      <Fragment key={from}>
        {fold?.at === from && <FoldMark more={fold.more} />}
        {isQuoted ? <mark className={quotedLook}>{part}</mark> : part}
      </Fragment>
    )
  })
}

/** Amber, and a wavy line under it, so that it is no matter of colour alone. */
const quotedLook = 'rounded-xs bg-warn-wash text-inherit underline decoration-2 decoration-warn decoration-wavy underline-offset-4'

/** Where a platform cuts a text, and the label of its button. */
interface Fold {
  /** An offset in UTF-16 units. */
  readonly at: number
  readonly more: string
}

/** Drawn in the text and no part of it: it is neither selected nor read aloud. A line under the text says the same. */
const FoldMark = ({ more }: { more: string }) => (
  <span
    aria-hidden
    data-fold
    className="mx-1 inline-block select-none whitespace-nowrap rounded-full border border-edge border-dashed px-2 align-[0.1em] text-[0.6875rem] text-soft leading-4"
  >
    {previewMessages.get().foldMark({ more })}
  </span>
)

interface RichTextProps {
  text: string
  language: LanguageCode
  /** The platform whose links are highlighted; those of most platforms when absent. */
  platform?: PostPlatform | undefined
  markdown?: Markdown
  fold?: Fold | undefined
  className?: string | undefined
  /** Shown before the first word. */
  lead?: ReactNode
  /** Shown at the end of the last line. */
  children?: ReactNode
}

/** Text with its line breaks, each paragraph in its own direction. */
export function RichText({ text, language, platform, markdown = 'shown', fold, className, lead, children }: RichTextProps) {
  return (
    <p {...textAttributes(language)} className={cn('whitespace-pre-wrap break-words [text-wrap:wrap] [unicode-bidi:plaintext]', className)}>
      {lead}
      <MarkedText text={text} platform={platform} markdown={markdown} fold={fold} />
      {children}
    </p>
  )
}
