import {
  ArrowBigUp,
  Bookmark,
  Forward,
  Heart,
  Image,
  type LucideIcon,
  MessageCircle,
  MessageSquare,
  Repeat2,
  Send,
  Share2,
  ThumbsUp,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import type { PostLook } from '#platforms/platform.ts'
import { previewMessages } from './try-out-messages.ts'

/** What a platform draws above and below a text. Decoration: hidden from screen readers. */
interface Surroundings {
  readonly name: string
  /** Beside or under the name. */
  readonly line?: string
  /** The place of the picture, above the text. */
  readonly picture?: string
  readonly actions: readonly LucideIcon[]
}

function surroundingsOf(look: PostLook): Surroundings {
  const { name, handle, now, justNow, community, photo, picture, video, at, atNow, inCommunity, byAuthor } = previewMessages
  switch (look.kind) {
    case 'microblog':
      return { name, line: atNow({ handle, now }), actions: [MessageCircle, Repeat2, Heart, Bookmark] }
    case 'feed':
      return { name, line: `${look.time} · ${look.audience.word}`, actions: [ThumbsUp, MessageCircle, Repeat2, Send] }
    case 'channel':
      return { name, line: justNow, actions: [ThumbsUp, Share2, MessageSquare] }
    case 'photo':
      return { name: handle, picture: photo, actions: [Heart, MessageCircle, Send, Bookmark] }
    case 'video':
      return { name: at({ handle }), picture: video, actions: [Heart, MessageCircle, Bookmark, Forward] }
    case 'community':
      return { name: inCommunity({ community }), line: byAuthor({ handle, now }), actions: [ArrowBigUp, MessageSquare, Share2] }
    case 'message':
      return { name, line: justNow, actions: [Heart, Forward] }
    case 'pin':
      return { name, picture, actions: [Heart, MessageCircle, Share2, Bookmark] }
  }
}

/** Shown for its platform only; `app/site/try-out.ts` changes `hidden`. */
const of = (platform: PostPlatform, chosen: PostPlatform) => ({
  'data-try': 'look',
  'data-platform': platform,
  hidden: platform !== chosen,
})

/** A post with what its platform shows around it, in our own lines and colours. */
export function PlatformFrame({ chosen, children }: { chosen: PostPlatform; children: ReactNode }) {
  const looks = postPlatforms.map((platform) => ({ platform, ...surroundingsOf(platforms[platform].preview.look) }))
  return (
    <div className="rounded-lg border bg-paper px-4 py-3">
      {looks.map(({ platform, name, line, picture }) => (
        <div key={platform} aria-hidden {...of(platform, chosen)}>
          <p className="flex items-center gap-3 text-sm leading-tight">
            <span className="size-9 shrink-0 rounded-full bg-accent-wash" />
            <span>
              <span className="block font-medium">{name}</span>
              {line && <span className="text-soft text-xs">{line}</span>}
            </span>
          </p>
          {picture && (
            <p className="mt-3 flex h-14 items-center justify-center gap-2 rounded-md bg-sunken text-soft text-xs">
              <Image className="size-4" strokeWidth={1.5} />
              {picture}
            </p>
          )}
        </div>
      ))}
      <div className="py-3">{children}</div>
      {looks.map(({ platform, actions }) => (
        <p
          key={platform}
          aria-hidden
          {...of(platform, chosen)}
          className="flex justify-between border-t pt-2.5 text-soft [&[hidden]]:hidden"
        >
          {actions.map((Icon) => (
            <Icon key={Icon.displayName} className="size-4.5" strokeWidth={1.5} />
          ))}
        </p>
      ))}
    </div>
  )
}
