/** Prefixes that are written together with an Arabic noun: the article, and "and", "with", "for" before it. */
const prefixes = ['', 'ال', 'وال', 'بال', 'لل', 'و', 'ب', 'ل']

/** Many people type a bare alif for every alif with a hamza. */
const bareAlif = (word: string) => word.replace(/[أإآ]/g, 'ا')

/** Beginnings of words in the forms that people type. */
export const prefixed = (words: readonly string[]): string[] => [
  ...new Set(prefixes.flatMap((prefix) => words.flatMap((word) => [prefix + word, prefix + bareAlif(word)]))),
]
