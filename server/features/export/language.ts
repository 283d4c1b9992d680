import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import { scriptFits } from '#writer/checks/scripts.ts'

/** UTF-16 units of a text that tell its script. */
const enough = 200
/** Languages that have a script to themselves here. */
const byScript = ['hi', 'bn', 'ru', 'ko', 'zh', 'ja'] as const satisfies readonly LanguageCode[]
const beyondLatin = /[\p{L}--\p{Script=Latin}]/v
/** Letters that Urdu has and Arabic has not. */
const urdu = /[ٹڈڑںےہھگچپ]/

/** A tag names a language by its code or its English name. */
const languageIn = (tag: string): LanguageCode | undefined => languageCodes.find((code) => code === tag || languages[code].name === tag)

/**
 * The language of a text that was kept without it: the one among its tags, where the text is written in that language's letters, or
 * else what its script tells. `null` for Latin letters alone, which many languages share.
 */
export function languageOf(text: string, tags: readonly string[]): LanguageCode | null {
  const start = text.slice(0, enough)
  const tagged = tags.flatMap((tag) => languageIn(tag) ?? []).find((code) => scriptFits(start, code))
  if (tagged) return tagged
  if (!beyondLatin.test(start)) return null
  if (scriptFits(start, 'ar')) return urdu.test(start) ? 'ur' : 'ar'
  return byScript.find((code) => scriptFits(start, code)) ?? null
}

const firstStrong = /\p{L}/u
export const rightToLeftLetters = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}'
const rightToLeft = new RegExp(`[${rightToLeftLetters}]`, 'u')

/** Whether a line is laid out from right to left: always in such a language, else when its first letter is of such a script. */
export const readsRightToLeft = (line: string, language: LanguageCode | null): boolean =>
  (language !== null && languages[language].direction === 'rtl') || rightToLeft.test(firstStrong.exec(line)?.[0] ?? '')
