import type { carousel } from '#kinds/carousel/index.ts'
import type { CarouselRequest } from '#kinds/carousel/schema.ts'
import { slidesText } from '#kinds/carousel/view.ts'
import type { Background } from '#writer/background.ts'
import { askedIn, partialItems, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangeCarousel, hasEnough } from '#writer/builtin/carousel.ts'
import type { Reading } from '#writer/builtin/reading.ts'
import { builtinWriter, sameText } from '#writer/builtin/rearrange.ts'
import { isQuestionMarked } from '#writer/builtin/sentences.ts'

/** What was typed. Points under something like a question, without its mark, are its answers: "What to bring to your first class". */
function readSlides(request: CarouselRequest, background: Background | undefined): Reading {
  const reading = readRequest(request.topic, request, background)
  if (!reading.guessed || reading.occasion !== 'question' || isQuestionMarked(request.topic) || !hasEnough(reading)) return reading
  return { ...readRequest(request.topic, { ...request, occasion: 'tips' }, background), guessed: true }
}

/** Slides arranged from the user's words, yielded one at a time. */
export const { arrange, rearrange } = builtinWriter<typeof carousel>({
  make(request, seed, { how, background }) {
    const reading = readSlides(request, background)
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
