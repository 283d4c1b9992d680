import {
  audienceLabels,
  complexityLabels,
  exportFormatLabels,
  ideaCategoryLabels,
  lengthNames,
  toneLabels,
} from '#contract/option-messages.ts'
import { generalTitle, type OfferedOn, offeredOn, type PlatformId, platforms } from '#platforms/index.ts'

/** Everything about a language that is not in `phrases/<code>.yaml`. */
export interface Language {
  readonly name: string
  readonly native: string
  readonly direction: 'ltr' | 'rtl'
  /** Unicode scripts of its letters. */
  readonly scripts: readonly string[]
  /** ISO 639-3, for language detection. */
  readonly iso: string
  /** Language tag of texts in Word documents. */
  readonly locale: string
  /** A font on Windows that has its letters; Word's default font when absent. */
  readonly wordFont?: string
}

/** Every option list a screen shows and the server accepts (spec §9, design "Decisions on the spec"). */
export const languages = {
  en: { name: 'English', native: 'English', direction: 'ltr', scripts: ['Latin'], iso: 'eng', locale: 'en-US' },
  hi: { name: 'Hindi', native: 'हिन्दी', direction: 'ltr', scripts: ['Devanagari'], iso: 'hin', locale: 'hi-IN', wordFont: 'Nirmala UI' },
  es: { name: 'Spanish', native: 'Español', direction: 'ltr', scripts: ['Latin'], iso: 'spa', locale: 'es-ES' },
  fr: { name: 'French', native: 'Français', direction: 'ltr', scripts: ['Latin'], iso: 'fra', locale: 'fr-FR' },
  de: { name: 'German', native: 'Deutsch', direction: 'ltr', scripts: ['Latin'], iso: 'deu', locale: 'de-DE' },
  ar: { name: 'Arabic', native: 'العربية', direction: 'rtl', scripts: ['Arabic'], iso: 'arb', locale: 'ar-SA', wordFont: 'Arial' },
  pt: { name: 'Portuguese', native: 'Português', direction: 'ltr', scripts: ['Latin'], iso: 'por', locale: 'pt-BR' },
  bn: { name: 'Bengali', native: 'বাংলা', direction: 'ltr', scripts: ['Bengali'], iso: 'ben', locale: 'bn-BD', wordFont: 'Nirmala UI' },
  sa: { name: 'Sanskrit', native: 'संस्कृतम्', direction: 'ltr', scripts: ['Devanagari'], iso: 'san', locale: 'sa-IN', wordFont: 'Nirmala UI' },
  ru: { name: 'Russian', native: 'Русский', direction: 'ltr', scripts: ['Cyrillic'], iso: 'rus', locale: 'ru-RU' },
  it: { name: 'Italian', native: 'Italiano', direction: 'ltr', scripts: ['Latin'], iso: 'ita', locale: 'it-IT' },
  ja: {
    name: 'Japanese',
    native: '日本語',
    direction: 'ltr',
    scripts: ['Hiragana', 'Katakana', 'Han'],
    iso: 'jpn',
    locale: 'ja-JP',
    wordFont: 'Yu Gothic',
  },
  zh: { name: 'Chinese', native: '中文', direction: 'ltr', scripts: ['Han'], iso: 'cmn', locale: 'zh-CN', wordFont: 'Microsoft YaHei' },
  ko: { name: 'Korean', native: '한국어', direction: 'ltr', scripts: ['Hangul'], iso: 'kor', locale: 'ko-KR', wordFont: 'Malgun Gothic' },
  ur: { name: 'Urdu', native: 'اردو', direction: 'rtl', scripts: ['Arabic'], iso: 'urd', locale: 'ur-PK', wordFont: 'Arial' },
} as const satisfies Record<string, Language>
export type LanguageCode = keyof typeof languages
export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]]

export const tones = toneLabels
export type Tone = keyof typeof tones
export const toneIds = Object.keys(tones) as [Tone, ...Tone[]]
export const defaultTone: Tone = 'casual'

const lengthLabels = lengthNames

/** Ranges of words, both ends included, counted by `countWords`. The batch screen has its own wording for three of them. */
export const postLengths = {
  short: { label: lengthLabels.short, min: 10, max: 20, allInOne: lengthLabels.shortAllInOne },
  medium: { label: lengthLabels.medium, min: 20, max: 50, allInOne: lengthLabels.mediumAllInOne },
  standard: { label: lengthLabels.standard, min: 50, max: 100, allInOne: null },
  long: { label: lengthLabels.long, min: 100, max: 200, allInOne: lengthLabels.longAllInOne },
} as const
type FixedLength = keyof typeof postLengths
export const postLengthIds = Object.keys(postLengths) as [FixedLength, ...FixedLength[]]
/** The length that suits the platform best: `bestWords` of its file. */
export const bestLength = 'best'
export type PostLength = FixedLength | typeof bestLength

