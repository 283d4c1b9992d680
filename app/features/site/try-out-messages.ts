import type { TryOutPreset } from '#api/use-cases.ts'
import { i18n, params } from '#contract/i18n.ts'

/** The form and the result of the try-out. */
export const tryOutFormMessages = i18n('try-out-form', {
  title: 'Try it now. No account needed.',
  platform: 'Platform',
  length: 'Length',
  language: 'Language',
  starts: 'Try:',
  saleTopic: 'Diwali sale on handmade candles, 20% off',
  saleDetails: 'Gift boxes from ₹450\nTill Sunday, 10 am to 8 pm\nShop 4, MG Road, Indore\nOrder: WhatsApp 98765 43210',
  tipsTopic: '3 tips to keep cut flowers fresh',
  tipsDetails: '1. Cut the stems at an angle\n2. Change the water every day\n3. Keep them away from fruit',
  hiringTopic: 'We’re hiring a weekend barista',
  hiringDetails: 'Saturday and Sunday, 8 am to 2 pm\nNo experience needed\nCall 555 0134',
  example: 'Example, written from:',
  yours: 'Written from:',
  /** Drawn as facts are; the next message says what it means. */
  givenMark: 'Underlined:',
  given: 'your facts, word for word',
  /** Drawn as the cut of a post is; the next message says what it means. */
  cutMark: '…',
  cut: 'where the feed cuts it off',
  /** Under a text that is no more than what was typed; the buttons of the questions follow. */
  thin: 'So far, these are only your own words. Add a fact:',
  /** Under any other text. */
  more: 'A fact that’s still missing?',
  /** Under a text that has every fact that was asked for. */
  answered: 'Your answers:',
  /** The name of the row of slides. */
  slides: 'Slides',
  writeIt: 'Write it',
  writing: 'Writing...',
  copy: 'Copy',
  again: 'Write again',
  keep: 'Sign up free to save it',
  /** The same for a signed-in person. */
  open: 'Open in dashboard',
  like: '<a>Sign up free</a> to pick tone and length and save what you write.',
  likeSignedIn: '<a>Go to dashboard</a> to pick tone and length and save what you write.',
})

type Kind = TryOutPreset['kind']

/** The label of the topic's field. */
export const tryOutTopics = i18n('try-out-topics', {
  post: 'What’s the news?',
  carousel: 'What should people learn?',
  titles: 'What’s your video about?',
  hashtags: 'What’s your post about?',
  script: 'What do you want to show?',
} satisfies Record<Kind, string>)

/** The label of the field for facts, and its placeholder. */
export const tryOutDetails = i18n('try-out-details', {
  post: 'A few facts (optional)',
  carousel: 'Your steps, tips or facts',
  titles: 'What’s in it? (optional)',
  hashtags: 'A few facts (optional)',
  script: 'Your steps',
} satisfies Record<Kind, string>)
export const tryOutDetailHints = i18n('try-out-detail-hints', {
  post: 'One per line: price, date, place, link',
  carousel: 'One per line: each becomes a slide',
  titles: 'One per line: steps, numbers, places',
  hashtags: 'One per line: product, place, trade',
  script: 'One step per line',
} satisfies Record<Kind, string>)

export const tryOutButtons = i18n('try-out-buttons', {
  post: 'Write my post',
  carousel: 'Make a carousel',
  titles: 'Write titles',
  hashtags: 'Write hashtags',
  script: 'Write a script',
} satisfies Record<Kind, string>)

/** The limit of a kind, behind the size of the text: '68 / 100 characters in the longest'. */
export const tryOutLimits = i18n('try-out-limits', {
  carousel: params('{max} slides'),
  titles: params('{max} characters in the longest'),
  hashtags: params('{max} hashtags'),
  script: params('{max} seconds'),
} satisfies Record<Exclude<Kind, 'post'>, unknown>)

/** What a platform shows around a post. */
export const previewMessages = i18n('try-out-preview', {
  name: 'Your name',
  handle: 'yourname',
  now: 'now',
  justNow: 'just now',
  community: 'yourcommunity',
  photo: 'Your photo or reel',
  picture: 'Your picture',
  video: 'Your video',
  at: params('@{handle}'),
  atNow: params('@{handle} · {now}'),
  inCommunity: params('r/{community}'),
  byAuthor: params('u/{handle} · {now}'),
})
