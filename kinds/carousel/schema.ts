import { z } from 'zod'
import { carouselLimits } from '#contract/carousel.ts'
import { characterFaults, hashtagFaults, hashtagRange, lengthFaults, limitFaults, rangeFaults } from '#contract/checks.ts'
import { backgroundFields, givenFields, languageField, rewriteField, toneOr, topicField } from '#contract/fields.ts'
import { defineSchema, type SchemaRequest, type SchemaResult } from '#contract/kind.ts'
import { generationMessages } from '#contract/messages.ts'
import { carouselPlatforms, defaultTone } from '#contract/options.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { factLines } from '#contract/roles.ts'
import { carouselMessages } from '#kinds/carousel/messages.ts'
import { platforms, postLimit } from '#platforms/index.ts'

const { least, most, usual, words, heading, text } = carouselLimits
const slidesWrong = carouselMessages.slidesWrong({ least, most })

const Slide = z.object({ heading: z.string().max(heading), text: z.string().max(text) })

export const carouselSchema = defineSchema({
  request: z.strictObject({
    topic: topicField,
    ...givenFields,
    ...backgroundFields,
    platform: z.enum(carouselPlatforms, generationMessages.platform),
    tone: toneOr(defaultTone),
    language: languageField,
    slides: z
      .int(slidesWrong)
      .min(least, slidesWrong)
      .max(most, slidesWrong)
      .default(usual)
      .describe('How many slides, with cover and last'),
    rewrite: rewriteField('shorter', 'longer', 'hook', 'tone', 'language', 'instruction'),
  }),
  result: z.object({
    carousel: z.object({
      /** The first is the cover, the last says what to do. */
      slides: z.array(Slide).min(1).max(most),
      /** The text of the post that holds the slides. */
      caption: z.string().min(1),
    }),
    ...resultNotes,
  }),
  check: (
    { carousel: { slides, caption }, arranged },
    { platform, slides: asked, language, topic, details = '', facts },
    measures,
    wishes,
  ) => {
    const { hashtags, forbidden } = platforms[platform]
    const given = [topic, details, ...factLines(facts)].join('\n')
    return [
      // Of the built-in writer: as many as there are facts for.
      ...(arranged ? [] : rangeFaults('count', 'carousel.slides', slides.length, { min: asked, max: asked }, 'slides')),
      ...slides.flatMap((slide, at) => [
        ...(arranged ? [] : lengthFaults(`carousel.slides.${at}.text`, slide.text, { min: 0, max: words }, language)),
        ...(slide.heading.trim()
          ? []
          : [{ rule: 'count' as const, field: `carousel.slides.${at}.heading`, message: 'the heading is missing' }]),
      ]),
      ...limitFaults('carousel.caption', caption, postLimit(platform, false), measures),
      ...hashtagFaults('carousel.caption', caption, hashtagRange(hashtags, arranged, given, wishes?.hashtags)),
      ...characterFaults('carousel.caption', caption, forbidden),
    ]
  },
})

export type CarouselRequest = SchemaRequest<typeof carouselSchema>
export type CarouselResult = SchemaResult<typeof carouselSchema>
