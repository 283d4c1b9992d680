import { Image as ImageIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import type { PostPlatform } from '#contract/options.ts'
import { type Author, Avatar } from './author.tsx'

interface FrameProps {
  author: Author
  children: ReactNode
}

/** The sheet every preview lies on. */
const sheet = 'overflow-hidden rounded-lg border bg-paper text-[0.9375rem] leading-relaxed'

/** Name over a quieter line, beside the avatar: how most feeds head a post. */
function Headed({ author, line, children }: FrameProps & { line: string }) {
  return (
    <div className={cn(sheet, 'grid grid-cols-1 gap-3 p-4')}>
      <div className="flex items-center gap-3">
        <Avatar author={author} />
        <div className="min-w-0 leading-snug">
          <p className="truncate font-medium">{author.name}</p>
          <p className="truncate text-soft text-xs">{line}</p>
        </div>
      </div>
      {children}
    </div>
  )
}

/** X: the text stands beside the avatar, under name and handle. `tied` draws the line to the thread's next part. */
export function XFrame({ author, tied = false, children }: FrameProps & { tied?: boolean }) {
  return (
    <div className="flex gap-3">
      <div className="flex flex-col items-center">
        <Avatar author={author} />
        {tied && <span aria-hidden className="mt-1 w-0.5 flex-1 bg-line" />}
      </div>
      <div className={cn('min-w-0 flex-1', tied && 'pb-5')}>
        <p className="flex min-w-0 items-baseline gap-1.5">
          <span className="max-w-[60%] shrink-0 truncate font-medium">{author.name}</span>
          <span className="truncate text-soft text-sm">@{author.handle} · now</span>
        </p>
        {children}
      </div>
    </div>
  )
}

function InstagramFrame({ author, children }: FrameProps) {
  return (
    <div className={sheet}>
      <div className="flex items-center gap-2.5 px-4 py-2.5">
        <Avatar author={author} className="size-8 text-xs" />
        <span className="truncate font-medium text-sm">{author.handle}</span>
      </div>
      <div aria-hidden className="flex h-32 items-center justify-center gap-2 border-y bg-sunken text-soft text-xs">
        <ImageIcon className="size-4" />
        Your photo or reel
      </div>
      <div className="grid grid-cols-1 gap-1 p-4">
        <span className="font-medium text-sm">{author.handle}</span>
        {children}
      </div>
    </div>
  )
}

/** TikTok: the caption lies over the lower edge of the video, light on dark in either theme. */
function TikTokFrame({ author, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'dark border-transparent bg-sunken text-ink')}>
      <div aria-hidden className="flex h-24 items-center justify-center gap-2 text-soft text-xs">
        <ImageIcon className="size-4" />
        Your video
      </div>
      <div className="grid grid-cols-1 gap-1 bg-paper/70 p-4">
        <span className="font-medium">@{author.handle}</span>
        {children}
      </div>
    </div>
  )
}

/** Reddit: community and author on one line, then title and body. The title comes with the children. */
function RedditFrame({ author, children }: FrameProps) {
  return (
    <div className={cn(sheet, 'grid grid-cols-1 gap-2 p-4')}>
      <p className="flex items-center gap-2 text-soft text-xs">
        <Avatar author={author} className="size-6 text-[0.625rem]" />
        <span className="truncate">r/yourcommunity · u/{author.handle} · now</span>
      </p>
      {children}
    </div>
  )
}

const frames: Readonly<Record<PostPlatform, (props: FrameProps) => ReactNode>> = {
  twitter: (props) => (
    <div className={cn(sheet, 'p-4')}>
      <XFrame {...props} />
    </div>
  ),
  linkedin: (props) => <Headed {...props} line="Now · Anyone" />,
  facebook: (props) => <Headed {...props} line="Just now · Public" />,
  youtube: (props) => <Headed {...props} line={`@${props.author.handle} · just now`} />,
  instagram: InstagramFrame,
  tiktok: TikTokFrame,
  reddit: RedditFrame,
}

/** A post drawn the way its platform arranges it: our own lines and colours, no logo. */
export function PostFrame({ platform, author, children }: FrameProps & { platform: PostPlatform }) {
  const Frame = frames[platform]
  return <Frame author={author}>{children}</Frame>
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
