import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import type { CheckLists } from '#writer/builtin/phrases/check-lists.ts'
import { cuesPattern, type Spacing } from '#writer/builtin/phrases/cues.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'

/*
 * The words of the checks (`checks` in `phrases/<language>.yaml`) as parts of larger patterns.
 */

/** Whether a language puts spaces between its words, known without reading its phrases: languages in Han letters do not. */
export const spacingOf = (language: LanguageCode): Spacing =>
  (languages[language].scripts as readonly string[]).includes('Han') ? 'joined' : 'spaced'

/** Korean syllables that end in ㅆ, as past tenses do. */
const koreanPast = `[${Array.from({ length: 399 }, (_, at) => String.fromCodePoint(0xac14 + 28 * at)).join('')}]`

/** A language, and English, whose words are used in every language. */
export const withEnglish = (language: LanguageCode): LanguageCode[] => [...new Set([language, 'en' as const])]

/**
 * The pattern of a list of some languages: of all, unless they are named.
 * @param isOpen whether anything may stand before the words
 */
export function wordsOf(
  list: (checks: CheckLists) => readonly string[],
  among: readonly LanguageCode[] = languageCodes,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): string {
  // A star of Korean stands for particles, which are no part of the word.
  const patterns = among.flatMap((language) => {
    const cues = list(checksOf(language))
    return cues.length > 0 ? [cuesPattern(cues, spacingOf(language), { whole: language !== 'ko', isOpen })] : []
  })
  return patterns.length > 0 ? `(?:${patterns.join('|').replaceAll('ㅆ', koreanPast)})` : '(?!)'
}
