import type { LanguageCode, PostPlatform, Tone } from '#contract/options.ts'
import type { Topic } from '#writer/topic/topic.ts'

/**
 * A line of text with holes and alternatives: "[A short|One] note on {topic}."
 * `{slot}` is filled by `GrammarBook.slots` or by a piece of material; `[a|b|]` picks one, maybe nothing. Neither nests.
 * A line is one or more whole sentences with their end marks, and reads well on its own.
 */
export type Line = string

/**
 * Who speaks of what: `activity` something that any reader could do, `thing` something to look at, `own` what belongs
 * to the person who posts (my, our), `opaque` a quoted label: only *about*, *on*, before a colon.
 */
export type Voice = 'activity' | 'thing' | 'own' | 'opaque'

/** Lines by tone. `any` suits every tone: no contractions, no slang, no exclamation marks. */
export type ByTone = Readonly<Partial<Record<Tone | 'any', readonly Line[]>>>
export type ByVoice<T> = Readonly<Record<Voice, T>>

/**
 * What kind of text it is: `practice` says how something is done, `view` looks at something and talks about it, `story`
 * tells of the person's own. Lines of one register never stand in a text of another.
 */
export type Register = 'practice' | 'view' | 'story'
export type ByRegister<T> = Readonly<Record<Register, T>>

/** How a post is built. */
export const frameworkIds = [
  'talk',
  'lesson',
  'mistake',
  'list',
  'myth',
  'objection',
  'moment',
  'exercise',
  'contrast',
  'question',
  'news',
  'quiet',
] as const
export type FrameworkId = (typeof frameworkIds)[number]

/** The frameworks whose first line announces what comes next; the others open with the line of `talk`. */
export type OpeningId = Exclude<FrameworkId, 'question' | 'news' | 'quiet'>

/** Pieces of field material that a line is put around. */
export type PieceId =
  | 'step'
  | 'another'
  | 'instead'
  | 'why'
  /** A reason without the step it belongs to. */
  | 'fact'
  | 'how'
  | 'mistake'
  | 'exercise'
  | 'myth'
  | 'objection'
  | 'moment'
  | 'win'
  | 'tool'
  | 'thought'

/** News that asks for other words than good news of the person's own. */
export type GraverNews = 'search' | 'setback' | 'closing' | 'told'

