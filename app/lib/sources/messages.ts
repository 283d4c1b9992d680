import { count, i18n, params } from '#contract/i18n.ts'

/** A text, link or file to write from is added. */
export const addSourceMessages = i18n('add-source', {
  box: 'Text or link',
  placeholder: 'Paste a text, or a link to a public page',
  read: 'Read it',
  file: 'Choose a file',
  hint: params('Or drop a file here: TXT, MD, DOCX, PDF, SRT, VTT or SBV, up to {size} MB.'),
  counter: params('{used} / {max}'),
  empty: 'Paste a text or a link first',
  tooLong: params('That’s over {max} characters. Shorten it, or add it as a file.'),
  fileType: 'Choose a TXT, MD, DOCX, PDF, SRT, VTT or SBV file.',
  fileSize: params('That file is over {size} MB. Split it, or paste the part you need.'),
  readingText: 'Reading your text...',
  readingLink: 'Reading the page...',
  readingFile: params('Reading {name}...'),
  long: 'This can take up to a minute.',
  cancel: 'Cancel',
  failed: 'We couldn’t read that. Try again, or paste the text instead.',
  noneReadsRight: 'We can’t read this file. Save it as UTF-8 and add it again, or paste the text.',
  recent: 'Recent',
  remove: params('Delete “{title}”'),
  removeQuestion: params('Delete “{title}”?'),
  removeText: 'Texts you wrote from it stay. They can’t show the points they used anymore.',
  removeConfirm: 'Delete',
  removeFailed: 'We couldn’t delete that. Try again.',
})

/** What was understood of a source. */
export const understoodMessages = i18n('understood', {
  pasted: 'Pasted text',
  other: 'Use something else',
  loading: 'Loading what we read',
  failed: 'We couldn’t load what we read.',
  gone: 'We don’t have this text anymore. Add it again.',
  cut: params('It was long, so we read the first {max} characters.'),
  title: 'Title',
  titleHint: 'Your topic. Change it if you like.',
  whole: 'It’s short, so all of it is used.',
  points: 'Points to use',
  chosen: params('{chosen} of {all}'),
  all: 'Select all',
  none: 'Select none',
  facts: 'Facts:',
  place: 'Show it in the text',
})

/** What a person is told about a source that was read (`contract/sources.ts`). */
export const sourceRemarkMessages = i18n('source-remarks', {
  leftOut: params('We left out: {list}. Paste it if you need it.'),
  hidden: 'hidden text',
  struck: 'crossed-out text',
  changes: 'deleted text from tracked changes',
  comments: 'comments',
  pictures: 'pictures and any words in them',
  embedded: 'embedded files and objects',
  unpunctuated: 'These captions have no punctuation, so we guessed where each sentence ends. Check the points before you write.',
})

/** Which points of a source a text uses. */
export const usedPointMessages = i18n('used-points', {
  used: count({ one: 'Uses {count} point of your source', other: 'Uses {count} points of your source' }),
  gone: 'We don’t have this source anymore.',
})
