/**
 * What one platform is to this product. The prompt, the checks, the counters, the previews, the menus and the paths read it; nothing else
 * repeats a figure or a name. `approx` marks a figure that the platform does not document.
 */
export interface Platform {
  readonly id: string
  /** As the spec titles its generator. */
  readonly label: string
  /** What it is called beside anything but a post; the label, where absent. */
  readonly name?: string
  /** Another name that a model may call it by, in lower case. */
  readonly alias?: string
  /** What the library calls one of its posts. */
  readonly savedAs: string
  /** Last segment of the path of its generator. */
  readonly path: string
  /** The quota feature that its posts are counted as; the figures are in the plans. */
  readonly quota: string
  /** Its place in each list that offers it, from 1; absent where it is not offered. */
  readonly offered: {
    readonly posts: number
    readonly titles?: number
    readonly descriptions?: number
    readonly hashtags?: number
    readonly navigation: number
  }
  readonly navigation: { readonly label: string; readonly icon: PlatformIcon }
  /** What its generator's screen says before there is a post. */
  readonly screen: {
    /** One line under the screen's name. */
    readonly about: string
    readonly hint: string
    /** Topics to start from. */
    readonly examples: readonly string[]
  }

  readonly post: TextLimit
  /** An explicit choice of the user, never a default. */
  readonly premiumPost?: TextLimit
  /** A post title that is a field of its own. */
  readonly postTitle?: TextLimit
  /** A post over its limit becomes a numbered thread. Its parts are split by weighted characters. */
  readonly thread?: true
  /** Lists, headings and links are written as Markdown. */
  readonly markdown?: true
  readonly title: TextLimit
  readonly description: TextLimit
  /** Characters that neither a title nor a description may hold. */
  readonly forbidden?: readonly string[]
  /** UTF-16 units shown before "more". */
  readonly fold: { readonly post?: number; readonly title?: number; readonly description?: number; readonly approx: true }
  /** Hashtags that read well in a post, and the most a post may carry. */
  readonly hashtags: HashtagRange
  /** The same for a description, where it differs. */
  readonly descriptionHashtags?: HashtagRange
  /** Hashtags in a set of their own; 10 unless the platform caps it. */
  readonly hashtagSet: number
  /** All tags together, commas and quotes counted. */
  readonly tags?: TextLimit
  /** How many of a description's hashtags are shown beside the video. */
  readonly shownHashtags?: number

  readonly prompt: {
    /** What its readers reward, as a model is told. */
    readonly habits: string
    /** What its descriptions are written for; "videos shared on" it, where absent. */
    readonly describes?: string
  }
  readonly builtin: BuiltinLayout
  readonly preview: Preview
  readonly share: ShareTarget
  /** Where a title or a description is entered, if not where posts are. */
  readonly upload?: ShareTarget
  /** Where its figures come from. */
  readonly source: string
}

/** `weighted`: X's weighted characters (twitter-text v3) · `utf16`: UTF-16 code units · `utf8`: bytes of UTF-8. */
export type Unit = 'weighted' | 'utf16' | 'utf8'

export interface TextLimit {
  readonly max: number
  readonly unit: Unit
  readonly approx?: true
  /** The platform accepts more; we warn but the limit is ours. */
  readonly soft?: true
}

/** Both ends included. */
export interface HashtagRange {
  readonly min: number
  readonly max: number
}

/** Drawn by the app beside the generator's name. */
export type PlatformIcon = 'at' | 'briefcase' | 'camera' | 'messages' | 'music' | 'screen' | 'thumb'

/** How the built-in writer lays a post out. */
export interface BuiltinLayout {
  /** Hashtags that a post gets at most: fewer than the platform allows where readers take them for noise. */
  readonly hashtags: number
  /** Whether an emoji of ours may head a line; readers of some platforms take them for advertising. */
  readonly emoji: boolean
  /** Every character counts: facts without bullets, one line break instead of two in all but long posts. */
  readonly compact?: true
  /** Facts told as prose get a paragraph each. */
  readonly paragraphs?: true
  /** News ends by asking back rather than by asking to share. */
  readonly asksBack?: true
  /** The note under an announcement, where communities remove those. */
  readonly advertNote?: 'reddit-advert'
  /** Formats of ideas by their id: those that it suits best, and those that it suits too. */
  readonly formats: { readonly best: readonly string[]; readonly also: readonly string[] }
}

/** What a platform turns into a link. `named` is Markdown's `[words](address)`, `community` Reddit's `r/…` and `u/…`. */
export type Mark = 'hashtag' | 'mention' | 'link' | 'named' | 'community'

/** A button under a post in a feed, drawn only. */
export interface FeedAction {
  readonly icon: 'like' | 'comment' | 'discuss' | 'repost' | 'forward' | 'send'
  readonly word: string
}

/** How the app draws a post, without logos. */
export type PostLook =
  /** Beside the avatar, under name and handle. */
  | { readonly kind: 'microblog' }
  /** Under name and audience, with worded buttons below. */
  | {
      readonly kind: 'feed'
      readonly time: string
      readonly audience: { readonly icon: 'globe' | 'earth'; readonly word: string }
      readonly actions: readonly FeedAction[]
      readonly wide?: true
    }
  /** Beside a channel's avatar. */
  | { readonly kind: 'channel' }
  /** Caption under a square picture, as on a phone. */
  | { readonly kind: 'photo' }
  /** Caption over the foot of a video. */
  | { readonly kind: 'video' }
  /** Title and Markdown body in a community. */
  | { readonly kind: 'community' }

/** How the app draws a title: `search` a video among results · `microblog`, `community` as posts · `reel`, `clip`, `video` beside or over a video. */
export type TitleLook = 'search' | 'microblog' | 'reel' | 'clip' | 'video' | 'community' | 'headline'

export interface Preview {
  readonly look: PostLook
  /** What the fold's button says. */
  readonly more: string
  /** What becomes a link in a text that is pasted there. */
  readonly marks: readonly Mark[]
  /** Links are shown without their protocol, and cut when they are long. */
  readonly shortLinks?: true
  /** Links differ from the text by weight, not by colour. */
  readonly boldMarks?: true
  readonly title: TitleLook
  /** A description is shown in a box under a video; as a post, where absent. */
  readonly descriptionBox?: true
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
