import { carouselLimits, type Slide } from '#contract/carousel.ts'
import { hashtagRange } from '#contract/checks.ts'
import { countWords } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { arrange, rearrange } from '#kinds/carousel/builtin.server.ts'
import { carousel } from '#kinds/carousel/index.ts'
import { carouselPrompt } from '#kinds/carousel/prompt.server.ts'
import { type CarouselResult, carouselSchema } from '#kinds/carousel/schema.ts'
import { slidesText } from '#kinds/carousel/view.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { additions, answerList, answerObject, answerText, longestText, readAdditions } from '#writer/answer.ts'
import { allGiven, mostEmoji, wishesOf } from '#writer/background.ts'
import { everyFact } from '#writer/checks/inspect.ts'
import { withoutInventedLinks } from '#writer/checks/leftovers.ts'
import { cutToFit } from '#writer/fit/cut.ts'
import { emojiCap } from '#writer/fit/emoji.ts'
import { capHashtags, hashtagSet, splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { fitCaption, withoutForbidden } from '#writer/fit/limits.ts'
import { unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const { heading: longestHeading, text: longestSlide, words: mostWords, most } = carouselLimits

const Answer = answerObject({
  slides: answerList(
    answerObject({
      heading: answerText(longestHeading, 'At most eight words'),
      text: answerText(longestSlide, 'What the slide says; of the cover mostly an empty string'),
    }),
    most,
    'The slides in their order',
  ),
  caption: answerText(longestText, 'The text of the post, without hashtags'),
  hashtags: answerList(answerText(60, 'With its #'), 10, 'Hashtags, most specific first'),
  ...additions,
})

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** What models put before a heading: `1.`, `Slide 2:`. */
const asHeading = (text: string) => oneLine(text).replace(/^(?:slide\s+)?\p{Nd}{1,2}\s?(?:[.):：]|[–—-]\s)\s*/iu, '')

/** A slide in its places, without the sentences that are too many. */
const fitted = ({ heading, text }: Slide, language: LanguageCode): Slide => ({
  heading: cutToFit(heading, { language, ending: 'none', fits: (short) => short.length <= longestHeading }),
  text: cutToFit(text, { language, fits: (short) => short.length <= longestSlide && countWords(short, language) <= mostWords }),
})

const wholeText = ({ carousel: { slides, caption } }: CarouselResult) => `${slidesText(slides)}\n\n${caption}`

export const carouselWriter = defineWriter(carousel, carouselSchema, {
  promptVersion: 1,
  schemaVersion: 1,
  prompt: carouselPrompt,
  answer: Answer,
  read: ({ slides = [], caption = '', hashtags = [], ...rest }) => {
    const { body, tags } = splitTrailingHashtags(caption)
    const all = hashtagSet([...hashtags.flatMap((tag) => tag ?? []), ...tags])
    return {
      carousel: {
        slides: slides.slice(0, most).flatMap((slide) => {
          const [heading, text] = [asHeading(slide?.heading ?? ''), slide?.text?.trim() ?? '']
          // A slide without a heading is its text, in large letters.
          return heading || text ? [heading ? { heading, text } : { heading: text, text: '' }] : []
        }),
        caption: withHashtags(body, all),
      },
      ...readAdditions(rest),
    }
  },
  arrange,
  rearrange,
  rewriteFaults: (result, _request, { how, earlier }) => {
    const [slides, before] = [result.carousel.slides, earlier.result.carousel.slides]
    if (how === 'hook') return unchangedFaults('carousel.slides.0.heading', slides[0]?.heading ?? '', before[0]?.heading ?? '')
    return unchangedFaults('carousel', wholeText(result), wholeText(earlier.result))
  },
  source: inputText,
  carries: { sorts: everyFact },
  passages: ({ carousel: { slides, caption } }) => [
    ...slides.flatMap(({ heading, text }, at) => [
      ...(heading ? [{ field: `carousel.slides.${at}.heading`, text: heading, style: 'title' as const }] : []),
      ...(text ? [{ field: `carousel.slides.${at}.text`, text }] : []),
    ]),
    { field: 'carousel.caption', text: caption },
  ],
  fit: ({ carousel: { slides, caption }, ...notes }, request, background) => {
    const { platform, language } = request
    const { hashtags, forbidden } = platforms[platform]
    const input = inputText(request)
    const capEmoji = emojiCap(mostEmoji(background), input)
    const honest = (text: string) => withoutInventedLinks(capEmoji(text), allGiven(input, background), language)
    const { max } = hashtagRange(hashtags, undefined, input, wishesOf(background).hashtags)
    const said = withoutForbidden(honest(capHashtags(caption, max)), forbidden)
    return {
      ...notes,
      carousel: {
        slides: slides
          .map(({ heading, text }) => fitted({ heading: honest(heading), text: honest(text) }, language))
          .filter(({ heading }) => heading),
        caption: fitCaption(said, postLimit(platform, false), language),
      },
    }
  },
})
