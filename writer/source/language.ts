import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { scoreLanguages } from '#writer/checks/detector.ts'
import { devanagariLanguage } from '#writer/checks/language.ts'
import { letterCount, scriptFits } from '#writer/checks/scripts.ts'

/** UTF-16 units that are looked at. */
const sample = 4_000
const minLetters = 12

const isOurs = (language: string | undefined): language is LanguageCode => languageCodes.some((code) => code === language)

/** The language of a text; null when it is too short, or in a language that the product does not write. */
export async function languageOf(text: string): Promise<LanguageCode | null> {
  const head = text.slice(0, sample)
  if (letterCount(head) < minLetters) return null
  const fitting = languageCodes.filter((code) => scriptFits(head, code))
  // Japanese is written with Chinese characters too; Chinese without kana fits both.
  const [first] = fitting.includes('zh') ? ['zh' as const] : fitting
  if (!first || first === 'zh' || fitting.length === 1) return first ?? null
  if (first === 'hi' || first === 'sa') {
    const devanagari = devanagariLanguage(head)
    if (devanagari === 'sa') return devanagari
  }
  const [likeliest] = (await scoreLanguages(head, first)).toSorted((one, other) => other.score - one.score)
  return isOurs(likeliest?.language) ? likeliest.language : null
}
