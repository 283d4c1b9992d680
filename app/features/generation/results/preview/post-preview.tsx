import type { ReactNode } from 'react'
import { numbered } from '#app/lib/generation/numbered.ts'
import { cn } from '#app/ui/cn.ts'
import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { FoldedText } from './folded-text.tsx'
import { MicroblogFrame, PostFrame } from './frames.tsx'
import { MarkdownBody } from './markdown-body.tsx'
import { previewMessages } from './messages.ts'
import { mirrored, sheet, useAuthor } from './parts.tsx'
import { RichText, textAttributes } from './rich-text.tsx'

interface PostPreviewProps {
  platform: PostPlatform
  text: string
  title?: string | undefined
  language: LanguageCode
  /** Still being written: shown without a fold. */
  open?: boolean
  /** In the place of its picture or video; by default the platform's own placeholder, where it has one. */
  picture?: ReactNode
}

/** One post as its platform would show it. */
export function PostPreview({ platform, text, title, language, open = false, picture }: PostPreviewProps) {
  const author = useAuthor()
  const { fold, markdown, preview } = platforms[platform]
  const { look, more = previewMessages.more } = preview
  // The name before the first word leaves the text its own direction.
  const lead = (
    <>
      <bdi className="font-medium">{author.handle}</bdi>{' '}
    </>
  )
  return (
    <PostFrame look={look} author={author} language={language} picture={picture}>
      {title && (
        <p {...textAttributes(language)} className="break-words font-medium text-lg leading-snug">
          {title}
        </p>
      )}
      {markdown ? (
        <MarkdownBody text={text} language={language} platform={platform} />
      ) : (
        <FoldedText
          text={text}
          language={language}
          platform={platform}
          fold={fold.post}
          more={more}
          open={open}
          {...(look.kind === 'photo' && { lead })}
        />
      )}
    </PostFrame>
  )
}

interface ThreadPreviewProps {
  platform: PostPlatform
  parts: readonly string[]
  language: LanguageCode
  /** Draws a part with its tools; by default, and where it returns nothing, a part is its text. */
  children?: (part: string, at: number) => ReactNode
}

/** A numbered thread, its parts connected by a line. */
export function ThreadPreview({ platform, parts, language, children: draw }: ThreadPreviewProps) {
  const author = useAuthor()
  return (
    <ol className={cn(sheet, 'grid max-w-[37.5rem] grid-cols-1 p-4')} {...mirrored(language)}>
      {numbered(parts).map(({ item: part, at, place }) => (
        <li key={place} className={cn(at < parts.length - 1 && 'min-h-20')}>
          <MicroblogFrame author={author} tied={at < parts.length - 1}>
            {draw?.(part, at) ?? <RichText text={part} language={language} platform={platform} />}
          </MicroblogFrame>
        </li>
      ))}
    </ol>
  )
}
