import { i18n, listLanguage, params } from '#contract/i18n.ts'
import { charactersPerWord } from '#contract/measure.ts'
import type { LanguageCode } from '#contract/options.ts'
import { offsetOf } from '#contract/passages.ts'
import type { CheckCode, CheckNote } from '#contract/result-notes.ts'

/** What a note depends on besides itself. */
interface NoteAbout {
  readonly language: LanguageCode
  /** The platform's name; absent when the text is for none. */
  readonly platform?: string | undefined
}

/** What the checks found. A quoted passage stands in `{quotes}`. */
const checkMessages = i18n('checks', {
  notGiven: params('{quotes} isn’t in what you gave us.'),
  notGivenMany: params('{quotes} aren’t in what you gave us.'),
  experience: 'Is this your own experience?',
  quotation: 'Did someone really say this?',
  missing: params('You typed this, but it’s missing: {quotes}.'),
  leftover: params('Fill in or remove this before you post: {quotes}.'),
  language: 'Not in the language you picked:',
  worn: params('This sounds like a cliché: {quotes}.'),
  link: 'Removed, because you didn’t give us this link:',
  words: params('{measured} words.'),
  characters: params('{measured} characters.'),
  wordsOf: params('{measured} words. This length is {range}.'),
  charactersOf: params('{measured} characters. This length is {range}.'),
  atMost: params('at most {max}'),
  atLeast: params('at least {min}'),
  between: params('{min} to {max}'),
  avoided: params('You avoid this: {quotes}.'),
  noEmoji: params('You don’t use emoji: {quotes}.'),
  fewEmoji: params('More emoji than you usually use: {quotes}.'),
  question: 'You don’t end posts with a question:',
  contradicts: params('Your voice or source says something else: {quotes}.'),
  copied: 'This repeats one of your own posts:',
  oneVersion: params('You asked for {asked} versions. Only one was good enough to show.'),
  fewVersions: params('You asked for {asked} versions. Only {measured} were good enough to show.'),
  fewerTitles: params('You got {measured} of {asked} titles.'),
  fewerIdeas: params('You got {measured} of {asked} ideas.'),
  fewerHashtags: params('Fewer hashtags than usual here: {measured} instead of at least {asked}.'),
  cut: 'Removed to fit the limit:',
  cutFor: params('Removed to fit {platform}’s limit:'),
})

/** Where in a result with several texts: 'Title 3: '. */
const placeMessages = i18n('check-places', { title: params('Title {place}: {note}'), idea: params('Idea {place}: {note}') })

const listed = new Intl.ListFormat(listLanguage, { type: 'conjunction' })

/** A quoted passage in its own direction, whatever the direction of the note. */
const quote = (passage: string): string => `“\u2068${passage}\u2069”`
const quotes = ({ quotes: passages }: CheckNote): string => listed.format(passages.map(quote))

function notGiven(note: CheckNote): string {
  const t = checkMessages
  return (note.quotes.length > 1 ? t.notGivenMany : t.notGiven)({ quotes: quotes(note) })
}

const inCharacters = (language: LanguageCode): boolean => language in charactersPerWord

function lengthText({ measured = 0, allowed: { min, max } = {} }: CheckNote, language: LanguageCode): string {
  const t = checkMessages
  const [plain, compared] = inCharacters(language) ? [t.characters, t.charactersOf] : [t.words, t.wordsOf]
  if (min === undefined && max === undefined) return plain({ measured })
  const range = min === undefined ? t.atMost({ max: max ?? 0 }) : max === undefined ? t.atLeast({ min }) : t.between({ min, max })
  return compared({ measured, range })
}

function versionsText({ measured = 1, allowed: { min: asked = measured } = {} }: CheckNote): string {
  const { oneVersion, fewVersions } = checkMessages
  return measured === 1 ? oneVersion({ asked }) : fewVersions({ asked, measured })
}

