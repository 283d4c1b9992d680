import type { LanguageCode } from '#contract/options.ts'
import { en } from '#writer/languages/en.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** One line a language. */
const books = { en } satisfies Partial<Record<LanguageCode, PhraseBook>>

/** The languages that the built-in writer writes. */
export const builtinLanguages: readonly LanguageCode[] = Object.keys(books) as LanguageCode[]

/** The phrase book of a built-in language. Throws a RangeError for any other: callers refuse those before they compose. */
export function phraseBook(language: LanguageCode): PhraseBook {
  const book = (books as Partial<Record<LanguageCode, PhraseBook>>)[language]
  if (!book) throw new RangeError(`The built-in writer has no phrase book for ${language}`)
  return book
}