/** Everything that one language brings. Adding a language is one such book and its line in the registry. */
export interface GrammarBook {
  readonly language: LanguageCode
  /** The words for the slots of its lines; each language knows its own agreement. Every book fills at least `topic` and `Topic`. */
  readonly slots: (topic: Topic) => Readonly<Record<string, string>>
  /** Whether a line goes with the topic's own wording: no "start starting a podcast". */
  readonly accepts: (line: Line, topic: Topic) => boolean
  /** First lines. Each names the topic and can stand alone before the fold. */
  readonly hooks: Readonly<Record<OpeningId, ByVoice<ByTone>>>
  /** Body lines: observations that are true of any topic. Some name it. */
  readonly body: ByRegister<ByTone>
  /** Body lines of longer reasoning, for advanced texts. */
  readonly reasoning: ByRegister<readonly Line[]>
  /** How a thing is at first and how it is later; two sentences that answer each other. */
  readonly contrasts: ByRegister<readonly Line[]>
  /** Short questions worth asking about something nobody has material on; the lines of a list. */
  readonly inquiries: readonly Line[]
  readonly inquiryHooks: ByVoice<readonly Line[]>
  /** Lines that bring the topic back in the middle of a longer text. */
  readonly bridges: ByVoice<readonly Line[]>
  /** One line that names the topic and gives one step: "Tip for {topic}: {x}." */
  readonly stepLines: ByVoice<readonly Line[]>
  /** A remark of a few words that carries the tone; stands between two thoughts. */
  readonly asides: ByTone
  /**
   * What surrounds a piece of field material. `{X}` is the piece as a whole sentence, `{x}` the same as it reads on after a
   * colon; `{Y}` and `{y}` its answer. A step is an imperative without an end mark. The first frame of each is its plainest.
   */
  readonly frames: Readonly<Record<PieceId, readonly Line[]>>
  /**
   * After news: what can be said without knowing more. Good news of one or of many; then what is gone and looked for, what went
   * wrong, what comes to an end, and what is told of the world.
   */
  readonly news: Readonly<Record<'one' | 'many' | GraverNews, readonly Line[]>>
  /** Last lines under news that is not good news of the person's own. */
  readonly newsEnds: Readonly<Record<GraverNews, Readonly<Record<'questions' | 'calls', readonly Line[]>>>>
  /** Lines that ask when the text is about a person's own news. */
  readonly newsQuestions: ByTone
  /**
   * After hard news: the person's own, or told of somebody else; what may be asked at the end, first lines for hard subjects, and
   * Reddit titles that say no more than the text does.
   */
  readonly quiet: Readonly<Record<'own' | 'told' | 'questions' | 'hooks' | 'titles' | 'tags', readonly Line[]>>
  /** After a person's own question, before anything else. */
  readonly answers: ByRegister<readonly Line[]>
  /** After a question that has been answered in one sentence, with its last lines. */
  readonly explained: { readonly body: ByTone; readonly questions: readonly Line[]; readonly calls: readonly Line[] }
  /** Under a question that nobody has answered: lines that invite answers. */
  readonly asking: ByTone
  /** Last lines that ask for an answer to that question. */
  readonly answerCalls: readonly Line[]
  /** Last lines that ask one question. */
  readonly questions: ByVoice<ByTone>
  /** Last lines that ask without naming the topic. */
  readonly plainQuestions: ByRegister<ByTone>
  /** Last lines that call for one action; `{comments}` is where the platform's readers answer. */
  readonly calls: ByRegister<ByTone>
  /** Calls of one platform only. */
  readonly platformCalls: Readonly<Partial<Record<PostPlatform, ByTone>>>
  /** Calls to keep a text that is worth keeping: a list or a lesson of some length. */
  readonly saves: ByTone
  /** Where readers answer: "in the comments". */
  readonly comments: (platform: PostPlatform) => string
  /** Reddit titles, without end marks unless they ask. */
  readonly redditTitles: ByVoice<readonly Line[]>
  /** Reddit titles over a sentence whose subject cannot be named by itself. */
  readonly unnamedTitles: readonly Line[]
  /** What a text did, in one sentence for the person who posts it. */
  readonly why: Readonly<Record<FrameworkId, readonly Line[]>> & { readonly closes: Readonly<Record<'question' | 'call', readonly Line[]>> }
  /** Whether a piece reads well inside a frame. */
  readonly suitsFrame: (frame: Line, piece: string) => boolean
  /** A sentence as it reads on after a colon. */
  readonly afterColon: (sentence: string) => string
  /** A sentence said with more excitement. */
  readonly exclaim: (sentence: string) => string
  /** The words for 0 to 10, lower case. */
  readonly numbers: readonly string[]
  /** Things in a row: "a, b and c". */
  readonly enumerate: (things: readonly string[]) => string
  /** Hashtags without `#` for a topic that yields none, broad and harmless. */
  readonly broadTags: readonly string[]
  /** Broad hashtags under news that is not good news. */
  readonly newsTags: Readonly<Record<GraverNews, readonly string[]>>
  /** Hashtags built on one of the topic's own, from specific to broad: "{tag}Tips"; `name` for people, places and works. None for labels, whose script may differ. */
  readonly tagPatterns: Readonly<Record<Voice | 'name', readonly Line[]>>
  /** What people type into a search box about it, lower case: "{core} for beginners". */
  readonly searchPhrases: Readonly<Record<Voice | 'name', readonly Line[]>>
  /** Words of a finished line made to sound like the tone (contractions for casual English). */
  readonly tune: (sentence: string, tone: Tone) => string
}
