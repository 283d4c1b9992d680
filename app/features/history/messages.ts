import { i18n, params } from '#contract/i18n.ts'

/** The history and its results. */
export const historyMessages = i18n('history', {
  title: 'History',
  lead: 'Everything you’ve generated, newest first. It’s saved here automatically.',
  search: 'Search your history',
  searchPlaceholder: 'Search by topic or text',
  kind: 'Type',
  allKinds: 'All types',
  empty: 'Nothing here yet',
  emptyHint: 'Everything you write is saved here automatically. Start with one topic.',
  emptyAction: 'Create your first post',
  noMatch: 'No matches in your history',
  noMatchHint: 'Try another word. Search covers your topics and everything you’ve written.',
  clearFilters: 'Clear filters',
  loadFailed: 'We couldn’t load your history. Please try again.',
  openFailed: 'We couldn’t open this result.',
  notFound: 'Not found',
  exportAll: 'Export all',
  exportMatches: 'Export all matches',
  copy: 'Copy',
  save: 'Save',
  saved: 'Saved',
  /** The accessible names of a row's buttons. */
  againNamed: params('Make another like this: {topic}'),
  copyNamed: params('Copy: {topic}'),
  saveNamed: params('Save: {topic}'),
  savedNamed: params('Saved, open the library: {topic}'),
})
