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
  const where = registered ? `${registered.label} ` : ''
  return brief({
    request,
    topic: request.topic,
    role: `You write ${where}titles that people click because the content keeps what they promise.`,
    rules: [
      `Exactly ${titlesPerRequest} titles, each with another approach: a how-to, a question, a mistake, a contrast, a plain promise.`,
      `Each at most ${Math.min(readAtAGlance + 10, titleLimit(platform).max)} characters, with the subject within the first ${registered?.fold.title ? 40 : 50}.`,
      'No numbering, no quotation marks around a title, no hashtags, no emoji unless the tone asks for one.',
      'No clickbait: nothing that the content cannot keep.',
      ...(registered?.forbidden ? [`Without the characters ${registered.forbidden.join(' and ')}.`] : []),
    ],
    good: 'Topic: keeping a sourdough starter alive\nYour Sourdough Starter Isn’t Dead, It’s Hungry\nHow to Feed a Starter You Forgot\nFloat Test or Smell Test: Which One to Trust?',
    bad: 'You WON’T BELIEVE This Sourdough Trick!!! (Doctors HATE it)\nSourdough: The Ultimate Guide 2024\nSourdough Starter',
    badBecause: 'one shouts and lies, one is worn and invents a year, one says nothing',
    task: `Write ${titlesPerRequest} ${where}titles for content about the subject between the marks.`,
    again: revision && { text: titles.text(revision.earlier.result), change: changeOf(revision.how, request, changes(revision)) },
  })
}
