import type { PostPlatform } from '#contract/options.ts'

/**
 * What each platform allows. The prompt, the validator, the visible counter and the preview read these
 * figures; nothing else repeats one. `approx` marks a figure that the platform does not document.
 */
export type PlatformId = PostPlatform
export const checkedOn = '2026-11-21'

/** `weighted`: X's weighted characters (twitter-text v3) · `utf16`: UTF-16 code units · `utf8`: bytes of UTF-8. */
export type Unit = 'weighted' | 'utf16' | 'utf8'

export interface TextLimit {
  readonly max: number
  readonly unit: Unit
  readonly approx?: true
  /** The platform accepts more; we warn but the limit is ours. */
  readonly soft?: true
}

export interface Platform {
  readonly id: PlatformId
  /** As the spec titles its generator. */
  readonly label: string
  /** What the library calls one of its posts. */
  readonly savedAs: string
  readonly post: TextLimit
  /** An explicit choice of the person, never a default. */
  readonly premiumPost?: TextLimit
  /** A post title that is a field of its own. */
  readonly postTitle?: TextLimit
  readonly title: TextLimit
  readonly description: TextLimit
  /** Characters that neither a title nor a description may hold. */
  readonly forbidden?: readonly string[]
  /** UTF-16 units shown before "more". */
  readonly fold: { readonly post?: number; readonly title?: number; readonly description?: number; readonly approx: true }
  /** Hashtags that read well in a post, and the most a post may carry. */
  readonly hashtags: { readonly min: number; readonly max: number }
  /** Hashtags in a set of their own; 10 unless the platform caps it. */
  readonly hashtagSet: number
  /** All tags together, commas and quotes counted. */
  readonly tags?: TextLimit
  /** How many of a description's hashtags stand beside the video. */
  readonly shownHashtags?: number
  readonly share: ShareTarget
  readonly source: string
}

/** Where a finished text is taken. */
export interface ShareTarget {
  /** What people call the place: “Open in {app}”. */
  readonly app: string
  /** The page that opens for the text to be pasted there; nothing of the text is in it. */
  readonly url: string
  /** The parameters under which the page reads what it opens with, and its address where that is another; absent where no page takes a text. */
  readonly filled?: { readonly text: string; readonly title?: string; readonly url?: string }
  /** The page that shares a link, up to and with the name of its parameter: for texts that hold one. */
  readonly linked?: string
}

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

/** Where a video, its title and its description are entered. */
export const youtubeUpload: ShareTarget = { app: 'YouTube', url: 'https://www.youtube.com/upload' }

const general: TextLimit = { max: 100, unit: 'utf16' }

