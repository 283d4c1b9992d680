import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { type LanguageCode, languages } from '#contract/options.ts'

/** Hashtags, mentions and links, which every platform sets off from the text around them. */
const marked = /#[\p{L}\p{M}\p{N}_]+|@[A-Za-z0-9_.]+|https?:\/\/\S+/gu

/**
 * `lang`, and the direction its readers read in. Text in a left-to-right language may still be about an Arabic name,
 * so it follows its first letter.
 */
export const textAttributes = (language: LanguageCode) => ({
  lang: language,
  dir: languages[language].direction === 'rtl' ? ('rtl' as const) : ('auto' as const),
})

/** Text cut into plain and marked pieces, each with its place in the text. */
function pieces(text: string): { at: number; text: string; isMarked: boolean }[] {
  const found: { at: number; text: string; isMarked: boolean }[] = []
  let end = 0
  for (const { index, 0: match } of text.matchAll(marked)) {
    if (index > end) found.push({ at: end, text: text.slice(end, index), isMarked: false })
    found.push({ at: index, text: match, isMarked: true })
    end = index + match.length
  }
  if (end < text.length) found.push({ at: end, text: text.slice(end), isMarked: false })
  return found
}

interface RichTextProps {
  text: string
  language: LanguageCode
  className?: string
  /** Stands at the end of the last line. */
  children?: ReactNode
}

/** Text with its line breaks, each paragraph in its own direction. */
export function RichText({ text, language, className, children }: RichTextProps) {
  return (
    <p {...textAttributes(language)} className={cn('whitespace-pre-wrap break-words [text-wrap:wrap] [unicode-bidi:plaintext]', className)}>
      {pieces(text).map((piece) =>
        piece.isMarked ? (
          <span key={piece.at} className="text-accent">
            {piece.text}
          </span>
        ) : (
          piece.text
        ),
      )}
      {children}
    </p>
  )
}
