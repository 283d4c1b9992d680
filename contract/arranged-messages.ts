import type { Arranged, MissingFact, Note } from '#contract/arranged.ts'
import { bestLength, postLengths, scriptLengths } from '#contract/options.ts'

/** Missing facts, as the note asks the user for them. */
const factLabels: Readonly<Record<MissingFact, string>> = {
  when: 'when it is',
  until: 'when it ends',
  address: 'the address',
  price: 'the price',
  order: 'how to order',
  contact: 'how to reach you',
  hours: 'the hours',
  pay: 'the pay',
  apply: 'how to apply',
  look: 'what to look out for',
  lastSeen: 'when and where it was last seen',
  contents: 'what it shows (in a few words)',
  reasons: 'your reasons',
  background: 'why you ask',
  steps: 'the steps (one a line)',
  story: 'what happened (in a few sentences)',
  details: 'more details',
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** The label of a length; a note may come from an older build. */
const lengthLabel = (length: string): string =>
  (({ ...postLengths, ...scriptLengths, [bestLength]: { label: 'best for the platform' } }) as Readonly<Record<string, { label: string }>>)[
    length
  ]?.label.toLowerCase() ?? length

const lengthen = (add: readonly MissingFact[]) =>
  add.length === 0 ? '' : ` For a longer text, add ${listed.format(add.map((fact) => factLabels[fact]))}.`

/** The text of each note: one or two sentences. */
const notes: { readonly [Code in Note['code']]: (note: Extract<Note, { code: Code }>) => string } = {
  shorter: ({ asked, add }) => `Shorter than ${asked ? `“${lengthLabel(asked)}”` : 'usual'}, because nothing is made up.${lengthen(add)}`,
  longer: ({ asked }) => `Longer than “${lengthLabel(asked)}”, so that everything you typed is in it.`,
  'left-out': ({ lines }) => (lines.length === 1 ? 'There was no room for this:' : 'There was no room for these:'),
  fewer: ({ of, count }) => {
    if (of === 'titles') return `${count === 1 ? 'One title' : `${count} titles`} this time: other styles don't suit this topic.`
    if (of === 'versions')
      return `Only ${count === 1 ? 'one version' : `${count} versions`} this time: your words don't allow another opening.`
    if (count === 0) return 'No hashtags this time: any would be a guess.'
    return `${count === 1 ? 'One hashtag' : `${count} hashtags`} this time: more would be guesses.`
  },
  'reddit-advert': () => 'Many Reddit communities remove adverts. Check the rules of yours before you post.',
  outline: () => 'This is an outline. Answer its questions in your own words: the timings leave room for that.',
  language: () => 'The local model does not know this language well enough, so the built-in writer arranged the text.',
  'pick-occasion': () => "We couldn't tell what this is for, so the text stays general. Say what it is, then try again.",
}

/** Whether this build has a text for a stored note: a later build may have written it. */
const isNote = (note: unknown): note is Note =>
  typeof note === 'object' && note !== null && 'code' in note && typeof note.code === 'string' && Object.hasOwn(notes, note.code)

/** The built-in writer's notes of a stored result; `null` for a text of a model, or when a later version stored them in another form. */
export function knownArranged(stored: unknown): Arranged | null {
  const notes = typeof stored === 'object' && stored !== null && 'notes' in stored ? stored.notes : null
  return Array.isArray(notes) && notes.every(isNote) ? (stored as Arranged) : null
}

/** Messages under a text of the built-in writer. */
export const arrangedMessages = {
  smallPrint: 'Arranged from what you typed',
  /** For admins: the link to the instructions. */
  connect: 'Connect a model…',
  /** The button next to the note `pick-occasion`. */
  choose: 'Choose what it is',
  /** The lines of `left-out` are shown after it. */
  note: (note: Note): string => notes[note.code](note as never),
  /** The user's lines that a note quotes. */
  quoted: (note: Note): readonly string[] => (note.code === 'left-out' ? note.lines : []),
} as const
