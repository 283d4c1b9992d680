import { z } from 'zod'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { arrange, rearrange } from '#kinds/ideas/builtin.server.ts'
import { ideas } from '#kinds/ideas/index.ts'
import { ideasPrompt } from '#kinds/ideas/prompt.server.ts'
import { type IdeasRequest, type IdeasResult, ideasSchema } from '#kinds/ideas/schema.ts'
import { platforms } from '#platforms/index.ts'
import { withoutInventedLinks } from '#writer/checks/leftovers.ts'
import { repeatedItemFaults, unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = z.object({
  ideas: z.array(
    z.object({
      title: z.string().describe('What the piece would be called'),
      description: z.string().describe('What is shown or told, how it starts, why people stay'),
      platforms: z.array(z.string()).describe(`One to three of: ${postPlatforms.join(', ')}`),
    }),
  ),
})

/** A platform as a model may spell it: `X (Twitter)`, `YouTube`, `Instagram Reels`. */
const platformOf = (spelled = ''): PostPlatform[] => {
  const name = spelled.toLowerCase()
  const [alias] = name.split(/\b/u)
  const known = postPlatforms.find((id) => name.includes(id)) ?? postPlatforms.find((id) => platforms[id].alias === alias)
  return known ? [known] : []
}

const sourceOf = ({ prompt, details }: IdeasRequest) => inputText({ topic: prompt, details })

const titlesOf = (result: IdeasResult) => result.ideas.map(({ title }) => title)

export const ideasWriter = defineWriter(ideas, ideasSchema, {
  promptVersion: 3,
  schemaVersion: 1,
  prompt: ideasPrompt,
  answer: Answer,
  read: ({ ideas: list = [] }, { count }) => ({
    ideas: list.slice(0, count).map((idea) => ({
      title: idea?.title ?? '',
      description: idea?.description ?? '',
      platforms: [...new Set((idea?.platforms ?? []).flatMap(platformOf))],
    })),
  }),
  arrange,
  rearrange,
  rewriteFaults: (result, _request, { how, earlier }) => [
    ...unchangedFaults('ideas', ideas.text(result), ideas.text(earlier.result)),
    ...(how === 'hook' ? repeatedItemFaults('ideas', titlesOf(result), titlesOf(earlier.result)) : []),
  ],
  source: sourceOf,
  passages: ({ ideas: list }) =>
    list.flatMap(({ title, description }, at) => [
      { field: `ideas.${at}.title`, text: title, style: 'title' as const },
      { field: `ideas.${at}.description`, text: description },
    ]),
  fit: ({ ideas: list, ...notes }, request) => ({
    ...notes,
    ideas: list
      .filter(({ title }, at) => list.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at)
      .slice(0, request.count)
      .map((idea) => ({ ...idea, description: withoutInventedLinks(idea.description, sourceOf(request), request.language) })),
  }),
})
