/** The words of a text normalized for search: lower case, without accents. The build also uses it, to list an article's words. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Words of a question that say nothing about its subject: "how do I cancel my plan" is a search for "cancel plan". */
const filler =
  /^(?:a|an|and|any|are|be|by|can|cannot|could|did|do|does|for|from|get|have|how|i|im|in|is|it|ive|me|my|of|on|or|please|s|should|t|the|there|to|ve|want|was|we|what|when|where|which|who|why|will|with|would|you|your)$/

/** What to look for of a search: the beginnings that a word may have, for each typed word. The singular finds a plural, and the other way round. */
export function soughtOf(search: string): string[][] {
  const typed = wordsOf(search)
  const telling = typed.filter((word) => !filler.test(word))
  return (telling.length > 0 ? telling : typed).map((word) => (/..[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word]))
}

export const beginsWith = (word: string, starts: readonly string[]): boolean => starts.some((start) => word.startsWith(start))

/**
 * Which texts to show for a search, each given as its words: those with everything sought, and where none has it all, those with the most
 * of it, at least half.
 */
export function bestMatches(texts: readonly (readonly string[])[], sought: readonly (readonly string[])[]): boolean[] {
  const counts = texts.map((words) => sought.filter((starts) => words.some((word) => beginsWith(word, starts))).length)
  const best = Math.max(...counts)
  return counts.map((count) => count === best && 2 * best >= sought.length)
}
