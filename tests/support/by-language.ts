import { type LanguageCode, languageCodes } from '#contract/options.ts'

/** A table of every language, in which one that has no entry yet has that of English. */
export const orEnglish = <Entry>(table: Readonly<Partial<Record<LanguageCode, Entry>> & { en: Entry }>) =>
  Object.fromEntries(languageCodes.map((code) => [code, table[code] ?? table.en])) as Readonly<Record<LanguageCode, Entry>>
