import { Image as ImageIcon, Play } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { useSession } from '#app/lib/session.tsx'
import { useVoiceName } from '#app/lib/voices/voice-choice.ts'
import { initials } from '#app/ui/avatar.tsx'
import { cn } from '#app/ui/cn.ts'
import { type LanguageCode, languages } from '#contract/options.ts'
import { previewMessages } from './messages.ts'

/** The look of a preview's background; its content adapts to its width. */
export const sheet = '@container w-full overflow-hidden rounded-lg border bg-paper text-[0.9375rem] leading-relaxed'

/** For a right-to-left language the platform is mirrored: the avatar at the right, the buttons in reverse order. */
export const mirrored = (language: LanguageCode) => (languages[language].direction === 'rtl' ? { dir: 'rtl' as const } : {})

/** A placeholder for the user's picture. */
export function PicturePlace({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden className={cn('flex flex-col items-center justify-center gap-1 bg-sunken text-soft text-xs', className)}>
      <ImageIcon className="size-6" strokeWidth={1.5} />
      {children}
    </div>
  )
}

/** A placeholder for the user's video. */
export function VideoPlace({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={cn(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-md border bg-linear-to-br from-accent-wash via-sunken to-line text-soft',
        className,
      )}
    >
      <span className="flex size-7 items-center justify-center rounded-full bg-surface/80">
        <Play className="ms-0.5 size-3.5 fill-current" strokeWidth={0} />
      </span>
    </div>
  )
}

/** The author of the previewed post: the voice that writes, or the user. */
export interface Author {
  readonly name: string
  /** The name as a platform would write it in a handle, without the `@`. */
  readonly handle: string
  readonly initials: string
}

/** The voice that writes, by its id; undefined: the user. */
export const VoiceContext = createContext<string | undefined>(undefined)

export function useAuthor(): Author {
  const { me } = useSession()
  const voice = useVoiceName()(use(VoiceContext))
  const own = me?.user.full_name
  const name = voice ?? (own?.trim() || previewMessages.you)
  const handle = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return { name, handle: handle || 'you', initials: initials(voice ?? own, me?.user.email) }
}

export function Avatar({ author, className }: { author: Author; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-wash font-medium text-accent-strong text-sm',
        className,
      )}
    >
      {author.initials}
    </span>
  )
}

/** The name above a muted line, next to the avatar: the header of a post in most feeds. */
export function Byline({ author, line }: { author: Author; line: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar author={author} />
      <div className="min-w-0 leading-snug">
        <p className="truncate font-medium">
          <bdi>{author.name}</bdi>
        </p>
        <p className="flex items-center gap-1 text-soft text-xs [&_svg]:size-3">{line}</p>
      </div>
    </div>
  )
}

/** The name, then handle and time in a muted colour, on one line. */
export function NameLine({ author, line }: { author: Author; line: ReactNode }) {
  return (
    <p className="flex min-w-0 items-baseline gap-1.5 rtl:mb-1.5">
      <bdi className="max-w-[60%] shrink-0 truncate font-medium">{author.name}</bdi>
      <span className="truncate text-soft text-sm">{line}</span>
    </p>
  )
}
