import { carouselLimits, type Slide } from '#contract/carousel.ts'
import { characterFaults, lengthFaults } from '#contract/checks.ts'
import { defineView, hashtagGauge, refusedWarning, voiceTags } from '#contract/view.ts'
import { carouselMessages } from '#kinds/carousel/messages.ts'
import type { CarouselRequest, CarouselResult } from '#kinds/carousel/schema.ts'
import { platformName, platforms, postLimit } from '#platforms/index.ts'

const t = carouselMessages

/** The slides as text, numbered. */
export const slidesText = (slides: readonly Slide[]): string =>
  slides.map(({ heading, text }, at) => [`${at + 1}. ${heading}`, text].filter(Boolean).join('\n')).join('\n\n')

export const carouselText = ({ carousel: { slides, caption } }: CarouselResult): string => `${slidesText(slides)}\n\n${caption}`

export const carouselView = defineView<CarouselRequest, CarouselResult>({
  head: ({ platform }) => t.head({ platform: platformName(platform) }),
  show({ platform, language }, result) {
    const { slides, caption } = result.carousel
    const { label, hashtags, forbidden } = platforms[platform]
    const write = (changed: Partial<CarouselResult['carousel']>): CarouselResult => ({
      ...result,
      carousel: { ...result.carousel, ...changed },
    })
    const put = (at: number, changed: Partial<Slide>) =>
      write({ slides: slides.map((slide, place) => (place === at ? { ...slide, ...changed } : slide)) })
    const range = { min: 0, max: carouselLimits.words }
    const isLong = ({ text }: Slide) => lengthFaults('text', text, range, language).length > 0
    const limit = { type: 'limit' as const, text: caption, limit: postLimit(platform, false) }
    return {
      gauges: [{ type: 'facts', facts: [t.count({ number: slides.length })] }, limit, ...hashtagGauge(caption, hashtags.max)],
      blocks: [
        {
          drawing: { as: 'carousel', platform, slides, text: caption },
          withSlides: (changed) => write({ slides: [...changed] }),
          fields: [
            ...slides.flatMap((slide, at) => [
              {
                label: t.heading({ number: at + 1 }),
                text: slide.heading,
                write: (typed: string) => put(at, { heading: typed.slice(0, carouselLimits.heading) }),
              },
              {
                label: t.text({ number: at + 1 }),
                text: slide.text,
                write: (typed: string) => put(at, { text: typed.slice(0, carouselLimits.text) }),
                gauges: isLong(slide) ? [{ type: 'facts' as const, facts: [t.tooManyWords({ most: range.max })], over: true }] : [],
              },
            ]),
            { label: t.caption, text: caption, write: (typed: string) => write({ caption: typed }), lines: 4, gauges: [limit] },
          ],
        },
      ],
      warnings: characterFaults('caption', caption, forbidden).length > 0 ? [refusedWarning(label, forbidden)] : [],
      copies: [
        { text: caption, label: t.copyCaption },
        { text: slidesText(slides), label: t.copySlides },
      ],
      share: { as: 'post', platform, post: { caption } },
    }
  },
  save: (request, result) => [
    {
      part: 'carousel',
      title: result.carousel.slides[0]?.heading || request.topic,
      content: result.carousel.caption.trim() ? carouselText(result) : '',
      tags: [platformName(request.platform), ...voiceTags(request)],
    },
  ],
  rewriteNames: { shorter: t.fewer, longer: t.more, hook: t.cover },
})
