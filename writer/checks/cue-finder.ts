import { cuesExpression, type Spacing } from '#writer/builtin/phrases/cues.ts'
import { oneTanwin } from '#writer/checks/passage.ts'

export interface FoundCue {
  readonly at: number
  readonly end: number
}

/** A text as cues are compared with it, at the same offsets: straight apostrophes, and lower case where that keeps the length. */
export function searchable(text: string): string {
  const plain = oneTanwin(text.replace(/[’ʼ]/gu, "'"))
  const lower = plain.toLowerCase()
  return lower.length === plain.length ? lower : plain
}

/** The longest literal part of each word, by alternative: a text without one of them for every word cannot match. */
const partsOf = (cue: string): string[][] =>
  cue
    .replace(/^\^|\$$/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '...')
    .map((word) =>
      word.split(/(?<!\/)\/(?!\/)/u).map((alternative) =>
        alternative
          .replaceAll('//', '/')
          .split(/[*#]/u)
          .reduce((longest, part) => (part.length > longest.length ? part : longest), ''),
      ),
    )

interface CompiledCue {
  readonly written: string
  readonly parts: readonly (readonly string[])[]
  expression?: RegExp | null
}

const compiledOf = (list: readonly string[]): CompiledCue[] =>
  list.map((entry) => {
    const written = oneTanwin(entry.normalize('NFC').replace(/[’ʼ]/gu, "'").toLowerCase())
    return { written, parts: partsOf(written) }
  })

const aloneNumber = /(?<!\S)#(?!\S)/u
const aloneNumbers = /(?<!\S)#(?!\S)/gu

/**
 * Finds where a searchable text has cues of a list; a cue that begins with `!` takes away what it overlaps. An expression takes far longer to
 * compile than to run, so each is compiled when a text has all its literal parts. Every repetition in one is bounded.
 * @param numerals words that a `#` standing alone also means, in the notation of cues: `two/three`
 */
export function cueFinder(list: readonly string[], spacing: Spacing, numerals = ''): (text: string) => FoundCue[] {
  const entries = list.flatMap((entry) => [
    entry,
    ...(numerals && aloneNumber.test(entry) ? [entry.replaceAll(aloneNumbers, numerals)] : []),
  ])
  const cues = compiledOf(entries.filter((entry) => !entry.startsWith('!')))
  const others = compiledOf(entries.flatMap((entry) => (entry.startsWith('!') ? [entry.slice(1)] : [])))
  const find = (text: string, among: readonly CompiledCue[]): FoundCue[] =>
    among.flatMap((cue) => {
      if (!cue.parts.every((word) => word.some((part) => text.includes(part)))) return []
      cue.expression ??= cuesExpression([cue.written], spacing, 'gu')
      return cue.expression
        ? Array.from(text.matchAll(cue.expression), ({ index, 0: { length } }) => ({ at: index, end: index + length }))
        : []
    })
  return (text) => {
    const found = find(text, cues)
    if (found.length === 0) return found
    const taken = find(text, others)
    return found.filter(({ at, end }) => !taken.some((other) => at < other.end && end > other.at))
  }
}
