import { z } from 'zod'
import { rangeFaults } from '#contract/checks.ts'
import { countedBody, countWords } from '#contract/measure.ts'
import { arrange, rearrange } from '#kinds/description/builtin.server.ts'
import { description, rewrittenWords } from '#kinds/description/index.ts'
import { descriptionPrompt } from '#kinds/description/prompt.server.ts'
import { type DescriptionResult, descriptionSchema } from '#kinds/description/schema.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'
import { withoutInventions } from '#writer/checks/grounding.ts'
import { withoutRepeats } from '#writer/checks/repeats.ts'
import { capHashtags, hashtagSet, splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { fitCaption, fitWords, withoutForbidden } from '#writer/fit/limits.ts'
import { withoutTranslation } from '#writer/polish/sections.ts'
import { textRewriteFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = z.object({
  description: z.string().describe('The description, without hashtags'),
  hashtags: z.array(z.string()).describe('Hashtags, each with its #, most specific first'),
})

const bodyOf = (result: DescriptionResult) => splitTrailingHashtags(result.description).body

export const descriptionWriter = defineWriter(description, descriptionSchema, {
  promptVersion: 3,
  schemaVersion: 1,
  prompt: descriptionPrompt,
  answer: Answer,
  read: ({ description: text = '', hashtags = [] }, { platform }) => {
    // Before the hashtags are appended: a translation section extends to the end of the text.
    const { body, tags } = splitTrailingHashtags(withoutTranslation(text))
    return {
      description: withHashtags(body, hashtagSet([...hashtags.flatMap((tag) => tag ?? []), ...tags], descriptionHashtags(platform).max)),
    }
  },
  arrange,
  rearrange,
  rewriteFaults(result, { language }, { how, earlier }) {
    const text = bodyOf(result)
    return [
      ...textRewriteFaults('description', how, text, bodyOf(earlier.result), language),
      ...(how === 'shorter' || how === 'longer'
        ? rangeFaults('length', 'description', countWords(countedBody(text), language), rewrittenWords(how, earlier), 'words')
        : []),
    ]
  },
  markup: ({ platform }) => ({ markdown: platforms[platform].markdown === true }),
  source: inputText,
  passages: ({ description: text }) => [{ field: 'description', text }],
  fit: ({ description: text }, request, revision) => {
    const { platform, language } = request
    const { description: limit, forbidden } = platforms[platform]
    const { body, tags } = splitTrailingHashtags(capHashtags(text, descriptionHashtags(platform).max))
    const said = withoutForbidden(withoutRepeats(withoutInventions(body, inputText(request), language), language), forbidden)
    const sized = revision?.how === 'shorter' ? fitWords(said, rewrittenWords('shorter', revision.earlier), language) : said
    return { description: fitCaption(withHashtags(sized, tags), limit, language) }
  },
})