/** The words that a post of this length has on the platform. */
export const postWords = (length: PostLength, platform: PostPlatform): { readonly min: number; readonly max: number } =>
  length === bestLength ? platforms[platform].bestWords : postLengths[length]

/** The fixed length whose middle is nearest to that of the length. */
export function nearestLength(length: PostLength, platform: PostPlatform): FixedLength {
  if (length !== bestLength) return length
  const middle = ({ min, max }: { readonly min: number; readonly max: number }) => (min + max) / 2
  const wanted = middle(postWords(length, platform))
  const [nearest] = postLengthIds.toSorted(
    (one, other) => Math.abs(middle(postLengths[one]) - wanted) - Math.abs(middle(postLengths[other]) - wanted),
  )
  return nearest ?? 'medium'
}

const complexityTexts = complexityLabels

export const complexities = {
  simple: { label: complexityTexts.simple, description: complexityTexts.simpleAbout },
  moderate: { label: complexityTexts.moderate, description: complexityTexts.moderateAbout },
  advanced: { label: complexityTexts.advanced, description: complexityTexts.advancedAbout },
} as const
export type Complexity = keyof typeof complexities
export const complexityIds = Object.keys(complexities) as [Complexity, ...Complexity[]]

export const wordsPerMinute = 150
/** Minutes of speech, both ends included. */
export const scriptLengths = {
  reel: { label: lengthLabels.reel, minMinutes: 0.5, maxMinutes: 1 },
  short: { label: lengthLabels.short, minMinutes: 1, maxMinutes: 2 },
  medium: { label: lengthLabels.medium, minMinutes: 3, maxMinutes: 5 },
  long: { label: lengthLabels.long, minMinutes: 5, maxMinutes: 10 },
} as const
export type ScriptLength = keyof typeof scriptLengths
export const scriptLengthIds = Object.keys(scriptLengths) as [ScriptLength, ...ScriptLength[]]
export const defaultScriptLength: ScriptLength = 'medium'
/** The lengths of scripts that visitors may try: up to two minutes. */
export const triedScriptLengths = ['reel', 'short'] as const satisfies readonly ScriptLength[]

export const audiences = audienceLabels
export type Audience = keyof typeof audiences
export const audienceIds = Object.keys(audiences) as [Audience, ...Audience[]]

export const ideaCategories = ideaCategoryLabels
export type IdeaCategory = keyof typeof ideaCategories
export const ideaCategoryIds = Object.keys(ideaCategories) as [IdeaCategory, ...IdeaCategory[]]
export const ideaCount = { min: 1, max: 10, default: 5 } as const
/** Titles in one request (design: 10 titles = 2 requests). */
export const titlesPerRequest = 5

export const postPlatforms = offeredOn('posts')
export type PostPlatform = PlatformId
const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
/** The number of platforms with posts, as a word. */
export const postPlatformCount = numberWords[postPlatforms.length] ?? String(postPlatforms.length)
/** Where a post takes as many pictures as a carousel has slides. */
export const carouselPlatforms = offeredOn('carousels')
export type CarouselPlatform = OfferedOn<'carousels'>
export const titlePlatforms = [...offeredOn('titles'), generalTitle] as const
export type TitlePlatform = (typeof titlePlatforms)[number]
export const descriptionPlatforms = offeredOn('descriptions')
export type DescriptionPlatform = OfferedOn<'descriptions'>
export const defaultDescriptionPlatform = descriptionPlatforms[0]
export const hashtagPlatforms = offeredOn('hashtags')
export const defaultHashtagPlatform = hashtagPlatforms[0]

export const countries = ['India', 'United States', 'United Kingdom', 'Canada', 'Australia', 'Other'] as const

/** The longest topic or prompt, in UTF-16 units. */
export const topicMax = 2000
/** UTF-16 units of the details. */
export const detailsMax = 2000

/** How long the fields of an account may be, in UTF-16 units. */
export const accountLimits = { name: 100, email: 254, passwordMin: 6, passwordMax: 128 } as const

const formatLabels = exportFormatLabels

/** The formats of exported files. */
export const exportFormats = {
  txt: { label: formatLabels.txt, mediaType: 'text/plain; charset=utf-8' },
  md: { label: formatLabels.md, mediaType: 'text/markdown; charset=utf-8' },
  csv: { label: formatLabels.csv, mediaType: 'text/csv; charset=utf-8' },
  json: { label: formatLabels.json, mediaType: 'application/json' },
  docx: { label: formatLabels.docx, mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
} as const
export type ExportFormat = keyof typeof exportFormats
/** Also the files' extensions. */
export const exportFormatIds = Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]]

/** Entries that one call may name in its URL or contain; a whole library or History is exported without naming entries. */
export const maxExportedEntries = 200
/** Entries that one call may name in its body: more than a user selects, and well within the body limit. */
export const maxSelectedEntries = 5_000
