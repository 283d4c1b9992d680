import { currentResult } from '#api/current.ts'
import type { ExportedEntry, ExportText } from '#api/export.ts'
import type { Generation } from '#api/schemas.ts'
import { brand } from '#contract/brand.ts'
import type { AnyRequest, Kind } from '#contract/kind.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import { isKind, kinds } from '#kinds/index.ts'
import { contentTypeOf, type SavedContent, type SavedFeature, savedFeatureIds, savedFeatures, savedText } from '#kinds/library.ts'
import { scriptFits } from '#writer/checks/scripts.ts'
import { exportFileMessages } from './messages.ts'

/** The entries of a file in pages, as they are read from the database. */
export type Pages = AsyncIterable<readonly ExportedEntry[]>

export const fromLibrary = (entry: SavedContent): ExportedEntry => ({ ...entry, language: languageOf(savedText(entry), entry.tags) })

export const fromScreen = ({ id, title, content, feature, language, created_at }: ExportText): ExportedEntry => ({
  id: id ?? null,
  title,
  content,
  contentType: contentTypeOf(feature),
  feature,
  tags: [],
  language: language ?? languageOf(content, []),
  created_at: created_at ?? null,
})

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The feature under which the library would save a generation; `null` for a request that this version does not accept. */
function featureOf(kind: Kind, request: Generation['request']): SavedFeature | null {
  const feature = kind.savedAs(request as AnyRequest)
  return savedFeatureIds.find((id) => id === feature) ?? null
}

/** A finished generation as one text. The result of a kind that this version does not know is exported as JSON. */
export function fromHistory(generation: Generation): ExportedEntry {
  const { id, kind, request, created_at } = generation
  const result = currentResult(generation)
  const feature = isKind(kind) ? featureOf(kinds[kind], request) : null
  return {
    id,
    title: stringOrEmpty(request.topic) || stringOrEmpty(request.prompt),
    content: isKind(kind) ? kinds[kind].text(result as never) : JSON.stringify(result),
    contentType: feature ? contentTypeOf(feature) : 'post',
    feature,
    tags: [],
    language: languageCodes.find((code): code is LanguageCode => code === request.language) ?? null,
    created_at,
  }
}

/** The text of an entry as it would be posted. */
export const textOf = ({ feature, content }: ExportedEntry): string => (feature ? savedText({ feature, content }) : content)

/** The label of an entry: 'Twitter Post'. */
export const labelOf = ({ feature }: ExportedEntry): string => (feature ? savedFeatures[feature] : exportFileMessages.text)

const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone: 'UTC' })

/** The line below an entry's title: 'Twitter Post · 21 November 2026 · bikes, spring'. */
export const detailsOf = (entry: ExportedEntry): string =>
  [labelOf(entry), entry.created_at && day.format(new Date(entry.created_at)), entry.tags.join(', ')].filter(Boolean).join(' · ')

/** UTF-16 units at the start of a text that are examined for its script. */
const sampleLength = 200
/** Languages whose script no other supported language uses. */
const byScript = ['hi', 'bn', 'ru', 'ko', 'zh', 'ja'] as const satisfies readonly LanguageCode[]
const nonLatin = /[\p{L}--\p{Script=Latin}]/v
/** Letters of Urdu that Arabic does not have. */
const urduLetters = /[ٹڈڑںےہھگچپ]/

/** A tag names a language by its code or its English name. */
const languageOfTag = (tag: string): LanguageCode | undefined => languageCodes.find((code) => code === tag || languages[code].name === tag)

/**
 * The language of a text that was stored without one: the language among its tags, if the text uses its script, or else the language of
 * the script. `null` for texts in Latin letters only, which many languages share.
 */
export function languageOf(text: string, tags: readonly string[]): LanguageCode | null {
  const sample = text.slice(0, sampleLength)
  const taggedLanguage = tags.flatMap((tag) => languageOfTag(tag) ?? []).find((code) => scriptFits(sample, code))
  if (taggedLanguage) return taggedLanguage
  if (!nonLatin.test(sample)) return null
  if (scriptFits(sample, 'ar')) return urduLetters.test(sample) ? 'ur' : 'ar'
  return byScript.find((code) => scriptFits(sample, code)) ?? null
}

const firstStrong = /\p{L}/u
export const rightToLeftLetters = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}'
const rightToLeft = new RegExp(`[${rightToLeftLetters}]`, 'u')

/** Whether a line is displayed from right to left: in such a language always, otherwise when its first letter is of such a script. */
export const readsRightToLeft = (line: string, language: LanguageCode | null): boolean =>
  (language !== null && languages[language].direction === 'rtl') || rightToLeft.test(firstStrong.exec(line)?.[0] ?? '')
