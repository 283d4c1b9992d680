/** By separator: a cell in quotation marks, also one that is never closed, or a line without any text. */
const patterns = new Map<string, RegExp>()
const patternFor = (delimiter: string): RegExp => {
  const known = patterns.get(delimiter)
  if (known) return known
  const made = new RegExp(`(?<=^|${delimiter})"(?:[^"]|"")*"?|^(?:[^\\S\\n]|${delimiter})+$`, 'gmu')
  patterns.set(delimiter, made)
  return made
}

/**
 * The text of a list with empty lines in place of those that hold only spaces and separators: the parser needs far longer for these when
 * they have another number of cells than the header. Cells in quotation marks stay as they are.
 * @param delimiter one character that means itself in a pattern
 */
export const emptiedLines = (text: string, delimiter: string): string =>
  text.replace(patternFor(delimiter), (match) => (match.startsWith('"') ? match : ''))
