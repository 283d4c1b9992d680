import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { PictureRecipe } from '#api/pictures.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import type { Slide } from '#contract/carousel.ts'
import { pictureFormats } from '#contract/pictures.ts'
import { slideAlt } from './slide-files.ts'
import { slideMessages } from './slide-messages.ts'
import { SlidePicture } from './slide-picture.tsx'

export interface Shown {
  recipe: PictureRecipe | undefined
  slides: readonly Slide[]
  /** Which slide is shown, from 0. */
  at: number
  onAt: (at: number) => void
}

/** The largest width at which a whole slide is in view, with the bars of the window and what is around it. */
const wholeWidth = ({ width, height }: { width: number; height: number }) => `max(11rem, calc((100svh - 25rem) * ${width / height}))`

/** Slides to swipe through, in the direction of their language. */
export function SlideStrip({ recipe, slides, at, onAt, className }: Shown & { className?: string }) {
  const t = slideMessages
  const list = useRef<HTMLOListElement>(null)
  /** The slide that is in view: what was swiped to is not scrolled to. */
  const seen = useRef<number>(undefined)
  const count = slides.length
  useEffect(() => {
    const [box, slide] = [list.current, list.current?.children[at]]
    if (!box || !slide || seen.current === at) return
    const inline = languageIsRightToLeft(box) ? 'right' : 'left'
    const left = slide.getBoundingClientRect()[inline] - box.getBoundingClientRect()[inline]
    // At first it is there at once: while it moves, another slide is in view.
    const isNext =
      seen.current !== undefined && Math.abs(seen.current - at) === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    seen.current = at
    box.scrollBy({ left, behavior: isNext ? 'smooth' : 'instant' })
  }, [at])
  useEffect(() => {
    const box = list.current
    if (!box) return
    // The arrow keys scroll it.
    box.tabIndex = 0
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (!entry) return
        const inView = [...box.children].indexOf(entry.target)
        seen.current = inView
        onAt(inView)
      },
      { root: box, threshold: 0.6 },
    )
    for (const child of Array.from(box.children).slice(0, count)) observer.observe(child)
    return () => observer.disconnect()
  }, [count, onAt])
  const step = (to: number, label: string, Icon: LucideIcon) => {
    const isEnd = to < 0 || to >= count
    return (
      <Button variant="ghost" size="icon" aria-label={label} title={label} aria-disabled={isEnd} onClick={() => !isEnd && onAt(to)}>
        <Icon aria-hidden className="rtl:-scale-x-100" />
      </Button>
    )
  }
  return (
    <section aria-label={t.open} className={cn('min-w-0 bg-paper', className)}>
      <ol
        ref={list}
        aria-label={t.open}
        style={{ maxWidth: wholeWidth(pictureFormats[recipe?.format ?? 'portrait']) }}
        className="relative mx-auto flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2"
      >
        {numbered(slides).map(({ item, at: place }) => (
          <li key={place} className="w-full shrink-0 snap-start">
            <SlidePicture
              recipe={recipe}
              slides={slides}
              at={place}
              current={place === at}
              enabled={Math.abs(place - at) <= 1}
              alt={slideAlt(item) || t.slide({ number: place + 1 })}
            />
          </li>
        ))}
      </ol>
      <div className="flex items-center justify-center gap-3">
        {step(at - 1, t.previous, ChevronLeft)}
        <p role="status" className="min-w-24 text-center text-soft text-xs tabular-nums">
          <bdi>{t.ofAll({ number: at + 1, count })}</bdi>
        </p>
        {step(at + 1, t.next, ChevronRight)}
      </div>
    </section>
  )
}

const languageIsRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
