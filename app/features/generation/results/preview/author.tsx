import { initials } from '#app/lib/initials.ts'
import { useSession } from '#app/lib/session.tsx'
import { cn } from '#app/ui/cn.ts'

/** Whose post the preview shows. */
export interface Author {
  readonly name: string
  /** The name as a platform would write it in a handle, without the `@`. */
  readonly handle: string
  readonly initials: string
}

export function useAuthor(): Author {
  const { me } = useSession()
  const name = me?.user.full_name.trim() || 'You'
  const handle = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return { name, handle: handle || 'you', initials: initials(me?.user.full_name, me?.user.email) }
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
