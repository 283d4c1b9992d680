import { tagList } from '#contract/measure.ts'
import { platforms, type TextLimit } from '#contract/platforms.ts'
import type { HashtagsRequest, HashtagsResult } from '#kinds/hashtags/spec.ts'
import { asHashtag, bareCore, isName, tagPool } from '#writer/compose/hashtags.ts'
import { matterOf } from '#writer/compose/matter.ts'
import { createRandom, type Random } from '#writer/compose/random.ts'
import { voiceOf } from '#writer/compose/voice.ts'
import { hashtagSet } from '#writer/fit/hashtags.ts'
import type { GrammarBook } from '#writer/languages/grammar-book.ts'
import { grammarBook } from '#writer/languages/registry.ts'
import { analyse, type Topic } from '#writer/topic/topic.ts'
import type { Growing } from '#writer/writer.ts'

/** UTF-16 units above which a built hashtag is unreadable. */
const longestBuilt = 24

/**
 * A set of hashtags without a model, from the topic's own words over its field to broad ones; for YouTube also search
 * tags. The same seed gives the same set. Throws a RangeError for a language that has no phrase book.
 */
export function* composeFromGrammar(request: HashtagsRequest, seed: number): Generator<Growing<HashtagsResult>, HashtagsResult> {
  const random = createRandom(seed)
  const topic = analyse(request.topic)
  const book = grammarBook(request.language)
  const { hashtagSet: size, tags: limit } = platforms[request.platform]
  const hashtags = setOf(topic, book, size, random)
  for (const at of hashtags.keys()) yield { hashtags: hashtags.slice(0, at + 1) }
  if (!limit) return { hashtags }
  return { hashtags, tags: searchTags(topic, book, limit, random) }
}

/** Half from the topic's own words, the rest from its field; broad ones only fill up. */
function setOf(topic: Topic, book: GrammarBook, size: number, random: Random): string[] {
  const { own, field, broad } = tagPool(topic, book.language)
  const built = builtOn(own, topic, book, random)
  const half = Math.ceil(size / 2)
  const specific = [...own.slice(0, Math.max(2, half - 1)), ...built].slice(0, field.length > 0 ? half : size - 1)
  const kept = new Set(random.shuffle(field).slice(0, size - specific.length))
  return hashtagSet([...specific, ...field.filter((tag) => kept.has(tag)), ...built, ...random.shuffle(broad)], size)
}

/** "OldBicycles" → "OldBicyclesTips", for the shortest of the topic's own hashtags of two words, else of one. */
function builtOn(own: readonly string[], topic: Topic, book: GrammarBook, random: Random): string[] {
  const base = own.filter((tag) => /^[A-Z][A-Za-z]+$/.test(tag) && words(tag) <= 2).sort((a, b) => words(b) - words(a))[0]
  if (!base) return []
  const patterns = random.shuffle(book.tagPatterns[patternsOf(topic)])
  return patterns.map((pattern) => asHashtag(pattern.replace('{tag}', base))).filter((tag) => tag !== '' && tag.length <= longestBuilt)
}

const words = (tag: string) => tag.match(/[A-Z][a-z]*|[A-Z]+/g)?.length ?? 0
/** A name and a clause ("understanding why cats …") take few additions. */
const patternsOf = (topic: Topic) => (isName(topic.core) || /^(?:understanding|deciding) /.test(topic.core) ? 'name' : voiceOf(topic))

/** Search phrases within the platform's total, commas and quotes counted. */
function searchTags(topic: Topic, book: GrammarBook, limit: TextLimit, random: Random): string[] {
  const core = bareCore(topic)
  const built = core === '' ? [] : book.searchPhrases[patternsOf(topic)].map((line) => line.replace('{core}', core))
  const wanted = [...built.slice(0, 1), ...topic.keywords, ...matterOf(topic).material.terms, ...random.shuffle(built.slice(1))].map(
    (tag) => tag.replace(/[",<>]/g, '').trim(),
  )
  const tags: string[] = []
  for (const tag of new Set(wanted)) if (tag !== '' && tagList([...tags, tag]).length <= limit.max) tags.push(tag)
  return tags
}
