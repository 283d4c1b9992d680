import { countedBody, countWords } from '#contract/measure.ts'
import type { post } from '#kinds/post/index.ts'
import type { PostRequest, PostResult } from '#kinds/post/schema.ts'
import { threaded, unthreaded } from '#kinds/post/thread.server.ts'
import { partialLines, readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { arrangePost } from '#writer/builtin/post.ts'
import { firstLine, hasMoreSentences, rewrittenShares, sameText, tryRewrite } from '#writer/builtin/rearrange.ts'
import type { PartialResult, Revision } from '#writer/writer.ts'

function made(request: PostRequest, seed: number, hook = false): PostResult {
  const reading = readRequest(request.topic, request)
  const { caption, title, notes } = arrangePost(reading, { ...request, hook }, seed)
  return { post: threaded({ caption, ...(title !== undefined && { title }) }, request), arranged: toArranged(reading, notes) }
}

function* growing(result: PostResult): Generator<PartialResult<PostResult>, PostResult> {
  const { caption, title } = result.post
  for (const grown of partialLines(caption)) yield { post: { caption: grown, ...(title !== undefined && { title }) } }
  return result
}

/** A post arranged from what was typed: the same seed gives the same text. Yields the caption as it grows, a line at a time. */
export const arrange = (request: PostRequest, seed: number): Generator<PartialResult<PostResult>, PostResult> =>
  growing(made(request, seed))

/** The post again, shorter, longer, simpler, in another tone or under another first line. @throws CannotRewrite */
export function rearrange(
  request: PostRequest,
  { how, earlier }: Revision<typeof post>,
  seed: number,
): Generator<PartialResult<PostResult>, PostResult> {
  const before = earlier.result.post
  const text = unthreaded(before)
  const words = (result: Pick<PostResult, 'post'>) => countWords(countedBody(unthreaded(result.post)), request.language)
  const lead = ({ title, caption }: PostResult['post']) => title ?? firstLine(caption)
  return growing(
    tryRewrite(
      how,
      seed,
      (turn) => made(request, turn, how === 'hook'),
      (result) => {
        if (how === 'shorter') return words(result) <= words(earlier.result) * rewrittenShares.shorter
        if (how === 'longer')
          return words(result) >= words(earlier.result) * rewrittenShares.longer && hasMoreSentences(unthreaded(result.post), text)
        if (how === 'hook') return !sameText(lead(result.post), lead(before))
        return !sameText(unthreaded(result.post), text) || result.post.title !== before.title
      },
    ),
  )
}
