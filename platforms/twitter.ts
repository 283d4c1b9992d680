import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, more, ...examples } = i18n('twitter', {
  navigation: 'Tweets',
  about: 'A post of up to 280 characters, or a thread.',
  hint: 'Stick to one idea. Write it the way you’d tell a friend.',
  // As the platform words it, in the preview.
  more: 'Show more',
  // Topics to start from.
  example1: '20% off everything this weekend',
  example2: 'What I learned from a year of posting every day',
  example3: 'Our new menu is out on Monday',
})

/** X, called Twitter/X as in the spec. Figures checked on 2026-11-21. */
export const twitter = {
  id: 'twitter',
  label: 'Twitter/X',
  alias: 'x',
  savedAs: 'Twitter Post',
  quota: 'tweets',
  offered: { posts: 1, titles: 1, descriptions: 4, hashtags: 2, navigation: 1 },
  navigation: { label: navigation, icon: 'at' },
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 280, unit: 'weighted' },
  bestWords: { min: 12, max: 45 },
  premiumPost: { max: 25_000, unit: 'weighted' },
  thread: true,
  hashtags: { min: 0, max: 2 },
  pictures: { formats: ['wide', 'square', 'portrait'], most: 4, as: 'pictures' },
  preview: {
    look: { kind: 'microblog' },
    more,
    marks: ['link', 'hashtag', 'mention'],
    shortLinks: true,
    title: 'microblog',
  },
  share: { app: 'X', url: 'https://x.com/intent/tweet', filled: { text: 'text' } },
} as const satisfies Platform

export const twitterWriting = {
  prompt: {
    habits: 'Short and quotable, without a greeting.',
    ending: 'stop when the point is made',
  },
  builtin: { shape: 'sentence', hashtags: 0, emoji: true, formats: { best: [], also: ['poster', 'factCard'] } },
  source: 'https://docs.x.com/fundamentals/counting-characters',
} as const satisfies Writing
