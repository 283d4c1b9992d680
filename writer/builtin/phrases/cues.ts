/**
 * The small notation in which phrase files write what to look for in a topic:
 *
 * `word`      that word, in any case        `wor*`  a word that begins so        `*ord`  a word that ends so
 * `my/our`    either                        `#`     a number: 20, 1,500, १५      `...`   up to three other words
 * `^how I`    only at the beginning         `free$` only at the end
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
  if (/[()[\]{}|\\+?]/u.test(cue))
    return 'holds one of ( ) [ ] { } | \\ + ? — only / * # ... ^ $ have a meaning here; write "my/our" for "my or our"'
  if (/^(?:\s|\^\s)|\s$|\s{2}/u.test(cue)) return 'has a space too many'
  if (/\S\^|\$\S/u.test(cue)) return 'may have ^ only as its first and $ only as its last character'
  if (/^\^?\.\.\.|\.\.\.\$?$/u.test(cue)) return 'may have ... only between two words'
  if (!/[\p{L}\p{N}#%]/u.test(cue)) return 'holds no word'
  return null
}

function wordPattern(word: string, spacing: Spacing): string {
  const alternatives = word.split('/').map((alternative) => escaped(alternative).replaceAll('\\*', inner).replaceAll('#', number))
  const body = alternatives.length > 1 ? `(?:${alternatives.join('|')})` : (alternatives[0] as string)
  if (spacing === 'joined') return body
  // A number may stand against a sign or a unit ("₹120", "10am"), a word never against letters.
  const before = /^[\p{L}\p{M}]/u.test(word) ? `(?<!${letter})` : word.startsWith('#') ? '(?<!\\p{N})' : ''
  const after = /[\p{L}\p{M}]$/u.test(word) ? `(?!${letter})` : word.endsWith('#') ? '(?!\\p{N})' : ''
  return `${before}${body}${after}`
}

/** The expression of one cue, without flags. Every repetition in it is bounded, so that it reads a text in linear time. */
export function cuePattern(cue: string, spacing: Spacing): string {
  const written = comparable(cue)
  const [first, last] = [written.startsWith('^'), written.endsWith('$')]
  const words = written.slice(first ? 1 : 0, last ? -1 : undefined).split(/\s+/u)
  const body = words.map((word, at) => {
    if (word === '...') return others[spacing]
    const glue = at === 0 || words[at - 1] === '...' ? '' : between[spacing]
    return glue + wordPattern(word, spacing)
  })
  return `${first ? '^' : ''}${body.join('')}${last ? '$' : ''}`
}

/** Whether any cue of a list is in a text that `comparable` has prepared. */
export function matcher(cues: readonly string[], spacing: Spacing): (text: string) => boolean {
  const expression = cuesExpression(cues, spacing)
  return expression ? (text) => expression.test(text) : () => false
}

/** All cues of a list as one expression; `null` for an empty list. */
export const cuesExpression = (cues: readonly string[], spacing: Spacing, flags = 'iu'): RegExp | null =>
  cues.length === 0 ? null : new RegExp(cues.map((cue) => cuePattern(cue, spacing)).join('|'), flags)
