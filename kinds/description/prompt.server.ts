import { type description, rewrittenWords } from '#kinds/description/index.ts'
import type { DescriptionRequest } from '#kinds/description/schema.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'
import { brief, wordRange } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, Revision } from '#writer/writer.ts'

/** Characters. Longer descriptions are not read to the end, even if the platform allows more. */
const comfortable = 1_200

/** A description has no length to choose: its rewrites are measured by the earlier one. */
const changes = ({ earlier }: Revision<typeof description>) => ({
  shorter: `Make it about half as long: ${wordRange(rewrittenWords('shorter', earlier), earlier.request.language)} Leave out whole sentences; the first line and the call to action stay.`,
  longer: `Make it longer: ${wordRange(rewrittenWords('longer', earlier), earlier.request.language)} Keep every sentence and add before the call to action. Repeat nothing.`,
})

export function descriptionPrompt(request: DescriptionRequest, revision?: Revision<typeof description>): Brief {
  const { platform } = request
  const { label, description, fold, forbidden, prompt } = platforms[platform]
  const { min, max } = descriptionHashtags(platform)
  const room = Math.min(comfortable, Math.round(description.max * 0.85))
  return brief({
    request,
    topic: request.topic,
    role: `You write descriptions for ${prompt.describes ?? `videos shared on ${label}`}. People find a video by them and decide to watch.`,
    rules: [
      `At most ${room} characters, hashtags included.`,
      `The first ${fold.description ?? 120} characters say what the viewer gets, with the words they would search for.`,
      ...(room >= 600 ? ['Then a short paragraph on what the video covers, then one call to action.'] : ['Then one call to action.']),
      'No timestamps, no links that were not given, no claims about the length of the video or the people in it.',
      max === 0 ? 'No hashtags: leave the list empty.' : `${min} to ${max} hashtags in their own list, none in the text.`,
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
    ],
    good: 'Topic: keeping a sourdough starter alive\nBring a forgotten sourdough starter back to life with flour, water and a warm corner. You will see what a hungry starter looks like, how to feed it, and how to tell when it is ready to bake with.\nTell me in the comments how long yours was in the fridge.',
    bad: 'Welcome back to my channel!!! In this video we dive deep into the amazing world of sourdough. 00:00 Intro 01:30 The secret. Follow me at www.example.com for 50% off.',
    badBecause: 'the first line says nothing, and the timestamps, the link and the discount are invented',
    task: `Write one ${label} video description for the subject between the marks.`,
    again: revision && { text: revision.earlier.result.description, change: changeOf(revision.how, request, changes(revision)) },
  })
}
