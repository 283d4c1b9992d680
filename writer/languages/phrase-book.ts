import type { Audience, LanguageCode, PostPlatform, Tone } from '#contract/options.ts'
import type { Field, Material } from '#writer/domains/material.ts'
import type { ByTone, Line } from '#writer/languages/grammar-book.ts'

/**
 * Everything that one language brings, for a language whose grammar the writer does not know: the topic is a label
 * that no line inflects. `{topic}` is the bare label, for names of things ("sourdough bread"); `{quoted}` is the label in the
 * language's quotation marks, and stands for questions and whole sentences, too. In every list that names the topic some
 * lines use `{quoted}`.
 *
 * A `Line` is one or more whole sentences with their end marks; `[a|b|]` picks one of several, maybe nothing.
 */
export interface PhraseBook {
  readonly language: LanguageCode
  readonly marks: Marks
  readonly posts: PostPhrases
  readonly titles: TitlePhrases
  readonly descriptions: DescriptionPhrases
  readonly ideas: IdeaPhrases
  readonly scripts: ScriptPhrases
  readonly hashtags: HashtagPhrases
  readonly topics: TopicWords
  /** The ten widest fields at least. */
  readonly fields: readonly FieldPack[]
  /** What can be said of any topic; its lines may use `{topic}` and `{quoted}`, and it has no tools and no moments. */
  readonly general: Material
}

/** How the language is set. */
export interface Marks {
  readonly quotes: readonly [open: string, close: string]
  /** What stands between two sentences of a paragraph: nothing in Chinese and Japanese. */
  readonly gap: '' | ' '
  /** Between a short text and what explains it. */
  readonly colon: string
  /** How a whole sentence reads on after a colon: with its first letter made small, or as it is. */
  readonly afterColon: 'lower' | 'as is'
  /** Between the things of a row, and before the last of them: `[', ', ' und ']`. */
  readonly row: readonly [between: string, beforeLast: string]
  /** What ends a plain sentence: `.`, `。`, `।`, `۔`. */
  readonly stop: string
  /** The script's own digits, where its readers count in them: a numbering system of Unicode. */
  readonly numerals?: 'beng' | 'deva'
}

export interface TopicWords {
  /** Words that tell that a person speaks of their own: I, we, my, our, in their forms. */
  readonly own: readonly string[]
  /** Beginnings of words that tell that somebody suffers: death, grief, cancer, war, layoffs. */
  readonly grave: readonly string[]
  /** Words that ask: how, why, what, which, is it … In languages that leave them where the answer would stand they are looked for everywhere, else at the beginning. */
  readonly asking: readonly string[]
  /** Small words that are no hashtag by themselves. */
  readonly small: readonly string[]
  /** Whether a word of a vocabulary is found at the beginning of a word, or anywhere, as in scripts without spaces or with prefixes. */
  readonly found: 'at word start' | 'anywhere'
}

/** A field in one language: what somebody who does it would say, true of every topic of the field. */
export interface FieldPack extends Material {
  readonly id: Field
  /** Beginnings of words, lower case: of `sure` ones one is enough, of `likely` ones it takes two. */
  readonly words: { readonly sure: readonly string[]; readonly likely: readonly string[] }
}

/** Pieces of field material that a line is put around. */
export type FramedPiece = 'step' | 'instead' | 'why' | 'how' | 'mistake' | 'exercise' | 'moment' | 'win' | 'question'

export type PostFramework =
  | 'talk'
  | 'lesson'
  | 'mistake'
  | 'list'
  | 'myth'
  | 'objection'
  | 'moment'
  | 'exercise'
  | 'contrast'
  | 'asked'
  | 'news'
  | 'quiet'

