import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import { resultMessages } from './messages.ts'
import { foldedAt } from './preview/folded-text.tsx'
import { RichText, textAttributes } from './preview/rich-text.tsx'

interface WholeTextProps {
  text: string
  title?: string | undefined
  language: LanguageCode
  platform?: PostPlatform
  /** Where the platform cuts the text. `at`: UTF-16 units shown before its button; absent where it shows all. */
  fold?: { readonly at: number | undefined; readonly more: string }
}

/** A text as it is copied, with the place where its platform cuts it. */
export function WholeText({ text, title, language, platform, fold }: WholeTextProps) {
  const cut = fold?.at !== undefined && text.length > fold.at ? { at: fold.at, more: fold.more } : null
  return (
    <>
      {title && (
        <p {...textAttributes(language)} className="max-w-[68ch] break-words font-medium text-lg leading-snug">
          {title}
        </p>
      )}
      <RichText
        text={text}
        language={language}
        platform={platform}
        markdown="source"
        className="max-w-[68ch] text-base leading-relaxed"
        {...(cut && { fold: { at: foldedAt(text, cut.at).length, more: cut.more } })}
      />
      {cut && <FoldNote {...cut} />}
    </>
  )
}

/** How much of a text is shown before the platform cuts it. */
export const FoldNote = ({ at, more }: { at: number; more: string }) => (
  <p className="text-soft text-xs">{resultMessages.get().fold({ count: at, more })}</p>
)
