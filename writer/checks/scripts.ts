import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'

/** The letters of a language, in runs. */
const letterRuns = Object.fromEntries(
  languageCodes.map((code) => [code, new RegExp(`[${languages[code].scripts.map((script) => `\\p{Script=${script}}`).join('')}]+`, 'gu')]),
) as Record<LanguageCode, RegExp>
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** UTF-16 units that match. Patterns match sequences of letters: one match per letter takes several times as long. */
const matchedLength = (text: string, letters: RegExp) => text.match(letters)?.reduce((sum, { length }) => sum + length, 0) ?? 0

export const letterCount = (text: string): number => matchedLength(text, /\p{L}+/gu)

/** Minimum share of letters in the language's scripts; the rest may be names and loanwords. */
const minShare = 0.5
/** Share of kana that separates Japanese from Chinese, which has none. */
const kanaShare = 0.1

/** Whether a text is written in the script of a language. */
export function scriptFits(text: string, language: LanguageCode): boolean {
  const letters = letterCount(text)
  if (letters === 0) return true
  if (language === 'ja' && letters > 20 && matchedLength(text, kana) / letters < kanaShare) return false
  if (language === 'zh' && matchedLength(text, kana) / letters > kanaShare) return false
  return matchedLength(text, letterRuns[language]) / letters >= minShare
}

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Han}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Katakana}/u,
]

/** The script of a name, as a pattern of its letters; none when it has no letters of ours. */
export const scriptOf = (text: string): RegExp | undefined => scripts.find((script) => script.test(text))
