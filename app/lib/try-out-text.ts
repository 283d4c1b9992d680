/** A stretch of a tried post. */
export interface Stretch {
  /** Its position in the post, in UTF-16 units. */
  readonly start: number
  readonly text: string
  /** It is in the post as the visitor typed it. */
  readonly isGiven: boolean
  /** The platform cuts the post before it, and shows the rest after a press. */
  readonly isFolded: boolean
}

const listMark = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/u
/** A shorter fact would be found by chance. UTF-16 units. */
const shortest = 4

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The longest word that is not divided by a fold, in UTF-16 units: some languages write without spaces. */
const longestWord = 24

/**
 * Where a feed cuts the text: after the last line that ends in the second half of what fits, else after the last word, else after the last
 * grapheme; the whole length when it is shorter. No platform publishes the character.
 */
function foldOf(text: string, fold: number): number {
  if (text.length <= fold) return text.length
  const line = text.lastIndexOf('\n', fold)
  if (line > fold / 2) return line
  const space = text.slice(0, fold + 1).search(/\s\S*$/)
  if (space > 0 && fold - space <= longestWord) return space
  const { index = fold } = graphemes.segment(text).containing(fold) ?? {}
  return index
}

/**
 * Divides a post where given facts begin and end, and at the fold of its platform.
 * @param typed topic and details, one fact a line
 * @param fold UTF-16 units that a feed shows; absent where it shows all
 */
export function stretchesOf(text: string, typed: readonly string[], fold = Number.POSITIVE_INFINITY): Stretch[] {
  const facts = typed
    .flatMap((lines) => lines.split('\n'))
    .map((line) => line.replace(listMark, '').trim())
    .filter((fact) => fact.length >= shortest)
  const spans = facts.map((fact) => ({ from: text.indexOf(fact), to: text.indexOf(fact) + fact.length })).filter(({ from }) => from >= 0)
  const foldAt = foldOf(text, fold)
  const cuts = [...new Set([0, foldAt, ...spans.flatMap(({ from, to }) => [from, to])])].sort((one, other) => one - other)
  return cuts
    .map((from, at) => ({
      start: from,
      text: text.slice(from, cuts[at + 1]),
      isGiven: spans.some((span) => from >= span.from && from < span.to),
      isFolded: from === foldAt,
    }))
    .filter((part) => part.text)
}
