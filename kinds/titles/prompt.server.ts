import { titlesPerRequest } from '#contract/options.ts'
import { shorterTitle, titles } from '#kinds/titles/index.ts'
import type { TitlesRequest } from '#kinds/titles/schema.ts'
import { platformName, platforms, titleLimit } from '#platforms/index.ts'
import { brief } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

/** Characters of a title that are read at a glance, where none are cut off. */
const readAtAGlance = 85

const changes = ({ earlier: { result } }: Revision<typeof titles>) => ({
  shorter: `Keep the titles that have at most ${shorterTitle(result)} characters, and put others of that length in the place of the rest.`,
  hook: 'Write other titles: none of these, and none that only turns one of them round.',
})

export function titlesPrompt(request: TitlesRequest, revision?: Revision<typeof titles>, options?: PromptOptions): Brief {
  const [platform] = request.platforms
  const registered = platform === 'General' ? null : platforms[platform]
  const where = platform === 'General' ? '' : `${platformName(platform)} `
  const most = Math.min(registered?.fold.title ?? readAtAGlance, titleLimit(platform).max)
  return brief({
    request,
    options,
    form: 'titles',
    platform: registered?.id,
    topic: request.topic,
    role: `${titlesPerRequest} ${where}titles for one piece of content, of which the person picks one.`,
    rules: [
      'Each works alone: it names the subject as people say it and search for it, and adds something of its own, whatever the subject has: a part, a cause, a trick, a number, an offer, a feeling. A title that only names the subject is wasted. It reads smoothly, with nothing tacked on by a comma.',
      'The angles are yours, but all titles fit one and the same piece: they promise what any good piece on this subject has. A sad or solemn subject has quiet, plain, personal titles: no advice, nothing clever.',
      `At most ${most} characters each. Numbers as numerals.`,
      'No numbering, quotation marks, hashtags or emoji.',
      ...(registered?.forbidden ? [`Without the characters ${registered.forbidden.join(' and ')}.`] : []),
    ],
    short: [
      `At most ${most} characters each. Each names the subject and adds something of its own. Numbers as numerals, no hashtags, no emoji.`,
      ...(registered?.forbidden ? [`Without the characters ${registered.forbidden.join(' and ')}.`] : []),
    ],
    task: `Write ${titlesPerRequest} ${where}titles for content about the subject between the marks.`,
    again: revision && { text: titles.text(revision.earlier.result), change: changeOf(revision.how, request, changes(revision)) },
  })
}
