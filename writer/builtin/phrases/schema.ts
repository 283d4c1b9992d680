import { z } from 'zod'
import { type Occasion, occasionIds } from '#contract/occasions.ts'
import { languageCodes, postPlatforms, type Tone, toneIds } from '#contract/options.ts'
import { type FormatId, formatIds } from '#writer/builtin/formats.ts'
import { cueFault } from '#writer/builtin/phrases/cues.ts'

/** A question that looks for a cause has lists of its own. */
export type ListId = Occasion | 'why'
/** One list for each of these. */
const perOccasion = <const Ids extends readonly ListId[], Value extends z.ZodType>(ids: Ids, value: Value) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, value])) as { [Id in Ids[number]]: Value })

const without = <const Left extends readonly Occasion[]>(...left: Left) =>
  occasionIds.filter((id): id is Exclude<Occasion, Left[number]> => !left.includes(id))

const text = z.string('must be a line of text; put it in "quotes"').min(1, 'is empty: write a line, or take the entry out')
/** A line of ours, as it is shown: trimmed, without an exclamation mark in most places. */
const line = text.refine((value) => value.trim() === value && !/\s{2}/u.test(value), 'has a space too many')
const questionMark = /[?？؟]\s*$/u
/** A question to the reader, or to oneself. */
const question = line.refine((value) => questionMark.test(value), 'must be a question and end in a question mark')
/** A line that stands above something: a label. */
const label = line.refine((value) => /[:：?？؟]$/u.test(value), 'must end in a colon or a question mark, because something follows it')
/** A sentence without a figure: an invitation asserts nothing. */
const invitation = line.refine((value) => !/\p{Nd}/u.test(value), 'holds a number; an invitation knows no facts')
const frame = (names: readonly string[], said: string) =>
  line.refine((value) => names.some((name) => value.includes(`{${name}}`)), `must hold ${said}`)
const topicFrame = frame(['topic', 'bare'], '{topic}, the place where the topic goes')
const titleFrame = frame(['topic', 'bare', 'head'], '{topic}, {bare} or {head}, the place where the topic goes')

const list = <Value extends z.ZodType>(value: Value, least: number) =>
  z.array(value, 'must be a list: ["one", "two"]').min(least, `needs at least ${least} ${least === 1 ? 'line' : 'lines'}`)

/** Words to look for; see cues.ts for the notation. */
const cue = text.superRefine((value, context) => {
  const fault = cueFault(value)
  if (fault) context.addIssue({ code: 'custom', message: fault })
})
const cues = list(cue, 0)
/** Words in one string, parted by spaces. */
const words = z.string('must be words parted by spaces').transform((value) => value.split(/\s+/u).filter(Boolean))

/** Occasions under which numbered questions may stand in a post. */
export const questionOccasions = ['opening', 'question', 'why', 'tips', 'opinion', 'mine', 'subject'] as const satisfies readonly ListId[]
/** Occasions on which a script may ask the speaker. */
export const interviewOccasions = [...without('closed', 'sad', 'missing', 'other'), 'why'] as const

const voice = z.strictObject({
  /** First lines that hold the topic. */
  news: list(topicFrame, 0).default([]),
  talk: list(topicFrame, 0).default([]),
})
const tone = z.strictObject({
  frame: voice.optional(),
  /** Under what is talked about; announcements keep their occasion's own question. */ ask: z
    .strictObject({ talk: list(question, 1) })
    .optional(),
})

