import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, more, ...examples } = i18n('reddit', {
  navigation: 'Reddit Posts',
  about: 'A title and post in Reddit’s style. No hashtags.',
  hint: 'Give the context first and the question last. Details get answers; slogans don’t.',
  // As the platform words it, in the preview.
  more: 'Read more',
  // Topics to start from.
  example1: 'How do you price handmade candles?',
  example2: 'Lessons from my first year of running a café',
  example3: 'Which camera do you use for food videos?',
})

/** Reddit: a title and a Markdown body in a community. Figures checked on 2026-11-21. */
export const reddit = {
  id: 'reddit',
  label: 'Reddit',
  quota: 'reddit',
  offered: { posts: 7, titles: 6, descriptions: 6, navigation: 5 },
  navigation: { label: navigation, icon: 'messages' },
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 40_000, unit: 'utf16' },
  bestWords: { min: 80, max: 350 },
  postTitle: { max: 300, unit: 'utf16' },
  markdown: true,
  title: { max: 300, unit: 'utf16' },
  hashtags: { min: 0, max: 0 },
  pictures: { formats: ['wide', 'square', 'portrait'], most: 20, as: 'pictures' },
  preview: {
    look: { kind: 'community' },
    more,
    marks: ['named', 'link', 'community'],
    title: 'community',
  },
  share: { app: 'Reddit', url: 'https://www.reddit.com/submit', filled: { title: 'title', text: 'text' } },
} as const satisfies Platform

export const redditWriting = {
  prompt: {
    habits: 'One member to others, not a brand: plain, exact sentences with the details that matter. No selling.',
    ending: 'the question, so precise that those with experience can answer, or the last information',
  },
  builtin: {
    shape: 'thread',
    hashtags: 0,
    emoji: false,
    advertNote: 'reddit-advert',
    formats: {
      best: [],
      also: ['localGroup'],
    },
  },
  source: 'https://support.reddithelp.com/hc/en-us/articles/360060422572',
} as const satisfies Writing
