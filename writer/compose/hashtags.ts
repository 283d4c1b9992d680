import type { Random } from '#writer/compose/random.ts'
import { packFor } from '#writer/domains/match.ts'
import type { Topic } from '#writer/topic/topic.ts'

/** Letters of a hashtag above which nobody types it. */
const longest = 28
/** What fits whatever the topic is, when neither it nor its field gives enough. */
const broad = ['LearnSomethingNew', 'GoodToKnow', 'StayCurious', 'WorthKnowing', 'TodayILearned']

const determiner = /^(?:the|an?|my|our|your|this|these) /i

/** A phrase as one hashtag in CamelCase, without `#`; empty when nothing of it can stand in one. */
export function asHashtag(phrase: string): string {
  const words = phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^\d*$/.test(joined) || joined.length > longest ? '' : joined
}

/** `count` hashtags with their `#`, from the topic's own words over its field to broad ones; never two that read the same. */
export function hashtagsOf(topic: Topic, count: number, random: Random): string[] {
  const field = packFor(topic.raw)
  const own = [topic.core.replace(determiner, ''), topic.core.includes(' of ') ? '' : topic.head, ...topic.keywords]
    .map(asHashtag)
    .filter(Boolean)
  const specific = random.shuffle(field?.hashtags.slice(0, 4) ?? [])
  const wide = field?.hashtags.slice(4) ?? []
  const ordered = [...own.slice(0, 2), ...specific, ...wide, ...random.shuffle(broad)].filter(Boolean)
  const unique = new Map(ordered.map((tag) => [tag.toLowerCase(), tag]))
  return [...unique.values()].slice(0, count).map((tag) => `#${tag}`)
}
