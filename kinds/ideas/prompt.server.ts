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
    role: 'You find content ideas that one person can make this week with a phone and what they already know.',
    rules: [
      `Exactly ${count} ideas, each with another angle: a first step, a mistake, a comparison, a question from the audience, a look behind the work, a small experiment.`,
      ...(category === 'any' ? [] : [`Each idea fits the category ${ideaCategories[category]}.`]),
      'title: at most 70 characters, what the piece would be called.',
      'description: two or three sentences: what is shown or told, how it starts, and why someone would stay to the end.',
      `platforms: one to three that fit best, from this list and spelled like this: ${postPlatforms.join(', ')}.`,
      'No two ideas share a sentence.',
    ],
    good: 'Topic: keeping a sourdough starter alive\ntitle: The jar at the back of the fridge\ndescription: Open a forgotten jar on camera and describe what you see and smell. Feed it, then show the same jar the next morning. People stay to learn whether it lived.\nplatforms: instagram, tiktok',
    bad: 'title: Sourdough Content\ndescription: Create engaging content about sourdough that resonates with your audience and goes viral.\nplatforms: all',
    badBecause: 'nobody could start filming from it, and its platforms are not from the list',
    task: `Find ${count} content ${count === 1 ? 'idea' : 'ideas'} for what stands between the marks.`,
    again: revision && { text: ideas.text(revision.earlier.result), change: changeOf(revision.how, request, { hook: others }) },
  })
}
