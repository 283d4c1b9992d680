import type { LanguageCode } from '#contract/options.ts'
import { ar } from '#writer/checks/worn/ar.ts'
import { bn } from '#writer/checks/worn/bn.ts'
import { de } from '#writer/checks/worn/de.ts'
import { en } from '#writer/checks/worn/en.ts'
import { es } from '#writer/checks/worn/es.ts'
import { fr } from '#writer/checks/worn/fr.ts'
import { hi } from '#writer/checks/worn/hi.ts'
import { it } from '#writer/checks/worn/it.ts'
import { ja } from '#writer/checks/worn/ja.ts'
import { ko } from '#writer/checks/worn/ko.ts'
import { pt } from '#writer/checks/worn/pt.ts'
import { ru } from '#writer/checks/worn/ru.ts'
import { sa } from '#writer/checks/worn/sa.ts'
import { ur } from '#writer/checks/worn/ur.ts'
import { zh } from '#writer/checks/worn/zh.ts'

/** Worn phrases by language; a language joins with one line. */
export const wornPhrases: Readonly<Partial<Record<LanguageCode, readonly RegExp[]>>> = {
  en,
  sa,
  es,
  fr,
  de,
  pt,
  it,
  ru,
  hi,
  ja,
  zh,
  ko,
  ar,
  ur,
  bn,
}
