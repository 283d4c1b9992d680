import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { type LanguageCode, languages, type PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { type Piece, pieces } from './marks.ts'

/**
 * `lang`, and the direction its readers read in. Text in a left-to-right language may still be about an Arabic name,
 * so it follows its first letter.
 */
export const textAttributes = (language: LanguageCode) => ({
  lang: language,
  dir: languages[language].direction === 'rtl' ? ('rtl' as const) : ('auto' as const),
})

/** What a platform sets off from the text around it. Some show an address without its protocol and cut a long one. */
function Marked({ piece: { text, mark }, platform }: { piece: Piece; platform: PostPlatform | undefined }) {
  const { shortLinks, boldMarks } = platform ? platforms[platform].preview : {}
  if (mark === 'link' && shortLinks)
    return <span className="inline-block max-w-[min(100%,18em)] truncate align-bottom text-accent">{text.replace(/^https?:\/\//, '')}</span>
  return <span className={boldMarks ? 'font-semibold' : 'text-accent'}>{text}</span>
}

/** The words of a text, without a paragraph around them. */
export function MarkedText({ text, platform }: { text: string; platform?: PostPlatform | undefined }) {
  return pieces(text, platform).map((piece) => (piece.mark ? <Marked key={piece.at} piece={piece} platform={platform} /> : piece.text))
}

interface RichTextProps {
  text: string
  language: LanguageCode
  /** Whose links are set off; those of most platforms when absent. */
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
