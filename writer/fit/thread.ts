import type { LanguageCode } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import type { TextLimit } from '#platforms/platform.ts'
import { boundaries, type Granularity } from '#writer/fit/boundaries.ts'
import { splitTrailingHashtags } from '#writer/fit/hashtags.ts'

/** A part of a text that is not split, and what connects it to the previous piece. */
interface Piece {
  readonly text: string
  readonly weight: number
  /** Text between it and the previous piece when both are in one part. */
  readonly glue: string
}

/** Weighs each piece once: long texts without spaces are divided into many equal ones. */
function createWeigher(weightOf: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    const weight = known.get(text) ?? weightOf(text)
    known.set(text, weight)
    return weight
  }
}

/** The white space before an offset. */
function spaceBefore(text: string, end: number): string {
  let start = end
  while (start > 0 && /\s/u.test(text[start - 1] ?? '')) start--
  return text.slice(start, end)
}

interface PieceRules {
  readonly language: LanguageCode
  readonly weigh: (text: string) => number
}

/** The pieces of a text at one granularity; a piece over the budget is split at the next finer one. */
function pieces(text: string, grains: readonly Granularity[], budget: number, rules: PieceRules): Piece[] {
  const [grain, ...finer] = grains
  const { language, weigh } = rules
  if (!grain) return [{ text, weight: weigh(text), glue: '' }]
  let from = 0
  return boundaries(text, grain, language).flatMap((end) => {
    const slice = text.slice(from, end)
    const lead = slice.length - slice.trimStart().length
    const upTo = from + lead
    from = end
    const body = slice.trim()
    if (!body) return []
    const gap = spaceBefore(text, upTo)
    const glue = gap.includes('\n\n') ? '\n\n' : gap
    const weight = weigh(body)
    if (weight <= budget) return [{ text: body, weight, glue }]
    const [first, ...others] = pieces(body, finer, budget, rules)
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

/** Fills parts in order; a paragraph that would be split starts a new part if the current part is at least half full. */
function pack(all: readonly Piece[], budget: number): string[] {
  const parts: string[] = []
  let part = ''
  let weight = 0
  for (const [at, piece] of all.entries()) {
    const grown = weight + piece.glue.length + piece.weight
    const splitsParagraph = piece.glue === '\n\n' && weight >= budget / 2 && weight + 2 + paragraphWeight(all, at) > budget
    if (part && (grown > budget || splitsParagraph)) {
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

/** As few parts as the budget allows, of similar length, so that the last part is not only a few words. */
function balanced(text: string, budget: number, rules: PieceRules): string[] {
  const all = pieces(text, ['sentence', 'clause', 'word', 'grapheme'], budget, rules)
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
 * A text as a numbered thread (`… 1/3`), each part within the limit, in its unit; `[text]` when it fits in one.
 * Split at paragraphs, then sentences, then clauses, then words. Hashtags at the end go into the last part.
 */
export function splitThread(text: string, { max: limit, unit }: TextLimit, language: LanguageCode): string[] {
  const weightOf = measures[unit]
  if (weightOf(text) <= limit) return [text]
  const trailing = splitTrailingHashtags(text)
  // Hashtags that would fill half of a part are split like words.
  const { body, tags } = weightOf(trailing.tags.join(' ')) > limit / 2 && trailing.body ? { body: text, tags: [] } : trailing
  if (!body) return [tags.reduce((part, tag) => (weightOf(`${part} ${tag}`) <= limit ? `${part} ${tag}`.trim() : part), '')]
  const rules = { language, weigh: createWeigher(weightOf) }
  let digits = 1
  // Halves of emoji weigh another together than apart: parts that came out too heavy are made again, by what they were over.
  let spare = 0
  for (;;) {
    const room = limit - (2 * digits + 2) - spare
    const parts = balanced(body, room, rules)
    const end = tags.length > 0 ? `\n\n${tags.join(' ')}` : ''
    const last = parts.at(-1) ?? ''
    // If the hashtags do not fit into the last part, all parts are made a little shorter.
    const tagged = weightOf(last + end) <= room ? parts : balanced(body, room - weightOf(end), rules)
    const over = Math.max(...tagged.map(rules.weigh)) - room - spare
    if (tagged.length >= 10 ** digits) digits++
    else if (over > 0 && spare < limit / 2) spare += over
    else return number([...tagged.slice(0, -1), `${tagged.at(-1)}${end}`])
  }
}
