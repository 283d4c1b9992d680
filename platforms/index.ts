import * as list from './list.ts'
import type { HashtagRange, Platform, ShareTarget, TextLimit } from './platform.ts'

/** Each platform's file exports it under its id. */
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

interface ListedPlatform extends Platform {
  readonly id: PlatformId
}

/** Every platform by its id, in the order of the post generators. */
export const platforms = Object.fromEntries(offeredOn('posts').map((id): [PlatformId, ListedPlatform] => [id, listed[id]])) as Readonly<
  Record<PlatformId, ListedPlatform>
>

/** The quota feature that each platform's posts are counted as. */
export const postQuotas = Object.fromEntries(offeredOn('posts').map((id) => [id, listed[id].quota])) as Readonly<
  Record<PlatformId, Listed['quota']>
>

/** Every format of ideas that a platform names. */
export type NamedFormat = Listed['builtin']['formats']['best' | 'also'][number]

/** The choice of titles for no platform. */
export const generalTitle = 'General'
const general: TextLimit = { max: 100, unit: 'utf16' }

/** The title limit of a title platform; `General`: 100 characters. */
export const titleLimit = (platform: PlatformId | typeof generalTitle): TextLimit =>
  platform === generalTitle ? general : platforms[platform].title

/** Characters that a title may not hold there. */
export const titleForbidden = (platform: PlatformId | typeof generalTitle): readonly string[] =>
  platform === generalTitle ? [] : (platforms[platform].forbidden ?? [])

/** Hashtags in one description: as many as in a post, unless the platform says otherwise. */
export const descriptionHashtags = (platform: PlatformId): HashtagRange =>
  platforms[platform].descriptionHashtags ?? platforms[platform].hashtags

/** The hard limit of one post part. */
export const postLimit = (platform: PlatformId, premium = false): TextLimit =>
  (premium ? platforms[platform].premiumPost : undefined) ?? platforms[platform].post

/** What a platform is called beside anything but a post. */
export const platformName = (platform: PlatformId): string => platforms[platform].name ?? platforms[platform].label

/**
 * The longest address that is opened with a text in it, in characters. Servers commonly refuse more than 8 KB of
 * request line, and one that asks to sign in first encodes the address once more, which makes it up to 5/3 as long.
 */
export const shareUrlMax = 4_000

/** Takes any text to whoever it is meant for. */
export const whatsapp: ShareTarget = {
  app: 'WhatsApp',
  url: 'https://web.whatsapp.com/',
  filled: { text: 'text', url: 'https://wa.me/' },
}
