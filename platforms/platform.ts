/** `portrait` 4:5, `square`, `story` 9:16, `wide` 16:9. */
export type PictureShape = 'portrait' | 'square' | 'story' | 'wide'

/**
 * The manifest of a platform. Checks, counters, previews, menus and paths derive from it; its limits and names are not repeated
 * elsewhere.
 */
export interface Platform {
  readonly id: string
  /** The title of its generator in the specification. */
  readonly label: string
  /** Its name in contexts other than posts; the label when absent. */
  readonly name?: string
  /** Another name that a model may use, in lower case. */
  readonly alias?: string
  /** The content type of its posts in the library; its name and "Post" when absent. */
  readonly savedAs?: string
  /** Last segment of the path of its generator; the id when absent. */
  readonly path?: string
  /** The feature whose quota its posts use; the quotas are in the plans. */
  readonly quota: string
  /** Its position in each list that offers it, from 1; absent when not offered. */
  readonly offered: {
    readonly posts: number
    readonly carousels?: number
    readonly titles?: number
    readonly descriptions?: number
    readonly hashtags?: number
    readonly navigation: number
  }
  readonly navigation: { readonly label: string; readonly icon: PlatformIcon }
  /** Behind "More" where platforms are listed: none of the specification's. Its positions in lists are after theirs. */
  readonly further?: true
  /** Texts of its generator screen while there is no result. */
  readonly screen: {
    /** One line under the title. */
    readonly about: string
    readonly hint: string
    /** Example topics. */
    readonly examples: readonly string[]
  }

  readonly post: TextLimit
  /** Only when the user chooses it, never by default. */
  readonly premiumPost?: TextLimit
  /** Limit of a post title, when posts have a separate title field. */
  readonly postTitle?: TextLimit
  /** The words of a post that suit the platform best, both ends included; where posts become threads, they fit one post. */
  readonly bestWords: Range
  /** A post over its limit becomes a numbered thread. */
  readonly thread?: true
  /** Lists, headings and links are written as Markdown. */
  readonly markdown?: true
  /** 100 UTF-16 units when absent. */
  readonly title?: TextLimit
  /** The limit of a post when absent. */
  readonly description?: TextLimit
  /** Characters that titles and descriptions must not contain. */
  readonly forbidden?: readonly string[]
  /** UTF-16 units shown before "more", approximately: platforms do not document it. Absent where everything is shown. */
  readonly fold?: { readonly post?: number; readonly title?: number; readonly description?: number }
  /** Recommended minimum and maximum of hashtags in a post. */
  readonly hashtags: Range
  /** The same for a description, when different. */
  readonly descriptionHashtags?: Range
  /** Hashtags in a set without a post; 10 when absent. */
  readonly hashtagSet?: number
  /** Limit of all tags together, including commas and quotes. */
  readonly tags?: TextLimit
  /** Number of a description's hashtags that are shown next to the video. */
  readonly shownHashtags?: number
  /** When a list of times in a description becomes chapters of the video; absent where there are none. */
  readonly chapters?: ChapterRules

  /** The pictures of its posts: the shapes that it shows uncropped, the usual one first, how many a post takes, and how several are posted. */
  readonly pictures: {
    readonly formats: readonly [PictureShape, ...PictureShape[]]
    readonly most: number
    readonly as: 'pictures' | 'pdf'
  }

  readonly preview: Preview
  readonly share: ShareTarget
  /** Where titles and descriptions are entered, if not where posts are. */
  readonly upload?: ShareTarget
}

/**
 * What only the server needs of a platform. It is in the file of the platform, but a constant of its own, so that the app, which loads every
 * platform with its first script, is built without it.
 */
export interface Writing {
  readonly prompt: {
    /** For prompts: what works on the platform. */
    readonly habits: string
    /** For prompts: how its posts end where neither the user nor the tone decides it. */
    readonly ending: string
    /** For prompts: what its descriptions are for; "videos shared on" it when absent. */
    readonly describes?: string
    /** For prompts: whether readers are mostly customers or colleagues, to whom careful languages are polite. */
    readonly polite?: boolean
  }
  readonly builtin: BuiltinLayout
  /** Source of its limits. */
  readonly source: string
}

/**
 * `weighted`: X's weighted characters (twitter-text v3) · `utf16`: UTF-16 code units · `utf8`: bytes of UTF-8 · `emojiBytes`: UTF-16 code units, but
 * of emoji their bytes · `graphemes`: characters as people see them, of ten bytes at most (Bluesky) · `fixedLinks`: the same of any size, but 23
 * for a link, and a mention without its server (Mastodon).
 */
