import type { LanguageCode } from '#contract/options.ts'
import { boundaries, type Granularity } from '#writer/fit/boundaries.ts'
import { fullStop, withoutDangling } from '#writer/fit/endings.ts'

export interface CutRules {
  readonly language: LanguageCode
  /** Whether a candidate is short enough. A shorter prefix of a text that fits must fit too. */
  readonly fits: (candidate: string) => boolean
  /** Whether a candidate still says enough; a gentle cut that does not gives way to a finer one. */
  readonly enough?: (candidate: string) => boolean
  /** `none` leaves the end bare, as a title wants it. */
  readonly ending?: 'mark' | 'none'
}

/** The words of a cut made to read as an end. */
function finished(cut: string, grain: Granularity, { language, ending = 'mark' }: CutRules): string {
  const text = cut.trimEnd()
  if (grain === 'sentence' || text === '') return text
  const bare = withoutDangling(text, language) || text
  if (ending === 'none' || /[.!?…。！？।۔؟]$/u.test(bare)) return bare
  return grain === 'clause' ? bare + fullStop(language) : `${bare}…`
}

/** The longest prefix that ends at one of the boundaries and fits; `''` when none does. */
function longest(text: string, grain: Granularity, rules: CutRules): string {
  const ends = boundaries(text, grain, rules.language)
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (rules.fits(finished(text.slice(0, ends[middle - 1]), grain, rules))) low = middle
    else high = middle - 1
  }
  return low === 0 ? '' : finished(text.slice(0, ends[low - 1]), grain, rules)
}

/**
 * A text cut so that it fits: at a sentence if that leaves enough, else at a clause, else at a word. Inside a word
 * (never inside a grapheme) only when a single word is too long by itself.
 */
export function cutToFit(text: string, rules: CutRules): string {
  if (rules.fits(text)) return text
  const enough = rules.enough ?? (() => true)
  let gentlest = ''
  for (const grain of ['sentence', 'clause', 'word'] as const) {
    const cut = longest(text, grain, rules)
    if (cut && enough(cut)) return cut
    gentlest ||= cut
  }
  return gentlest || longest(text, 'grapheme', rules)
}
