import { type description, rewrittenWords } from '#kinds/description/index.ts'
import type { DescriptionRequest } from '#kinds/description/schema.ts'
import { descriptionHashtags, platformName, platforms } from '#platforms/index.ts'
import { lengthShare } from '#writer/background.ts'
import { brief, detailsFor, hashtagRule, shortHashtagRule, wordRange } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

/** Characters. Longer descriptions are not read to the end, even if the platform allows more. */
const comfortable = 1_200

/** A description has no length to choose: its rewrites are measured by the earlier one. */
const changes = ({ earlier }: Revision<typeof description>) => ({
  shorter: `Make it about half as long: ${wordRange(rewrittenWords('shorter', earlier), earlier.request.language)} Leave out whole sentences; the first line and the call to action stay.`,
  longer: `Make it longer: ${wordRange(rewrittenWords('longer', earlier), earlier.request.language)} Keep every sentence and add before the call to action. Repeat nothing.`,
})

export function descriptionPrompt(request: DescriptionRequest, revision?: Revision<typeof description>, options?: PromptOptions): Brief {
  const { platform } = request
  const { description, fold, forbidden } = platforms[platform]
  const room = Math.round(Math.min(comfortable, description.max * 0.85) * lengthShare(options?.background))
  return brief({
    request,
    options,
    platform,
    topic: request.topic,
    role: `the description of a video on ${platformName(platform)}.`,
    rules: [
      `At most ${room} characters with its hashtags.`,
      `The first line${fold?.description ? ` (${fold.description} characters show before "more")` : ''} talks to the viewer, names the subject and makes them want to watch; no list of keywords, no "In this video".`,
      ...(room >= 600
        ? [
            'Then a few lines in the same voice on what is special about it. For a how-to, then the points that decide, as a list with a line that leads in: each one names something and says the useful thing about it, so that it is true whatever the film shows.',
            detailsFor(request)
              ? 'Given links stand on lines of their own, after a word on what they are; given chapters as a list with their times, under a word such as "Chapters". With chapters, only two to four lines stand above them, without another list and without retelling them.'
              : 'No chapters, times or links: none were given.',
          ]
        : []),
      hashtagRule(descriptionHashtags(platform), request, options?.background),
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
    ],
    short: [
      `At most ${Math.round(room / 2)} characters: a first line that makes one want to watch, then what is worth knowing in short lines.`,
      'Given links and chapters on lines of their own, unchanged; none that were not given.',
      shortHashtagRule(descriptionHashtags(platform), options?.background),
    ],
    ending: 'one friendly line that invites to watch, try it or ask',
    task: 'Write the description of a video about the subject between the marks.',
    again: revision && { text: revision.earlier.result.description, change: changeOf(revision.how, request, changes(revision)) },
  })
}
