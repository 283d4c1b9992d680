import { count, i18n, params } from '#contract/i18n.ts'

/** What both lists of texts share. */
export const textMessages = i18n('texts', {
  views: 'Your texts',
  all: 'All texts',
  saved: 'Saved',
  text: 'Text',
  type: 'Type',
  allTypes: 'All types',
  created: 'Created',
  actions: 'Actions',
  copy: 'Copy',
  copyNamed: params('Copy: {title}'),
  exportAll: 'Export all',
  exportMatches: 'Export all matches',
})

/** The history: all texts, and their drafts. */
export const historyMessages = i18n('history', {
  title: 'History',
  lead: 'Everything you’ve generated, newest first. It’s saved here automatically.',
  search: 'Search your history',
  searchPlaceholder: 'Search by topic or text',
  empty: 'Nothing here yet',
  emptyHint: 'Everything you write is saved here automatically. Start with one topic.',
  emptyAction: 'Create your first post',
  noMatch: 'No matches in your history',
  noMatchHint: 'Try another word. Search covers your topics and everything you’ve written.',
  loadFailed: 'We couldn’t load your history. Please try again.',
  drafts: count({ one: '{count} draft', other: '{count} drafts' }),
  draftsNamed: params('{drafts}: {title}'),
  edited: 'Edited by you',
  copied: 'Copied',
  save: 'Save',
  saved: 'Saved',
  saveNamed: params('Save: {title}'),
})

/** One text, opened from the history. */
export const openedMessages = i18n('opened-text', {
  back: 'Back to the list',
  openFailed: 'We couldn’t open this result.',
  earlier: count({ one: '{count} earlier text', other: '{count} earlier texts' }),
  earlierHint: 'Texts that you copied and changed afterwards.',
  use: 'Use this',
  useFailed: 'We couldn’t bring it back. Please try again.',
})

/** The library and its list. What its actions end in is in `libraryMessages`. */
export const libraryScreenMessages = i18n('library-screen', {
  title: 'Content Library',
  lead: 'Everything you’ve saved.',
  emptyHint: 'Press Save on any result and it’ll appear here.',
  emptyAction: 'Create something',
  noMatchHint: 'Try another word. Search covers titles, text and types.',
  search: 'Search your library',
  searchPlaceholder: 'Search by title, text or type',
  tag: 'Tag',
  allTags: 'All tags',
  tagCount: params('{tag} ({entries})'),
  selected: 'Selected items',
  selectedCount: count({ one: '{count} selected', other: '{count} selected' }),
  selectAll: count({ one: 'Select all', other: 'Select all {count} shown' }),
  exportSelected: 'Export selected',
  deleteSelected: 'Delete selected',
  select: 'Select',
  selectNamed: params('Select: {title}'),
  entryTitle: 'Title',
  tags: 'Tags',
  moreTags: params('+{more}'),
  view: 'View',
  delete: 'Delete',
  viewNamed: params('View: {title}'),
  deleteNamed: params('Delete: {title}'),
})

/** An entry, shown or edited. */
export const entryMessages = i18n('library-entry', {
  edit: 'Edit',
  showTag: params('Show all with tag: {tag}'),
  editTitle: params('Edit {type}'),
  editText: 'Edit the title, text and tags.',
  title: 'Title',
  text: 'Text',
  tags: 'Tags',
  tagsHint: 'Press Enter or type a comma after each tag.',
  tagsOfEntry: 'Tags',
  removeTag: params('Remove tag: {tag}'),
  cancel: 'Cancel',
  save: 'Save changes',
  tooLong: params('Up to {most} characters'),
  discard: 'Discard your changes?',
  keepEditing: 'Keep editing',
  discardChanges: 'Discard changes',
})
