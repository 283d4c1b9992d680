import { ideaCategories, postPlatforms } from '#contract/options.ts'
import { ideas } from '#kinds/ideas/index.ts'
import type { IdeasRequest } from '#kinds/ideas/schema.ts'
import { brief } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, PromptOptions, Revision } from '#writer/writer.ts'

const others = 'Find other ideas: none of these, and none that is one of them under another title.'

export function ideasPrompt(request: IdeasRequest, revision?: Revision<typeof ideas>, options?: PromptOptions): Brief {
  const { category, count } = request
  return brief({
    request,
    options,
    form: 'plans',
    topic: request.prompt,
    what: `content ${count === 1 ? 'idea' : 'ideas'} (${count})`,
    rules: [
      'Each of another kind, and such as only this person could post: out of their trade, their days, their place and what was given, within the limits they named. Simple to do, and a joy to see.',
      ...(category === 'any' ? [] : [`All of them belong to ${ideaCategories[category]}.`]),
      'title: a name that one remembers, in at most 70 characters.',
      'description: two to four sentences in the tone: what is filmed, asked or written, told so that one sees it, with the line that makes readers smile, feel or join in. No warnings, no reasons why it works.',
      `platforms: one to three where it fits best, spelled like this: ${postPlatforms.join(', ')}.`,
    ],
    short: [
      ...(category === 'any' ? [] : [`All of them belong to ${ideaCategories[category]}.`]),
      'title: at most 70 characters. description: two sentences on what exactly is filmed or written.',
      `platforms: one to three of ${postPlatforms.join(', ')}.`,
    ],
    again: revision && { text: ideas.text(revision.earlier.result), change: changeOf(revision.how, request, { hook: others }) },
  })
}
