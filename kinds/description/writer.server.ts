import { chapterLines } from '#contract/chapters.ts'
import { hashtagRange, lengthFaults } from '#contract/checks.ts'
import { countedBody } from '#contract/measure.ts'
import { arrange, rearrange } from '#kinds/description/builtin.server.ts'
import { description, rewrittenWords } from '#kinds/description/index.ts'
import { descriptionPrompt } from '#kinds/description/prompt.server.ts'
import { type DescriptionResult, descriptionSchema } from '#kinds/description/schema.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'
import { additions, answerList, answerObject, answerText, longestText, readAdditions } from '#writer/answer.ts'
import { allGiven, mostEmoji, wishesOf } from '#writer/background.ts'
import { everyFact } from '#writer/checks/inspect.ts'
import { withoutInventedLinks } from '#writer/checks/leftovers.ts'
import { emojiCap } from '#writer/fit/emoji.ts'
import { capHashtags, hashtagSet, splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { fitCaption, withoutForbidden } from '#writer/fit/limits.ts'
import { withoutTranslation } from '#writer/polish/sections.ts'
import { textRewriteFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = answerObject({
  description: answerText(longestText, 'The description, without hashtags'),
  hashtags: answerList(answerText(60, 'With its #'), 10, 'Hashtags, most specific first'),
  ...additions,
})

const bodyOf = (result: DescriptionResult) => splitTrailingHashtags(result.description).body

export const descriptionWriter = defineWriter(description, descriptionSchema, {
  promptVersion: 7,
  schemaVersion: 2,
  prompt: descriptionPrompt,
  answer: Answer,
  read: ({ description: text = '', hashtags = [], ...rest }) => {
    // Before the hashtags are appended: a translation section extends to the end of the text.
    const { body, tags } = splitTrailingHashtags(withoutTranslation(text))
    return {
      description: withHashtags(body, hashtagSet([...hashtags.flatMap((tag) => tag ?? []), ...tags])),
      ...readAdditions(rest),
    }
  },
  arrange,
  rearrange,
  rewriteFaults(result, request, { how, earlier }) {
    const text = bodyOf(result)
    return [
      ...textRewriteFaults('description', how, text, bodyOf(earlier.result), request),
      ...(how === 'shorter' || how === 'longer'
        ? lengthFaults('description', countedBody(text), rewrittenWords(how, earlier), request.language)
        : []),
    ]
  },
  markup: ({ platform }) => ({ markdown: platforms[platform].markdown === true }),
  shape: (result, { platform }) => (platforms[platform].chapters ? { ...result, description: chapterLines(result.description) } : result),
  source: inputText,
  carries: { sorts: everyFact, chapters: true },
  passages: ({ description: text }) => [{ field: 'description', text }],
  fit: ({ description: text, ...notes }, request, background) => {
    const { platform, language } = request
    const { description: limit, forbidden } = platforms[platform]
    const input = inputText(request)
    const { max } = hashtagRange(descriptionHashtags(platform), undefined, input, wishesOf(background).hashtags)
    const habitual = emojiCap(mostEmoji(background), input)(capHashtags(text, max))
    const said = withoutInventedLinks(withoutForbidden(habitual, forbidden), allGiven(input, background), language)
    return { ...notes, description: fitCaption(said, limit, language) }
  },
})
