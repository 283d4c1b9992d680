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
    what: `titles (${titlesPerRequest}) for one ${where}piece of content`,
    rules: [
      'Short and as said aloud, as the best channels of this language write them: each would do alone and shows what the video is about, in other words than the next; the tone is in all of them. Learners are told what they learn and from whom; given facts make the strongest.',
      'All fit the same piece. A sad subject has quiet titles.',
      `At most ${most} characters each; no numbering, hashtags or emoji.`,
      ...(registered?.forbidden ? [`Without the characters ${registered.forbidden.join(' and ')}.`] : []),
    ],
    short: [
      `At most ${most} characters each. Each names the subject and adds another reason to click. Numbers as numerals, no hashtags, no emoji.`,
      ...(registered?.forbidden ? [`Without the characters ${registered.forbidden.join(' and ')}.`] : []),
    ],
    again: revision && { text: titles.text(revision.earlier.result), change: changeOf(revision.how, request, changes(revision)) },
  })
}
