import type { ReactNode } from 'react'
import { numbered } from '#app/lib/generation/numbered.ts'
import { cn } from '#app/ui/cn.ts'
import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import { platforms } from '#contract/platforms.ts'
import { useAuthor } from './author.tsx'
import { FoldedText } from './folded-text.tsx'
import { moreWords, PostFrame, XFrame } from './frames.tsx'
import { RedditBody } from './reddit-body.tsx'
import { RichText, textAttributes } from './rich-text.tsx'
import { mirrored, sheet } from './sheet.ts'

interface PostPreviewProps {
  platform: PostPlatform
  text: string
  /** Reddit's title. */
  title?: string | undefined
  language: LanguageCode
  /** Still being written: shown whole, without the fold. */
  open?: boolean
}

/** One post as its platform would show it. */
export function PostPreview({ platform, text, title, language, open = false }: PostPreviewProps) {
  const author = useAuthor()
  const { fold } = platforms[platform]
  const more = moreWords[platform]
  return (
    <div>
      <PostFrame platform={platform} author={author} language={language}>
        {title && (
          <p {...textAttributes(language)} className="break-words font-medium text-lg leading-snug">
            {title}
          </p>
        )}
        {platform === 'reddit' ? (
          <RedditBody text={text} language={language} />
        ) : (
          <FoldedText
            text={text}
            language={language}
            platform={platform}
            fold={fold.post}
            more={more}
            open={open}
            {...(platform === 'instagram' && { lead: <Handle>{author.handle}</Handle> })}
          />
        )}
      </PostFrame>
      {fold.post !== undefined && text.length > fold.post && !open && (
        <p className={cn('mt-1.5 text-soft text-xs', (platform === 'instagram' || platform === 'tiktok') && 'text-center')}>
          Readers see the first {fold.post} characters (approx.) before they press “{more}”.
        </p>
      )}
    </div>
  )
}

/** A name before the first word, which leaves the text its own direction. */
const Handle = ({ children }: { children: string }) => (
  <>
    <bdi className="font-medium">{children}</bdi>{' '}
  </>
)

interface ThreadPreviewProps {
  parts: readonly string[]
  language: LanguageCode
  /** What stands under each part: its counter, its copy button. */
  under?: (part: string, at: number) => ReactNode
}

/** A numbered X thread, its parts tied by a line. */
export function ThreadPreview({ parts, language, under }: ThreadPreviewProps) {
  const author = useAuthor()
  return (
    <ol className={cn(sheet, 'grid max-w-[37.5rem] grid-cols-1 p-4')} {...mirrored(language)}>
      {numbered(parts).map(({ item: part, at, place }) => (
        <li key={place} className={cn(at < parts.length - 1 && 'min-h-20')}>
          <XFrame author={author} tied={at < parts.length - 1}>
            <RichText text={part} language={language} platform="twitter" />
            {under && <div dir="ltr">{under(part, at)}</div>}
          </XFrame>
        </li>
      ))}
    </ol>
  )
}
