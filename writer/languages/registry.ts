import type { LanguageCode } from '#contract/options.ts'
import { ar } from '#writer/languages/ar.ts'
import { bn } from '#writer/languages/bn.ts'
import { de } from '#writer/languages/de.ts'
import { en } from '#writer/languages/en.ts'
import { es } from '#writer/languages/es.ts'
import { fr } from '#writer/languages/fr.ts'
import type { GrammarBook } from '#writer/languages/grammar-book.ts'
import { hi } from '#writer/languages/hi.ts'
import { it } from '#writer/languages/it.ts'
import { ja } from '#writer/languages/ja.ts'
import { ko } from '#writer/languages/ko.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'
import { pt } from '#writer/languages/pt.ts'
import { ru } from '#writer/languages/ru.ts'
import { sa } from '#writer/languages/sa.ts'
import { ur } from '#writer/languages/ur.ts'
import { zh } from '#writer/languages/zh.ts'

/** Languages whose grammar the writer knows: it takes a topic apart and puts its pieces into sentences. */
const grammarBooks = { en } satisfies Partial<Record<LanguageCode, GrammarBook>>

/** Languages in which a topic is a label. One line a language. */
const phraseBooks: Readonly<Record<Exclude<LanguageCode, keyof typeof grammarBooks>, PhraseBook>> = {
  ar,
  bn,
  es,
  hi,
  it,
  ja,
  pt,
  ru,
  ur,
  ko,
  fr,
  zh,
  de,
  sa,
}

/** The languages that are written from a phrase book. */
export const phraseBookLanguages = Object.keys(phraseBooks) as readonly (keyof typeof phraseBooks)[]

/** The book of a language whose grammar is known. Throws a RangeError for any other: callers ask `hasGrammar` first. */
export function grammarBook(language: LanguageCode): GrammarBook {
  return found(grammarBooks, language)
}

/** The phrase book of a language. Throws a RangeError for a language whose grammar is known: callers ask `hasGrammar` first. */
export function phraseBook(language: LanguageCode): PhraseBook {
  return found(phraseBooks, language)
}

export const hasGrammar = (language: LanguageCode): boolean => language in grammarBooks

function found<Book>(books: Partial<Record<LanguageCode, Book>>, language: LanguageCode): Book {
  const book = books[language]
  if (!book) throw new RangeError(`The built-in writer has no such book for ${language}`)
  return book
}
