import { i18n, params } from '#contract/i18n.ts'
import type { UseCaseSlug } from '#contract/paths.ts'
import type { TryOutPreset } from '#kinds/use-cases.ts'

/** The pages about one use each, in lists of links. */
export const useCaseNames = i18n('use-case-names', {
  'instagram-caption-generator': 'Instagram captions',
  'youtube-title-generator': 'YouTube titles',
  'linkedin-post-generator': 'LinkedIn posts',
  'hashtag-generator': 'Hashtags',
  'video-script-generator': 'Video scripts',
  'hindi-caption-generator': 'Hindi captions',
} satisfies Record<UseCaseSlug, string>)

export const useCaseMessages = i18n('use-cases', {
  /** The heading of the links to the pages. */
  links: 'Free generators',
  facts: 'The numbers that matter',
  approximate: 'Figures with “about” aren’t published by the platforms. Checked in November 2026.',
  tryIt: 'Try it now, no account',
  questions: 'Questions people ask',
  related: 'Read next',
  others: 'More free generators',
  signUp: 'Sign up free',
  pricing: 'See plans',
  closing: 'Write it for real',
  closingText: 'Pick a tone and a length, see your text as your followers will, and keep everything you write. No card needed.',
  made: 'Written by Postwright, unedited',
  typed: 'What was typed',
  result: 'What came out',
})

type Kind = Exclude<TryOutPreset['kind'], 'post'>

/** The label of the topic's field. */
export const kindTopics = i18n('use-case-topics', {
  titles: 'What is your video about?',
  hashtags: 'What is your post about?',
  script: 'What do you want to show?',
} satisfies Record<Kind, string>)

export const kindButtons = i18n('use-case-buttons', {
  titles: 'Write titles',
  hashtags: 'Find hashtags',
  script: 'Write a script',
} satisfies Record<Kind, string>)

/** The limit of a kind, behind the size of the text: '68 / 100 characters in the longest'. */
export const kindLimits = i18n('use-case-limits', {
  titles: params('{max} characters in the longest'),
  hashtags: params('{max} hashtags'),
  script: params('{max} seconds'),
})

/** The words around the form of a try-out. */
export const kindTryOutMessages = i18n('use-case-try-out', {
  details: 'Details (optional)',
  detailsHint: 'One fact a line: price, place, steps',
  platform: 'Platform',
  length: 'Length',
  language: 'Language',
  start: 'Try:',
  example: 'An example:',
  yours: 'Your topic:',
  copy: 'Copy',
  again: 'Write another',
  keep: '<a>Sign up free</a> to pick a tone and save what you write.',
})
