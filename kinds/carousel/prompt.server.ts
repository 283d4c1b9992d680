import { carouselLimits } from '#contract/carousel.ts'
import type { carousel } from '#kinds/carousel/index.ts'
import type { CarouselRequest } from '#kinds/carousel/schema.ts'
import { carouselText } from '#kinds/carousel/view.ts'
import { platforms } from '#platforms/index.ts'
import { brief, hashtagRule, shortHashtagRule, sizeOf } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

/** Words of a heading, and of the caption. */
const headingWords = 8
const captionWords = { min: 15, max: 60 }

export function carouselPrompt(request: CarouselRequest, revision?: Revision<typeof carousel>, options?: PromptOptions): Brief {
  const { platform, slides, language } = request
  const { label, hashtags, forbidden, prompt } = platforms[platform]
  const caption = sizeOf(captionWords, language)
  const slideText = sizeOf({ min: 8, max: carouselLimits.words - 5 }, language)
  const changes = {
    shorter: `Tell it in exactly ${slides} slides: join what belongs together, and leave out the least.`,
    longer: `Tell it in exactly ${slides} slides: give a point of its own to what shares a slide, from what was given and what everybody knows.`,
    hook: 'Write another heading for the cover. Every other slide and the caption stay as they are.',
  }
  return brief({
    request,
    options,
    platform,
    topic: request.topic,
    what: `${label} carousel`,
    size: `exactly ${slides} slides, and the caption of the post`,
    rules: [
      `slides: exactly ${slides}. Each has a heading of at most ${headingWords} words and a text of ${slideText}, both read on a phone in a few seconds.`,
      'The first slide is the cover: its heading makes one swipe, its text is empty or a few words. Each next slide says one thing, whole, and leads on to the next; given steps and facts have a slide of their own. No "slide 1", no "swipe".',
      'The last slide says what to do, or leaves the thought that stays.',
      `caption: ${caption}. ${prompt.habits} It says why to swipe, and does not tell the slides again.`,
      hashtagRule(hashtags, request, options?.background),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
    ],
    short: [
      `slides: exactly ${slides}, each with heading: at most ${headingWords} words, text: at most ${carouselLimits.words - 10} words. The first is the cover, with an empty text. Each next one says one thing. The last says what to do.`,
      `caption: ${caption}, beside the slides.`,
      shortHashtagRule(hashtags, options?.background),
    ],
    ending: prompt.ending,
    again: revision && { text: carouselText(revision.earlier.result), change: changeOf(revision.how, request, changes) },
  })
}
