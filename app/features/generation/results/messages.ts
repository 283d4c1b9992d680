import { i18n, params } from '#contract/i18n.ts'

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
  saveAll: 'Save all',
  allSaved: 'All saved',
  undo: 'Undo change',
  redo: 'Redo change',
  original: 'Back to the text as it was written',
  copyKeys: params('{key}+Shift+C copies'),
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
  /** On a card of a board that is folded. */
  showAll: 'Show all',
  showNotes: 'Show notes',
  showLess: 'Show less',
  costs: params('Uses {requests} ({left} left)'),
})

/** Whether the user's own text is stored. */
export const keepingMessages = i18n('keeping', {
  edited: 'Edited by you',
  waiting: 'Saving...',
  kept: 'Saved in History',
  unsaved: 'Not saved yet',
  failed: 'Your changes aren’t saved yet. We’ll try again in a few seconds.',
  refused: 'This can’t be saved in History as it is: a part of it is empty, or it’s too long.',
  tryNow: 'Try now',
})

/** How many of the given facts a text has. */
export const factsInMessages = i18n('facts-in', {
  all: 'All your facts are in',
  /** Where some are missing. */
  line: params('{found} of {all} facts in'),
  missing: params('Missing: {facts}'),
})
