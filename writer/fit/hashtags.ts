import { hashtagsIn } from '#contract/measure.ts'

/** With a letter: "#1" is a number. */
const hashtag = /(?<!\s)\s*(?<![\p{L}\p{M}\p{N}_&/])#(?=[\p{M}\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu
/** Also behind another one without a space. */
const anyHashtag = /#(?=[\p{M}\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu

/** A caption's closing hashtags, and the text before them. */
export function splitTrailingHashtags(text: string): { body: string; tags: string[] } {
  let start = text.trimEnd().length
  for (const { index, 0: match } of [...text.matchAll(hashtag)].reverse()) {
    if (index + match.length !== start) break
    start = index
  }
  const tags = hashtagsIn(text.slice(start))
  return tags.length > 0 ? { body: text.slice(0, start).trimEnd(), tags } : { body: text, tags }
}

/** A caption without the lines that are only hashtags, wherever they stand, and without its closing ones; those hashtags in their order. */
export function splitHashtagLines(text: string): { body: string; tags: string[] } {
  const isTags = (line: string) => line.search(anyHashtag) >= 0 && /^[\p{P}\p{S}\s]*$/u.test(line.replace(anyHashtag, ''))
  const lines = text.split('\n')
  const kept = lines.filter((line) => !isTags(line)).join('\n')
  const { body, tags } = splitTrailingHashtags(kept.replace(/\n{3,}/g, '\n\n').trim())
  return { body, tags: [...lines.filter(isTags).flatMap((line) => line.match(anyHashtag) ?? []), ...tags] }
}

/** The caption with its hashtags on a separate line at the end. */
export const withHashtags = (body: string, tags: readonly string[]): string =>
  tags.length > 0 ? `${body}\n\n${tags.join(' ')}`.trim() : body

/** A valid hashtag made from a model's output, or null: letters, marks, digits and `_`, with at least one letter. */
export function hashtagOf(raw: string): string | null {
  const name = raw.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_]/gu, '')
  return /[\p{L}]/u.test(name) ? `#${name}` : null
}

/** The valid hashtags without duplicates (ignoring case), at most `max`. */
export function hashtagSet(raw: readonly string[], max = Number.POSITIVE_INFINITY): string[] {
  const byName = new Map<string, string>()
  for (const tag of raw.map(hashtagOf)) if (tag && !byName.has(tag.toLowerCase())) byName.set(tag.toLowerCase(), tag)
  return [...byName.values()].slice(0, max)
}

/** The text with at most `max` hashtags: removes those at the end first, then the `#` of those inside sentences. */
export function capHashtags(text: string, max: number): string {
  const { body, tags } = splitTrailingHashtags(text)
  const inside = hashtagsIn(body)
  if (inside.length + tags.length <= max) return text
  const room = Math.max(0, max - inside.length)
  let seen = 0
  const capped = body.replace(/(?<![\p{L}\p{M}\p{N}_&/])#(?=[\p{M}\p{N}_]*\p{L})/gu, () => (++seen <= max ? '#' : ''))
  return withHashtags(capped, tags.slice(0, room))
}
