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
    role: 'content ideas for somebody with little time and no studio.',
    rules: [
      `${count} ${count === 1 ? 'idea' : 'ideas, each of another kind,'} from what the person says about their trade, audience or season, in the medium they ask for: articles for a blog, videos for a channel, otherwise posts.`,
      ...(category === 'any' ? [] : [`All of them belong to ${ideaCategories[category]}.`]),
      'title: what the piece would be called, in at most 70 characters, so that one wants to see it.',
      'description: three or four short sentences to the person who makes it: what exactly is filmed or written (which things, questions, columns, price tags) and what it does for those who see it (a surprise, a laugh, a use) or where it leads (a visit, an order, a vote). It can be begun today. Examples are complete and their sums are right.',
      `platforms: one to three where it fits best, or where a link to it fits, spelled like this: ${postPlatforms.join(', ')}.`,
    ],
    short: [
      `${count} different ${count === 1 ? 'idea' : 'ideas'}.${category === 'any' ? '' : ` All of them belong to ${ideaCategories[category]}.`}`,
      'title: at most 70 characters. description: two sentences on what exactly is filmed or written.',
      `platforms: one to three of ${postPlatforms.join(', ')}.`,
    ],
    task: `Find ${count} content ${count === 1 ? 'idea' : 'ideas'} for what stands between the marks.`,
    again: revision && { text: ideas.text(revision.earlier.result), change: changeOf(revision.how, request, { hook: others }) },
  })
}
