import type { LanguageCode } from '#contract/options.ts'

const latin = /\p{Script=Latin}+/gu
const devanagari = /\p{Script=Devanagari}+/gu
const arabic = /\p{Script=Arabic}+/gu
/** The letters a language is written with, in runs. */
const lettersOf: Record<LanguageCode, RegExp> = {
  en: latin,
  es: latin,
  fr: latin,
  de: latin,
  pt: latin,
  it: latin,
  hi: devanagari,
  sa: devanagari,
  bn: /\p{Script=Bengali}+/gu,
  ar: arabic,
  ur: arabic,
  ru: /\p{Script=Cyrillic}+/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]+/gu,
  zh: /\p{Script=Han}+/gu,
  ko: /\p{Script=Hangul}+/gu,
}
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
  return count(text, lettersOf[language]) / letters >= ownShare
}
