import type { Note } from '#contract/arranged.ts'
import { excess, tagList } from '#contract/measure.ts'
import { measures } from '#contract/weighted.ts'
import type { hashtags } from '#kinds/hashtags/index.ts'
import type { HashtagsRequest, HashtagsResult } from '#kinds/hashtags/schema.ts'
import { platforms } from '#platforms/index.ts'
import type { Background } from '#writer/background.ts'
import { readRequest, toArranged } from '#writer/builtin/arranging.ts'
import { hashtagsOf, searchTags } from '#writer/builtin/hashtags.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'
import { avoidedIn } from '#writer/checks/avoided.ts'
import { NeedsWords, type PartialResult, type Revision } from '#writer/writer.ts'

/** A smaller set gets a note. */
const usual = 5

/**
 * Hashtags of the topic's own words, most specific first, and on YouTube search tags: fewer rather than invented.
 * @throws NeedsWords when there is not a single word
 */
export function* arrange(
  request: HashtagsRequest,
  _seed: number,
  background?: Background,
): Generator<PartialResult<HashtagsResult>, HashtagsResult> {
  const { hashtagSet, tags: limit } = platforms[request.platform]
  const reading = readRequest(request.topic, request, background)
  const list = hashtagsOf(reading, hashtagSet, 'always')
  if (list.length === 0) throw new NeedsWords()
  let tags = limit ? searchTags(reading).filter((tag) => avoidedIn(tag, background, request.language).length === 0) : []
  while (limit && excess(tagList(tags), limit, measures) > 0) tags = tags.slice(0, -1)
  const notes: Note[] = list.length < usual ? [{ code: 'fewer', of: 'hashtags', count: list.length }] : []
  yield { hashtags: list.slice(0, 1) }
  return { hashtags: list, ...(tags.length > 0 && { tags }), arranged: toArranged(reading, notes) }
}

/** @throws CannotRewrite: words of a topic in another language would be other words */
export function rearrange(
  _request: HashtagsRequest,
  { how }: Revision<typeof hashtags>,
): Generator<PartialResult<HashtagsResult>, HashtagsResult> {
  throw new CannotRewrite(how)
}
