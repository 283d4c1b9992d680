import type { LanguageCode } from '#contract/options.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import { boundaries, type Granularity } from '#writer/fit/boundaries.ts'

export interface CutRules {
  readonly language: LanguageCode
  /** Whether a candidate is short enough. Must be monotonic: a prefix of a text that fits also fits. */
  readonly fits: (candidate: string) => boolean
  /** Whether a candidate is long enough; otherwise a finer granularity is tried. */
  readonly enough?: (candidate: string) => boolean
  /** `none`: no punctuation at the end, for titles. */
  readonly ending?: 'mark' | 'none'
}

const lastWord = /(?<![\s\p{P}])[\s\p{P}]*(?<![\p{L}\p{M}])(?<word>[\p{L}\p{M}]+)$/u

/** Closing words that are removed at most: it bounds the time. */
const mostDangling = 8

/** The text without a comma or dash at its end, and without closing words that need another word after them. */
function withoutDangling(text: string, language: LanguageCode, most = mostDangling): string {
  const trimmed = text.replace(/(?<![\s,;:—–\-،؛、，；：(«"“])[\s,;:—–\-،؛、，；：(«"“]+$/u, '')
  const last = lastWord.exec(trimmed)
  return most > 0 && last?.groups?.word && phrasesOf(language).writing.dangling.includes(last.groups.word.toLowerCase())
    ? withoutDangling(trimmed.slice(0, last.index), language, most - 1)
    : trimmed
}

/** The cut text with an ending: without dangling words, with punctuation. */
function withEnding(cut: string, grain: Granularity, { language, ending = 'mark' }: CutRules): string {
  const text = cut.trimEnd()
  if (grain === 'sentence' || text === '') return text
  const bare = withoutDangling(text, language) || text
  if (ending === 'none' || /[.!?…。！？।۔؟]$/u.test(bare)) return bare
  return grain === 'clause' ? bare + phrasesOf(language).writing.stop : `${bare}…`
}

/** The longest prefix that ends at a boundary and fits; `''` when none does. */
function longest(text: string, grain: Granularity, rules: CutRules): string {
  const ends = boundaries(text, grain, rules.language)
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (rules.fits(withEnding(text.slice(0, ends[middle - 1]), grain, rules))) low = middle
    else high = middle - 1
  }
  return low === 0 ? '' : withEnding(text.slice(0, ends[low - 1]), grain, rules)
}

/**
 * A text cut so that it fits: at a sentence if enough remains, else at a clause, else at a word. Inside a word (never inside a grapheme)
 * only when a single word is too long.
 */
export function cutToFit(text: string, rules: CutRules): string {
  if (rules.fits(text)) return text
  const enough = rules.enough ?? (() => true)
  let fallback = ''
  for (const grain of ['sentence', 'clause', 'word'] as const) {
    const cut = longest(text, grain, rules)
    if (cut && enough(cut)) return cut
    fallback ||= cut
  }
  return fallback || longest(text, 'grapheme', rules)
}
