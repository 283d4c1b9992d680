import { Image as ImageIcon, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#app/ui/cn.ts'
import { type LanguageCode, languages } from '#contract/options.ts'

/** The sheet every preview lies on; what lies on it adapts to its width. */
export const sheet = '@container w-full overflow-hidden rounded-lg border bg-paper text-[0.9375rem] leading-relaxed'

/** Readers of a right-to-left language see their platform mirrored: the avatar at the right, the buttons the other way round. */
export const mirrored = (language: LanguageCode) => (languages[language].direction === 'rtl' ? { dir: 'rtl' as const } : {})

/** A placeholder for the user's picture. */
export function PicturePlace({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden className={cn('flex flex-col items-center justify-center gap-2 bg-sunken text-soft text-xs', className)}>
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
