import type { Generation } from '#contract/api.ts'
import { brand } from '#contract/brand.ts'
import type { AnyRequest, Kind } from '#contract/kind.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import type { ExportedEntry, ExportText } from '#kinds/export.ts'
import { isKind, kinds } from '#kinds/index.ts'
import { contentTypeOf, type SavedContent, type SavedFeature, savedFeatureIds, savedFeatures, savedText } from '#kinds/library.ts'
import { scriptFits } from '#writer/checks/scripts.ts'

/** What a file is made of, as it is read from the database: some entries at a time. */
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

const said = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How the library would name what a kind made; `null` for a request that this version would not accept. */
function featureOf(kind: Kind, request: Generation['request']): SavedFeature | null {
  const feature = kind.savedAs(request as AnyRequest)
  return savedFeatureIds.find((id) => id === feature) ?? null
}

/** A finished generation as one text. A kind that this version does not know leaves its stored result as it is. */
export function fromHistory({ id, kind, request, result, created_at }: Generation): ExportedEntry {
  const feature = isKind(kind) ? featureOf(kinds[kind], request) : null
  return {
    id,
    title: said(request.topic) || said(request.prompt),
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

/** What an entry is: 'Twitter Post'. */
export const labelOf = ({ feature }: ExportedEntry): string => (feature ? savedFeatures[feature] : 'Text')

const day = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone: 'UTC' })

/** What stands under an entry's title: 'Twitter Post · 21 November 2026 · bikes, spring'. */
export const detailsOf = (entry: ExportedEntry): string =>
  [labelOf(entry), entry.created_at && day.format(new Date(entry.created_at)), entry.tags.join(', ')].filter(Boolean).join(' · ')

/** UTF-16 units of a text that tell its script. */
const enough = 200
/** Languages that have a script to themselves here. */
const byScript = ['hi', 'bn', 'ru', 'ko', 'zh', 'ja'] as const satisfies readonly LanguageCode[]
const beyondLatin = /[\p{L}--\p{Script=Latin}]/v
/** Letters that Urdu has and Arabic has not. */
const urdu = /[ٹڈڑںےہھگچپ]/

/** A tag names a language by its code or its English name. */
const languageIn = (tag: string): LanguageCode | undefined => languageCodes.find((code) => code === tag || languages[code].name === tag)

/**
 * The language of a text that was kept without it: the one among its tags, where the text is written in that language's letters, or
 * else what its script tells. `null` for Latin letters alone, which many languages share.
 */
export function languageOf(text: string, tags: readonly string[]): LanguageCode | null {
  const start = text.slice(0, enough)
  const tagged = tags.flatMap((tag) => languageIn(tag) ?? []).find((code) => scriptFits(start, code))
  if (tagged) return tagged
  if (!beyondLatin.test(start)) return null
  if (scriptFits(start, 'ar')) return urdu.test(start) ? 'ur' : 'ar'
  return byScript.find((code) => scriptFits(start, code)) ?? null
}

const firstStrong = /\p{L}/u
export const rightToLeftLetters = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}'
const rightToLeft = new RegExp(`[${rightToLeftLetters}]`, 'u')

/** Whether a line is laid out from right to left: always in such a language, else when its first letter is of such a script. */
export const readsRightToLeft = (line: string, language: LanguageCode | null): boolean =>
  (language !== null && languages[language].direction === 'rtl') || rightToLeft.test(firstStrong.exec(line)?.[0] ?? '')
