import { type ReactNode, useState } from 'react'
import { readItem, writeItem } from '#app/lib/storage.ts'
import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import { previewMessages } from './messages.ts'
import { RichText } from './rich-text.tsx'

interface FoldedTextProps {
  text: string
  language: LanguageCode
  /** UTF-16 units shown before "more"; absent where the platform shows all. */
  fold: number | undefined
  /** The label of the platform's button. */
  more: string
  /** Shows the whole text, while it is being written. */
  open?: boolean
  /** The platform whose links are highlighted. */
  platform?: PostPlatform
  className?: string
  /** Shown before the first word. */
  lead?: ReactNode
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The last word of a cut text is left out unless it is longer than this, in UTF-16 units: the folds are approximate. */
const wordMax = 16

/** The start of a text up to its fold, without splitting a grapheme or a word; the whole text when it is shorter. */
export function foldedAt(text: string, fold: number): string {
  if (text.length <= fold) return text
  let shown = ''
  for (const { segment } of graphemes.segment(text)) {
    if (shown.length + segment.length > fold) break
    shown += segment
  }
  const word = /\s(\S*)$/u.exec(shown)?.[1]
  const isCut = word !== undefined && word.length <= wordMax && /^\S/u.test(text.slice(shown.length))
  return (isCut ? shown.slice(0, shown.length - word.length) : shown).trimEnd()
}

const unfoldedKey = 'unfolded'

/** A text as a feed shows it: cut at the fold, complete after a press. After the first press, later texts are complete at once. */
export function FoldedText({ text, fold, more, open = false, ...look }: FoldedTextProps) {
  const [unfolded, setUnfolded] = useState(() => readItem('local', unfoldedKey) === 'true')
  const toggle = () => {
    setUnfolded(!unfolded)
    writeItem('local', unfoldedKey, String(!unfolded))
  }
  const folds = fold !== undefined && text.length > fold
  if (!folds || open) return <RichText text={text} {...look} />
  return (
    <RichText text={unfolded ? text : `${foldedAt(text, fold)}… `} {...look}>
      {unfolded && <br />}
      <button type="button" aria-expanded={unfolded} onClick={toggle} className="min-h-6 text-soft underline-offset-4 hover:underline">
        {unfolded ? previewMessages.showLess : more}
      </button>
    </RichText>
  )
}
