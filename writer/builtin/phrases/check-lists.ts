import { z } from 'zod'
import { cueFault } from '#writer/builtin/phrases/cues.ts'

/*
 * What the checks look for in the words of one language, `checks` of a phrase file. The words of a list are divided by ` | ` and in the notation
 * of cues. One with `!` before it is another meaning of the same words: `!organic reach`. A language without a list names it in `lacks`.
 */

/** What a text may claim of who writes, or of what they sell. */
export const claimSubjects = [
  ...(['award', 'ranked', 'press', 'expert', 'certified', 'organic', 'pure', 'diet', 'eco'] as const),
  ...(['handmade', 'delivery', 'reach', 'free', 'guarantee', 'popular', 'scarce', 'heritage', 'health'] as const),
] as const
/** What a text may tell of the life of who writes; `practice`: years of work, in words that only somebody who did it says. */
export const storySubjects = ['childhood', 'family', 'practice', 'career', 'clients'] as const
const subjects = [...claimSubjects, ...storySubjects] as const
export type Subject = (typeof subjects)[number]

/** `{word}` and, where it may be two, `{words}`: the place or name itself. */
export const placeholder = /\{words?\}/u

const cues = z
  .string('must be words in "double quotes", divided by |')
  .transform((text) => text.split('|').map((cue) => cue.trim()))
  .superRefine((list, context) => {
    for (const cue of list) {
      const fault = cueFault(cue.replace(/^!/u, '').replace(placeholder, 'x'))
      if (fault) context.addIssue({ code: 'custom', message: `“${cue}” ${fault}` })
    }
  })
const named = cues.refine(
  (list) => list.every((cue) => placeholder.test(cue)),
  'must hold {word}, the place of what is named, in each entry',
)
const list = cues.default([])

const listsOf = <const Names extends readonly string[]>(...names: Names) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, list])) as { [Name in Names[number]]: typeof list }).prefault({} as never)

const longestFirst = (list: readonly string[]) => list.toSorted((a, b) => b.length - a.length)
/** Endings of words, divided by spaces; `-` is none. */
const endings = z.string().transform((text) => text.split(' ').map((ending) => (ending === '-' ? '' : ending)))

const lists = z.strictObject({
  missing: listsOf(
    // After a number: its size, and what it is.
    ...(['thousand', 'lakh', 'million', 'crore', 'billion', 'currency', 'percent'] as const),
    // Half of a price; noon; before an hour of which half is meant, `halb zehn`; between two hours.
    ...(['half', 'noon', 'halfToNext', 'hoursTo'] as const),
  ),
  number: listsOf(
    // Groups of people, what may stand between a number and them, and shares: `one out of three`.
    ...(['people', 'of', 'one', 'outOf'] as const),
    // Before and after a year of founding; what has been done already; before a price; before a number.
    ...(['since', 'sinceAfter', 'already', 'from', 'over'] as const),
    // What numbers measure; averages; who writes.
    ...(['units', 'average', 'self'] as const),
    // Round counts, `une dizaine de`, and what they count in a method: minutes; whole counts in words with what they count.
    ...(['dozens', 'brief', 'counted'] as const),
  ),
  name: listsOf(
    // Given names, also those that mean something else; those that mean nothing else.
    ...(['commonNames', 'givenNames'] as const),
    // Before a name: who somebody is, words that introduce, titles that stand nowhere else. After a name: titles, or in Chinese what goes on.
    ...(['roles', 'introduces', 'titles', 'titlesAfter', 'surnames', 'afterNames'] as const),
    // Whose somebody is: `our`, `the`, what stands before a role, and before `our baker`; kin.
    ...(['ours', 'articles', 'beforeRole', 'by', 'kin'] as const),
    // No surnames; no names; people of history; products and companies, but not those that stand for a whole kind of thing (Excel, Zoom, Paytm).
    ...(['notSurnames', 'notNames', 'history', 'brands'] as const),
    // Places that are known everywhere, words before a place, kinds of places that have names.
    ...(['knownPlaces', 'fromPlace', 'venues'] as const),
    // Words of addresses: before a street's name, after it, its ending, and what has a number: `gate`.
    ...(['streetBefore', 'streetAfter', 'streetEnding', 'streetNumbered'] as const),
  ),
  claim: z
    .strictObject({
      /** By subject, the words that claim it. */
      says: listsOf(...subjects),
      /** By subject, further words of a source with which it counts as given. */
      given: listsOf(...subjects.filter((subject) => subject !== 'practice')),
      /** Numbers in words that stand where a cue has `#`, as the alternatives of one word. */
      numerals: list,
      /** Words of a source that tells of something for sale or to book. */
      trades: list,
      /** Words that deny what follows them. */
      denies: list,
      /** Words that tell the reader to say or write what follows them. */
      dictates: list,
    })
    .prefault({}),
  experience: z
    .strictObject({
      /** A sentence that tells of somebody's own past: it has words of all lists of one line. In Korean ㅆ is any syllable that ends in it. */
      tells: z.array(z.array(cues).min(1)).default([]),
      /** Words by which a source tells of its writer, as they are written: then the text may too. */
      ownStory: list,
    })
    .prefault({}),
  /** Where who writes is, and what they are called. */
  contradicts: z.strictObject({ places: named.default([]), names: named.default([]) }).prefault({}),
  avoided: z
    .strictObject({
      /** Other forms of a word: one that ends in `off` may have an ending of `on` in its place; `least` letters must be left of it. */
      forms: z.array(z.strictObject({ off: endings.transform(longestFirst), on: endings, least: z.int().default(3) })).default([]),
    })
    .prefault({}),
})

/** The lists of a table, by the keys that lead to them: `number › people`. */
function emptyLists(table: object, path: readonly string[] = []): string[] {
  return Object.entries(table).flatMap(([key, value]): string[] =>
    Array.isArray(value) ? (value.length === 0 ? [[...path, key].join('.')] : []) : emptyLists(value, [...path, key]),
  )
}

export const CheckLists = z
  .looseObject({
    /** The lists that the language does without: there its checks are silent. */
    lacks: z.string('must name the lists that the language has not, divided by |; "" for none').transform((text) =>
      text
        .split('|')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  })
  .transform(({ lacks, ...rest }, context) => {
    const { data, error } = lists.safeParse(rest)
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue, input: rest } as never)
    if (!data) return z.NEVER
    const empty = emptyLists(data)
    for (const name of empty.filter((each) => !lacks.includes(each)))
      context.addIssue({
        code: 'custom',
        path: name.split('.'),
        message: `has no words: write them, or add ${name} to lacks, and the check is silent in this language`,
      })
    for (const name of lacks.filter((each) => !empty.includes(each)))
      context.addIssue({
        code: 'custom',
        path: ['lacks'],
        message: `names ${name}, which is ${name.split('.').reduce<unknown>((table, key) => (table as Record<string, unknown> | undefined)?.[key], data) ? 'there' : 'no list'}`,
      })
    return { ...data, lacks }
  })
export type CheckLists = z.output<typeof CheckLists>
/** Every list of the checks, by the keys that lead to it. */
export const allLists: readonly string[] = emptyLists(lists.parse({}))
