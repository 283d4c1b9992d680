import { stopWords } from '#writer/topic/lexicon.ts'
import { isDescriber } from '#writer/topic/tags.ts'

/** At most this many; the first are the most specific. */
const most = 12

/**
 * Content words and neighbouring pairs of a text, lower case, the most specific first: the longest unbroken run
 * of content words, then pairs that end in a noun, then single words (the head of a phrase usually ends it).
 */
export function keywordsOf(text: string): string[] {
  const runs = contentRuns(text)
  const whole = runs.filter((run) => run.length >= 2 && run.length <= 3).map((run) => run.join(' '))
  const pairs = runs.flatMap((run) => run.slice(1).flatMap((word, at) => (isDescriber(word) ? [] : [`${run[at]} ${word}`])))
  const single = runs.flatMap((run) => [...run].reverse())
  const nouns = single.filter((word) => !isDescriber(word))
  return [...new Set([...whole, ...[...pairs].reverse(), ...(nouns.length > 0 ? nouns : single)])].slice(0, most)
}

/** Content words in the order they stand, broken where a stop word or punctuation stands between. */
function contentRuns(text: string): string[][] {
  const runs: string[][] = [[]]
  for (const piece of text.toLowerCase().split(/\s+/)) {
    const word = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '').replace(/'s$/, '')
    const isContent = word !== '' && !stopWords.has(word) && !/^\d+$/.test(word) && (word.length > 1 || /[^a-z]/.test(word))
    if (isContent) runs.at(-1)?.push(word)
    if (!isContent || /[,;:.!?)]$/.test(piece)) runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}
