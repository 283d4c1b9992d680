import * as list from './list.ts'
import type { Platform, Range, ShareTarget, TextLimit } from './platform.ts'

/** Type check: each platform is exported under its id. */
const listed = list satisfies { readonly [Id in keyof typeof list]: Platform & { readonly id: Id } }
type Listed = (typeof listed)[keyof typeof listed]
export type PlatformId = Listed['id']

/** The lists that offer platforms. */
export type Offer = keyof Platform['offered']
/** The platforms that a list offers. */
export type OfferedOn<List extends Offer> = Extract<Listed, { readonly offered: { readonly [Name in List]: number } }>['id']

const all: readonly Platform[] = Object.values(listed)

/** The ids of the platforms that a list offers, in the list's order. */
export const offeredOn = <List extends Offer>(list: List): [OfferedOn<List>, ...OfferedOn<List>[]] =>
  all
    .filter(({ offered }) => offered[list] !== undefined)
    .sort((one, other) => (one.offered[list] ?? 0) - (other.offered[list] ?? 0))
    .map(({ id }) => id) as [OfferedOn<List>, ...OfferedOn<List>[]]

/** A platform with its default values. */
type ListedPlatform = Platform &
  Required<Pick<Platform, 'savedAs' | 'path' | 'title' | 'description' | 'fold' | 'hashtagSet'>> & { readonly id: PlatformId }

const defaultTitle: TextLimit = { max: 100, unit: 'utf16' }
const withDefaults = (platform: Platform & { readonly id: PlatformId }): ListedPlatform => ({
  savedAs: `${platform.name ?? platform.label} Post`,
  path: platform.id,
  title: defaultTitle,
  description: platform.post,
  fold: {},
  hashtagSet: 10,
  ...platform,
})

/** Every platform by its id, in the order of the post generators. */
export const platforms = Object.fromEntries(offeredOn('posts').map((id) => [id, withDefaults(listed[id])])) as Readonly<
  Record<PlatformId, ListedPlatform>
>

/** The feature whose quota each platform's posts use. */
export const postQuotas = Object.fromEntries(offeredOn('posts').map((id) => [id, listed[id].quota])) as Readonly<
  Record<PlatformId, Listed['quota']>
>

/** Titles without a platform. */
export const generalTitle = 'General'

/** The title limit of a title platform; `General`: 100 characters. */
export const titleLimit = (platform: PlatformId | typeof generalTitle): TextLimit =>
  platform === generalTitle ? defaultTitle : platforms[platform].title

/** Characters that a title must not contain. */
export const titleForbidden = (platform: PlatformId | typeof generalTitle): readonly string[] =>
  platform === generalTitle ? [] : (platforms[platform].forbidden ?? [])

/** Hashtags in one description: as many as in a post, unless the platform says otherwise. */
export const descriptionHashtags = (platform: PlatformId): Range => platforms[platform].descriptionHashtags ?? platforms[platform].hashtags

/** The hard limit of one post part. */
export const postLimit = (platform: PlatformId, premium = false): TextLimit =>
  (premium ? platforms[platform].premiumPost : undefined) ?? platforms[platform].post

/** The platform's name in contexts other than posts. */
export const platformName = (platform: PlatformId): string => platforms[platform].name ?? platforms[platform].label

/**
 * Maximum length of a share address that contains a text, in characters. Servers commonly reject request lines above 8 KB, and a redirect
 * to a sign-in page encodes the address once more, which makes it up to 5/3 as long.
 */
export const shareUrlMax = 4_000

/** Shares any text, whatever its platform. */
export const messenger: ShareTarget = listed.whatsapp.share
