import { carouselLimits } from '#contract/carousel.ts'
import { defineKind } from '#contract/kind.ts'
import { carouselPlatforms } from '#contract/options.ts'
import { postFeatures } from '#contract/plans.ts'
import { sameRequest } from '#contract/rewrite.ts'
import { carouselScreen } from '#kinds/carousel/form.ts'
import { carouselMessages } from '#kinds/carousel/messages.ts'
import type { CarouselRequest, CarouselResult } from '#kinds/carousel/schema.ts'
import { carouselText, carouselView } from '#kinds/carousel/view.ts'

const messages = carouselMessages

/** Slides that a rewrite to fewer or more takes away or adds. */
const step = 2

/** The same carousel with fewer or more slides than it has; null at the least and the most. */
const withSlides =
  (change: number) =>
  (request: CarouselRequest, { carousel: { slides } }: CarouselResult): CarouselRequest | null => {
    const count = Math.min(carouselLimits.most, Math.max(carouselLimits.least, slides.length + change))
    return count === slides.length ? null : { ...request, slides: count }
  }

export const carousel = defineKind<CarouselRequest, CarouselResult>()({
  name: 'carousel',
  label: messages.label,
  makes: 'the slides and the caption of a carousel',
  call: 'generate-carousel',
  messages,
  feature: ({ platform }) => postFeatures[platform],
  text: carouselText,
  rewrites: {
    shorter: withSlides(-step),
    longer: withSlides(step),
    hook: sameRequest,
    tone: sameRequest,
    language: sameRequest,
    instruction: sameRequest,
  },
  saved: { carousels: { label: messages.label, contentType: 'post' } },
  savedAs: () => 'carousels',
  screens: [carouselScreen],
  allInOne: { label: messages.label },
  view: carouselView,
  sample: {
    topic: 'repairing old bicycles',
    platform: carouselPlatforms[0],
    tone: 'casual',
    language: 'en',
    slides: carouselLimits.usual,
  },
})
