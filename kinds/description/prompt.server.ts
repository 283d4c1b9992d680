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
      `The first ${fold?.description ?? 120} characters say what the viewer gets, in the words they would search for, and make them want it.`,
      room >= 600
        ? 'Then, easy to scan: what the video shows or settles, as short lines or a short paragraph; then given links; then given chapters, one to a line.'
        : 'Then what is worth knowing, in short lines.',
      'Of what the video contains, say only what the subject makes certain or the person gave. Timestamps, links, lengths and names of people only where they were given, then exactly as given.',
      max === 0 ? 'No hashtags: leave the list empty.' : `${min} to ${max} hashtags in their own list, none in the text.`,
      ...(forbidden ? [`Without the characters ${forbidden.join(' and ')}.`] : []),
    ],
    ending: 'a natural invitation to watch, try or ask, in a few words; none on a solemn subject',
    task: `Write one description for the subject between the marks.`,
    again: revision && { text: revision.earlier.result.description, change: changeOf(revision.how, request, changes(revision)) },
  })
}
