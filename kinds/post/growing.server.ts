import type { PostRequest, PostResult } from '#kinds/post/spec.ts'
import { sentenceSegments } from '#writer/fit/boundaries.ts'
import type { Growing } from '#writer/writer.ts'

/** The post as it grows by a sentence at a time. */
export function* growing(caption: string, title: string | undefined, { language }: PostRequest): Generator<Growing<PostResult>> {
  let grown = ''
  for (const sentence of sentenceSegments(caption, language)) {
    grown += sentence
    yield { post: { caption: grown.trimEnd(), ...(title !== undefined && { title }) } }
  }
}
