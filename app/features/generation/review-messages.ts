import { count, i18n, params } from '#contract/i18n.ts'

/** Many texts, looked at and copied one after the other. */
export const reviewMessages = i18n('review', {
  title: 'Review',
  open: 'Review',
  back: 'Back',
  copied: params('{done} of {all} copied'),
  progress: 'Copied',
  /** The choice between all texts and those with notes. */
  filter: 'Show',
  look: params('Needs a look ({count})'),
  all: params('All ({count})'),
  texts: 'Texts',
  place: params('{at} of {all}: {name}'),
  previous: 'Previous',
  next: 'Next',
  copyNext: 'Copy and next',
  /** Where only earlier texts are left, and where none is. */
  copyTo: params('Copy and go to {at}'),
  copyLast: 'Copy and finish',
  /** The same of titles and ideas, which have buttons of their own, too. */
  copyNextAll: params('Copy all {count} and next'),
  copyToAll: params('Copy all {count} and go to {at}'),
  copyLastAll: params('Copy all {count} and finish'),
  /** In the review of a list whose other topics could not be written. */
  notWritten: count({
    one: '{count} topic wasn’t written, so it isn’t here.',
    other: '{count} topics weren’t written, so they aren’t here.',
  }),
  showUnwritten: 'See why in the list',
  /** After a copy: the next text is shown. */
  copiedNext: params('Copied. {done} of {all} copied.'),
  copiedAll: count({ one: 'Copied. That was the only one.', other: 'All {count} copied.' }),
  keys: 'Keys',
  keysHint: 'They work while you’re not typing in a text.',
  keyNext: 'Next text',
  keyPrevious: 'Previous text',
  keyCopy: 'Copy and go to the next one',
  keyEdit: 'Edit',
  keyFix: 'Fix the first thing to check',
  keyKeys: 'Show or hide the keys',
  nothingToFix: 'There’s nothing to fix here.',
  loadFailed: 'We couldn’t open this text.',
})
