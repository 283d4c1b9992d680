/*
 * What the checks look for in the words of one language. Each language has a table of its own; the notation of cues is that of the phrase
 * files (`writer/builtin/phrases/cues.ts`), several in one text divided by `|`.
 */

/** What a text may claim of who writes, or of what they sell. */
export const claimSubjects = [
  'award',
  'ranked',
  'press',
  'expert',
  'certified',
  'organic',
  'pure',
  'diet',
  'eco',
  'handmade',
  'delivery',
  'reach',
  'free',
  'guarantee',
  'popular',
  'scarce',
  'heritage',
  'health',
] as const
/** What a text may tell of the life of who writes; `practice`: years of work, in words that only somebody who did it says. */
export const storySubjects = ['childhood', 'family', 'practice', 'career', 'clients'] as const
export type Subject = (typeof claimSubjects)[number] | (typeof storySubjects)[number]

export interface Lexicon {
  /** By subject, the words that claim it. A cue with `!` before it is another meaning of the same words: `!organic reach`. */
  readonly says: Readonly<Partial<Record<Subject, string>>>
  /** By subject, further words of a source with which it counts as given. */
  readonly given: Readonly<Partial<Record<Subject, string>>>
  /** Numbers in words that stand where a cue has `#`, as the alternatives of one word. */
  readonly numerals: string
  /** Words of a source that tells of something for sale or to book. */
  readonly trades: string
  /** Words that deny what follows them. */
  readonly denies: string
  /** Words that tell the reader to say or write what follows them. */
  readonly dictates: string
  /** Words of addresses: `before` a street's name, `after` it, its `ending`, and what has a number: `gate`. */
  readonly streets: { readonly before?: string; readonly after?: string; readonly ending?: string; readonly numbered?: string }
  /** Words before the name of a place that something is from, or where something is. */
  readonly fromPlace: string
  /** Kinds of places that have names: `hotel`. */
  readonly venues: string
  /** Cities and regions, shops and hotels that are known everywhere. */
  readonly knownPlaces: string
  /** Who somebody is, before their name: `chef`. */
  readonly roles: string
  /** Words before the name of somebody who is introduced: `meet`. */
  readonly introduces: string
  /** Given names that mean nothing else, in the script of the language. */
  readonly givenNames: string
}

/** The entries of a list. */
export const entriesOf = (list: string): string[] =>
  list
    .split(/[|\n]/u)
    .map((entry) => entry.trim())
    .filter(Boolean)