export interface PostPhrases {
  /** First lines; each names the topic and can stand alone before the fold. Those of `list` end in a colon or a full stop. */
  readonly hooks: { readonly talk: ByTone } & Readonly<
    Record<'lesson' | 'mistake' | 'list' | 'myth' | 'objection' | 'moment' | 'exercise' | 'contrast', readonly Line[]>
  >
  /** What can be said of a topic of no known field: observations true of anything one does, makes, offers or likes. */
  readonly body: ByTone
  /** How it is at first and how it is later; two sentences that answer each other. */
  readonly contrasts: readonly Line[]
  /** `{X}` is the piece as a sentence, `{x}` the same as it reads on after a colon. Steps come without an end mark, all else with one. The first frame is the plainest. */
  readonly frames: Readonly<Record<FramedPiece, readonly Line[]>> & {
    /** `{X}` or `{x}` is what people say, `{Y}` or `{y}` the answer to it; both are whole sentences. */
    readonly myth: readonly Line[]
    readonly objection: readonly Line[]
    /** `{things}`: two or three tools in a row. */
    readonly tools: readonly Line[]
  }
  /** Words of the tone put before a whole sentence, always with `{x}` or `{X}`: "Honestly: {x}". */
  readonly says: ByTone
  /** Last lines that ask one question. */
  readonly questions: ByTone
  /** Last lines that call for one action; `{comments}` is where readers answer. */
  readonly calls: ByTone
  /** Calls to keep a text worth keeping. */
  readonly saves: readonly Line[]
  /** "in the comments"; on X people reply. */
  readonly comments: Readonly<{ usual: string; twitter: string }>
  /** After a person's own question, which stands before them word for word: how such a question is best looked at, without an answer nobody has. */
  readonly asked: Readonly<Record<'body' | 'ends', readonly Line[]>>
  /** After a person's own news, which stands before them word for word. */
  readonly news: Readonly<Record<'body' | 'ends', readonly Line[]>>
  /** Where somebody suffers: sober, warm, no advice, no selling, no emoji. Hooks name the topic by `{quoted}`. */
  readonly quiet: Readonly<Record<'hooks' | 'body' | 'ends', readonly Line[]>>
  /** Reddit titles; no end mark unless they ask. */
  readonly redditTitles: readonly Line[]
  /** What the text did, in one sentence for the person who posts it; then how it ends. */
  readonly why: Readonly<Record<PostFramework, readonly Line[]>> & {
    readonly closes: Readonly<Record<'question' | 'call', readonly Line[]>>
  }
}

export const titleAngles = ['how-to', 'mistake', 'contrast', 'question', 'curiosity', 'beginner', 'story'] as const
export type TitleAngle = (typeof titleAngles)[number]

/** Titles have no full stop; a question keeps its mark. */
export interface TitlePhrases {
  readonly angles: Readonly<Record<TitleAngle, readonly Line[]>>
  readonly tones: Readonly<Record<Tone, readonly Line[]>>
  /** As people talk on Reddit. */
  readonly talk: readonly Line[]
  /** Round a person's own question, which is `{quoted}`. */
  readonly asked: readonly Line[]
  /** Round a person's own news, which is `{quoted}`. */
  readonly news: readonly Line[]
  readonly quiet: readonly Line[]
  /** Round a piece of the field: `{X}`/`{x}` is a step, or a sentence without its full stop. */
  readonly pieces: Readonly<Record<'step' | 'question' | 'myth' | 'objection', readonly Line[]>>
}

export interface DescriptionPhrases {
  /** First lines; each names the topic and stands alone before the fold. Short: some of at most 60 letters. */
  readonly leads: ByTone
  /** What one will see; `{one}` and `{two}` are steps, put in a row or after a colon. */
  readonly promises: readonly Line[]
  /** Above the list of contents, with its colon. */
  readonly contents: readonly Line[]
  readonly tools: readonly Line[]
  readonly questions: readonly Line[]
  readonly calls: ByTone
  readonly quiet: Readonly<Record<'leads' | 'body' | 'calls', readonly Line[]>>
}

/** What an idea shows. Which categories and platforms each suits stands in `kinds/ideas`. */
export const ideaShapes = [
  'tutorial',
  'stepSlowly',
  'mistake',
  'mistakeFixed',
  'myth',
  'mythVote',
  'objection',
  'question',
  'askAudience',
  'exercise',
  'challenge',
  'moment',
  'win',
  'tools',
  'beforeAfter',
  'firstTime',
  'behindTheScenes',
  'compare',
  'checklist',
  'miniSeries',
  'teachSomebody',
  'dayWithIt',
] as const
export type IdeaShapeId = (typeof ideaShapes)[number]

/**
 * One idea. `titles` name the topic or a piece of the field and have no full stop; `texts` say what is shown and why one would watch; `openings`
 * are the first shot or the first line. Which pieces may be used depends on the shape: `{X}`/`{x}` (and `{Y}`/`{y}`) are
 * tutorial, stepSlowly, checklist, miniSeries, teachSomebody: a step (the last two: `{one}`, `{two}`, `{three}` as well) and why it is worth doing;
 * mistake, mistakeFixed: the mistake and the step that avoids it; myth, mythVote: claim and truth; objection: what is said and the answer;
 * question: the question; exercise, challenge: the exercise; moment: the moment; win: the small success; tools: `{things}`; the others use the topic only.
 */
