import { literalPattern } from '#contract/literal-pattern.ts'

/**
 * The pattern notation of cue words in phrase files:
 *
 * `word`      that word, in any case        `wor*`  a word with this prefix      `*ord`  a word with this suffix
 * `my/our`    alternatives                  `#`     a number: 20, 1,500, १५      `...`   up to three other words
 * `^how I`    at the beginning of the topic `free$` at its end                   `m//w//d` a literal slash: m/w/d
 */
const letter = '[\\p{L}\\p{M}\\p{N}]'
const inner = "[\\p{L}\\p{M}\\p{N}'-]{0,24}"
const anyWord = "[\\p{L}\\p{M}\\p{N}'-]{1,24}"
const number = '\\p{Nd}[\\p{Nd}.,:]{0,11}'
const between = { spaced: '\\s+', joined: '\\s*' } as const
const others = { spaced: '(?:\\s+\\S{1,40}){0,3}\\s+', joined: '.{0,8}' } as const

/** Whether the language puts spaces between its words. */
export type Spacing = keyof typeof between

/** Normalises a text for comparison: NFC, straight apostrophes. */
export const comparable = (text: string): string => text.normalize('NFC').replace(/[’ʼ]/gu, "'")

/** An error message for the author of a cue; `null` when the cue is valid. */
export function cueFault(cue: string): string | null {
  if (/[()[\]{}|\\?]/u.test(cue))
    return 'holds one of ( ) [ ] { } | \\ ? — only / * # ... ^ $ have a meaning here; write "my/our" for "my or our" and // for a slash'
  if (/^(?:\s|\^\s)|\s$|\s{2}/u.test(cue)) return 'has a space too many'
  if (/\S\^|\$\S/u.test(cue)) return 'may have ^ only as its first and $ only as its last character'
  if (/^\^?\.\.\.|\.\.\.\$?$/u.test(cue)) return 'may have ... only between two words'
  if (/^\^?[^\s]*(?<!\/)\/(?:\s|$)/u.test(cue)) return 'may leave out a word (word/) only after another one'
  if (!/[\p{L}\p{N}#%]/u.test(cue)) return 'holds no word'
  return null
}

/** Splits `a/b`; `//` is a literal slash. The last one of `a/` is empty. */
const alternativesOf = (word: string): string[] => word.split(/(?<!\/)\/(?!\/)/u)

/** The pattern of one word of a cue; `open`: on which sides a star may be omitted from the pattern. */
function wordPattern(word: string, open: { start: boolean; end: boolean }, edged: (alternative: string, body: string) => string): string {
  const alternatives = alternativesOf(word)
    .filter(Boolean)
    .map((alternative) => {
      if (alternative === '*') return edged(alternative, anyWord)
      const spelled = alternative.slice(
        open.start && /^\*./u.test(alternative) ? 1 : 0,
        open.end && /.\*$/u.test(alternative) ? -1 : undefined,
      )
      return edged(
        alternative,
        literalPattern(spelled.replaceAll('//', '/')).replaceAll("'", "['’]").replaceAll('\\*', inner).replaceAll('#', number),
      )
    })
  return alternatives.length > 1 ? `(?:${alternatives.join('|')})` : (alternatives[0] as string)
}

/** Characters that must not precede or follow a cue: letters for a word; digits for a number, which may touch a sign or unit ("₹120", "10am"). */
const edges = { word: letter, number: '\\p{N}', open: '' } as const
type Edge = keyof typeof edges
const behind = (edge: Edge) => edges[edge] && `(?<!${edges[edge]})`
const ahead = (edge: Edge) => edges[edge] && `(?!${edges[edge]})`
const edgeOf = (written: string, sign: '^' | '$'): Edge => {
  const end = sign === '^' ? written.slice(0, 1) : written.slice(-1)
  return /[\p{L}\p{M}]/u.test(end) ? 'word' : end === '#' ? 'number' : 'open'
}

interface Extent {
  /** The match includes what a star at the beginning or end matches; a test does not need that and is many times faster without. */
  readonly whole?: boolean
  /** Anything may stand before the match: it is a part of a larger pattern. */
  readonly isOpen?: boolean
}

/** The pattern of a cue without its edges. Every repetition is bounded, so that it matches in linear time. */
function cuePattern(
  written: string,
  spacing: Spacing,
  { whole = true, isOpen = false }: Extent,
): { body: string; before: Edge; after: Edge } {
  const [first, last] = [written.startsWith('^'), written.endsWith('$')]
  const plain = written.slice(first ? 1 : 0, last ? -1 : undefined)
  const words = plain.split(/\s+/u)
  const isSpaced = spacing === 'spaced'
  // Alternatives may have different edges: "sale/discount*" has a word end after "sale" only.
  const starts = new Set(
    isSpaced && !first && !isOpen ? alternativesOf(words[0] as string).map((each) => edgeOf(each, '^')) : ['open' as const],
  )
  const ends = new Set(isSpaced && !last ? alternativesOf(words.at(-1) as string).map((each) => edgeOf(each, '$')) : ['open' as const])
  const body = words.map((word, at) => {
    if (word === '...') return others[spacing]
    const glue = at === 0 || words[at - 1] === '...' ? '' : between[spacing]
    const open = {
      start: !whole && !first && at === 0 && plain.startsWith('*'),
      end: !whole && !last && at === words.length - 1 && plain.endsWith('*'),
    }
    const edged = (alternative: string, pattern: string) =>
      (starts.size > 1 && at === 0 ? behind(edgeOf(alternative, '^')) : '') +
      pattern +
      (ends.size > 1 && at === words.length - 1 ? ahead(edgeOf(alternative, '$')) : '')
    const pattern = wordPattern(word, open, edged)
    return word.endsWith('/') && !word.endsWith('//') ? `(?:${glue}${pattern})?` : glue + pattern
  })
  return {
    body: `${first ? '^' : ''}${body.join('')}${last ? '$' : ''}`,
    before: starts.size > 1 ? 'open' : ([...starts][0] as Edge),
    after: ends.size > 1 ? 'open' : ([...ends][0] as Edge),
  }
}

/** The pattern of a list of cues, as a part of a larger one. Cues are grouped by edge because many lookarounds compile slowly. */
function listPattern(cues: readonly string[], spacing: Spacing, extent: Extent): string {
  const groups = new Map<string, { before: Edge; after: Edge; bodies: string[] }>()
  for (const cue of cues) {
    const { body, before, after } = cuePattern(comparable(cue), spacing, extent)
    const key = `${before} ${after}`
    const group = groups.get(key) ?? { before, after, bodies: [] }
    group.bodies.push(body)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ before, after, bodies }) => `${behind(before)}(?:${bodies.join('|')})${ahead(after)}`).join('|')
}

