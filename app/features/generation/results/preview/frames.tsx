import { Earth, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import { FacebookActions, InstagramActions, LinkedInActions, RedditActions, VideoRail, XActions, YouTubeActions } from './actions.tsx'
import { type Author, Avatar, Byline, NameLine } from './author.tsx'
import { PicturePlace } from './places.tsx'
import { mirrored, sheet } from './sheet.ts'

interface FrameProps {
  author: Author
  language: LanguageCode
  children: ReactNode
}

/** X: the text stands beside the avatar, under name and handle. `tied` draws the line to the thread's next part. */
export function XFrame({ author, tied = false, children }: Omit<FrameProps, 'language'> & { tied?: boolean }) {
  return (
    <div className="flex gap-3">
      <div className="flex flex-col items-center">
        <Avatar author={author} />
        {tied && <span aria-hidden className="mt-1 w-0.5 flex-1 bg-line" />}
      </div>
      <div className={cn('min-w-0 flex-1', tied && 'pb-5')}>
        <NameLine
          author={author}
          line={
            <bdi dir="ltr">
              <bdi>@{author.handle}</bdi> · now
            </bdi>
          }
        />
        {children}
      </div>
    </div>
  )
}

function XPost({ author, language, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'max-w-[37.5rem] p-4')} {...mirrored(language)}>
      <XFrame author={author}>
        {children}
        <XActions />
      </XFrame>
    </div>
  )
}

function LinkedInFrame({ author, language, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'grid max-w-[34.75rem] grid-cols-1 gap-3 p-4')} {...mirrored(language)}>
      <Byline
        author={author}
        line={
          <>
            Now · <Globe aria-hidden /> Anyone
          </>
        }
      />
      {children}
      <LinkedInActions />
    </div>
  )
}

function FacebookFrame({ author, language, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'grid max-w-[42.5rem] grid-cols-1 gap-3 p-4')} {...mirrored(language)}>
      <Byline
        author={author}
        line={
          <>
            Just now · <Earth aria-hidden /> Public
          </>
        }
      />
      {children}
      <FacebookActions />
    </div>
  )
}

function YouTubeFrame({ author, language, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'flex max-w-[46rem] gap-3 p-4')} {...mirrored(language)}>
      <Avatar author={author} />
      <div className="min-w-0 flex-1">
        <NameLine author={author} line="just now" />
        {children}
        <YouTubeActions />
      </div>
    </div>
  )
}

/** Instagram, as on a phone: a square picture, the buttons under it, and the caption. */
function InstagramFrame({ author, language, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'mx-auto max-w-[22rem]')} {...mirrored(language)}>
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <Avatar author={author} className="size-8 text-xs ring-2 ring-accent/50 ring-offset-2 ring-offset-paper" />
        <bdi className="truncate font-medium text-sm">{author.handle}</bdi>
      </div>
      <PicturePlace className="aspect-square border-y">Your photo or reel</PicturePlace>
      <InstagramActions />
      <div className="px-3 pt-2 pb-4 text-sm leading-relaxed">{children}</div>
    </div>
  )
}

/** TikTok: the caption lies over the foot of the video, light on dark in either theme, the buttons at its edge. */
function TikTokFrame({ author, language, children }: FrameProps) {
  return (
    <div
      className={cn(sheet, 'dark relative mx-auto flex min-h-[28rem] max-w-[18rem] flex-col border-transparent bg-sunken text-ink')}
      {...mirrored(language)}
    >
      <PicturePlace className="min-h-40 flex-1 bg-linear-to-b from-surface to-sunken">Your video</PicturePlace>
      <div className="flex items-end gap-3 px-4 pt-3 pb-4">
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1 text-sm">
          <p className="truncate font-semibold rtl:mb-1">
            <bdi>@{author.handle}</bdi>
          </p>
          {children}
        </div>
        <div className="grid shrink-0 justify-items-center gap-4">
          <Avatar author={author} className="size-9 border border-ink text-xs" />
          <VideoRail />
        </div>
      </div>
      <span aria-hidden className="h-0.5 bg-line">
        <span className="block h-full w-1/3 bg-ink" />
      </span>
    </div>
  )
}

/** Reddit: community and author on one line, then title and body. The title comes with the children. */
function RedditFrame({ author, language, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'grid max-w-[46rem] grid-cols-1 gap-2 p-4')} {...mirrored(language)}>
      <p className="flex items-center gap-2 text-soft text-xs">
        <Avatar author={author} className="size-6 text-[0.625rem]" />
        <span className="truncate">
          <bdi dir="ltr">
            <span className="font-medium text-ink">r/yourcommunity</span> · <bdi>u/{author.handle}</bdi> · now
          </bdi>
        </span>
      </p>
      {children}
      <RedditActions />
    </div>
  )
}

const frames: Readonly<Record<PostPlatform, (props: FrameProps) => ReactNode>> = {
  twitter: XPost,
  linkedin: LinkedInFrame,
  facebook: FacebookFrame,
  youtube: YouTubeFrame,
  instagram: InstagramFrame,
  tiktok: TikTokFrame,
  reddit: RedditFrame,
}

/** A post drawn the way its platform arranges it: our own lines and colours, no logo. */
export function PostFrame({ platform, ...props }: FrameProps & { platform: PostPlatform }) {
  const Frame = frames[platform]
  return <Frame {...props} />
}

/** What each platform's fold button says. */
export const moreWords: Readonly<Record<PostPlatform, string>> = {
  twitter: 'Show more',
  linkedin: 'more',
  facebook: 'See more',
  youtube: 'Read more',
  instagram: 'more',
  tiktok: 'more',
  reddit: 'Read more',
}
