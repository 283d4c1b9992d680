import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import type { LanguageCode, TitlePlatform } from '#contract/options.ts'
import { generalTitle, platforms } from '#platforms/index.ts'
import type { TitleLook } from '#platforms/platform.ts'
import { CommunityActions } from './actions.tsx'
import { FoldedText } from './folded-text.tsx'
import { MicroblogFrame } from './frames.tsx'
import { previewMessages } from './messages.ts'
import { type Author, Avatar, Byline, mirrored, sheet, useAuthor, VideoPlace } from './parts.tsx'

interface FrameProps {
  author: Author
  children: ReactNode
}

/** A search result: the picture next to the title, the channel below. */
const FoundVideo = ({ author, children }: FrameProps) => (
  <div className="flex gap-3">
    <VideoPlace className="aspect-video w-24 self-start @sm:w-32" />
    <div className="min-w-0 flex-1">
      {children}
      <p className="mt-1 truncate text-soft text-xs">
        <bdi>{author.name}</bdi> · {previewMessages.justNow}
      </p>
    </div>
  </div>
)

/** A reel and the first line of its caption. */
const Reel = ({ author, children }: FrameProps) => (
  <div className="flex items-center gap-3">
    <VideoPlace className="aspect-[4/5] w-14" />
    <div className="min-w-0 flex-1 text-sm">
      <span className="mb-1 flex items-center gap-2">
        <Avatar author={author} className="size-6 text-[0.625rem]" />
        <bdi className="truncate font-medium">{author.handle}</bdi>
      </span>
      {children}
    </div>
  </div>
)

const Clip = ({ author, children }: FrameProps) => (
  <div className="flex items-end gap-3">
    <VideoPlace className="aspect-[9/16] w-11" />
    <div className="min-w-0 flex-1 text-sm">
      <p className="truncate font-semibold rtl:mb-1">
        <bdi>@{author.handle}</bdi>
      </p>
      {children}
    </div>
  </div>
)

/** A video in a feed: its author, its title, and the picture below. */
const FeedVideo = ({ author, children }: FrameProps) => (
  <div className="grid grid-cols-1 gap-2">
    <Byline author={author} line={previewMessages.publicNow} />
    {children}
    <VideoPlace className="h-20 w-full" />
  </div>
)

const CommunityTitle = ({ author, children }: FrameProps) => (
  <div className="grid grid-cols-1 gap-1.5">
    <p className="truncate text-soft text-xs">
      <bdi dir="ltr">
        <span className="font-medium text-ink">{previewMessages.community}</span> · <bdi>u/{author.handle}</bdi> · {previewMessages.now}
      </bdi>
    </p>
    {children}
    <CommunityActions />
  </div>
)

/** A headline without a platform. */
const Headline = ({ author, children }: FrameProps) => (
  <>
    {children}
    <p className="mt-1 text-soft text-xs">
      <bdi>{author.name}</bdi>
    </p>
  </>
)

const frames: Readonly<Record<TitleLook, { readonly Frame: (props: FrameProps) => ReactNode; readonly text: string }>> = {
  search: { Frame: FoundVideo, text: 'font-medium leading-snug' },
  microblog: { Frame: MicroblogFrame, text: '' },
  reel: { Frame: Reel, text: '' },
  clip: { Frame: Clip, text: '' },
  video: { Frame: FeedVideo, text: '' },
  community: { Frame: CommunityTitle, text: 'font-medium text-lg leading-snug' },
  headline: { Frame: Headline, text: 'font-serif text-lg leading-snug' },
}

interface TitlePreviewProps {
  platform: TitlePlatform
  title: string
  language: LanguageCode
  /** Still being written: shown without a fold. */
  open?: boolean
}

/** A title as its platform would show it, cut where its search results cut it. */
export function TitlePreview({ platform, title, language, open = false }: TitlePreviewProps) {
  const author = useAuthor()
  const known = platform === generalTitle ? null : platform
  const look = known ? platforms[known].preview.title : 'headline'
  const { Frame, text } = frames[look]
  return (
    <div className={cn(sheet, 'p-3', look === 'clip' && 'dark border-transparent bg-sunken text-ink')} {...mirrored(language)}>
      <Frame author={author}>
        <FoldedText
          text={title}
          language={language}
          fold={known ? platforms[known].fold.title : undefined}
          more={previewMessages.more}
          open={open}
          className={text}
          {...(known && { platform: known })}
        />
      </Frame>
    </div>
  )
}
