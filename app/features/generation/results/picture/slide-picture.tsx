import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PictureRecipe } from '#api/pictures.ts'
import { errorText, fieldIssues } from '#app/lib/errors.ts'
import { cn } from '#app/ui/cn.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Slide } from '#contract/carousel.ts'
import { pictureFormats } from '#contract/pictures.ts'
import { carouselOf } from './slide-files.ts'
import { slideMessages } from './slide-messages.ts'
import { Trouble } from './states.tsx'
import { useDrawn } from './use-picture.ts'

/** Milliseconds without a change before slides are drawn that nobody edits: a change of one may change the size of the words on others. */
export const othersAfterMs = 800

/** Whether an element is in view, or nearly. The returned function is its `ref`. */
export function useSeen(): [(element: HTMLElement | null) => void, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), { rootMargin: '64px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [setElement, seen]
}

interface SlidePictureProps {
  /** Undefined until it is known. */
  recipe: PictureRecipe | undefined
  slides: readonly Slide[]
  /** Which slide, from 0. */
  at: number
  /** Whether it is the one that is edited or looked at. */
  current: boolean
  /** Whether it is drawn: what nobody sees is not. */
  enabled: boolean
  alt: string
  /** So small that why it is not drawn is a sign. */
  small?: true
  className?: string
}

/** The picture of one slide. While it is drawn again, the one before stays. */
export function SlidePicture({ recipe, slides, at, current, enabled, alt, small, className }: SlidePictureProps) {
  const { address, error, isDrawing, refetch } = useDrawn(recipe && { ...carouselOf(recipe, slides), at }, {
    enabled,
    ...(!current && { afterMs: othersAfterMs }),
  })
  const { width, height } = pictureFormats[recipe?.format ?? 'portrait']
  const issue = fieldIssues(error)[0]?.message
  return (
    <div
      className={cn('relative grid w-full place-items-center overflow-hidden bg-sunken', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-busy={enabled && isDrawing}
    >
      {address && <img src={address} alt={alt} className={cn('absolute inset-0 size-full object-contain', error && 'opacity-20')} />}
      {enabled && !address && !error && <Spinner />}
      {error &&
        (small ? (
          <span className="relative grid justify-items-center gap-0.5 text-bad text-xs leading-tight [&_svg]:size-4">
            <TriangleAlert aria-hidden />
            {issue && slideMessages.unfit}
          </span>
        ) : (
          <div role="status" className="relative m-4 rounded-md bg-surface p-3">
            <Trouble
              text={issue ?? errorText(error, slideMessages.failed)}
              onRetry={issue === undefined ? () => void refetch() : undefined}
            />
          </div>
        ))}
    </div>
  )
}
