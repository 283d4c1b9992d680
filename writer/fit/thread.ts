import type { LanguageCode } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { boundaries, type Granularity } from '#writer/fit/boundaries.ts'
import { splitTrailingHashtags } from '#writer/fit/hashtags.ts'

/** A stretch of text that stays together, and how it hangs on the one before. */
interface Piece {
  readonly text: string
  readonly weight: number
  /** What stands between it and the piece before, when both are in one part. */
  readonly glue: string
}

const weigh = measures.weighted

/** The pieces of a text at one grain; one that is over the budget falls apart at the next finer grain. */
function pieces(text: string, grains: readonly Granularity[], budget: number, language: LanguageCode): Piece[] {
  const [grain, ...finer] = grains
  if (!grain) return [{ text, weight: weigh(text), glue: '' }]
  let from = 0
  return boundaries(text, grain, language).flatMap((end) => {
    const slice = text.slice(from, end)
    const lead = slice.length - slice.trimStart().length
    const before = text.slice(0, from + lead)
    from = end
    const body = slice.trim()
    if (!body) return []
    const gap = /(?<!\s)\s*$/u.exec(before)?.[0] ?? ''
    const glue = gap.includes('\n\n') ? '\n\n' : gap
    const weight = weigh(body)
    if (weight <= budget) return [{ text: body, weight, glue }]
    const [first, ...others] = pieces(body, finer, budget, language)
    return first ? [{ ...first, glue }, ...others] : []
  })
}

/** The weight of the paragraph that starts at a piece. */
function paragraphWeight(all: readonly Piece[], start: number): number {
  let weight = all[start]?.weight ?? 0
  for (const piece of all.slice(start + 1)) {
    if (piece.glue === '\n\n') break
    weight += piece.weight + piece.glue.length
  }
  return weight
}

/** Fills parts one after the other; a paragraph that would be torn starts a new part if this one is at least half full. */
function pack(all: readonly Piece[], budget: number): string[] {
  const parts: string[] = []
  let part = ''
  let weight = 0
  for (const [at, piece] of all.entries()) {
    const grown = weight + piece.glue.length + piece.weight
    const tears = piece.glue === '\n\n' && weight >= budget / 2 && weight + 2 + paragraphWeight(all, at) > budget
    if (part && (grown > budget || tears)) {
      parts.push(part)
      part = piece.text
      weight = piece.weight
    } else {
      weight = part ? grown : piece.weight
      part = part ? part + piece.glue + piece.text : piece.text
    }
  }
  return part ? [...parts, part] : parts
}

/** As few parts as the budget needs, and of about the same length: nobody wants a last part of three words. */
function balanced(text: string, budget: number, language: LanguageCode): string[] {
  const all = pieces(text, ['sentence', 'clause', 'word', 'grapheme'], budget, language)
  const fewest = pack(all, budget)
  const total = all.reduce((sum, { weight, glue }) => sum + weight + glue.length, 0)
  for (const slack of [1.05, 1.15, 1.3]) {
    const even = pack(all, Math.min(budget, Math.ceil((total / fewest.length) * slack)))
    if (even.length === fewest.length) return even
  }
  return fewest
}

const number = (parts: readonly string[]) => parts.map((part, at) => `${part} ${at + 1}/${parts.length}`)

/**
 * A text as a numbered thread (`… 1/3`), each part within `limit` weighted characters; `[text]` when it fits in one.
 * Split at paragraphs, then sentences, then clauses, then words. Closing hashtags stand in the last part.
 */
export function splitThread(text: string, limit: number, language: LanguageCode): string[] {
  if (weigh(text) <= limit) return [text]
  const { body, tags } = splitTrailingHashtags(text)
  if (!body) return [tags.reduce((kept, tag) => (weigh(`${kept} ${tag}`) <= limit ? `${kept} ${tag}`.trim() : kept), '')]
  for (let digits = 1; ; digits++) {
    const room = limit - (2 * digits + 2)
    const parts = balanced(body, room, language)
    const end = tags.length > 0 ? `\n\n${tags.join(' ')}` : ''
    const last = parts.at(-1) ?? ''
    // Hashtags that the last part cannot hold make every part a little shorter, so that it can.
    const tagged = weigh(last + end) <= room ? parts : balanced(body, room - weigh(end), language)
    if (tagged.length < 10 ** digits) return number([...tagged.slice(0, -1), `${tagged.at(-1)}${end}`])
  }
}
