import { cn } from '#app/ui/cn.ts'

/** A user's picture, or the initials when there is none. Hidden from screen readers, because the name is shown beside it. */
export function Avatar({ initials, imageUrl, className }: { initials: string; imageUrl: string | null; className?: string }) {
  const frame = cn('inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-wash text-xs', className)
  return imageUrl ? (
    <img aria-hidden src={imageUrl} alt="" className={cn(frame, 'object-cover')} />
  ) : (
    <span aria-hidden className={cn(frame, 'select-none font-semibold text-accent-strong')}>
      {initials}
    </span>
  )
}
