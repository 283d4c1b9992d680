import type { carousel } from '#kinds/carousel/index.ts'
import { slidesText } from '#kinds/carousel/view.ts'
import { askedIn, partialItems, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangeCarousel, hasEnough } from '#writer/builtin/carousel.ts'
import { builtinWriter, sameText } from '#writer/builtin/rearrange.ts'

/** Slides arranged from the user's words, yielded one at a time. */
export const { arrange, rearrange } = builtinWriter<typeof carousel>({
  make(request, seed, { how, background }) {
    const reading = readRequest(request.topic, request, background)
    const { slides, caption, notes } = arrangeCarousel(reading, { ...request, hook: how === 'hook', strict: how === 'shorter' }, seed)
    return {
      carousel: { slides, caption },
      arranged: toArranged(reading, notes),
      ...askedIn(reading, how !== undefined, hasEnough(reading)),
    }
  },
  partials: ({ carousel: { slides } }) => partialItems(slides).map((some) => ({ carousel: { slides: some, caption: '' } })),
  isRewritten({ carousel: { slides, caption } }, { how, earlier }) {
    const before = earlier.result.carousel
    if (how === 'shorter') return slides.length < before.slides.length
    if (how === 'longer') return slides.length > before.slides.length
    if (how === 'hook') return !sameText(slides[0]?.heading ?? '', before.slides[0]?.heading ?? '')
    return !sameText(slidesText(slides) + caption, slidesText(before.slides) + before.caption)
  },
})