export type Unit = 'weighted' | 'utf16' | 'utf8' | 'emojiBytes' | 'graphemes' | 'fixedLinks'

export interface TextLimit {
  readonly max: number
  readonly unit: Unit
  /** The platform does not document it. */
  readonly approx?: true
  /** The platform accepts more: a longer text gets a warning. */
  readonly soft?: true
}

/** What chapters need: the second of the first, their least number, and the least seconds of each. */
export interface ChapterRules {
  readonly first: number
  readonly least: number
  readonly seconds: number
}

/** Both ends included. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** Drawn by the app next to the generator's name. */
type PlatformIcon =
  | 'at'
  | 'briefcase'
  | 'camera'
  | 'cloud'
  | 'loop'
  | 'megaphone'
  | 'message'
  | 'messages'
  | 'music'
  | 'pin'
  | 'screen'
  | 'send'
  | 'thumb'

/** How the built-in writer formats a post. */
interface BuiltinLayout {
  /**
   * Where facts stand. `sentence`: one in the sentence of the topic, several on lines after it · `icons`: a line each, with an icon, and air ·
   * `neighbours`: a list under the topic · `paragraphs`: each its own, under a first line that stands alone · `thread`: the same in a body that does
   * not repeat its title · `screen`: close lines, with icons · `poll`: as the choices of a question, where there are some
   */
  readonly shape: 'sentence' | 'icons' | 'neighbours' | 'paragraphs' | 'thread' | 'screen' | 'poll'
  /** Maximum hashtags in a post: may be fewer than the platform allows. */
  readonly hashtags: number
  /** Whether the writer may add emoji; on some platforms they look like advertising. */
  readonly emoji: boolean
  /** The note for announcements, when communities remove advertising. */
  readonly advertNote?: 'reddit-advert'
  /** Ids of content formats: those most suitable for the platform, and others that are suitable. Grouped as in `writer/builtin/formats.ts`. */
  readonly formats: { readonly best: readonly string[]; readonly also: readonly string[] }
}

/** What a platform turns into a link. `named` is Markdown's `[words](address)`, `community` Reddit's `r/…` and `u/…`. */
export type Mark = 'hashtag' | 'mention' | 'link' | 'named' | 'community'

/** A button under a post in a feed; in the preview it does nothing. */
export interface FeedAction {
  readonly icon: 'like' | 'comment' | 'discuss' | 'repost' | 'forward' | 'send'
  readonly word: string
}

/** How the app draws a post, without logos. */
export type PostLook =
  /** Next to the avatar, under name and handle. */
  | { readonly kind: 'microblog' }
  /** Under name and audience, with worded buttons below. */
  | {
      readonly kind: 'feed'
      readonly time: string
      readonly audience: { readonly icon: 'globe' | 'earth'; readonly word: string }
      readonly actions: readonly FeedAction[]
      readonly wide?: true
    }
  /** Next to a channel's avatar. */
  | { readonly kind: 'channel' }
  /** Caption under a square picture, as on a phone. */
  | { readonly kind: 'photo' }
  /** Caption over the foot of a video. */
  | { readonly kind: 'video' }
  /** In a bubble, in a channel or chat. */
  | { readonly kind: 'message' }
  /** Title and text under a picture that fills the width. */
  | { readonly kind: 'pin' }
  /** Title and Markdown body in a community. */
  | { readonly kind: 'community' }

/** How the app draws a title: `search` a video among results · `microblog`, `community` as posts · `reel`, `clip`, `video` beside or over a video. */
export type TitleLook = 'search' | 'microblog' | 'reel' | 'clip' | 'video' | 'community' | 'headline'

export interface Preview {
  readonly look: PostLook
  /** What the fold's button says; absent where nothing is cut. */
  readonly more?: string
  /** What the platform turns into links in a pasted text. */
  readonly marks: readonly Mark[]
  /** Links are shown without their protocol, and cut when they are long. */
  readonly shortLinks?: true
  /** Links are bold instead of coloured. */
  readonly boldMarks?: true
  readonly title: TitleLook
  /** Descriptions are shown in a box under a video; like a post when absent. */
  readonly descriptionBox?: true
}

/** Where the user posts a text. */
export interface ShareTarget {
  /** The app's name in “Open in {app}”. */
  readonly app: string
  /** The page that opens for pasting the text; the address contains no text. */
  readonly url: string
  /** Query parameters that prefill the page, and its address if it differs from `url`; absent when no page accepts a text. */
  readonly filled?: { readonly text: string; readonly title?: string; readonly url?: string }
  /** For texts with a link: the address of the page that shares it, including the name of the query parameter. */
  readonly linked?: string
}
