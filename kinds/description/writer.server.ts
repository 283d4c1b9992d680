import { z } from 'zod'
import { descriptionHashtags, platforms } from '#contract/platforms.ts'
import { compose } from '#kinds/description/compose.server.ts'
import { descriptionPrompt } from '#kinds/description/prompt.server.ts'
import { description } from '#kinds/description/spec.ts'
import { withoutInventions } from '#writer/checks/grounding.ts'
import { capHashtags, hashtagSet, splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { fitCaption, withoutForbidden } from '#writer/fit/limits.ts'
import { defineWriter } from '#writer/writer.ts'

const Answer = z.object({
  description: z.string().describe('The description, without hashtags'),
  hashtags: z.array(z.string()).describe('Hashtags, each with its #, most specific first'),
})

export const descriptionWriter = defineWriter(description, {
  promptVersion: 1,
  schemaVersion: 1,
  prompt: descriptionPrompt,
  answer: Answer,
  read: ({ description: text = '', hashtags = [] }, { platform }) => {
    const { body, tags } = splitTrailingHashtags(text)
    return {
      description: withHashtags(body, hashtagSet([...hashtags.flatMap((tag) => tag ?? []), ...tags], descriptionHashtags(platform).max)),
    }
  },
  compose,
  markup: ({ platform }) => ({ markdown: platform === 'reddit' }),
  source: ({ topic }) => topic,
  passages: ({ description: text }) => [{ field: 'description', text }],
  fit: ({ description: text }, { platform, language, topic }) => {
    const { description: limit, forbidden } = platforms[platform]
    const { body, tags } = splitTrailingHashtags(capHashtags(text, descriptionHashtags(platform).max))
    const said = withoutForbidden(withoutInventions(body, topic, language), forbidden)
    return { description: fitCaption(withHashtags(said, tags), limit, language) }
  },
})