export const audienceLines = ['beginners', 'intermediate', 'advanced', 'professionals'] as const

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
    formal: z.strictObject({ tones: z.array(z.enum(toneIds)), platforms: z.array(z.enum(postPlatforms)) }),
  }),

  /** Words that depend on who speaks: [several people, one person]. */
  speaker: z.record(
    z.string().regex(/^[a-z]{2,12}$/u, 'must be 2 to 12 small Latin letters'),
    z.tuple([text, text], 'must be two forms: [several people speak, one person speaks]'),
  ),

  reading: z.strictObject({
    several: list(cue, 1),
    one: list(cue, 1),
    weekdays: list(cue, 7),
    months: list(cue, 12),
    days: list(cue, 1),
    times: list(cue, 1),
    money: list(cue, 1),
    places: list(cue, 1),
    nearPlace: cues,
    actions: list(cue, 1),
    thanks: list(cue, 1),
    noYesOrNo: list(cue, 1),
    why: list(cue, 1),
    selfExplaining: list(cue, 1),
    /** Greetings and verbs: a short topic that holds one is no subject to talk about. */
    noSubject: cues.default([]),
    /** A request that is no question: it gets no question mark. */
    requests: cues.default([]),
    titleLabels: cues,
    clauseStarts: cues,
  }),

  cues: z.strictObject({
    ...perOccasion(without('subject', 'other', 'news'), list(cue, 1)).shape,
    news: cues,
    grave: list(cue, 1),
    weak: z.partialRecord(z.enum(occasionIds), list(cue, 1)),
  }),

  hashtags: z.strictObject({
    style: z.enum(['words', 'joined', 'underscore', 'nouns'], 'must be words, joined, underscore or nouns'),
    stop: words,
    neverAlone: words,
    neverLast: words,
    neverEnding: words,
    /** Small words that join two words of a tag: #ClasesDeCerámica. */
    inside: words.default([]),
    /** Whether the first word of a name says what the thing is, and the next ones how it is. */
    nounFirst: z.boolean('must be true or false').default(false),
    /** Endings that are cut off the last word of a tag, such as particles; words under `uncut` keep them. */
    cutEndings: words.default([]),
    uncut: words.default([]),
    /** A word that begins so, and does not begin the topic, takes no part in a tag: "and", "with" written to the next word. */
    neverBeginning: words.default([]),
    /** Words after which the next word has a case ending that a tag must not have. */
    bendsNext: words.default([]),
    fixed: z.partialRecord(
      z.enum(occasionIds),
      list(text.regex(/^[\p{L}\p{M}\p{N}_]{2,30}$/u, 'must be one tag without #, spaces or signs'), 1),
    ),
  }),

  ask: perOccasion([...without('sad', 'missing'), 'why'], list(question, 2)),
  questions: perOccasion(questionOccasions, list(question, 6)),
  before: perOccasion(questionOccasions, list(label, 1)),
  complexity: z.strictObject({
    simple: z.strictObject({ talk: list(question, 3) }),
    advanced: z.strictObject({ talk: list(question, 4) }),
  }),

  invite: z.strictObject({
    ask: list(invitation, 2),
    share: list(invitation, 2),
    comment: list(invitation, 2),
    reasons: list(invitation, 2),
    pick: list(invitation, 2),
    thanks: list(invitation, 1),
    quiet: list(invitation, 1),
    seen: list(invitation, 1),
    spread: list(invitation, 1),
  }),

  tones: z.strictObject(Object.fromEntries(toneIds.map((id) => [id, tone])) as Record<Tone, typeof tone>),
  hooks: z.strictObject({ news: list(topicFrame, 4), talk: list(topicFrame, 4) }),

  titles: perOccasion([...without('sad', 'missing'), 'why'], list(titleFrame, 6)),
  description: z.strictObject({ steps: label, facts: label, comment: list(invitation, 2) }),

  ideas: z.strictObject(
    Object.fromEntries(formatIds.map((id) => [id, z.strictObject({ title: line, how: line })])) as Record<
      FormatId,
      z.ZodObject<{ title: typeof line; how: typeof line }>
    >,
  ),

  script: z.strictObject({
    headings: z.strictObject({
      start: line,
      facts: line,
      steps: line,
      story: line,
      questions: line,
      again: line,
      end: line,
    }),
    spoken: z.strictObject({
      date: label,
      time: label,
      price: label,
      pay: label,
      place: label,
      contact: label,
      other: label,
    }),
    shown: label,
    linkShown: line,
    steps: list(label, 3),
    again: list(label, 1),
    answer: list(line, 2),
    scene: z.strictObject({ start: list(line, 2), facts: list(line, 2), end: list(line, 1) }),
    before: z.strictObject({ news: list(line, 1), talk: list(line, 1) }),
    self: perOccasion(interviewOccasions, list(question, 3)),
    talkSelf: list(question, 8),
    audience: z.strictObject(
      Object.fromEntries(audienceLines.map((id) => [id, z.strictObject({ self: question, ask: question })])) as Record<
        (typeof audienceLines)[number],
        z.ZodObject<{ self: typeof question; ask: typeof question }>
      >,
    ),
    end: list(invitation, 2),
  }),

  /** Worn phrases, as patterns: what a model is told to avoid. */
  cliches: z.array(cliche).default([]),
})
export type Phrases = z.output<typeof Phrases>
export type Voice = 'news' | 'talk'

/** The names that lines may use between { and }, by the section they stand in. Speaker words may be used in all of them. */
export const placeholdersBySection: Readonly<Record<string, readonly string[]>> = {
  titles: ['topic', 'bare', 'head', 'rest', 'fact', 'count'],
  hooks: ['topic'],
  tones: ['topic', 'bare'],
  ideas: ['topic', 'bare', 'ask', 'question', 'another'],
  writing: ['topic'],
}
/** Sections that are matched or joined and never shown as lines. */
export const hiddenSections = new Set(['language', 'reading', 'cues', 'hashtags', 'speaker', 'cliches'])
