import { titlesPerRequest } from '#contract/options.ts'
import { shorterTitle, titles } from '#kinds/titles/index.ts'
import type { TitlesRequest } from '#kinds/titles/schema.ts'
import { platformName, platforms, titleLimit } from '#platforms/index.ts'
import { brief } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

/** Characters of a title that are read before it is cut off, wherever it is shown. */
const readAtAGlance = 70

const changes = ({ earlier: { result } }: Revision<typeof titles>) => ({
  shorter: `Keep the titles that have at most ${shorterTitle(result)} characters, and put others of that length in the place of the rest.`,
  hook: 'Write other titles: none of these, and none that only turns one of them round.',
})

export function titlesPrompt(request: TitlesRequest, revision?: Revision<typeof titles>, options?: PromptOptions): Brief {
  const [platform] = request.platforms
  const registered = platform === 'General' ? null : platforms[platform]
  const where = platform === 'General' ? '' : `${platformName(platform)} `
  return brief({
    request,
    options,
    form: 'titles',
    platform: registered?.id,
    topic: request.topic,
    role: `${titlesPerRequest} ${where}titles for one piece of content, of which the person picks one.`,
    rules: [
      'Each works alone: it names the subject as people say it and search for it, and adds something of its own, whatever the subject has: a part, a cause, a trick, a number, an offer, a feeling. A title that only names the subject, or that could change places with another, is wasted.',
      'The angles are yours. A sad or solemn subject has quiet, plain, personal titles: no advice, nothing clever.',
      `At most ${Math.min(readAtAGlance, titleLimit(platform).max)} characters each. Numbers as numerals.`,
      'The content keeps what the title promises. No numbering, quotation marks, hashtags or emoji.',
      ...(registered?.forbidden ? [`Without the characters ${registered.forbidden.join(' and ')}.`] : []),
    ],
    short: [
      `At most ${Math.min(readAtAGlance, titleLimit(platform).max)} characters each. Each names the subject and adds something of its own. Numbers as numerals, no hashtags, no emoji.`,
      ...(registered?.forbidden ? [`Without the characters ${registered.forbidden.join(' and ')}.`] : []),
    ],
    task: `Write ${titlesPerRequest} ${where}titles for content about the subject between the marks.`,
    again: revision && { text: titles.text(revision.earlier.result), change: changeOf(revision.how, request, changes(revision)) },
  })
}
