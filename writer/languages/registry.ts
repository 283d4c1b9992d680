import type { LanguageCode } from '#contract/options.ts'
import { en } from '#writer/languages/en.ts'
import type { GrammarBook } from '#writer/languages/grammar-book.ts'
import type { PhraseBook } from '#writer/languages/phrase-book.ts'

/** Languages whose grammar the writer knows: it takes a topic apart and puts its pieces into sentences. */
const grammarBooks = { en } satisfies Partial<Record<LanguageCode, GrammarBook>>

/** Languages in which a topic is a label. One line a language. */
const phraseBooks: Readonly<Record<Exclude<LanguageCode, keyof typeof grammarBooks>, () => Promise<PhraseBook>>> = {
  ar: async () => (await import('#writer/languages/ar.ts')).ar,
  bn: async () => (await import('#writer/languages/bn.ts')).bn,
  es: async () => (await import('#writer/languages/es.ts')).es,
  hi: async () => (await import('#writer/languages/hi.ts')).hi,
  it: async () => (await import('#writer/languages/it.ts')).it,
  ja: async () => (await import('#writer/languages/ja.ts')).ja,
  pt: async () => (await import('#writer/languages/pt.ts')).pt,
  ru: async () => (await import('#writer/languages/ru.ts')).ru,
  ur: async () => (await import('#writer/languages/ur.ts')).ur,
  ko: async () => (await import('#writer/languages/ko.ts')).ko,
  fr: async () => (await import('#writer/languages/fr.ts')).fr,
  zh: async () => (await import('#writer/languages/zh.ts')).zh,
  de: async () => (await import('#writer/languages/de.ts')).de,
  sa: async () => (await import('#writer/languages/sa.ts')).sa,
}

/** Those that were asked for: all of them take 30 MB, and most servers need few. */
const loaded = new Map<LanguageCode, PhraseBook>()

/** The languages that are written from a phrase book. */
export const phraseBookLanguages = Object.keys(phraseBooks) as readonly (keyof typeof phraseBooks)[]

/** Has the book of a language at hand from then on. The first call takes some tens of milliseconds; a language without one takes none. */
export async function loadBook(language: LanguageCode): Promise<void> {
  if (hasGrammar(language) || loaded.has(language)) return
  loaded.set(language, await phraseBooks[language]())
}

/** Has every book at hand, for whoever writes in all languages. */
export const loadBooks = async (): Promise<void> => void (await Promise.all(phraseBookLanguages.map(loadBook)))

/** The book of a language whose grammar is known. Throws a RangeError for any other: callers ask `hasGrammar` first. */
export function grammarBook(language: LanguageCode): GrammarBook {
  return found(hasGrammar(language) ? grammarBooks[language] : undefined, language)
}

/** The phrase book of a language. Throws a RangeError for one that `loadBook` was not asked for, or whose grammar is known. */
export function phraseBook(language: LanguageCode): PhraseBook {
  return found(loaded.get(language), language)
}

export const hasGrammar = (language: LanguageCode): language is keyof typeof grammarBooks => language in grammarBooks

function found<Book>(book: Book | undefined, language: LanguageCode): Book {
  if (!book) throw new RangeError(`The built-in writer has no such book for ${language}`)
  return book
}
