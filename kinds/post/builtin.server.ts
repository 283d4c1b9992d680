import { countedBody, countWords } from '#contract/measure.ts'
import { nearestLength } from '#contract/options.ts'
import type { post } from '#kinds/post/index.ts'
import type { PostResult } from '#kinds/post/schema.ts'
import { threaded, unthreaded } from '#kinds/post/thread.server.ts'
import { askedIn, partialLines, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { keepPost } from '#writer/builtin/kept.ts'
import { arrangePost } from '#writer/builtin/post.ts'
import { builtinWriter, firstLine, hasMoreSentences, rewrittenShares, sameText } from '#writer/builtin/rearrange.ts'

const leadOf = ({ title, caption }: PostResult['post']) => title ?? firstLine(caption)

/** A post arranged from the user's words. Its caption is yielded a line at a time. */
export const { arrange, rearrange } = builtinWriter<typeof post>({
  make(request, seed, { how, background }) {
    const reading = readRequest(request.topic, request, background)
    const { caption, title, notes } = arrangePost(reading, { ...request, hook: how === 'hook', bare: how === 'shorter' }, seed)
    // Facts are worth more than one post: a text that is too long becomes a thread at the best length, too.
    const fixed = { ...request, length: nearestLength(request.length, request.platform) }
    return {
      post: threaded({ caption, ...(title !== undefined && { title }) }, fixed),
      arranged: toArranged(reading, notes),
      ...askedIn(reading, how !== undefined),
    }
  },
  keep(request, { request: { platform }, result: { post } }, background) {
    const reading = readRequest(request.topic, request, background)
    const { caption, title, notes } = keepPost(reading, { platform, caption: unthreaded(post), title: post.title }, request)
    const fixed = { ...request, length: nearestLength(request.length, request.platform) }
    // What it begins with, and what could be added, is said of arranged texts only.
    const { form: _, ...arranged } = toArranged(reading, notes)
    return { post: threaded({ caption, ...(title !== undefined && { title }) }, fixed), arranged: { ...arranged, open: [] } }
  },
  partials: ({ post: { caption, title } }) =>
    partialLines(caption).map((grown) => ({ post: { caption: grown, ...(title !== undefined && { title }) } })),
  isRewritten({ post: now }, { how, earlier }, { language }) {
    const before = earlier.result.post
    const [text, textBefore] = [unthreaded(now), unthreaded(before)]
    const words = countWords(countedBody(text), language)
    const wordsBefore = countWords(countedBody(textBefore), language)
    if (how === 'shorter') return words <= wordsBefore * rewrittenShares.shorter
    if (how === 'longer') return words >= wordsBefore * rewrittenShares.longer && hasMoreSentences(text, textBefore)
    // Two platforms may have the same shape.
    if (how === 'platform') return true
    if (how === 'hook') return !sameText(leadOf(now), leadOf(before))
    return !sameText(text, textBefore) || now.title !== before.title
  },
})
