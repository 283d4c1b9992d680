import { type PlatformId, platforms } from '#platforms/index.ts'

type SavedPost = `${PlatformId}-post`

/** What can be kept in the library, and how each entry is named (spec §3). */
export const savedFeatures = {
  ...(Object.fromEntries(Object.values(platforms).map(({ id, savedAs }) => [`${id}-post`, savedAs])) as Record<SavedPost, string>),
  titles: 'Title',
  descriptions: 'Description',
  hashtags: 'Hashtags',
  ideas: 'Idea',
  scripts: 'Script',
} as const
export type SavedFeature = keyof typeof savedFeatures
export const savedFeatureIds = Object.keys(savedFeatures) as [SavedFeature, ...SavedFeature[]]

export const contentTypes = ['post', 'script', 'title'] as const
export type ContentType = (typeof contentTypes)[number]

/** titles → title, script → script, all else post. */
export const contentTypeOf = (feature: SavedFeature): ContentType =>
  feature === 'titles' ? 'title' : feature === 'scripts' ? 'script' : 'post'

/** UTF-16 units. A Reddit post of 40,000 and its title fit. */
export const savedLimits = { title: 300, content: 50_000, tag: 40, tags: 20 } as const

/** Entries of one call: what a whole result of several kinds comes to, and what is selected in a list. */
export const entriesAtOnce = { saved: 30, selected: 200 } as const

/** What one person can keep: entries, and bytes of their titles and texts. */
export const libraryRoom = { entries: 20_000, bytes: 50_000_000 } as const
