import { z } from 'zod'
import { type PostPlatform, postPlatforms } from '#contract/options.ts'
import { compose } from '#kinds/ideas/compose.server.ts'
import { ideasPrompt } from '#kinds/ideas/prompt.server.ts'
import { ideasPromises, rewriteIdeas } from '#kinds/ideas/rewrite.server.ts'
import { ideas } from '#kinds/ideas/spec.ts'
import { withoutInventions } from '#writer/checks/grounding.ts'
import { defineWriter } from '#writer/writer.ts'

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
  const known = postPlatforms.find((platform) => name.includes(platform))
  return known ? [known] : /^x\b/u.test(name) ? ['twitter'] : []
}

export const ideasWriter = defineWriter(ideas, {
  promptVersion: 2,
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
  compose,
  rewrite: rewriteIdeas,
  promises: ideasPromises,
  source: ({ prompt }) => prompt,
  passages: ({ ideas: list }) =>
    list.flatMap(({ title, description }, at) => [
      { field: `ideas.${at}.title`, text: title, style: 'title' as const },
      { field: `ideas.${at}.description`, text: description },
    ]),
  fit: ({ ideas: list }, { count, prompt, language }) => {
    const titlesBefore = (at: number) => list.slice(0, at).map(({ title }) => title.toLowerCase())
    return {
      ideas: list
        .filter(({ title }, at) => !titlesBefore(at).includes(title.toLowerCase()))
        .slice(0, count)
        .map((idea) => ({ ...idea, description: withoutInventions(idea.description, prompt, language) })),
    }
  },
})
