import type { MissingFact, Note } from '#contract/arranged.ts'
import { postLengths, scriptLengths } from '#contract/options.ts'

/** What would lengthen a text, as a person is asked for it. */
const wanted: Readonly<Record<MissingFact, string>> = {
  when: 'when it is',
  until: 'until when',
  address: 'the address',
  price: 'the price',
  order: 'how to order',
  contact: 'how to reach you',
  hours: 'the hours',
  pay: 'the pay',
  apply: 'how to apply',
  look: 'what to look out for',
  lastSeen: 'when and where it was last seen',
  contents: 'what it shows, in a few words',
  reasons: 'your reasons',
  background: 'why you ask',
  steps: 'the steps, one a line',
  story: 'what happened, in a few sentences',
  details: 'a few details',
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** A length as the screens name it; a note may come from an older build. */
const nameOf = (length: string): string =>
  (({ ...postLengths, ...scriptLengths }) as Readonly<Record<string, { label: string }>>)[length]?.label.toLowerCase() ?? length

const lengthen = (add: readonly MissingFact[]) =>
  add.length === 0 ? '' : ` To make it longer, add ${listed.format(add.map((fact) => wanted[fact]))}.`

/** What stands under a text that the built-in writer arranged. */
export const arrangedMessages = {
  smallPrint: 'Arranged from what you typed',
  /** Beside it, for who takes care of the server. */
  connect: 'Connect a model to have texts written in full',
  /** Over the row of occasions. */
  question: 'What is it?',
  /** The first choice of that row, while nothing was recognised or typed. */
  guess: 'Guess for me',
  /** The same choice once it is known what it stands for. */
  guessed: (label: string) => `Guess: ${label}`,
  /** @returns one or two sentences */
  note: (note: Note): string => {
    switch (note.code) {
      case 'shorter':
        return `${note.asked ? `Shorter than “${nameOf(note.asked)}”` : 'Short'}: nothing was made up to fill it.${lengthen(note.add)}`
      case 'longer':
        return `Longer than “${nameOf(note.asked)}”: everything you gave is in it.`
      case 'left-out':
        return `There was no room for: ${note.lines.map((line) => `“${line}”`).join(' ')}`
      case 'fewer':
        return note.of === 'titles'
          ? `${note.count === 1 ? 'One title' : `${note.count} titles`} only: more would not suit this topic.`
          : `${note.count === 0 ? 'No hashtags' : note.count === 1 ? 'One hashtag' : `${note.count} hashtags`} only: they are made from your own words.`
      case 'reddit-advert':
        return 'Many communities on Reddit remove adverts. Read the rules of yours before you post.'
      case 'outline':
        return 'This is an outline: where it asks, answer in your own words. The time for that is counted.'
      case 'pick-occasion':
        return 'Not sure what this is for? Choose it under the topic, and the text will fit better.'
    }
  },
} as const