export const platforms: Readonly<Record<PlatformId, Platform>> = {
  twitter: {
    id: 'twitter',
    label: 'Twitter/X',
    savedAs: 'Twitter Post',
    post: { max: 280, unit: 'weighted' },
    premiumPost: { max: 25_000, unit: 'weighted' },
    title: general,
    description: { max: 280, unit: 'weighted' },
    fold: { approx: true },
    hashtags: { min: 1, max: 2 },
    hashtagSet: 10,
    share: { app: 'X', url: 'https://x.com/intent/tweet', filled: { text: 'text' } },
    source: 'https://docs.x.com/fundamentals/counting-characters',
  },
  linkedin: {
    id: 'linkedin',
    label: 'LinkedIn',
    savedAs: 'LinkedIn Post',
    post: { max: 3_000, unit: 'utf16' },
    title: general,
    description: { max: 3_000, unit: 'utf16' },
    fold: { post: 210, description: 210, approx: true },
    hashtags: { min: 3, max: 5 },
    hashtagSet: 10,
    share: { app: 'LinkedIn', url: 'https://www.linkedin.com/feed/?shareActive=true', filled: { text: 'text' } },
    source: 'https://www.linkedin.com/help/linkedin/answer/a528176',
  },
  reddit: {
    id: 'reddit',
    label: 'Reddit',
    savedAs: 'Reddit Post',
    post: { max: 40_000, unit: 'utf16' },
    postTitle: { max: 300, unit: 'utf16' },
    title: { max: 300, unit: 'utf16' },
    description: { max: 40_000, unit: 'utf16' },
    fold: { approx: true },
    hashtags: { min: 0, max: 0 },
    hashtagSet: 10,
    share: { app: 'Reddit', url: 'https://www.reddit.com/submit', filled: { title: 'title', text: 'text' } },
    source: 'https://support.reddithelp.com/hc/en-us/articles/360060422572',
  },
  instagram: {
    id: 'instagram',
    label: 'Instagram',
    savedAs: 'Instagram Post',
    post: { max: 2_200, unit: 'utf16' },
    title: general,
    description: { max: 2_200, unit: 'utf16' },
    fold: { post: 125, description: 125, approx: true },
    hashtags: { min: 3, max: 5 },
    hashtagSet: 5,
    share: { app: 'Instagram', url: 'https://www.instagram.com/' },
    source: 'https://help.instagram.com/351460621611097',
  },
  tiktok: {
    id: 'tiktok',
    label: 'TikTok',
    savedAs: 'TikTok Post',
    post: { max: 2_200, unit: 'utf16' },
    title: general,
    description: { max: 2_200, unit: 'utf16' },
    fold: { post: 100, description: 100, approx: true },
    hashtags: { min: 3, max: 5 },
    hashtagSet: 5,
    share: { app: 'TikTok', url: 'https://www.tiktok.com/upload' },
    source: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
  },
  facebook: {
    id: 'facebook',
    label: 'Facebook',
    savedAs: 'Facebook Post',
    post: { max: 5_000, unit: 'utf16', soft: true },
    title: general,
    description: { max: 5_000, unit: 'utf16', soft: true },
    fold: { post: 477, approx: true },
    hashtags: { min: 1, max: 3 },
    hashtagSet: 10,
    share: { app: 'Facebook', url: 'https://www.facebook.com/', linked: 'https://www.facebook.com/sharer/sharer.php?u=' },
    source: 'https://developers.facebook.com/docs/pages-api/posts',
  },
  youtube: {
    id: 'youtube',
    label: 'YouTube Community',
    savedAs: 'YouTube Post',
    post: { max: 1_500, unit: 'utf16', approx: true, soft: true },
    title: { max: 100, unit: 'utf16' },
    description: { max: 5_000, unit: 'utf8' },
    forbidden: ['<', '>'],
    fold: { post: 288, title: 70, description: 150, approx: true },
    hashtags: { min: 0, max: 3 },
    hashtagSet: 10,
    tags: { max: 500, unit: 'utf16' },
    shownHashtags: 3,
    share: { app: 'YouTube', url: 'https://www.youtube.com/' },
    source: 'https://support.google.com/youtube/answer/57407',
  },
}

/** The title limit of a title platform; `General` and platforms without a figure: 100 characters. */
export const titleLimit = (platform: PlatformId | 'General'): TextLimit => (platform === 'General' ? general : platforms[platform].title)

/** Characters that a title may not hold there. */
export const titleForbidden = (platform: PlatformId | 'General'): readonly string[] =>
  platform === 'General' ? [] : (platforms[platform].forbidden ?? [])

/** Hashtags in one description: YouTube asks for 3–5, the others follow their posts. */
export const descriptionHashtags = (platform: PlatformId): { min: number; max: number } =>
  platform === 'youtube' ? { min: 3, max: 5 } : platforms[platform].hashtags

/** The hard limit of one post part. */
export const postLimit = (platform: PlatformId, premium = false): TextLimit =>
  (premium ? platforms[platform].premiumPost : undefined) ?? platforms[platform].post

/** What a platform is called beside anything but a post: only posts go to YouTube's community tab. */
export const platformName = (platform: PlatformId): string => (platform === 'youtube' ? 'YouTube' : platforms[platform].label)
