/**
 * The messages of the interface. A catalogue is `i18n('namespace', { key: 'English text' })`, in a file called `messages.ts` or
 * `…-messages.ts`; `catalogue.key` is the message in the language of the interface. English stands in the code. Another language
 * is a file with the same namespaces and keys: the page sets `interfaceTranslations` from it before the app's scripts run.
 */
import { type Components, createI18n, type params as LibraryParams, type Messages, type Translations, transform } from '@nanostores/i18n'
import { atom, type StoreValue } from 'nanostores'

export { count } from '@nanostores/i18n'

/** A translation of the interface. A message that is missing in it is shown in English. */
export interface InterfaceTranslations {
  /** BCP 47. */
  readonly language: string
  /** Namespace → key → text, in the form that the catalogue has in English. */
  readonly messages: Components
}

const { interfaceTranslations } = globalThis as { interfaceTranslations?: InterfaceTranslations }

/** BCP 47. It does not change while a page is open. */
export const interfaceLanguage: string = interfaceTranslations?.language ?? 'en'

/** The locale of lists in sentences: British English has no comma before “and”, like the sentences of the catalogues. */
export const listLanguage: string = interfaceTranslations?.language ?? 'en-GB'

/** Languages written from right to left, without their regions. */
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** `Intl.Locale` knows the direction of a language in some browsers only. */
export const interfaceDirection = rightToLeft.has(new Intl.Locale(interfaceLanguage).language) ? 'rtl' : 'ltr'

const define = createI18n(atom(interfaceLanguage), {
  cache: interfaceTranslations ? { [interfaceLanguage]: interfaceTranslations.messages } : {},
  // Called for a namespace that the translation does not have.
  get: async (_language, namespaces) => Object.fromEntries(namespaces.map((namespace) => [namespace, {}])),
})

/** A catalogue of messages, in the language of the interface. */
/* @__NO_SIDE_EFFECTS__ */
export function i18n<Catalogue extends Translations>(namespace: string, english: Catalogue): StoreValue<Messages<Catalogue>> {
  return define(namespace, english).get()
}

/** The catalogues that were defined so far, in English: namespace → key → text, or its forms by number. */
export const englishMessages = (): Translations => define.cache.en ?? {}

/**
 * A message with values: `params('Search {place}')` is a function of `{ place }`. Unlike in the library's own `params`, a value is
 * inserted as it is: `$&` and `{braces}` in a user's text mean nothing.
 */
export const params = transform((_language, text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder)),
) as unknown as typeof LibraryParams