/** The pattern of a list, as a part of a larger one; a cue that begins with `!` takes away what begins with it. Nothing matches that of an empty list. */
export function cuesPattern(cues: readonly string[], spacing: Spacing, extent: Extent = {}): string {
  const others = cues.flatMap((cue) => (/^!./u.test(cue) ? [cue.slice(1)] : []))
  const sought = cues.filter((cue) => !/^!./u.test(cue))
  if (sought.length === 0) return '(?!)'
  return `${others.length > 0 ? `(?!${listPattern(others, spacing, extent)})` : ''}(?:${listPattern(sought, spacing, extent)})`
}

/** One regular expression for a list of cues; `null` for an empty list. */
export const cuesExpression = (cues: readonly string[], spacing: Spacing, flags = 'iu', whole = true): RegExp | null =>
  cues.length === 0 ? null : new RegExp(listPattern(cues, spacing, { whole }), flags)

/** The literal parts of each word of a cue, by alternative: a text without them cannot match. */
const piecesOf = (cue: string): string[][][] =>
  cue
    .replace(/^\^|\$$/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '...')
    .map((word) => word.split(/(?<!\/)\/(?!\/)/u).map((alternative) => alternative.replaceAll('//', '/').split(/[*#]/u).filter(Boolean)))

/**
 * Creates a test for whether a text contains any cue of a list, ignoring case. Regular expressions take far longer to compile than to run:
 * each cue is compiled separately, and only when a text contains all its literal parts.
 */
export function createMatcher(cues: readonly string[], spacing: Spacing): (text: string) => boolean {
  const compiled = cues.map((cue) => {
    const lowered = comparable(cue.normalize('NFKC').toLowerCase())
    return { cue: lowered, pieces: piecesOf(lowered), expression: undefined as RegExp | null | undefined }
  })
  return (text) => {
    // Opening punctuation does not belong to the first word.
    const normalisedText = comparable(text.normalize('NFKC'))
      .toLowerCase()
      .replace(/^[¿¡"“„«]+/u, '')
    return compiled.some((each) => {
      if (!each.pieces.every((word) => word.some((pieces) => pieces.every((piece) => normalisedText.includes(piece))))) return false
      // The text is in lower case: an expression with the `i` flag takes several times as long to compile.
      each.expression ??= cuesExpression([each.cue], spacing, 'u', false)
      return each.expression?.test(normalisedText) ?? false
    })
  }
}