function fewerText({ field, measured = 0, allowed: { min: asked = measured } = {} }: CheckNote): string {
  const { fewerTitles, fewerIdeas, fewerHashtags } = checkMessages
  return (field === 'titles' ? fewerTitles : field === 'ideas' ? fewerIdeas : fewerHashtags)({ measured, asked })
}

/** `below`: the passages are shown as lines below the text of the note, because they are sentences. */
const checks: { readonly [Code in CheckCode]: { readonly text: (note: CheckNote, about: NoteAbout) => string; readonly below?: true } } = {
  number: { text: notGiven },
  name: { text: notGiven },
  claim: { text: notGiven },
  experience: { text: () => checkMessages.experience, below: true },
  quotation: { text: () => checkMessages.quotation, below: true },
  missing: { text: (note) => checkMessages.missing({ quotes: quotes(note) }) },
  leftover: { text: (note) => checkMessages.leftover({ quotes: quotes(note) }) },
  language: { text: () => checkMessages.language, below: true },
  worn: { text: (note) => checkMessages.worn({ quotes: quotes(note) }) },
  link: { text: () => checkMessages.link, below: true },
  length: { text: (note, { language }) => lengthText(note, language) },
  versions: { text: versionsText },
  fewer: { text: fewerText },
  avoided: { text: (note) => checkMessages.avoided({ quotes: quotes(note) }) },
  emoji: {
    text: (note) => (note.allowed?.max === 0 ? checkMessages.noEmoji : checkMessages.fewEmoji)({ quotes: quotes(note) }),
  },
  question: { text: () => checkMessages.question, below: true },
  contradicts: { text: (note) => checkMessages.contradicts({ quotes: quotes(note) }) },
  copied: { text: () => checkMessages.copied, below: true },
  cut: { text: (_, { platform }) => (platform ? checkMessages.cutFor({ platform }) : checkMessages.cut), below: true },
}

/** The text of a check's note. The passages of `checkLines` are shown below it. */
export function checkText(note: CheckNote, about: NoteAbout): string {
  const text = checks[note.code].text(note, about)
  const [, noun, at] = /^(title|idea)s\.(\d+)/.exec(note.field) ?? []
  if (noun !== 'title' && noun !== 'idea') return text
  return placeMessages[noun]({ place: Number(at) + 1, note: text })
}

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

/** Notes about passages that the text does not have. */
const isAbsent = (code: CheckCode): boolean => code === 'missing' || code === 'link' || code === 'cut'

/** The notes that an edit has not settled: a passage is still in the text, a missing one is still missing. */
export function openChecks(notes: readonly CheckNote[], original: string, edited: string): readonly CheckNote[] {
  if (edited === original) return notes
  return notes.flatMap((note) => {
    if (note.code === 'length') return []
    const before = (passage: string) => offsetOf(original, passage) >= 0
    const after = (passage: string) => offsetOf(edited, passage) >= 0
    const appeared = (passage: string) => after(passage) && !before(passage)
    const disappeared = (passage: string) => before(passage) && !after(passage)
    const open = note.quotes.filter((passage) => !(isAbsent(note.code) ? appeared(passage) : disappeared(passage)))
    return open.length > 0 ? { ...note, quotes: open } : []
  })
}

/** The passages of a text that the notes are about. */
export const quotedPassages = (notes: readonly CheckNote[]): readonly string[] =>
  notes.flatMap(({ code, quotes: passages }) => (isAbsent(code) ? [] : passages))

/** One note for each passage, because each is settled separately; what was removed to fit a limit stays together. */
export const flagsOf = (notes: readonly CheckNote[]): readonly CheckNote[] =>
  notes.flatMap((note) =>
    note.code === 'cut' || note.quotes.length < 2 ? note : note.quotes.map((passage) => ({ ...note, quotes: [passage] })),
  )

/** Identifies a note of a result. */
export const flagKey = ({ code, field, quotes: passages }: CheckNote): string => JSON.stringify([code, field, passages])
