import { z } from 'zod'
import type { Fault } from '#contract/kind.ts'
import { postLengths } from '#contract/options.ts'
import { arrange, rearrange } from '#kinds/post/builtin.server.ts'
import { post } from '#kinds/post/index.ts'
import { postPrompt } from '#kinds/post/prompt.server.ts'
import { type PostRequest, type PostResult, postSchema } from '#kinds/post/schema.ts'
import { isThreaded, threaded, unthreaded } from '#kinds/post/thread.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { withoutInventions } from '#writer/checks/grounding.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { capHashtags, hashtagSet, splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { fitCaption, fitLimit, fitWords, withoutForbidden } from '#writer/fit/limits.ts'
import { withoutRepeats } from '#writer/fit/repeats.ts'
import { inputText } from '#writer/input-text.ts'
import { splitWhy, withoutTranslation } from '#writer/polish/sections.ts'
import { hookFaults, simplerFaults, unchangedFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, type Revision } from '#writer/writer.ts'

const Answer = z.object({
  caption: z.string().describe('The text of the post, without hashtags'),
  hashtags: z.array(z.string()).describe('Hashtags, each with its #, most specific first'),
  title: z.string().describe('Reddit: the title. Elsewhere: an empty string'),
  whyThisWorks: z.string().describe('One or two sentences on what the text does; not part of the post'),
})

type Post = PostResult['post']

function fitted(whole: Post, request: PostRequest): Post {
  const { platform, language, length, premium, topic, details } = request
  const { hashtags, postTitle, forbidden } = platforms[platform]
  const { body, tags } = splitTrailingHashtags(capHashtags(unthreaded(whole), hashtags.max))
  const said = withoutForbidden(withoutRepeats(withoutInventions(body, inputText(topic, details), language), language), forbidden)
  const caption = withHashtags(fitWords(said, postLengths[length], language), tags)
  const { title, parts: _, ...rest } = whole
  return threaded(
    {
      ...rest,
      caption: isThreaded(request) ? caption : fitCaption(caption, postLimit(platform, premium), language),
      ...(postTitle && { title: fitLimit(title || (sentencesOf(said, language)[0] ?? said), postTitle, language, 'none') }),
    },
    request,
  )
}

const bodyOf = (result: PostResult) => splitTrailingHashtags(unthreaded(result.post)).body

function postPromises(result: PostResult, { language }: PostRequest, { how, earlier }: Revision<typeof post>): Fault[] {
  const [now, before] = [bodyOf(result), bodyOf(earlier.result)]
  return [
    ...unchangedFaults('caption', now, before),
    ...(how === 'hook' ? hookFaults('caption', now, before, language) : []),
    ...(how === 'simpler' ? simplerFaults('caption', now, before, language) : []),
  ]
}

export const postWriter = defineWriter(post, postSchema, {
  promptVersion: 3,
  schemaVersion: 1,
  prompt: postPrompt,
  answer: Answer,
  read: ({ caption = '', hashtags = [], title, whyThisWorks }, { platform }) => {
    // Before the hashtags are appended: a translation section extends to the end of the text.
    const { text, why: aside } = splitWhy(withoutTranslation(caption))
    const why = whyThisWorks || aside
    const { body, tags } = splitTrailingHashtags(text)
    const all = hashtagSet([...hashtags.flatMap((tag) => tag ?? []), ...tags], platforms[platform].hashtags.max)
    return {
      post: {
        caption: withHashtags(body, all),
        ...(platforms[platform].postTitle && title && { title }),
        ...(why && { whyThisWorks: why }),
      },
    }
  },
  arrange,
  rearrange,
  rewriteFaults: postPromises,
  markup: ({ platform }) => ({ markdown: platforms[platform].markdown === true }),
  shape: ({ post: whole }, request) => ({ post: threaded(whole, request) }),
  source: ({ topic, details }) => inputText(topic, details),
  passages: ({ post: whole }) => [
    { field: 'caption', text: unthreaded(whole) },
    ...(whole.title ? [{ field: 'title', text: whole.title, style: 'title' as const }] : []),
    ...(whole.whyThisWorks ? [{ field: 'whyThisWorks', text: whole.whyThisWorks, style: 'note' as const }] : []),
  ],
  fit: ({ post: whole }, request) => ({ post: fitted(whole, request) }),
})
