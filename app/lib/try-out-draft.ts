import type { TryOutKind } from '#api/try-out-kinds.ts'
import { parsed, readItem, removeItem, writeItem } from '#app/lib/storage.ts'
import {
  carouselPlatforms,
  detailsMax,
  hashtagPlatforms,
  type LanguageCode,
  languageCodes,
  postPlatforms,
  titlePlatforms,
  topicMax,
} from '#contract/options.ts'
import { type FactAnswers, factMax, factsMax, roleIds } from '#contract/roles.ts'

type TriedKind = 'post' | TryOutKind['kind']

/** A text from the try-out that a visitor wants to keep, and what it was written from. */
export interface TryOutDraft {
  readonly kind: TriedKind
  readonly topic: string
  /** Empty when none were given. */
  readonly details: string
  /** The answers to the questions under the text. */
  readonly facts: FactAnswers
  /** Empty for a kind without platforms. */
  readonly platform: string
  readonly language: LanguageCode
  /** The whole text as it is copied; on Reddit the title and a blank line come first, titles are a line each. */
  readonly text: string
}

const platformsOf: Readonly<Record<TriedKind, readonly string[]>> = {
  post: postPlatforms,
  carousel: carouselPlatforms,
  titles: titlePlatforms,
  hashtags: hashtagPlatforms,
  script: [''],
}

const key = 'try-out-draft'
/** Milliseconds: a mail to confirm an account may be read days later. */
const maxAge = 7 * 24 * 60 * 60 * 1_000
/** UTF-16 units; the longest limit of a platform, and a title. */
const textMax = 50_000

/** Stores the draft in this browser and replaces an earlier one. */
export function saveTryOutDraft(draft: TryOutDraft): void {
  writeItem('local', key, JSON.stringify({ ...draft, savedAt: Date.now() }))
}

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max
const isOneOf = <Id extends string>(ids: readonly Id[], value: unknown): value is Id => ids.some((id) => id === value)
const isFacts = (value: unknown): value is FactAnswers =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([role, text]) => isOneOf(roleIds, role) && isText(text, role === 'steps' ? factsMax : factMax))

/** The draft; `null` without one, when it is invalid, or when it is older than seven days. */
export function readTryOutDraft(): TryOutDraft | null {
  const { kind, topic, details, facts, platform, language, text, savedAt } = parsed(readItem('local', key)) ?? {}
  const age = Date.now() - Number(savedAt)
  const isFresh = age >= 0 && age <= maxAge
  const hasText = isText(topic, topicMax) && topic && isText(details, detailsMax) && isFacts(facts) && isText(text, textMax) && text
  const kinds = Object.keys(platformsOf) as TriedKind[]
  if (!isFresh || !hasText || !isOneOf(kinds, kind) || !isOneOf(platformsOf[kind], platform) || !isOneOf(languageCodes, language))
    return null
  return { kind, topic, details, facts, platform, language, text }
}

export function clearTryOutDraft(): void {
  removeItem('local', key)
}
