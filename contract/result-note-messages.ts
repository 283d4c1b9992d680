import { type LanguageCode, languages } from '#contract/options.ts'
import type { CheckCode, CheckNote } from '#contract/result-notes.ts'

/** What a note depends on besides itself. */
interface NoteAbout {
  readonly language: LanguageCode
  /** The platform's name; absent when the text is for none. */
  readonly platform?: string | undefined
}

/** Facts that would make a text better. */
export const additionMessages = {
  title: 'Worth adding',
  about: 'Only you know this. Pick one, complete its line in Details, then write again.',
  again: 'Write again',
  /** The details have nothing new. */
  first: 'Complete a line in Details first. Nothing was counted.',
  full: 'Details is full. Shorten it first.',
} as const

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** A quoted passage in its own direction, whatever the direction of the note. */
const quote = (passage: string): string => `“\u2068${passage}\u2069”`
const quotes = ({ quotes: passages }: CheckNote): string => listed.format(passages.map(quote))

const notGiven = (note: CheckNote): string =>
  `Check: ${quotes(note)} ${note.quotes.length > 1 ? 'aren’t' : 'isn’t'} in your topic or details.`

const inCharacters = (language: LanguageCode): boolean =>
  languages[language].scripts.some((script: string) => ['Han', 'Hiragana', 'Hangul'].includes(script))

function range({ min, max }: { readonly min?: number | undefined; readonly max?: number | undefined }): string {
  if (min === undefined) return max === undefined ? '' : `; you asked for at most ${max}`
  return `; you asked for ${max === undefined ? `at least ${min}` : `${min} to ${max}`}`
}

/** `below`: the passages are shown as lines below the text of the note, because they are sentences. */
const checks: { readonly [Code in CheckCode]: { readonly text: (note: CheckNote, about: NoteAbout) => string; readonly below?: true } } = {
  number: { text: notGiven },
  name: { text: notGiven },
  experience: { text: () => 'Check that this is your own experience:', below: true },
  quotation: { text: () => 'Check that someone really said this:', below: true },
  missing: { text: (note) => `Not in the text: ${quotes(note)}.` },
  leftover: { text: (note) => `Fill in or remove before you post: ${quotes(note)}.` },
  language: { text: () => 'Not in the language you asked for:', below: true },
  link: { text: () => 'Removed, because this link isn’t in your topic or details:', below: true },
  length: {
    text: ({ measured = 0, allowed = {} }, { language }) =>
      `About ${measured} ${inCharacters(language) ? 'characters' : 'words'}${range(allowed)}.`,
  },
  versions: {
    text: ({ measured = 1, allowed = {} }) =>
      `You asked for ${allowed.min} versions; ${measured === 1 ? 'only one was' : `${measured} were`} good enough to show.`,
  },
  cut: { text: (_, { platform }) => `Removed to fit ${platform ? `${platform}’s` : 'the'} limit:`, below: true },
}

/** 'Title 3: ', of a result with several texts. */
function placeIn(field: string): string {
  const [, name = '', at] = /^([a-z]+)s\.(\d+)/.exec(field) ?? []
  return at === undefined ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)} ${Number(at) + 1}: `
}

/** The text of a check's note. The passages of `checkLines` are shown below it. */
export const checkText = (note: CheckNote, about: NoteAbout): string => placeIn(note.field) + checks[note.code].text(note, about)

/** The passages of a check that are shown as lines of their own. */
export const checkLines = (note: CheckNote): readonly string[] => (checks[note.code].below ? note.quotes : [])

/** Whether this build has a text for a stored note: a later build may have written it. */
const isCheckNote = (note: unknown): note is CheckNote =>
  typeof note === 'object' &&
  note !== null &&
  'code' in note &&
  typeof note.code === 'string' &&
  Object.hasOwn(checks, note.code) &&
  'quotes' in note &&
  Array.isArray(note.quotes) &&
  'field' in note &&
  typeof note.field === 'string'

/** The notes of a stored result that this build can show. */
export const knownChecks = (stored: unknown): readonly CheckNote[] => (Array.isArray(stored) ? stored.filter(isCheckNote) : [])

/** The notes that an edit has not settled: a passage is still in the text, a missing fact is still missing. */
export function openChecks(notes: readonly CheckNote[], original: string, edited: string): readonly CheckNote[] {
  if (edited === original) return notes
  return notes.flatMap((note) => {
    if (note.code === 'length') return []
    if (note.code === 'cut') return note
    const appeared = (passage: string) => edited.includes(passage) && !original.includes(passage)
    const disappeared = (passage: string) => original.includes(passage) && !edited.includes(passage)
    const open = note.quotes.filter((passage) => !(note.code === 'missing' ? appeared(passage) : disappeared(passage)))
    return open.length > 0 ? { ...note, quotes: open } : []
  })
}

/** The passages of a text that the notes are about. */
export const quotedPassages = (notes: readonly CheckNote[]): readonly string[] =>
  notes.flatMap(({ code, quotes: passages }) => (code === 'missing' || code === 'cut' ? [] : passages))
