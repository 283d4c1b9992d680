import type { LanguageCode } from '#contract/options.ts'
import { avoidedWords, type Background, replacements } from '#writer/background.ts'
import { type FoundWord, findWords } from '#writer/checks/words.ts'

/**
 * The words of a text that its voice avoids or replaces, in any form. A word inside the name, place or link of the voice, or inside what takes
 * its place ("sourdough bread" for "bread"), is none of them.
 */
export function avoidedIn(text: string, background: Background | undefined, language: LanguageCode): FoundWord[] {
  const found = findWords(text, avoidedWords(background), language)
  if (found.length === 0) return []
  const { name = '', place = '', link = '' } = background?.voice ?? {}
  const own = findWords(text, [name, place, link, ...replacements(background).map(({ to }) => to)])
  return found.filter(({ at, text: word }) => !own.some((each) => at >= each.at && at + word.length <= each.at + each.text.length))
}
