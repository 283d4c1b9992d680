import { cn } from '#app/ui/cn.ts'
import type { Picture } from '#contract/articles.ts'

interface PictureProps {
  picture: Picture
  /** How wide it is shown, as browsers read it: `(min-width: 64rem) 22rem, 100vw`. */
  sizes: string
  /** On the first screen: fetched at once, before other pictures. */
  first?: boolean
  /** Where the text beside it says what it shows. */
  decorative?: boolean
  className?: string
}

/** A picture of the build. Its room is kept free, so that nothing moves when it comes. */
export function PictureFrame({ picture, sizes, first = false, decorative = false, className }: PictureProps) {
  const { alt, width, height, avif, webp, src } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={cn('h-auto w-full rounded-lg border', className)}
      />
    </picture>
  )
}
