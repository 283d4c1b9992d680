import { wordSegmenter } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'

/** Consecutive words of a text that do not match by chance. */
const usualRun = 6

interface Word {
  /** In lower case. */
  readonly word: string
  readonly at: number
  readonly end: number
}

const wordsOf = (text: string, language: LanguageCode): Word[] =>
  Array.from(wordSegmenter(language).segment(text)).flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? { word: segment.normalize('NFKC').toLowerCase(), at: index, end: index + segment.length } : [],
  )

const runsOf = (words: readonly Word[], run: number): string[] =>
  words.slice(run - 1).map((_, at) =>
    words
      .slice(at, at + run)
      .map(({ word }) => word)
      .join(' '),
  )

/** By the posts: their runs, because many texts are compared with the same posts. */
const runsOfPosts = new WeakMap<readonly string[], Map<string, ReadonlySet<string>>>()

function knownRuns(posts: readonly string[], language: LanguageCode, run: number): ReadonlySet<string> {
  const kept = runsOfPosts.get(posts) ?? new Map<string, ReadonlySet<string>>()
  runsOfPosts.set(posts, kept)
  const key = `${language} ${run}`
  const runs = kept.get(key) ?? new Set(posts.flatMap((post) => runsOf(wordsOf(post, language), run)))
  kept.set(key, runs)
  return runs
}

/**
 * The passages of a text, word for word, that have words in a row of one of the posts: six, or another `run`. Words that were `given` for this
 * very text may be repeated.
 */
export function copiedRuns(
  text: string,
  posts: readonly string[],
  language: LanguageCode,
  { given = '', run = usualRun }: { readonly given?: string; readonly run?: number } = {},
): string[] {
  if (posts.length === 0) return []
  const known = knownRuns(posts, language, run)
  const allowed = new Set(runsOf(wordsOf(given, language), run))
  const words = wordsOf(text, language)
  const found: { at: number; end: number }[] = []
  for (const [start, repeated] of runsOf(words, run).entries()) {
    if (!known.has(repeated) || allowed.has(repeated)) continue
    const [at, end] = [words[start]?.at ?? 0, words[start + run - 1]?.end ?? 0]
    const last = found.at(-1)
    if (last && at <= last.end) last.end = end
    else found.push({ at, end })
  }
  return found.map(({ at, end }) => text.slice(at, end))
}
