import type { LanguageCode } from '#contract/options.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'

/** What ends a sentence in the language. */
export const fullStop = (language: LanguageCode): string => phrasesOf(language).writing.stop

const lastWord = /(?<![\s\p{P}])[\s\p{P}]*(?<![\p{L}\p{M}])(?<word>[\p{L}\p{M}]+)$/u

/** The text without a comma or dash at its end, and without closing words that need another word after them. */
export function withoutDangling(text: string, language: LanguageCode): string {
  const trimmed = text.replace(/(?<![\s,;:—–\-،؛、，；：(«"“])[\s,;:—–\-،؛、，；：(«"“]+$/u, '')
  const last = lastWord.exec(trimmed)
  return last?.groups?.word && phrasesOf(language).writing.dangling.includes(last.groups.word.toLowerCase())
    ? withoutDangling(trimmed.slice(0, last.index), language)
    : trimmed
}
