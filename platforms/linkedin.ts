import type { Platform } from './platform.ts'

/** LinkedIn. Figures checked on 2026-11-21. */
export const linkedin = {
  id: 'linkedin',
  label: 'LinkedIn',
  quota: 'linkedin',
  offered: { posts: 2, descriptions: 5, navigation: 7 },
  navigation: { label: 'LinkedIn Posts', icon: 'briefcase' },
  screen: {
    about: 'A post with a hook that gets the “see more” click.',
    hint: 'A moment from your work carries further than advice. Name the situation and what you did.',
    examples: [
      'What my first month of leading a team taught me',
      'Hiring a second person for a two-person shop',
      'How we shortened our weekly meeting',
    ],
  },
  post: { max: 3_000, unit: 'utf16' },
  bestWords: { min: 60, max: 280 },
  fold: { post: 210, description: 210 },
  hashtags: { min: 3, max: 5 },
  prompt: {
    habits:
      'Short paragraphs with a blank line between them. The first line states something that colleagues recognise or want to argue with.',
    ending: 'the conclusion that a colleague can use tomorrow, or one question that is really meant',
    polite: true,
  },
  builtin: {
    hashtags: 3,
    emoji: false,
    paragraphs: true,
    asksBack: true,
    formats: {
      best: ['colleague', 'openThread', 'threeWords', 'customerQuestion', 'behindTheDesk'],
      also: ['beforeYouApply', 'poll', 'thankByName', 'slides'],
    },
  },
  preview: {
    look: {
      kind: 'feed',
      time: 'Now',
      audience: { icon: 'globe', word: 'Anyone' },
      actions: [
        { icon: 'like', word: 'Like' },
        { icon: 'discuss', word: 'Comment' },
        { icon: 'repost', word: 'Repost' },
        { icon: 'send', word: 'Send' },
      ],
    },
    more: 'more',
    marks: ['link', 'hashtag'],
    title: 'headline',
  },
  share: {
    app: 'LinkedIn',
    url: 'https://www.linkedin.com/feed/?shareActive=true',
    filled: { text: 'text' },
  },
  source: 'https://www.linkedin.com/help/linkedin/answer/a528176',
} as const satisfies Platform
