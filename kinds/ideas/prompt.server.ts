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
      'Each of another kind, fresh and in the tone. They suit this trade and these readers, keep the limits that the person named (a phone, no names, little time), are safe and decent, and use what was given.',
      ...(category === 'any' ? [] : [`All of them belong to ${ideaCategories[category]}.`]),
      'title: what the piece would be called, in at most 70 characters, so that one wants to see it.',
      'description: two or three short sentences to the person who makes it, one point each: what exactly is filmed or written, with the figure, unit or caution that it needs, or its best line. No reasons why it works.',
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
