import type { Platform } from './platform.ts'

/** Reddit: a title and a Markdown body in a community. Figures checked on 2026-11-21. */
export const reddit = {
  id: 'reddit',
  label: 'Reddit',
  quota: 'reddit',
  offered: { posts: 7, titles: 6, descriptions: 6, navigation: 5 },
  navigation: { label: 'Reddit Posts', icon: 'messages' },
  screen: {
    about: 'A title and a body that read like a person wrote them, without hashtags.',
    hint: 'Give the context first and the question last. Communities answer details, not slogans.',
    examples: [
      'Growing tomatoes on a north-facing balcony',
      'Switching from night shifts to day shifts',
      'Choosing a first road bike on a small budget',
    ],
  },
  post: { max: 40_000, unit: 'utf16' },
  bestWords: { min: 80, max: 350 },
  postTitle: { max: 300, unit: 'utf16' },
  markdown: true,
  title: { max: 300, unit: 'utf16' },
  hashtags: { min: 0, max: 0 },
  prompt: {
    habits:
      'One member to others, not a brand: dry, exact, running sentences with the details that matter. A list only after a sentence that leads in. No selling, no moral.',
    ending: 'the real question, so precise that those with experience can answer; or the last piece of information',
  },
  builtin: {
    hashtags: 0,
    emoji: false,
    asksBack: true,
    advertNote: 'reddit-advert',
    formats: {
      best: [],
      also: ['localGroup'],
    },
  },
  preview: {
    look: { kind: 'community' },
    more: 'Read more',
    marks: ['named', 'link', 'community'],
    title: 'community',
  },
  share: { app: 'Reddit', url: 'https://www.reddit.com/submit', filled: { title: 'title', text: 'text' } },
  source: 'https://support.reddithelp.com/hc/en-us/articles/360060422572',
} as const satisfies Platform
