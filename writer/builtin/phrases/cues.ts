/**
 * The small notation in which phrase files write what to look for in a topic:
 *
 * `word`      that word, in any case        `wor*`  a word that begins so        `*ord`  a word that ends so
 * `my/our`    either                        `#`     a number: 20, 1,500, १५      `...`   up to three other words
 * `^how I`    only at the beginning         `free$` only at the end        `m//w//d` a slash: m/w/d
 */
const letter = '[\\p{L}\\p{M}\\p{N}]'
const inner = "[\\p{L}\\p{M}\\p{N}'-]{0,24}"
const number = '\\p{Nd}[\\p{Nd}.,:]{0,11}'
const between = { spaced: '\\s+', joined: '\\s*' } as const
const others = { spaced: '(?:\\s+\\S{1,40}){0,3}\\s+', joined: '.{0,8}' } as const

/** Whether the language puts spaces between its words. */
export type Spacing = keyof typeof between

/** A text that an expression with the `u` flag finds as it is. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')

/** Letters as they are compared: composed, apostrophes straight. */
export const comparable = (text: string): string => text.normalize('NFC').replace(/[’ʼ]/gu, "'")

/** What is wrong with a cue, in words for its author; `null` when nothing is. */
export function cueFault(cue: string): string | null {
  if (/[()[\]{}|\\?]/u.test(cue))
    return 'holds one of ( ) [ ] { } | \\ ? — only / * # ... ^ $ have a meaning here; write "my/our" for "my or our" and // for a slash'
  if (/^(?:\s|\^\s)|\s$|\s{2}/u.test(cue)) return 'has a space too many'
  if (/\S\^|\$\S/u.test(cue)) return 'may have ^ only as its first and $ only as its last character'
  if (/^\^?\.\.\.|\.\.\.\$?$/u.test(cue)) return 'may have ... only between two words'
  if (!/[\p{L}\p{N}#%]/u.test(cue)) return 'holds no word'
  return null
}

/** `a/b` is either; `//` is a slash. */
const alternativesOf = (word: string): string[] => word.split(/(?<!\/)\/(?!\/)/u)

/** One word of a cue; `open` says at which of its sides a star need not be spelled out. */
function wordPattern(word: string, open: { start: boolean; end: boolean }, edged: (alternative: string, body: string) => string): string {
  const alternatives = alternativesOf(word).map((alternative) => {
    const spelled = alternative.slice(
      open.start && /^\*./u.test(alternative) ? 1 : 0,
      open.end && /.\*$/u.test(alternative) ? -1 : undefined,
    )
    return edged(alternative, escaped(spelled.replaceAll('//', '/')).replaceAll('\\*', inner).replaceAll('#', number))
  })
  return alternatives.length > 1 ? `(?:${alternatives.join('|')})` : (alternatives[0] as string)
}

/** What may not stand beside a cue: letters beside a word, figures beside a number, which may stand against a sign or a unit ("₹120", "10am"). */
const edges = { word: letter, number: '\\p{N}', open: '' } as const
type Edge = keyof typeof edges
const behind = (edge: Edge) => edges[edge] && `(?<!${edges[edge]})`
const ahead = (edge: Edge) => edges[edge] && `(?!${edges[edge]})`
const edgeOf = (written: string, sign: '^' | '$'): Edge => {
  const end = sign === '^' ? written.slice(0, 1) : written.slice(-1)
  return /[\p{L}\p{M}]/u.test(end) ? 'word' : end === '#' ? 'number' : 'open'
}

/**
 * A cue without its edges. Every repetition in it is bounded, so that it reads a text in linear time. `whole` also takes in what a star at
 * its beginning or end stands for; whether the cue is there can be said without, and many times faster.
 */
function cuePattern(written: string, spacing: Spacing, whole: boolean): { body: string; before: Edge; after: Edge } {
  const [first, last] = [written.startsWith('^'), written.endsWith('$')]
  const plain = written.slice(first ? 1 : 0, last ? -1 : undefined)
  const words = plain.split(/\s+/u)
  const isSpaced = spacing === 'spaced'
  // Alternatives may have different edges: in "sale/discount*" only the first ends where it ends.
  const starts = new Set(isSpaced && !first ? alternativesOf(words[0] as string).map((each) => edgeOf(each, '^')) : ['open' as const])
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
    return glue + wordPattern(word, open, edged)
  })
  return {
    body: `${first ? '^' : ''}${body.join('')}${last ? '$' : ''}`,
    before: starts.size > 1 ? 'open' : ([...starts][0] as Edge),
    after: ends.size > 1 ? 'open' : ([...ends][0] as Edge),
  }
}

/** All cues of a list as one expression; `null` for an empty list. Cues with the same edges share them: many classes are slow to compile. */
export function cuesExpression(cues: readonly string[], spacing: Spacing, flags = 'iu', whole = true): RegExp | null {
  if (cues.length === 0) return null
  const groups = new Map<string, { before: Edge; after: Edge; bodies: string[] }>()
  for (const cue of cues) {
    const { body, before, after } = cuePattern(comparable(cue), spacing, whole)
    const key = `${before} ${after}`
    const group = groups.get(key) ?? { before, after, bodies: [] }
    group.bodies.push(body)
    groups.set(key, group)
  }
  const parts = [...groups.values()].map(({ before, after, bodies }) => {
    return `${behind(before)}(?:${bodies.join('|')})${ahead(after)}`
  })
  return new RegExp(parts.join('|'), flags)
}

/** The literal pieces of each of a cue's words, by alternative: a text that holds none of them for a word does not hold the cue. */
const piecesOf = (cue: string): string[][][] =>
  cue
    .replace(/^\^|\$$/gu, '')
    .split(/\s+/u)
    .filter((word) => word !== '...')
    .map((word) => word.split(/(?<!\/)\/(?!\/)/u).map((alternative) => alternative.replaceAll('//', '/').split(/[*#]/u).filter(Boolean)))

/**
 * Whether any cue of a list is in a text, in any case. Expressions take far longer to compile than to run, so one is made for a single
 * cue, and only when a text holds all the pieces of that cue.
 */
export function createMatcher(cues: readonly string[], spacing: Spacing): (text: string) => boolean {
  const known = cues.map((cue) => {
    const lowered = comparable(cue.normalize('NFKC').toLowerCase())
    return { cue: lowered, pieces: piecesOf(lowered), expression: undefined as RegExp | null | undefined }
  })
  return (text) => {
    // Marks that open a sentence are no part of its first word.
    const read = comparable(text.normalize('NFKC'))
      .toLowerCase()
      .replace(/^[¿¡"“„«]+/u, '')
    return known.some((each) => {
      if (!each.pieces.every((word) => word.some((pieces) => pieces.every((piece) => read.includes(piece))))) return false
      // Lower-cased by us: an expression that ignores case takes several times as long to compile.
      each.expression ??= cuesExpression([each.cue], spacing, 'u', false)
      return each.expression?.test(read) ?? false
    })
  }
}
