import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import { detailsMax, type LanguageCode, languageCodes, postPlatforms, topicMax } from '#contract/options.ts'
import type { PlatformId } from '#platforms/index.ts'

/** A post from the try-out that a visitor wants to keep, and what it was written from. */
export interface TryOutDraft {
  readonly topic: string
  /** Empty when none were given. */
  readonly details: string
  readonly platform: PlatformId
  readonly language: LanguageCode
  /** The whole text as it is copied; on Reddit the title and a blank line come first. */
  readonly text: string
}

const key = 'try-out-draft'
/** Milliseconds: a mail to confirm an account may be read days later. */
const maxAge = 7 * 24 * 60 * 60 * 1_000
/** UTF-16 units; the longest limit of a platform, and a title. */
const textMax = 50_000

/** Stores the draft in this browser and replaces an earlier one. */
export function saveTryOutDraft({ topic, details, platform, language, text }: TryOutDraft): void {
  writeItem('local', key, JSON.stringify({ topic, details, platform, language, text, savedAt: Date.now() }))
}

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max
const isOneOf = <Id extends string>(ids: readonly Id[], value: unknown): value is Id => ids.some((id) => id === value)

/** The draft; `null` without one, when it is invalid, or when it is older than seven days. */
export function readTryOutDraft(): TryOutDraft | null {
  const { topic, details, platform, language, text, savedAt } = parsed(readItem('local', key)) ?? {}
  const age = Date.now() - Number(savedAt)
  const isFresh = age >= 0 && age <= maxAge
  const hasText = isText(topic, topicMax) && topic && isText(details, detailsMax) && isText(text, textMax) && text
  if (!isFresh || !hasText || !isOneOf(postPlatforms, platform) || !isOneOf(languageCodes, language)) return null
  return { topic, details, platform, language, text }
}

export function clearTryOutDraft(): void {
  removeItem('local', key)
}
