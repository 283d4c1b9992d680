import type { MissingFact, Note } from '#contract/arranged.ts'
import { postLengths, scriptLengths } from '#contract/options.ts'

/** What would lengthen a text, as a person is asked for it. */
const wanted: Readonly<Record<MissingFact, string>> = {
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

/** A length as the screens call it; a note may come from an older build. */
const nameOf = (length: string): string =>
  (({ ...postLengths, ...scriptLengths }) as Readonly<Record<string, { label: string }>>)[length]?.label.toLowerCase() ?? length

const lengthen = (add: readonly MissingFact[]) =>
  add.length === 0 ? '' : ` For a longer text, add ${listed.format(add.map((fact) => wanted[fact]))}.`

const fewer = ({ of, count }: Extract<Note, { code: 'fewer' }>): string => {
  if (of === 'titles') return `${count === 1 ? 'One title' : `${count} titles`} this time: other styles don't suit this topic.`
  if (count === 0) return 'No hashtags this time: any would be a guess.'
  return `${count === 1 ? 'One hashtag' : `${count} hashtags`} this time: more would be guesses.`
}

/** What is said under a text of the built-in writer. */
export const arrangedMessages = {
  smallPrint: 'Arranged from what you typed',
  /** Beside it, for admins: leads to where connecting is explained. */
  connect: 'Connect a model…',
  /** The button beside the note `pick-occasion`. */
  choose: 'Choose what it is',
  /** @returns one or two sentences; the lines of `left-out` are shown after them */
  note: (note: Note): string => {
    switch (note.code) {
      case 'shorter':
        return `Shorter than ${note.asked ? `“${nameOf(note.asked)}”` : 'usual'}, because nothing is made up.${lengthen(note.add)}`
      case 'longer':
        return `Longer than “${nameOf(note.asked)}”, so that everything you typed is in it.`
      case 'left-out':
        return note.lines.length === 1 ? 'There was no room for this:' : 'There was no room for these:'
      case 'fewer':
        return fewer(note)
      case 'reddit-advert':
        return 'Many Reddit communities remove adverts. Check the rules of yours before you post.'
      case 'outline':
        return 'This is an outline. Answer its questions in your own words: the timings leave room for that.'
      case 'pick-occasion':
        return "We couldn't tell what this is for, so the text stays general. Say what it is, then try again."
    }
  },
  /** What a note quotes word for word. */
  quoted: (note: Note): readonly string[] => (note.code === 'left-out' ? note.lines : []),
} as const
