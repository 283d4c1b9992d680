import { cn } from '#app/ui/cn.ts'

interface AvatarProps {
  name: string | undefined
  email: string | undefined
  imageUrl: string | null | undefined
  className?: string
}

/** A user's picture, or the initials when there is none. Hidden from screen readers, because the name is shown next to it. */
export function Avatar({ name, email, imageUrl, className }: AvatarProps) {
  const frame = cn('inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-wash text-xs', className)
  return imageUrl ? (
    <img aria-hidden src={imageUrl} alt="" className={cn(frame, 'object-cover')} />
  ) : (
    <span aria-hidden className={cn(frame, 'select-none font-semibold text-accent-strong')}>
      {initials(name, email)}
    </span>
  )
}

/** The initials of the first two words of the name (emoji and symbols are skipped); otherwise the first two characters of the email address; otherwise U. */
export function initials(name: string | null | undefined, email: string | null | undefined): string {
  const words = (name ?? '').split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}].*/u)?.[0] ?? [])
  const letters = words
    .slice(0, 2)
    .map((word) => firstCharacters(word, 1))
    .join('')
  return (letters || firstCharacters((email ?? '').trim(), 2) || 'U').toLocaleUpperCase()
}

/** The first grapheme clusters of a text: combining marks and joined emoji are not split. */
const firstCharacters = (text: string, count: number): string =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join('')
