import { titlesPerRequest } from '#contract/options.ts'
import { shorterTitle, titles } from '#kinds/titles/index.ts'
import type { TitlesRequest } from '#kinds/titles/schema.ts'
import { platforms, titleLimit } from '#platforms/index.ts'
import { brief } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, Revision } from '#writer/writer.ts'

/** Characters of a title that people read before it is cut off, wherever it is shown. */
const readAtAGlance = 60

const changes = ({ earlier: { result } }: Revision<typeof titles>) => ({
  shorter: `Keep the titles that have at most ${shorterTitle(result)} characters, and put others of that length in the place of the rest.`,
  hook: 'Write other titles: none of these, and none that only turns one of them round.',
})

export function titlesPrompt(request: TitlesRequest, revision?: Revision<typeof titles>): Brief {
  const [platform] = request.platforms
  const registered = platform === 'General' ? null : platforms[platform]
  const where = registered ? `${registered.name ?? registered.label} ` : ''
  return brief({
    request,
    topic: request.topic,
    role: `You write ${where}titles that people click because the content keeps what they promise.`,
    rules: [
      `Exactly ${titlesPerRequest} titles, each with another angle that suits this subject and its mood; nothing clever on a sad or solemn subject.`,
      `Each at most ${Math.min(readAtAGlance + 10, titleLimit(platform).max)} characters, with the subject within the first ${registered?.fold?.title ? 40 : 50}.`,
      'Numbers as numerals. Each fact of the details is in at least one title: prices, dates, names and numbers sell a title.',
      'No numbering, no quotation marks around a title, no hashtags, no emoji unless the tone asks for one.',
      'No clickbait: nothing that the content cannot keep.',
      ...(registered?.forbidden ? [`Without the characters ${registered.forbidden.join(' and ')}.`] : []),
    ],
    task: `Write ${titlesPerRequest} ${where}titles for content about the subject between the marks.`,
    again: revision && { text: titles.text(revision.earlier.result), change: changeOf(revision.how, request, changes(revision)) },
  })
}
