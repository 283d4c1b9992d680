import { hashtagRange } from '#contract/checks.ts'
import { arrange, rearrange } from '#kinds/post/builtin.server.ts'
import { post } from '#kinds/post/index.ts'
import { postPrompt } from '#kinds/post/prompt.server.ts'
import { type PostRequest, type PostResult, postSchema } from '#kinds/post/schema.ts'
import { isThreaded, threaded, unthreaded } from '#kinds/post/thread.server.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import { additions, answerList, answerObject, answerText, longestText, readAdditions } from '#writer/answer.ts'
import { allGiven, type Background, mostEmoji, wishesOf } from '#writer/background.ts'
import { borneOut, isReadable } from '#writer/checks/explanation.ts'
import { everyFact } from '#writer/checks/inspect.ts'
import { withoutInventedLinks } from '#writer/checks/leftovers.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { emojiCap } from '#writer/fit/emoji.ts'
import { capHashtags, hashtagSet, splitTrailingHashtags, withHashtags } from '#writer/fit/hashtags.ts'
import { fitCaption, fitLimit, withoutForbidden } from '#writer/fit/limits.ts'
import { splitWhy, withoutTranslation } from '#writer/polish/sections.ts'
import { textRewriteFaults } from '#writer/revision/rewrite-faults.ts'
import { defineWriter, inputText } from '#writer/writer.ts'

const Answer = answerObject({
  title: answerText(300, 'Where the rules ask for one; else an empty string').optional(),
  caption: answerText(longestText, 'The text of the post, without hashtags'),
  hashtags: answerList(answerText(60, 'With its #'), 10, 'Hashtags, most specific first'),
  whyThisWorks: answerText(400, 'One sentence on what the text does; not part of the post').optional(),
  ...additions,
})

type Post = PostResult['post']

/** The explanation describes the whole text, so it is dropped when a part of the text is; of the rest, what the delivered text bears out stays. */
function fitted(whole: Post, request: PostRequest, background: Background | undefined): Post {
  const { platform, language, premium } = request
  const { hashtags, postTitle, forbidden } = platforms[platform]
  const before = unthreaded(whole)
  const input = inputText(request)
  const { max } = hashtagRange(hashtags, undefined, input, wishesOf(background).hashtags)
  const capEmoji = emojiCap(mostEmoji(background), input)
  const habitual = capEmoji(capHashtags(before, max))
  const said = withoutInventedLinks(withoutForbidden(habitual, forbidden), allGiven(input, background), language)
  const caption = isThreaded(request) ? said : fitCaption(said, postLimit(platform, premium), language)
  const { title: written, parts: _, whyThisWorks, ...rest } = whole
  const named = (written && capEmoji(written)) || (sentencesOf(splitTrailingHashtags(said).body, language)[0] ?? said)
  const title = postTitle && fitLimit(named, postTitle, language, 'none')
  const why = whyThisWorks && caption === said ? borneOut(whyThisWorks, { title, text: caption, language }) : ''
  return threaded({ ...rest, caption, ...(title !== undefined && { title }), ...(why && { whyThisWorks: why }) }, request)
}

const bodyOf = (result: PostResult) => splitTrailingHashtags(unthreaded(result.post)).body

export const postWriter = defineWriter(post, postSchema, {
  promptVersion: 7,
  schemaVersion: 2,
  prompt: postPrompt,
  answer: Answer,
  read: ({ caption = '', hashtags = [], title, whyThisWorks, ...rest }, { platform }) => {
    // Before the hashtags are appended: a translation section extends to the end of the text.
    const { text, why: aside } = splitWhy(withoutTranslation(caption))
    const why = whyThisWorks || aside
    const { body, tags } = splitTrailingHashtags(text)
    const all = hashtagSet([...hashtags.flatMap((tag) => tag ?? []), ...tags])
    return {
      post: {
        caption: withHashtags(body, all),
        ...(platforms[platform].postTitle && title && { title }),
        ...(why && { whyThisWorks: why }),
      },
      ...readAdditions(rest),
    }
  },
  arrange,
  rearrange,
  rewriteFaults: (result, request, { how, earlier }) => textRewriteFaults('caption', how, bodyOf(result), bodyOf(earlier.result), request),
  markup: ({ platform }) => ({ markdown: platforms[platform].markdown === true }),
  shape: ({ post: { whyThisWorks: why, ...whole }, ...notes }, request) => ({
    ...notes,
    post: { ...threaded(whole, request), ...(why && isReadable(why) && { whyThisWorks: why }) },
  }),
  source: inputText,
  carries: { sorts: everyFact },
  passages: ({ post: whole }) => [
    { field: 'caption', text: unthreaded(whole) },
    ...(whole.title ? [{ field: 'title', text: whole.title, style: 'title' as const }] : []),
    ...(whole.whyThisWorks ? [{ field: 'whyThisWorks', text: whole.whyThisWorks, style: 'note' as const }] : []),
  ],
  fit: ({ post: whole, ...notes }, request, background) => ({ ...notes, post: fitted(whole, request, background) }),
})
