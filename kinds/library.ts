import type { ContentType, SavedAs } from '#contract/kind.ts'
import { type KindName, type Kinds, kinds } from '#kinds/index.ts'

/** The features of library entries, of all kinds. */
export type SavedFeature = { [Name in KindName]: keyof Kinds[Name]['saved'] }[KindName]
const saved = Object.assign({}, ...Object.values(kinds).map((kind) => kind.saved)) as Readonly<Record<SavedFeature, SavedAs>>
export const savedFeatureIds = Object.keys(saved) as [SavedFeature, ...SavedFeature[]]

/** The label of each feature (spec §3). */
export const savedFeatures = Object.fromEntries(savedFeatureIds.map((id) => [id, saved[id].label])) as Readonly<
  Record<SavedFeature, string>
>

export const contentTypeOf = (feature: SavedFeature): ContentType => saved[feature].contentType

/** UTF-16 units. A Reddit post of 40,000 and its title fit. */
export const savedLimits = { title: 300, content: 50_000, tag: 40, tags: 20, part: 40 } as const

/** Entries of one call: `saved` holds the results of a whole batch, `selected` a selection in the list. */
export const maxEntriesPerCall = { saved: 30, selected: 200 } as const

/** The most that a user can save: entries, and bytes of their titles and texts. */
export const libraryLimits = { entries: 20_000, bytes: 50_000_000 } as const

/** An entry as the API answers it. A type alias: oRPC's client types turn interfaces into `unknown`. */
export type SavedContent = {
  id: string
  title: string
  content: string
  contentType: ContentType
  feature: SavedFeature
  tags: string[]
  /** What it was written from, and the points that it uses; absent without any. */
  source?: { id: string; points: number[] } | undefined
  /** The generation that it was saved from, and which part of it; absent without one. */
  generation_id?: string | undefined
  part?: string | undefined
  /** ISO 8601, UTC. */
  created_at: string
}

/** The text of an entry, ready to post. */
export const savedText = ({ feature, content }: Pick<SavedContent, 'feature' | 'content'>): string =>
  saved[feature].text?.(content) ?? content
