import { count, i18n, params } from '#contract/i18n.ts'

/** The screen that writes several kinds at once. */
export const allInOneMessages = i18n('all-in-one', {
  title: 'Get Everything with A Single Prompt',
  about: 'Pick what you need and get it all at once.',
  topic: 'What’s your topic?',
  contents: 'I want to create',
  action: 'Get Content',
  results: 'Generated Content',
  emptyTitle: 'Your content will appear here',
  emptyHint: 'Add a topic, pick what you need and choose a tone.',
  exampleOpening: 'We open our new bakery on Sunday at 8 am',
  exampleSale: '20% off all handmade candles until Sunday',
  exampleVideo: 'New video: how I edit reels on my phone',
  /** What the form still needs, as one sentence: 'Add a topic and choose a tone'. */
  needTopic: 'add a topic',
  needSource: 'add a text, a link or a file and pick its points',
  needContents: 'pick what to create',
  needTone: 'choose a tone',
  need: params('{first}{rest}.'),
  named: params('{names}:'),
  ready: params('{written} of {all} ready'),
  needAnswers: count({ one: '{count} needs an answer', other: '{count} need an answer' }),
  stopAll: 'Stop all',
  copyAll: 'Copy all',
  exportAll: 'Export all',
  clearAll: 'Clear all',
  loading: 'loading',
  done: 'done',
  asking: 'needs an answer',
  failed: 'failed',
})
