import { carouselLimits } from '#contract/carousel.ts'
import type { carousel } from '#kinds/carousel/index.ts'
import type { CarouselRequest } from '#kinds/carousel/schema.ts'
import { carouselText } from '#kinds/carousel/view.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { platforms } from '#platforms/index.ts'
import { brief, hashtagRule, shortHashtagRule, sizeOf } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

/** Words of a heading, and of the caption. */
const headingWords = 8
const captionWords = { min: 15, max: 60 }

export function carouselPrompt(request: CarouselRequest, revision?: Revision<typeof carousel>, options?: PromptOptions): Brief {
  const { platform, slides, language } = request
  const { label, hashtags, forbidden } = platforms[platform]
  const { prompt } = platformWriting[platform]
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
    size: `${slides} slides`,
    rules: [
      `slides: exactly ${slides}, each with a heading of at most ${headingWords} words and a text of ${slideText}, read on a phone in seconds.`,
      'The first is the cover: its heading makes one swipe, its text is empty. Each next one says one thing, whole, and leads on; given steps and facts have slides of their own. Neither "slide 1" nor "swipe".',
      'The last says what to do, or leaves the thought that stays.',
      `caption: ${caption}. ${prompt.habits} It says why to swipe, and does not tell the slides again.`,
      hashtagRule(hashtags, request, options?.background),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
    ],
    short: [
      `slides: heading at most ${headingWords} words, text ${carouselLimits.words - 10}. First a cover without text, then one thing each, last what to do.`,
      `caption: ${caption}.`,
      shortHashtagRule(hashtags, options?.background),
    ],
    ending: prompt.ending,
    again: revision && { text: carouselText(revision.earlier.result), change: changeOf(revision.how, request, changes) },
  })
}
