/** Messages around a result. Separate from `messages.ts`, so that only screens with results load them. */

/** Rewriting a result. */
export const rewriteMessages = {
  open: 'Rewrite',
  actions: {
    shorter: 'Shorter',
    longer: 'Longer',
    simpler: 'Simpler',
    hook: 'Another hook',
    tone: 'Another tone',
    language: 'Another language',
    instruction: 'Change it in your own words',
  },
  /** The label of another hook for lists, which have no first line. */
  others: { titles: 'Other titles', ideas: 'Other ideas' },
  exhausted: {
    shorter: 'Already the shortest',
    longer: 'Already the longest',
    simpler: 'Already the simplest',
    hook: 'There is no other hook for this',
    tone: 'It is in this tone already',
    language: 'It is in this language already',
    instruction: 'This text cannot be changed',
  },
  /** Rewrites that the built-in writer refuses, because it would have to invent something. */
  cannot: {
    shorter:
      'It cannot be shorter without leaving out something you gave. Take something out of the topic or the details and generate again.',
    longer: 'There is nothing more to say without making something up. Add details and generate again.',
    simpler: 'It is as simple as your own words are. Change the topic or the details and generate again.',
    hook: 'There is no other hook for this. Change the topic and generate again.',
    tone: 'It would read the same in that tone. Please choose another one.',
    language: 'The built-in writer cannot translate. Type the topic and the details in that language and generate again.',
    instruction:
      "Simple drafts can't be changed by words. You weren't charged. Edit the text yourself, or change the topic or details and write again.",
  },
  versions: {
    shorter: 'Shorter version',
    longer: 'Longer version',
    simpler: 'Simpler version',
    hook: 'Another hook',
    tone: 'Another tone',
    language: 'Another language',
    instruction: 'Your change',
  },
  choose: 'Choose',
  redo: 'Redo',
  noEarlier: 'Undo: this is the first version',
  noLater: 'Redo: this is the newest version',
  cost: 'Each rewrite takes one use.',
  keepsEdits: 'A rewrite starts from the text as it was written. Your changes stay in this version.',
  unknown: 'This cannot be rewritten in that way',
  mismatch: 'A rewrite keeps this as it was in the earlier request',
  earlier: 'Earlier version',
  earlierFailed: 'The earlier version could not be opened. Please try again.',
} as const

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }

/** 'about 40 seconds', 'about 2 minutes': rounded, because it is an estimate. */
function about(seconds: number): string {
  if (seconds <= 5) return 'a few seconds'
  if (seconds <= 55) return `about ${Math.ceil(seconds / 10) * 10} seconds`
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`
}

/** An event of a stream before the text begins: `Waiting` of `kinds/calls.ts`. */
interface WaitingFor {
  readonly stage: 'queued' | 'loading' | 'reading'
  readonly place: number | null
  readonly seconds: number | null
}

/** What a text waits for before it is written: '3rd in line, about 40 seconds', 'Loading the model…'. */
export function waitingText({ stage, place, seconds }: WaitingFor): string {
  const before = stage === 'loading' ? 'Loading the model' : stage === 'reading' ? 'Reading your request' : inLine(place)
  if (seconds !== null) return `${before}, ${about(seconds)}`
  return stage === 'queued' ? before : `${before}…`
}

const inLine = (place: number | null): string =>
  place === null ? 'Waiting in line' : place === 1 ? 'Next in line' : `${place}${suffixes[ordinals.select(place)] ?? 'th'} in line`

/** Sharing a text on its platform. */
export const shareMessages = {
  open: 'Share',
  filled: (app: string) => `Open in ${app}`,
  pasted: (app: string) => `Copy, then open ${app}`,
  copied: (app: string) => `Copied. Paste it on ${app}.`,
  bodyCopied: (app: string) => `The title is filled in. The text is copied: paste it as the body on ${app}.`,
  tooLong: 'Too long to be filled in',
  titleOnly: 'Only the title fits; the text is copied',
  firstPart: (parts: number) => `Only part 1 of ${parts} can be filled in`,
  otherParts: 'Part 1 is filled in. Copy the other parts one by one and add each below the last.',
  newTab: 'opens in a new tab',
} as const

export const exportMessages = {
  open: 'Export',
  preparing: 'Preparing your file…',
  done: (name: string) => `Downloaded ${name}`,
  nothing: 'There is nothing to export',
  gone: 'Something you selected is no longer there. Reload the list and export again.',
  tooLarge: 'That is more text than one file of a screen can hold. Export fewer results at a time, or from History.',
  tooOften: 'That was a lot of files at once. Please wait a minute and export again.',
  busy: 'Another download of yours is still running. Please try again when it has finished.',
  failed: 'The file could not be made. Please try again.',
  stop: 'Stop',
  stopped: 'Export stopped',
  again: 'Try again',
} as const
