import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'

/** The letters of a language, in runs. */
const letterRuns = Object.fromEntries(
  languageCodes.map((code) => [code, new RegExp(`[${languages[code].scripts.map((script) => `\\p{Script=${script}}`).join('')}]+`, 'gu')]),
) as Record<LanguageCode, RegExp>
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** In UTF-16 units. A pattern matches runs of letters: one match for each letter takes several times as long. */
const count = (text: string, letters: RegExp) => text.match(letters)?.reduce((sum, { length }) => sum + length, 0) ?? 0

export const letterCount = (text: string): number => count(text, /\p{L}+/gu)

/** Half may be names and borrowed terms; less than half in the language's own letters is another language. */
const ownShare = 0.5
/** Japanese is never without kana for long; Chinese has none. */
const kanaShare = 0.1

/** Whether the text is written with the letters of the language. */
export function scriptFits(text: string, language: LanguageCode): boolean {
  const letters = letterCount(text)
  if (letters === 0) return true
  if (language === 'ja' && letters > 20 && count(text, kana) / letters < kanaShare) return false
  if (language === 'zh' && count(text, kana) / letters > kanaShare) return false
  return count(text, letterRuns[language]) / letters >= ownShare
}
