import type { ComponentProps } from 'react'
import type { DrawnSlide } from '#api/use-cases.ts'
import { cn } from '#app/ui/cn.ts'

interface SlideRowProps extends ComponentProps<'ul'> {
  readonly slides: readonly DrawnSlide[]
  /** Its accessible name. */
  readonly label: string
}

/** It scrolls: the arrow keys must reach it. */
const reachable = { tabIndex: 0 }

/** The slides of a carousel beside each other, to be swiped through; `app/site/try-out.ts` puts others in their place. */
export function SlideRow({ slides, label, className, ...props }: SlideRowProps) {
  return (
    <ul
      {...reachable}
      {...props}
      aria-label={label}
      className={cn(
        'flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain rounded-md pb-3 [&[hidden]]:hidden',
        '*:w-[min(18rem,72%)] *:shrink-0 *:snap-start [&_img]:block [&_img]:h-auto [&_img]:w-full [&_img]:rounded-md [&_img]:border',
        className,
      )}
    >
      {slides.map(({ alt, ...file }) => (
        <li key={file.src}>
          <img {...file} alt={alt} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  )
}
