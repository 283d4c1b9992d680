import { i18n, params } from '#contract/i18n.ts'

/** The form and the result of the try-out. */
export const tryOutFormMessages = i18n('try-out-form', {
  title: 'Try it now, no account',
  topic: 'Topic',
  topicHint: 'What’s your post about?',
  platform: 'Platform',
  language: 'Language',
  write: 'Write my post',
  starts: 'Try:',
  saleTopic: 'Diwali sale on handmade candles, 20% off',
  saleDetails: 'Till Sunday, 10 am to 8 pm\nGift boxes from ₹450\nShop 4, MG Road, Indore',
  reelTopic: 'New reel: how I edit videos on my phone',
  reelDetails: 'Free app, no watermark\nThree cuts and one caption\nTakes 10 minutes',
  hiringTopic: 'We’re hiring a weekend barista',
  hiringDetails: 'Saturday and Sunday, 8 am to 2 pm\nNo experience needed\nCall 555 0134',
  example: 'An example, written from:',
  yours: 'Written from:',
  /** Drawn as facts are; the next message says what it means. */
  givenMark: 'Underlined:',
  given: 'your facts, word for word',
  copy: 'Copy',
  again: 'Write another',
  keep: 'Sign up free to keep it',
  like: 'Like it? <a>Sign up free</a> to pick tone and length and save your posts.',
})

/** What a platform shows around a post. */
export const previewMessages = i18n('try-out-preview', {
  name: 'Your name',
  handle: 'yourname',
  now: 'now',
  justNow: 'just now',
  community: 'yourcommunity',
  photo: 'Your photo or reel',
  video: 'Your video',
  at: params('@{handle}'),
  atNow: params('@{handle} · {now}'),
  inCommunity: params('r/{community}'),
  byAuthor: params('u/{handle} · {now}'),
})
