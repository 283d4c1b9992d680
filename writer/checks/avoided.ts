import type { LanguageCode } from '#contract/options.ts'
import { avoidedWords, type Background, replacements } from '#writer/background.ts'
import { type FoundWord, findWords } from '#writer/checks/words.ts'

/**
 * The words of a text that its voice avoids or replaces, in any form. A word inside the name, place or link of the voice, or inside what takes
 * its own place ("sourdough bread" for "bread"), is none of them.
 */
export function avoidedIn(text: string, background: Background | undefined, language: LanguageCode): FoundWord[] {
  const found = findWords(text, avoidedWords(background), language)
  if (found.length === 0) return []
  const { name = '', place = '', link = '' } = background?.voice ?? {}
  const own = findWords(text, [name, place, link])
  const placed = replacements(background).flatMap(({ from, to }) => findWords(text, [to]).map((each) => ({ ...each, from })))
  const isInside = ({ at, text: word }: FoundWord, each: FoundWord) => at >= each.at && at + word.length <= each.at + each.text.length
  return found.filter((each) => ![...own, ...placed.filter(({ from }) => from === each.word)].some((other) => isInside(each, other)))
}
