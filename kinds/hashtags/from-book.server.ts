import { tagList } from '#contract/measure.ts'
import { platforms } from '#contract/platforms.ts'
import type { HashtagsRequest, HashtagsResult } from '#kinds/hashtags/spec.ts'
import { bookHashtags, ownTags } from '#writer/book/hashtags.ts'
import { type Label, labelOf } from '#writer/book/label.ts'
import { matterOf } from '#writer/book/matter.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import { hashtagSet } from '#writer/fit/hashtags.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { phraseBook } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** UTF-16 units above which a built hashtag is unreadable. */
const longestBuilt = 28

/** Hashtags in a language whose topic is a label; for YouTube also search tags. */
export function* composeFromBook(request: HashtagsRequest, seed: number): Generator<Growing<HashtagsResult>, HashtagsResult> {
  const random = createRandom(seed)
  const book = phraseBook(request.language)
  const label = labelOf(request.topic, book)
  const { hashtagSet: size, tags: limit } = platforms[request.platform]
  const [base] = ownTags(label)
  const built = base && !label.grave ? random.shuffle(book.hashtags.built).map((line) => line.replace('{tag}', base)) : []
  const fitting = built.filter((tag) => tag.length <= longestBuilt).slice(0, 3)
  const chosen = bookHashtags(label, book, size, random)
  const hashtags = hashtagSet([...chosen.slice(0, size - fitting.length), ...fitting, ...chosen], size)
  for (const at of hashtags.keys()) yield { hashtags: hashtags.slice(0, at + 1) }
  return limit ? { hashtags, tags: searchTags(label, book, limit.max, random) } : { hashtags }
}

/** Search phrases within the platform's total, commas and quotes counted. */
function searchTags(label: Label, book: PhraseBook, max: number, random: Random): string[] {
  const topic = label.kind === 'name' && !label.text.endsWith('…') ? label.text.toLowerCase() : ''
  // "… for beginners for beginners": what the topic says already is not said again.
  const adds = (line: string) =>
    line
      .replace('{topic}', '')
      .split(/\s+/u)
      .filter(Boolean)
      .every((word) => !topic.includes(word))
  const built =
    topic && !label.grave ? random.shuffle(book.hashtags.searches.filter(adds)).map((line) => line.replace('{topic}', topic)) : []
  const wanted = [...(topic ? [topic] : []), ...built.slice(0, 4), ...matterOf(label, book).material.terms]
  const tags: string[] = []
  for (const tag of new Set(wanted.map((one) => one.replace(/[",<>]/g, '').trim())))
    if (tag !== '' && tagList([...tags, tag]).length <= max) tags.push(tag)
  return tags
}
