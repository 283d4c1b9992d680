import type { DrawnSlide } from '#api/use-cases.ts'
import { pathOfUseCase } from '#contract/paths.ts'
import { pictureMessages } from './home-messages.ts'
import { SlideRow } from './slide-row.tsx'
import { textLink } from './text-link.ts'

interface PicturesProps {
  readonly picture: DrawnSlide
  readonly slides: readonly DrawnSlide[]
}

/** The picture of a post beside the slides of a carousel, as the product draws them. */
export function Pictures({ picture: { alt, ...file }, slides }: PicturesProps) {
  const t = pictureMessages
  return (
    <section className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-16">
      <h2 className="text-3xl sm:text-4xl">{t.title}</h2>
      <p className="mt-3 max-w-2xl text-soft">{t.lead}</p>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 sm:mt-8 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <figure>
          <img {...file} alt={alt} loading="lazy" decoding="async" className="h-auto w-full max-w-72 rounded-md border" />
          <figcaption className="mt-3">
            <h3 className="text-xl">{t.pictureTitle}</h3>
            <p className="mt-1 text-soft text-sm">{t.picture}</p>
          </figcaption>
        </figure>
        <figure className="min-w-0">
          <SlideRow slides={slides} label={t.slides} />
          <figcaption>
            <h3 className="text-xl">{t.carouselTitle}</h3>
            <p className="mt-1 max-w-xl text-soft text-sm">{t.carousel}</p>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-soft text-sm">
              {t.real}
              <a href={pathOfUseCase('instagram-carousel-maker')} className={textLink}>
                {t.try}
              </a>
            </p>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
