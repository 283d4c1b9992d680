import type { AnyRequest, Kind, KindSchema } from '#contract/kind.ts'
import { type LanguageCode, languageCodes, languages, type Tone, toneIds, tones } from '#contract/options.ts'
import type { Feature } from '#contract/plans.ts'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { isRoleColumn, type ListColumn, listColumns } from '#contract/topic-lists.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'
import { platformsOf, topicRequest } from '#kinds/topic-request.ts'
import { type PlatformId, platformName, platforms } from '#platforms/index.ts'

type Cells = Readonly<Partial<Record<ListColumn, string>>>

/** A voice of the user, by its name. */
export interface NamedVoice {
  readonly id: string
  readonly name: string
  /** Why the plan does not cover it; absent when it does. */
  readonly problem?: string
}

/** What a row would be: the request of a kind, parsed by its schema. */
export interface RowRequest {
  readonly kind: KindName
  readonly feature: Feature
  readonly request: AnyRequest
}

/** Names are compared without case, accents of their form, and the plural's s. */
const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
const singular = (name: string): string => plain(name).replace(/s$/, '')

const kindOf = (typed: string): KindName | undefined =>
  kindNames.find((name) => [name, kinds[name].label].some((known) => singular(known) === singular(typed)))

const isPlatform = (id: string): id is PlatformId => Object.hasOwn(platforms, id)

/** The names of a platform: 'Twitter/X' is also Twitter and X. */
function namesOf(id: string, label: string): readonly string[] {
  const own = isPlatform(id) ? [platforms[id].label, platformName(id), ...platforms[id].label.split('/')] : []
  return [id, label, ...own].map(plain)
}

const languageOf = (typed: string): LanguageCode | undefined =>
  languageCodes.find((code) => [code, languages[code].name, languages[code].native].map(plain).includes(plain(typed)))
const toneOf = (typed: string): Tone | undefined => toneIds.find((id) => [id, tones[id]].map(plain).includes(plain(typed)))

/**
 * The platform of a row. One that was typed must be offered for the kind; the default for all rows is replaced by the kind's first where
 * the kind does not have it.
 */
function platformFor(kind: KindName, typed: string | undefined, fallback: string | undefined): string | { readonly problem: string } {
  const offered = platformsOf(kind)
  const find = (wanted: string) => offered.find(({ value, label }) => namesOf(value, label).includes(plain(wanted)))?.value
  const found = typed === undefined || offered.length === 0 ? undefined : find(typed)
  if (typed !== undefined && offered.length > 0 && found === undefined) {
    const named = offered.map(({ label }) => label).join(', ')
    return { problem: topicListMessages.platformUnknown({ platform: typed, kind: kinds[kind].label, platforms: named }) }
  }
  return found ?? (fallback === undefined ? undefined : find(fallback)) ?? offered[0]?.value ?? ''
}

/**
 * What a row would be, or why it cannot be written, for the user.
 * @param defaults what an empty cell means
 * @param voices those of the user
 */
export function requestOfRow(cells: Cells, defaults: Cells, voices: readonly NamedVoice[]): RowRequest | { readonly problem: string } {
  const t = topicListMessages
  const { topic, details } = cells
  const given = Object.fromEntries(listColumns.filter(isRoleColumn).flatMap((role) => (cells[role] ? [[role, cells[role]]] : [])))
  const facts = Object.keys(given).length > 0 ? given : undefined
  if (topic === undefined) return { problem: t.noTopic }
  const typedKind = cells.kind ?? defaults.kind ?? kindNames[0]
  const kind = kindOf(typedKind)
  if (!kind) return { problem: t.kindUnknown({ kind: typedKind, kinds: kindNames.map((name) => kinds[name].label).join(', ') }) }
  const platform = platformFor(kind, cells.platform, defaults.platform)
  if (typeof platform !== 'string') return platform
  const typedVoice = cells.voice ?? defaults.voice
  const voice = typedVoice && voices.find(({ id, name }) => [id, name].map(plain).includes(plain(typedVoice)))
  if (typedVoice && !voice) return { problem: t.voiceUnknown({ voice: typedVoice }) }
  if (voice && voice.problem !== undefined) return { problem: voice.problem }
  const [typedLanguage, typedTone] = [cells.language ?? defaults.language, cells.tone ?? defaults.tone]
  const language = typedLanguage && languageOf(typedLanguage)
  if (typedLanguage && !language)
    return {
      problem: t.languageUnknown({ language: typedLanguage, languages: languageCodes.map((code) => languages[code].name).join(', ') }),
    }
  const tone = typedTone && toneOf(typedTone)
  if (typedTone && !tone) return { problem: t.toneUnknown({ tone: typedTone, tones: toneIds.map((id) => tones[id]).join(', ') }) }

  const { schema }: { schema: KindSchema } = serverKinds[kind]
  const { data, error } = schema.request.safeParse(
    topicRequest(kind, {
      topic,
      platform,
      details,
      facts,
      language: language || undefined,
      tone: tone || undefined,
      voice: voice ? voice.id : undefined,
    }),
  )
  if (!data) {
    const { path = [], message: problem = '' } = error.issues[0] ?? {}
    const column = listColumns.find((name) => name === (path[0] === 'facts' ? path[1] : path[0]))
    return { problem: column ? t.inColumn({ column, problem }) : problem }
  }
  const { feature }: Kind = kinds[kind]
  return { kind, feature: feature(data), request: data }
}
