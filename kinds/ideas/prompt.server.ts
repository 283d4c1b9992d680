import { ideaCategories, postPlatforms } from '#contract/options.ts'
import { ideas } from '#kinds/ideas/index.ts'
import type { IdeasRequest } from '#kinds/ideas/schema.ts'
import { brief } from '#writer/brief.ts'
import { changeOf } from '#writer/revision/changes.ts'
import type { Brief, Revision } from '#writer/writer.ts'

const others = 'Find other ideas: none of these, and none that is one of them under another title.'

export function ideasPrompt(request: IdeasRequest, revision?: Revision<typeof ideas>): Brief {
  const { category, count } = request
  return brief({
    request,
    topic: request.prompt,
    role: 'You find content ideas for people who have little time and no studio. Good ones come from their trade, their audience and the season, never from a list of formats.',
    rules: [
      `Exactly ${count} ideas, each different in kind, and each something this person can do this week in the medium they ask for (articles for a blog, videos for a channel, posts otherwise).`,
      ...(category === 'any' ? [] : [`Each idea fits the category ${ideaCategories[category]}.`]),
      'title: at most 70 characters, what the piece would be called.',
      'description: two or three sentences: what exactly it shows or tells, concrete enough to start at once. No reasons why people would stay.',
      `platforms: one to three that fit best, from this list and spelled like this: ${postPlatforms.join(', ')}.`,
      'No two ideas share a sentence.',
    ],
    task: `Find ${count} content ${count === 1 ? 'idea' : 'ideas'} for what stands between the marks.`,
    again: revision && { text: ideas.text(revision.earlier.result), change: changeOf(revision.how, request, { hook: others }) },
  })
}
