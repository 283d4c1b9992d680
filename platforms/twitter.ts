import type { Platform } from './platform.ts'

/** X, called Twitter/X as in the spec. Figures checked on 2026-11-21. */
export const twitter = {
  id: 'twitter',
  label: 'Twitter/X',
  alias: 'x',
  savedAs: 'Twitter Post',
  quota: 'tweets',
  offered: { posts: 1, titles: 1, descriptions: 4, hashtags: 2, navigation: 1 },
  navigation: { label: 'Tweets', icon: 'at' },
  screen: {
    about: 'One post within 280 characters as X counts them, or a numbered thread.',
    hint: 'One idea a post. Write the topic as you would tell it to a friend: what changed, what you learned, what you ask.',
    examples: [
      'Why I stopped answering mail before noon',
      'Repairing old bicycles instead of buying new ones',
      'A question for people who work from home',
    ],
  },
  post: { max: 280, unit: 'weighted' },
  bestWords: { min: 12, max: 45 },
  premiumPost: { max: 25_000, unit: 'weighted' },
  thread: true,
  hashtags: { min: 1, max: 2 },
  prompt: {
    habits: 'Short and quotable. Several tips may stand on lines of their own. No greeting.',
    ending: 'stop when the point is made',
  },
  builtin: { hashtags: 1, emoji: true, compact: true, formats: { best: [], also: ['poster'] } },
  preview: {
    look: { kind: 'microblog' },
    more: 'Show more',
    marks: ['link', 'hashtag', 'mention'],
    shortLinks: true,
    title: 'microblog',
  },
  share: { app: 'X', url: 'https://x.com/intent/tweet', filled: { text: 'text' } },
  source: 'https://docs.x.com/fundamentals/counting-characters',
} as const satisfies Platform
