import { count, i18n, params } from '#contract/i18n.ts'

/** What the checks found, each with what can be done. */
export const flagMessages = i18n('flags', {
  title: count({ one: 'Check this before you post', other: 'Check these before you post' }),
  fix: 'Fix',
  keep: 'Keep as is',
  kept: 'Kept as it is.',
  editHint: 'Select this in the text',
  addHint: 'Add it to the text',
  putBack: 'Put back',
  putBackHint: 'Add this to the text again',
  longer: 'Write it longer',
  shorter: 'Write it shorter',
  again: 'Write it again',
})

/** The length of a text against the limit. */
export const meterMessages = i18n('meter', {
  loading: params('… / {max}'),
  used: params('{used} / {max}'),
  approximately: params('{used} / about {max}'),
  characters: params('{figures} characters'),
  bytes: params('{figures} bytes'),
  over: params('{text}, {count} over'),
  weightedHow: 'Counted the way X does: a link is 23, an emoji or a Chinese, Japanese or Korean character is 2',
  utf16How: 'An emoji counts as two or more',
  emojiBytesHow: 'An emoji counts as three or more',
  graphemesHow: 'Every character counts as one, an emoji too, and links count in full',
  fixedLinksHow: 'A link is 23 and a mention only the name; every other character and every emoji is 1',
  utf8How: 'YouTube counts bytes: accented letters take 2, most other scripts 3, emoji 4',
})

/** Whether an edit that came up several times becomes a rule of the voice. */
export const suggestionMessages = i18n('rule-suggestion', {
  name: 'Learn from your edits',
  notNow: 'Not now',
  kept: 'Saved. We’ll do this whenever you write in this voice.',
  postponed: 'OK. We may ask again when you’ve made this change a few more times.',
  refused: 'OK. We won’t ask about this again.',
  seeRules: 'See rules',
  failed: 'We couldn’t save that. Please try again.',
})
