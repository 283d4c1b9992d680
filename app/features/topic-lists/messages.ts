import { count, i18n, params } from '#contract/i18n.ts'

export const topicListScreenMessages = i18n('topic-list-screen', {
  title: 'Write from a list',
  lead: 'Turn a whole list of topics into posts, titles, scripts and more. You can close the page while we write.',
  newList: 'New list',
  yourLists: 'Your lists',
  allLists: 'All lists',
  loadFailed: 'We couldn’t load your lists.',
  emptyTitle: 'No lists yet',
  emptyHint: 'Add your topics above. Your lists and their results will appear here.',
})

/** The form of a new list. */
export const newListMessages = i18n('new-topic-list', {
  topics: 'Your topics',
  placeholder:
    'topic, price, when, where\nPottery class for beginners, £25, Saturday at 10 am, The old library\nGel nails, £25, This week only, 12 Mill Street',
  hint: params(
    'Up to {rows} lines. Name the columns in the first one: topic, facts such as {facts}, and if you like {settings}. Without names, each line is a topic.',
  ),
  drop: 'Drop a CSV file here, or',
  choose: 'Choose a file',
  template: 'Download a template',
  templateName: 'postwright-topics.csv',
  defaults: 'If a line doesn’t say otherwise',
  kind: 'Type',
  platform: 'Platform',
  language: 'Language',
  tone: 'Tone',
  check: 'Check list',
  checking: 'Checking...',
  checkFailed: 'We couldn’t check your list. Please try again.',
  unreadable: 'We couldn’t open this file. Save it as CSV and try again.',
  tooLarge: 'This list is too large. Split it into two.',
  noTopics: 'Please add some topics first',
})

/** A table whose headings do not say which column has the topics. */
export const columnQuestionMessages = i18n('topic-column-question', {
  question: 'Which column is the topic?',
  unnamed: params('Column {number}'),
  perLine: 'None: each line is one topic',
})

/** Topics of the template, and of its columns. */
export const templateMessages = i18n('topic-list-template', {
  sale: '20% off everything',
  saleDetails: 'From 9 am to 7 pm',
  saleUntil: 'Sunday',
  saleWhere: 'In both shops',
  guide: 'How to make a manicure last two weeks',
  guideSteps: 'File in one direction\nTwo thin coats\nOil every evening',
})

/** A list that was checked and not started yet. */
export const checkedListMessages = i18n('checked-topic-list', {
  title: 'Check before you start',
  ready: count({ one: '{count} topic is ready to write.', other: '{count} topics are ready to write.' }),
  wrong: count({
    one: '{count} needs a fix. Edit it above, then check again.',
    other: '{count} need a fix. Edit them above, then check again.',
  }),
  outside: count({ one: '{count} doesn’t fit your plan this month.', other: '{count} don’t fit your plan this month.' }),
  unknown: params('We don’t use these columns: {columns}.'),
  beyond: count({
    one: 'A list has up to 500 topics, so {count} more was left out. Put it in another list.',
    other: 'A list has up to 500 topics, so {count} more were left out. Put them in another list.',
  }),
  uses: params('Uses {requests} ({left} left)'),
  usesUnlimited: params('Uses {requests} (unlimited)'),
  upgrade: 'Upgrade',
  all: 'Select all that are ready',
  line: 'Line',
  topic: 'Topic',
  text: 'You’ll get',
  pick: params('Write “{topic}”'),
  name: 'List name',
  firstName: params('List of {date}'),
  start: count({ one: 'Write {count} text', other: 'Write {count} texts' }),
  starting: 'Starting...',
  startFailed: 'We couldn’t start your list. Please try again.',
  leftOut: count({
    one: 'Started. {count} topic was left out because it doesn’t fit your plan anymore.',
    other: 'Started. {count} topics were left out because they don’t fit your plan anymore.',
  }),
})

export const listStateNames = i18n('topic-list-state', { running: 'Writing', paused: 'Paused', stopped: 'Stopped', done: 'Finished' })
export const rowStateNames = i18n('topic-list-row-state', {
  waiting: 'Waiting',
  writing: 'Writing',
  failed: 'Failed',
  stopped: 'Stopped',
})

/** One list. */
export const listMessages = i18n('topic-list', {
  notFound: 'This list doesn’t exist anymore.',
  loadFailed: 'We couldn’t load this list.',
  progress: 'Progress',
  written: params('{done} of {all} written'),
  failed: count({ one: '{count} failed', other: '{count} failed' }),
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  retry: 'Try failed again',
  writeRest: 'Write the rest',
  write: 'Write this',
  writeNamed: params('Write this: “{topic}”'),
  /** Where the built-in writer has nothing to write from: opens the topic in the composer. */
  addFacts: 'Add facts',
  addFactsNamed: params('Add facts: “{topic}”'),
  review: 'Review',
  delete: 'Delete list',
  deleteTitle: 'Delete this list?',
  deleteText: 'Its finished texts stay in your History. What is still waiting is not written.',
  deleteConfirm: 'Delete',
  cancel: 'Cancel',
  actionFailed: 'That didn’t work. Please try again.',
  deleted: 'List deleted',
  export: 'Export',
  saveAll: 'Save all to library',
  saveSome: count({ one: 'Save {count} to library', other: 'Save {count} to library' }),
  saving: 'Saving...',
  saved: count({ one: '{count} saved to your library', other: '{count} saved to your library' }),
  savedNothing: 'Everything here is in your library already',
  inLibrary: 'Saved',
  pick: params('Select “{topic}”'),
  open: params('Open “{topic}”'),
  copy: params('Copy “{topic}”'),
  copyShort: 'Copy',
  select: 'Select',
  topic: 'Topic',
  state: 'Status',
  actions: 'Actions',
  rows: 'Topics',
})
