import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, time, audience, like, comment, repost, send, more, ...examples } = i18n('linkedin', {
  navigation: 'LinkedIn Posts',
  about: 'A post with a hook that gets the “see more” click.',
  hint: 'Tell one moment from work: what happened and what you did. It beats advice.',
  // As the platform words it, in the preview.
  time: 'Now',
  audience: 'Anyone',
  like: 'Like',
  comment: 'Comment',
  repost: 'Repost',
  send: 'Send',
  more: 'more',
  // Topics to start from.
  example1: 'We’re hiring our first salesperson',
  example2: 'What I learned from losing our biggest client',
  example3: 'Our agency turns five today',
})

/** LinkedIn. Figures checked on 2026-11-21. */
export const linkedin = {
  id: 'linkedin',
  label: 'LinkedIn',
  quota: 'linkedin',
  offered: { posts: 2, carousels: 2, descriptions: 5, navigation: 7 },
  navigation: { label: navigation, icon: 'briefcase' },
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 3_000, unit: 'utf16' },
  bestWords: { min: 60, max: 280 },
  fold: { post: 210, description: 210 },
  hashtags: { min: 3, max: 5 },
  pictures: { formats: ['portrait', 'square', 'wide'], most: 10, as: 'pdf' },
  preview: {
    look: {
      kind: 'feed',
      time,
      audience: { icon: 'globe', word: audience },
      actions: [
        { icon: 'like', word: like },
        { icon: 'discuss', word: comment },
        { icon: 'repost', word: repost },
        { icon: 'send', word: send },
      ],
    },
    more,
    marks: ['link', 'hashtag'],
    title: 'headline',
  },
  share: {
    app: 'LinkedIn',
    url: 'https://www.linkedin.com/feed/?shareActive=true',
    filled: { text: 'text' },
  },
} as const satisfies Platform

export const linkedinWriting = {
  prompt: {
    habits: 'Short paragraphs with a blank line between them. The first line is the news or the point itself.',
    ending: 'a conclusion to use tomorrow, or one question that is meant',
    polite: true,
  },
  builtin: {
    shape: 'paragraphs',
    hashtags: 3,
    emoji: false,
    formats: {
      best: ['colleague', 'openThread', 'threeWords', 'customerQuestion', 'behindTheDesk'],
      also: ['beforeYouApply', 'factCard', 'poll', 'thankByName', 'slides'],
    },
  },
  source: 'https://www.linkedin.com/help/linkedin/answer/a528176',
} as const satisfies Writing
