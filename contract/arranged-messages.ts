import type { Arranged, Note } from '#contract/arranged.ts'
import { count, i18n, listLanguage, params } from '#contract/i18n.ts'
import { bestLength, postLengths, scriptLengths } from '#contract/options.ts'
import type { Role } from '#contract/roles.ts'

/** Missing facts, as the note asks the user for them. */
const factLabels = i18n('missing-facts', {
  what: 'what it is',
  price: 'the price',
  offer: 'the offer',
  until: 'when it ends',
  when: 'when it is',
  where: 'where it is',
  order: 'how to order or book',
  link: 'a link',
  contact: 'how to reach you',
  who: 'who it is for',
  steps: 'the steps (one per line)',
  why: 'the reason',
  happened: 'what happened',
  changed: 'what changed',
  lesson: 'what you would tell others',
  view: 'what you think',
  reason: 'your reasons',
  example: 'an example',
  thanks: 'who you thank',
} satisfies Readonly<Record<Role, string>>)

/** The same facts, as the subject of a sentence. */
const factNouns = i18n('fact-nouns', {
  what: 'what it is',
  price: 'the price',
  offer: 'the offer',
  until: 'the end date',
  when: 'the date',
  where: 'the place',
  order: 'how to order',
  link: 'the link',
  contact: 'how to reach you',
  who: 'who it’s for',
  steps: 'the steps',
  why: 'the reason',
  happened: 'what happened',
  changed: 'what changed',
  lesson: 'the lesson',
  view: 'your view',
  reason: 'your reason',
  example: 'the example',
  thanks: 'your thanks',
} satisfies Readonly<Record<Role, string>>)

/** Why the form of a post works. */
const formMessages = i18n('arranged-form', {
  facts: params('Right after the first line: {facts}. That’s what people look for before they read on.'),
  steps: 'The points are numbered, so people can answer with a number.',
  story: 'Your own sentences, in your order. Nothing is added that you’d have to take back.',
})

/** Messages under a text of the built-in writer. */
export const arrangedMessages = i18n('arranged', {
  smallPrint: 'Written from what you typed',
  /** For admins: the link to the instructions. */
  connect: 'Connect an AI model',
  best: 'best for the platform',
  under: count({
    one: 'Under {count} word, because we don’t make things up.',
    other: 'Under {count} words, because we don’t make things up.',
  }),
  shorter: params('Shorter than “{length},” because we don’t make things up.'),
  shorterThanUsual: 'Shorter than usual, because we don’t make things up.',
  lengthen: params('{note} To make it longer, add {facts}.'),
  longer: params('Longer than “{length},” so everything you typed fits in.'),
  pointsLeft: params('Longer than “{length}.” Pick a longer length to use more points.'),
  leftOut: count({ one: 'There wasn’t room for this:', other: 'There wasn’t room for these:' }),
  titles: count({
    one: 'One title this time: each further one needs a fact.',
    other: '{count} titles this time: each further one needs a fact.',
  }),
  asked: count({ one: '{count} slide', other: '{count} slides' }),
  slides: count({
    one: 'One slide this time: each further one needs a fact.',
    other: '{count} slides this time: each further one needs a fact.',
  }),
  versions: count({
    one: 'Only one version this time: there’s no other good way to open this.',
    other: 'Only {count} versions this time: there’s no other good way to open this.',
  }),
  noHashtags: 'No hashtags this time: any would be a guess.',
  hashtags: count({
    one: 'Just one hashtag, because we don’t guess. Add details to get more.',
    other: 'Just {count} hashtags, because we don’t guess. Add details to get more.',
  }),
  advert: 'Many Reddit communities remove ads. Check their rules before you post.',
  kept: 'Your wording is kept. Only length, hashtags and title were fitted to the platform.',
  language: 'We’re still limited in this language, so this uses only what you typed.',
})

const listed = new Intl.ListFormat(listLanguage, { type: 'conjunction' })

/** The label of a length; a note may come from an older build. */
function lengthLabel(length: string): string {
  const best = { [bestLength]: { label: arrangedMessages.best } }
  const lengths: Readonly<Record<string, { readonly label: string }>> = { ...postLengths, ...scriptLengths, ...best }
  // Of a carousel the number of slides.
  return lengths[length]?.label.toLowerCase() ?? (/^\d+$/.test(length) ? arrangedMessages.asked(Number(length)) : length)
}

function shorterText({ asked, words, add }: Extract<Note, { code: 'shorter' }>): string {
  const t = arrangedMessages
  const note = words !== undefined ? t.under(words) : asked ? t.shorter({ length: lengthLabel(asked) }) : t.shorterThanUsual
  return add.length === 0 ? note : t.lengthen({ note, facts: listed.format(add.flatMap((fact) => factLabels[fact] ?? [])) })
}

function fewerText({ of, count: delivered }: Extract<Note, { code: 'fewer' }>): string {
  const t = arrangedMessages
  if (of === 'titles') return t.titles(delivered)
  if (of === 'versions') return t.versions(delivered)
  if (of === 'slides') return t.slides(delivered)
  return delivered === 0 ? t.noHashtags : t.hashtags(delivered)
}

/** The text of each note: one or two sentences. */
const notes: { readonly [Code in Note['code']]: (note: Extract<Note, { code: Code }>) => string } = {
  shorter: shorterText,
  longer: ({ asked, pointsLeft = 0 }) => arrangedMessages[pointsLeft > 0 ? 'pointsLeft' : 'longer']({ length: lengthLabel(asked) }),
  'left-out': ({ lines }) => arrangedMessages.leftOut(lines.length),
  fewer: fewerText,
  'reddit-advert': () => arrangedMessages.advert,
  kept: () => arrangedMessages.kept,
  language: () => arrangedMessages.language,
}

/** Whether this build has a text for a stored note: a later build may have written it. */
const isNote = (note: unknown): note is Note =>
  typeof note === 'object' && note !== null && 'code' in note && typeof note.code === 'string' && Object.hasOwn(notes, note.code)

/** The built-in writer's notes of a stored result; `null` for a text of a model, or when a later version stored them in another form. */
export function knownArranged(stored: unknown): Arranged | null {
  const notes = typeof stored === 'object' && stored !== null && 'notes' in stored ? stored.notes : null
  return Array.isArray(notes) && notes.every(isNote) ? (stored as Arranged) : null
}

/** One sentence on why the form of a post works; empty where there is nothing to say. */
export function formText(arranged: Arranged | null): string {
  const form = arranged?.form
  if (!form) return ''
  const t = formMessages
  return form.how === 'facts' ? t.facts({ facts: listed.format(form.first.map((role) => factNouns[role])) }) : t[form.how]
}

/** The text of a note; the lines of `left-out` are shown after it. */
export const noteText = (note: Note): string => notes[note.code](note as never)

/** The user's lines that a note quotes. */
export const noteLines = (note: Note): readonly string[] => (note.code === 'left-out' ? note.lines : [])
