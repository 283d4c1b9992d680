import { z } from 'zod'
import { type Occasion, occasionIds } from '#contract/occasions.ts'
import { languageCodes, postPlatforms, toneIds } from '#contract/options.ts'
import { formatIds } from '#writer/builtin/formats.ts'
import { cueFault } from '#writer/builtin/phrases/cues.ts'

/** Phrase lists by occasion; questions about a cause have lists of their own. */
export type ListId = Occasion | 'why'
/** The same schema for several keys. */
const each = <const Keys extends readonly string[], Value extends z.ZodType>(keys: Keys, value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as { [Key in Keys[number]]: Value }
/** An object with the same schema for every key. */
const objectOf = <const Keys extends readonly string[], Value extends z.ZodType>(keys: Keys, value: Value) =>
  z.strictObject(each(keys, value))

const without = <const Excluded extends readonly Occasion[]>(...excluded: Excluded) =>
  occasionIds.filter((id): id is Exclude<Occasion, Excluded[number]> => !excluded.includes(id))

const text = z.string('must be a line of text; put it in "quotes"').min(1, 'is empty: write a line, or take the entry out')
/** A line of output: trimmed, single spaces. */
const line = text.refine((value) => value.trim() === value && !/\s{2}/u.test(value), 'has a space too many')
const questionMark = /[?？؟]\s*$/u
/** A question to readers or to the speaker. */
const question = line.refine((value) => questionMark.test(value), 'must be a question and end in a question mark')
/** A label above other lines. */
const label = line.refine((value) => /[:：?？؟]$/u.test(value), 'must end in a colon or a question mark, because something follows it')
/** A sentence without numbers: an invitation states no facts. */
const invitation = line.refine((value) => !/\p{Nd}/u.test(value), 'holds a number; an invitation knows no facts')
const frame = (names: readonly string[], said: string) =>
  line.refine((value) => names.some((name) => value.includes(`{${name}}`)), `must hold ${said}`)
const topicFrame = frame(['topic', 'bare'], '{topic}, the place where the topic goes')

const factLine = frame(['fact'], '{fact}, the place where the fact goes')

const list = <Value extends z.ZodType>(value: Value, least: number) =>
  z.array(value, 'must be a list: ["one", "two"]').min(least, `needs at least ${least} ${least === 1 ? 'line' : 'lines'}`)

/** A cue pattern; see cues.ts for the notation. */
const cue = text.superRefine((value, context) => {
  const fault = cueFault(value)
  if (fault) context.addIssue({ code: 'custom', message: fault })
})
const cues = list(cue, 0)
/** Words in one string, separated by spaces. */
const words = z.string('must be words separated by spaces').transform((value) => value.split(/\s+/u).filter(Boolean))

/** What a text is about, as far as it decides what readers are to do with a link or number. */
export const topicThings = ['table', 'service', 'app', 'book', 'listen', 'video', 'place'] as const
/** The calls that an occasion or a role decides. */
export const calls = [...topicThings, 'product', 'event', 'job', 'help', 'missing', 'contact', 'more'] as const
export type Call = (typeof calls)[number]

/** `news`: offers, events, jobs, launches · `notice`: hours, help, notices · `talk`: questions, tips, opinions, stories · `glad`: good news */
const frameVoices = ['news', 'notice', 'talk', 'glad'] as const
const tone = z.strictObject({
  /** First lines that hold the topic. */
  frame: objectOf(frameVoices, list(topicFrame, 1)).optional(),
  /** The closing question of a conversation, instead of that of its occasion. */
  ask: list(question, 1).optional(),
})

const cliche = z.string().transform((source, { addIssue }) => {
  try {
    return new RegExp(source, 'iu')
  } catch {
    addIssue('is not a pattern that can be read: look for a ( or [ without its other half')
    return z.NEVER
  }
})

export const Phrases = z.strictObject({
  language: z.enum(languageCodes, `must be one of ${languageCodes.join(', ')}`),

  writing: z.strictObject({
    spaces: z.boolean('must be true, or false where words are written without spaces between them'),
    stop: z.string().min(1),
    question: z.string().refine((value) => value.includes('{topic}'), 'must hold {topic}: "{topic}?"'),
    quotes: z.tuple([z.string().min(1), z.string().min(1)], 'must be two marks: ["“", "”"]'),
    colon: z.string().min(1),
    joiner: z.string(),
    /** Words that need another word after them: a cut text never ends in one. */
    dangling: words.default([]),
    /** How natives write the language, for prompts. */
    register: z.strictObject({
      /** Which form of the language, where natives write several. */
      variety: text.optional(),
      /**
       * How readers are addressed; absent where the language has one form only. `usual` holds unless tone or platform ask for the other; a tone
       * that sounds spoken leaves it to the writer.
       */
      address: z.strictObject({ informal: text, formal: text, usual: z.enum(['informal', 'formal']) }).optional(),
      /** Words by which a text shows that it is British. */
      british: text.transform((value) => value.split(' | ')).default([]),
    }),
    formal: z.strictObject({ tones: z.array(z.enum(toneIds)), platforms: z.array(z.enum(postPlatforms)) }),
  }),

  /** Words that depend on the speaker: [several people, one person]. */
  speaker: z.record(
    z.string().regex(/^[a-z]{2,12}$/u, 'must be 2 to 12 small Latin letters'),
    z.tuple([text, text], 'must be two forms: [several people speak, one person speaks]'),
  ),

  reading: z.strictObject({
    ...each(['several', 'one', 'days', 'times', 'money', 'places'], list(cue, 1)),
    ...each(['actions', 'thanks', 'found', 'forWhom', 'content', 'noYesOrNo', 'why', 'selfExplaining'], list(cue, 1)),
    ...each(['nearPlace', 'titleLabels', 'clauseStarts', 'until'], cues),
    things: objectOf(topicThings, cues),
    /** Names of events: `workshop`, `concert`. */
    gatherings: list(cue, 1),
    /** What usually takes place and does not: it is no event. */
    calledOff: list(cue, 1),
    weekdays: list(cue, 7),
    months: list(cue, 12),
    /** Parts of an instruction that is typed in place of a topic: "write", "post", "about", "mention that". */
    instruction: objectOf(['write', 'piece', 'about', 'mention'], list(cue, 1)),
    /** Requests that look like a question: they get no question mark. */
    requests: cues.default([]),
  }),

  cues: z.strictObject({
    ...each(without('other', 'news', 'help'), list(cue, 1)),
    ...each(['news', 'help'], cues.default([])),
    sensitive: list(cue, 1),
  }),

  hashtags: z.strictObject({
    style: z.enum(['words', 'joined', 'underscore', 'nouns'], 'must be words, joined, underscore or nouns'),
    ...each(['stop', 'neverAlone', 'neverLast', 'neverEnding'], words),
    /** Short words that may connect two words of a tag: #ClasesDeCerámica. */
    inside: words.default([]),
    /** Whether nouns precede their adjectives. */
    nounFirst: z.boolean('must be true or false').default(false),
    /** Endings to remove from the last word of a tag, such as particles; except from words in `uncut`. */
    cutEndings: words.default([]),
    uncut: words.default([]),
    /** Prefixes of words that are excluded from tags unless the topic starts with them: "and" or "with" joined to the next word. */
    neverBeginning: words.default([]),
    /** Words after which the next word is inflected and therefore excluded from tags. */
    bendsNext: words.default([]),
    fixed: z.partialRecord(
      z.enum(occasionIds),
      list(text.regex(/^[\p{L}\p{M}\p{N}_]{2,30}$/u, 'must be one tag without #, spaces or signs'), 1),
    ),
  }),

  ask: objectOf([...without('sad', 'missing'), 'why'], list(question, 2)),
  invite: z.strictObject({
    comment: list(invitation, 2),
    ...each(['seen', 'spread'], list(invitation, 1)),
    /** On the last slide of tips. */
    keep: list(invitation, 1),
  }),

  /** Lines that hold a fact, by its role. */
  roles: z.strictObject({
    ...each(['until', 'thanks', 'who'], factLine),
    /** Above a numbered list. */
    steps: objectOf(
      ['tips', 'mine'],
      label.refine((value) => value.includes('{count}'), 'must hold {count}, the number of steps'),
    ),
    calls: objectOf(calls, factLine),
    poll: objectOf(['tips', 'opinion'], question),
    sides: z.tuple([line, line], 'must be two lines: for and against'),
  }),

  tones: objectOf(toneIds, tone),
  hooks: z.strictObject({ news: list(topicFrame, 4), talk: list(topicFrame, 4) }),

  titles: z.strictObject({
    between: text,
    steps: topicFrame.refine((value) => value.includes('{count}'), 'must hold {count}, the number of steps'),
  }),
  description: z.strictObject({ steps: label, facts: label, comment: list(invitation, 2) }),

  ideas: objectOf(formatIds, z.strictObject({ title: line, how: line })),

  script: z.strictObject({
    headings: objectOf(['start', 'facts', 'steps', 'story', 'again', 'end'], line),
    spoken: objectOf(['date', 'time', 'price', 'pay', 'place'], label),
    shown: label,
    linkShown: line,
    steps: list(label, 3),
    again: list(label, 1),
    scene: z.strictObject({ start: list(line, 2), facts: list(line, 2) }),
    end: list(invitation, 2),
  }),

  /** Clichés, as regular expressions that a model's text must not match. */
  cliches: z.array(cliche).default([]),
})
export type Phrases = z.output<typeof Phrases>
export type Voice = 'news' | 'talk'

/** Placeholders that lines may use, by section. Speaker words may be used in every section. */
export const placeholdersBySection: Readonly<Record<string, readonly string[]>> = {
  titles: ['topic', 'count'],
  hooks: ['topic'],
  tones: ['topic', 'bare'],
  ideas: ['topic', 'bare', 'ask', 'question', 'another', 'fact'],
  roles: ['fact', 'count'],
  writing: ['topic'],
}
/** Sections whose entries never appear in results. */
export const hiddenSections = new Set(['language', 'reading', 'cues', 'hashtags', 'speaker', 'cliches', 'checks'])
