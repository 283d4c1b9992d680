import { count, i18n, params } from '#contract/i18n.ts'

/** A result and its tools. */
export const resultMessages = i18n('result', {
  text: 'Text',
  preview: 'Preview',
  copy: 'Copy',
  copyPart: params('Copy part {place}'),
  copyItem: params('Copy {noun} {place}'),
  shareItem: params('Share {noun} {place}'),
  saveItem: params('Save {noun} {place}'),
  save: 'Save',
  saved: 'Saved',
  openLibrary: 'Saved, open the library',
  saveAll: 'Save all',
  allSaved: 'All saved',
  edit: 'Edit',
  doneEditing: 'Done editing',
  undoChanges: 'Undo changes',
  changesUndone: 'Changes undone',
  regenerate: 'Write again',
  more: 'More',
  shareGroup: 'Share',
  exportGroup: 'Export as',
  clear: 'Clear',
  stop: 'Stop',
  tryAgain: 'Try again',
  why: 'Why This Works',
  grid: 'Grid View',
  list: 'List View',
  fits: 'Fits',
  fold: params('About {count} characters show before “{more}.”'),
  costs: params('Uses {requests} ({left} left)'),
})

/** What the checks found, each with what can be done. */
export const flagMessages = i18n('flags', {
  title: count({ one: 'Check this before you post', other: 'Check these before you post' }),
  fix: 'Fix',
  keep: 'Keep as is',
  kept: 'Kept as it is.',
  editHint: 'Edit this part',
  addHint: 'Add it to the text',
  longerHint: 'Write it longer',
  shorterHint: 'Write it shorter',
  againHint: 'Write it again',
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
  utf8How: 'YouTube counts bytes: accented letters take 2, most other scripts 3, emoji 4',
})
