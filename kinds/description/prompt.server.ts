import { wantedWords } from '#contract/checks.ts'
import { type description, rewrittenWords } from '#kinds/description/index.ts'
import type { DescriptionRequest } from '#kinds/description/schema.ts'
import { descriptionHashtags, platformName, platforms } from '#platforms/index.ts'
import { lengthShare } from '#writer/background.ts'
import { brief, detailsFor, hashtagRule, shortHashtagRule, sizeOf } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

/** Characters. Longer descriptions are not read to the end, even if the platform allows more. */
const comfortable = 1_200
/** Where there are fewer, words are not counted. */
const roomForWords = 600
const usualWords = { min: 50, max: 130 }

/** A description has no length to choose: its rewrites are measured by the earlier one. */
const changes = ({ earlier }: Revision<typeof description>) => ({
  shorter: `Make it about half as long: ${sizeOf(rewrittenWords('shorter', earlier), earlier.request.language)}. Leave out whole sentences; the first line and the call to action stay.`,
  longer: `Make it longer: ${sizeOf(rewrittenWords('longer', earlier), earlier.request.language)}. Keep every sentence and add before the call to action. Repeat nothing.`,
})

export function descriptionPrompt(request: DescriptionRequest, revision?: Revision<typeof description>, options?: PromptOptions): Brief {
  const { platform } = request
  const { description, forbidden } = platforms[platform]
  const share = lengthShare(options?.background)
  const room = Math.round(Math.min(comfortable, description.max * 0.85) * share)
  const isShort = room < roomForWords
  return brief({
    request,
    options,
    platform,
    topic: request.topic,
    what: `description of a video on ${platformName(platform)}`,
    // A rewrite is measured by the earlier text.
    ...(!isShort && !revision && { size: sizeOf(wantedWords(usualWords, share), request.language) }),
    rules: [
      `It makes one want to watch this video: what one sees and why it is worth it, in the tone. No article, no list of keywords. At most ${room} characters with its hashtags.`,
      ...(!isShort && detailsFor(request)
        ? ['Given links stand on lines of their own, after a word on what they are; given chapters as a list with their times. No others.']
        : []),
      hashtagRule(descriptionHashtags(platform), request, options?.background),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
    ],
    short: [
      `At most ${Math.round(room / 2)} characters: what one sees in the video.`,
      'Given links and chapters on own lines; no others.',
      shortHashtagRule(descriptionHashtags(platform), options?.background),
    ],
    ending: 'one line that invites to watch, try it or ask',
    again: revision && { text: revision.earlier.result.description, change: changeOf(revision.how, request, changes(revision)) },
  })
}
