import { count, i18n, params } from '#contract/i18n.ts'

/** Messages about topic lists that the server sends. */
export const topicListMessages = i18n('topic-lists', {
  nameRequired: 'Please give the list a name',
  empty: 'There’s nothing to write yet. Paste some topics, one per line, or add a CSV file.',
  /** A file with column names, but without the one that matters. */
  noTopicColumn: params('We couldn’t find the topics. Name that column “topic”. The columns here are {columns}.'),
  sameColumn: params('Two columns are called “{column}”. Rename or remove one of them.'),
  whichColumn: 'Please say which column has the topics',
  nothingPicked: 'Please pick at least one topic',
  nothingFits: 'Nothing was started: none of these topics fit what’s left of your plan this month.',
  tooManyLists: count({
    one: 'You have {count} list, the most we store. Delete one you no longer need.',
    other: 'You have {count} lists, the most we store. Delete one you no longer need.',
  }),

  /** Why a row cannot be written. */
  tooManyCells: 'This line has more values than there are columns. Put quotation marks around text with separators in it.',
  quoteNotClosed: 'A quotation mark opens here and never closes, so we couldn’t read the list from here on.',
  noTopic: 'The topic is missing',
  kindUnknown: params('We don’t write “{kind}”. Pick one of: {kinds}.'),
  platformUnknown: params('“{platform}” isn’t a platform for {kind}. Pick one of: {platforms}.'),
  languageUnknown: params('We don’t write in “{language}”. Pick one of: {languages}.'),
  toneUnknown: params('“{tone}” isn’t one of our tones. Pick one of: {tones}.'),
  /** What is wrong with a value: its text is too long, for example. */
  inColumn: params('In “{column}”: {problem}'),
  voiceUnknown: params('You have no voice called “{voice}”'),
  notOnPlan: 'Not on your plan',
  over: 'More than you have left this month',

  /** Why a list is paused. */
  quotaReached: params('You’ve used all {requests} this month. Resume when your plan resets on {day}, or upgrade to continue now.'),
  notOnPlanNow: params('Your plan no longer includes {feature}. Upgrade to continue, or stop the list.'),
  accountDisabled: 'Your account is disabled, so nothing more is written. Please contact support.',

  /** Why a row failed. */
  needsFacts: params('There’s nothing to write from yet: it needs facts, such as {facts}. You weren’t charged.'),
  voiceGone: 'The voice for this one was deleted. You weren’t charged.',
  gaveUp: 'We tried several times and couldn’t write this one. You weren’t charged. Try it again later.',
  failed: 'We couldn’t write this one. You weren’t charged.',
})
