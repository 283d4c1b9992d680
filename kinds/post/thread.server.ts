import { bestLength } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import type { PostRequest, PostResult } from '#kinds/post/schema.ts'
import { platforms } from '#platforms/index.ts'
import { splitThread } from '#writer/fit/thread.ts'

type Post = PostResult['post']

/** Whether a post that is too long becomes a thread there. The best length is that of one post. */
export const isThreaded = ({ platform, premium, length }: Pick<PostRequest, 'platform' | 'premium' | 'length'>): boolean =>
  platforms[platform].thread === true && !premium && length !== bestLength

const partNumber = /(?<!\s)\s+\d{1,3}\/\d{1,3}$/u
/** The text of a thread in one piece, without part numbers. */
export const unthreaded = ({ caption, parts }: Post): string =>
  parts ? parts.map((part) => part.replace(partNumber, '')).join('\n\n') : caption

/** The caption as it is posted: in numbered parts where one post cannot hold it and the platform has threads. */
export function threaded(whole: Post, request: PostRequest): Post {
  const { parts, ...single } = whole
  if (!isThreaded(request)) return { ...single, caption: unthreaded(whole) }
  const { post: limit } = platforms[request.platform]
  const fits = parts?.every((part) => measures[limit.unit](part) <= limit.max)
  const split = parts && fits ? parts : splitThread(unthreaded(whole), limit, request.language)
  return split.length > 1 ? { ...single, caption: split.join('\n\n'), parts: split } : { ...single, caption: split[0] ?? '' }
}
