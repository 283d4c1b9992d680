import type { Fault } from '#contract/kind.ts'
import type { PostRequest, PostResult, post } from '#kinds/post/index.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { splitTrailingHashtags } from '#writer/fit/hashtags.ts'
import { hookFaults, simplerFaults, unchangedFaults } from '#writer/revision/promises.ts'
import type { Revision } from '#writer/writer.ts'

const bodyOf = (result: PostResult) => splitTrailingHashtags(unthreaded(result.post)).body

export function postPromises(result: PostResult, { language }: PostRequest, { how, earlier }: Revision<typeof post>): Fault[] {
  const [now, before] = [bodyOf(result), bodyOf(earlier.result)]
  return [
    ...unchangedFaults('caption', now, before),
    ...(how === 'hook' ? hookFaults('caption', now, before, language) : []),
    ...(how === 'simpler' ? simplerFaults('caption', now, before, language) : []),
  ]
}
