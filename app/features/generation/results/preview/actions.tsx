import {
  ArrowBigDown,
  ArrowBigUp,
  Bookmark,
  ChartNoAxesColumn,
  Forward,
  Heart,
  type LucideIcon,
  MessageCircle,
  MessageSquare,
  Repeat2,
  Send,
  Share2,
  ThumbsDown,
  ThumbsUp,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import type { FeedAction } from '#platforms/platform.ts'
import { previewMessages } from './messages.ts'

interface Action {
  readonly icon: LucideIcon
  readonly word?: string
}

/** The platform's buttons, as decoration: they do nothing, so they are hidden from screen readers. */
function Row({ actions, className }: { actions: readonly Action[]; className: string }) {
  return (
    <div aria-hidden className={cn('flex items-center text-soft text-xs', className)}>
      {actions.map(({ icon: Icon, word }) => (
        <span key={word ?? Icon.displayName} className="inline-flex items-center gap-1.5">
          <Icon className="size-4.5" strokeWidth={1.75} />
          {word && <span className="hidden @sm:inline">{word}</span>}
        </span>
      ))}
    </div>
  )
}

export const MicroblogActions = () => (
  <Row
    className="mt-2 max-w-md justify-between"
    actions={[MessageCircle, Repeat2, Heart, ChartNoAxesColumn, Bookmark].map((icon) => ({ icon }))}
  />
)

const feedIcons: Readonly<Record<FeedAction['icon'], LucideIcon>> = {
  like: ThumbsUp,
  comment: MessageCircle,
  discuss: MessageSquare,
  repost: Repeat2,
  forward: Forward,
  send: Send,
}

export const FeedActions = ({ actions }: { actions: readonly FeedAction[] }) => (
  <Row className="justify-around border-t pt-3" actions={actions.map(({ icon, word }) => ({ icon: feedIcons[icon], word }))} />
)

export const ChannelActions = () => (
  <Row className="mt-3 gap-6" actions={[ThumbsUp, ThumbsDown, Share2, MessageSquare].map((icon) => ({ icon }))} />
)

export const PhotoActions = () => (
  <div aria-hidden className="flex items-center gap-4 px-3 pt-3 [&_svg]:size-5.5">
    <Heart strokeWidth={1.75} />
    <MessageCircle strokeWidth={1.75} />
    <Send strokeWidth={1.75} />
    <Bookmark strokeWidth={1.75} className="ms-auto" />
  </div>
)

const Pill = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 rounded-full bg-sunken px-3 py-1.5 [&_svg]:size-4">{children}</span>
)

export const CommunityActions = () => (
  <div aria-hidden className="flex flex-wrap gap-2 pt-1 text-soft text-xs">
    <Pill>
      <ArrowBigUp />
      {previewMessages.vote}
      <ArrowBigDown />
    </Pill>
    <Pill>
      <MessageSquare />0
    </Pill>
    <Pill>
      <Forward />
      {previewMessages.share}
    </Pill>
  </div>
)

/** The buttons at the edge of a video. */
export const VideoRail = ({ className }: { className?: string }) => (
  <div aria-hidden className={cn('grid justify-items-center gap-4 [&_svg]:size-6 [&_svg]:fill-current', className)}>
    <Heart />
    <MessageCircle />
    <Bookmark />
    <Forward />
  </div>
)