export interface IdeaShape {
  readonly titles: readonly Line[]
  readonly texts: readonly Line[]
  readonly openings: readonly Line[]
}

export interface IdeaPhrases {
  readonly shapes: Readonly<Record<IdeaShapeId, IdeaShape>>
  /** How to deliver an idea in this tone: one sentence to the creator. */
  readonly directions: Readonly<Record<Tone, readonly Line[]>>
  /** Ideas where somebody suffers; the topic only. */
  readonly quiet: readonly IdeaShape[]
}

export interface ScriptPhrases {
  /** Names of the sections, without end marks. */
  readonly labels: Readonly<Record<'hook' | 'intro' | 'myth' | 'doubt' | 'recap' | 'close', string>> & {
    /** `{n}` is the number of the point, `{X}` its step. */
    readonly point: Line
  }
  /** Spoken first words that name the topic, by tone. */
  readonly intros: ByTone
  /** `{one}` and `{two}` are steps. */
  readonly promises: readonly Line[]
  /** Spoken round a step: `{X}`/`{x}`. */
  readonly first: readonly Line[]
  readonly next: ByTone
  readonly last: readonly Line[]
  /** A sentence to these viewers. */
  readonly remarks: Readonly<Record<Audience, readonly Line[]>>
  /** Ends with the list: `{list}` is two to four steps in a row. */
  readonly recaps: readonly Line[]
  readonly closes: ByTone
  /** Before a question to the viewers: `{X}`/`{x}`. */
  readonly asks: readonly Line[]
  readonly goodbyes: ByTone
  /** `body`: said slowly to somebody who suffers or stands beside them; enough for some minutes. */
  readonly quiet: Readonly<Record<'intros' | 'body' | 'closes' | 'goodbyes', readonly Line[]>>
}

export interface HashtagPhrases {
  /** Without `#`: broad and harmless under any topic. */
  readonly broad: readonly string[]
  /** Under hard subjects. */
  readonly quiet: readonly string[]
  /** Built on the topic's own hashtag: `{tag}Tipps`. May be empty where the language builds none. */
  readonly built: readonly Line[]
  /** What people type into a search box, lower case: `{topic} für anfänger`. */
  readonly searches: readonly Line[]
}

/** How many lines each list holds at least: enough for six texts on one topic in a row without a line in common. */
export const fewest = {
  hooks: { any: 8, tone: 3, framework: 6 },
  body: { any: 24, tone: 4 },
  contrasts: 8,
  frame: 7,
  says: { any: 8, tone: 4 },
  questions: { any: 10, tone: 2 },
  calls: { any: 10, tone: 2 },
  saves: 6,
  asked: { body: 14, ends: 8 },
  news: { body: 14, ends: 8 },
  quiet: { hooks: 8, body: 18, ends: 8 },
  redditTitles: 12,
  why: 2,
  titles: { angle: 6, tone: 4, special: 8, piece: 4 },
  descriptions: { leads: { any: 12, tone: 3 }, promises: 8, contents: 6, tools: 6, questions: 10, calls: { any: 10, tone: 1 }, quiet: 6 },
  ideas: { line: 2, direction: 3, quiet: 8 },
  scripts: {
    intros: { any: 6, tone: 3 },
    promises: 8,
    first: 6,
    next: { any: 16, tone: 3 },
    last: 6,
    remarks: 6,
    recaps: 8,
    closes: { any: 8, tone: 2 },
    asks: 6,
    goodbyes: { any: 6, tone: 2 },
    quiet: 3,
    quietBody: 60,
  },
  hashtags: { broad: 10, quiet: 4, searches: 8 },
  topics: { own: 4, grave: 20, asking: 6, small: 25 },
  pack: { lessons: 12, myths: 6, objections: 6, tools: 8, moments: 6, questions: 8, wins: 6, terms: 8, hashtags: 10, sure: 20, likely: 6 },
  general: { lessons: 18, myths: 8, objections: 8, questions: 12, wins: 8 },
} as const

/** The fields that every language holds. */
export const widestFields = [
  'food',
  'fitness',
  'money',
  'travel',
  'study',
  'career',
  'business',
  'marketing',
  'home',
  'wellbeing',
] as const satisfies readonly Field[]

export const commentsOn = (comments: PostPhrases['comments'], platform: PostPlatform): string =>
  platform === 'twitter' ? comments.twitter : comments.usual
