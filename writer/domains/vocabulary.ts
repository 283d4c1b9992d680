const doubled = /([bdfgmnprt])\1$/
const shortSyllable = /^[^aeiou][aeiou][^aeiouwxy]$/

/** What is left of a word without -ing or -ed: running → run, baking → bake. */
function withoutSuffix(root: string): string {
  const bare = root.replace(doubled, '$1')
  return bare === root && shortSyllable.test(root) ? `${root}e` : bare
}

/** A word without its ending, so that baking, baked and bakes meet. It only needs to be the same on both sides of a comparison. */
export function stem(word: string): string {
  let root = word.toLowerCase().replace(/['’]s$/, '')
  if (root.length > 3 && root.endsWith('s') && !/(?:ss|us|is)$/.test(root)) root = root.slice(0, -1)
  if (root.length > 5 && root.endsWith('ing')) root = withoutSuffix(root.slice(0, -3))
  else if (root.length > 4 && root.endsWith('ed') && !root.endsWith('eed')) root = withoutSuffix(root.slice(0, -2))
  if (root.length > 3) root = root.replace(/(?:ie|y)$/, 'i')
  return root.length > 4 ? root.replace(/e$/, '') : root
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’+#.-][\p{L}\p{M}\p{N}]+)*[+#]*/gu

/** The stems of a text in order: 'Repairing old bikes' → repair, old, bik. */
export const stemsOf = (text: string): string[] => (text.match(word) ?? []).flatMap((part) => part.split('-')).map(stem)

/** A text as one line of stems with a space at each end, so that a phrase of several words is found whole by `includes`. */
export const stemLine = (text: string): string => ` ${stemsOf(text).join(' ')} `
