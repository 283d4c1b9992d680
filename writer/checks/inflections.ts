import type { LanguageCode } from '#contract/options.ts'
import { checksOf } from '#writer/builtin/phrases/load.ts'

/*
 * The forms of a word in each language: number, gender, case, degree, and the usual tenses. Rules, not dictionaries: a form that is none does
 * no harm, and irregular forms are not found. Everything is compared as `writer/checks/words.ts` folds it: in lower case, without diacritics.
 */

/**
 * Patterns of the other forms of a word, each of the whole word.
 * @param word folded, without spaces
 * @param fold how text is folded before it is compared
 * @param escaped makes a pattern of plain text
 */
export function formsOf(word: string, language: LanguageCode, fold: (text: string) => string, escaped: (text: string) => string): string[] {
  return checksOf(language).avoided.forms.flatMap(({ off, on, least }) => {
    const ending = off.map(fold).find((each) => word.endsWith(each))
    if (ending === undefined) return []
    const stem = word.slice(0, word.length - ending.length)
    return [...stem].length < least ? [] : [`${escaped(stem)}(?:${on.map((each) => escaped(fold(each))).join('|')})`]
  })
}
