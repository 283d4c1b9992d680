import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, ...examples } = i18n('bluesky', {
  navigation: 'Bluesky Posts',
  about: 'A post of up to 300 characters, or a thread.',
  hint: 'Dry and specific does well here. Leave out the sales talk.',
  // Topics to start from.
  example1: 'Our bookshop cat has learned to open the door',
  example2: 'New zine: walks without a phone',
  example3: 'The open-source tool we use every day',
})

/** Bluesky: 300 characters as people see them, in at most 3,000 bytes, and links count in full. Figures checked on 2026-12-01. */
export const bluesky = {
  id: 'bluesky',
  label: 'Bluesky',
  quota: 'tweets',
  offered: { posts: 9, navigation: 9 },
  navigation: { label: navigation, icon: 'cloud' },
  further: true,
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 300, unit: 'graphemes' },
  bestWords: { min: 12, max: 40 },
  thread: true,
  hashtags: { min: 0, max: 2 },
  // https://docs.bsky.app/docs/advanced-guides/posts#images-embeds
  pictures: { formats: ['square', 'portrait', 'wide'], most: 4, as: 'pictures' },
  preview: { look: { kind: 'microblog' }, marks: ['link', 'hashtag', 'mention'], shortLinks: true, title: 'microblog' },
  // https://docs.bsky.app/docs/advanced-guides/intent-links
  share: { app: 'Bluesky', url: 'https://bsky.app/intent/compose', filled: { text: 'text' } },
} as const satisfies Platform

export const blueskyWriting = {
  prompt: {
    habits: 'Dry, human, exact: one person thinking aloud, without sales talk.',
    ending: 'stop when the point is made',
  },
  builtin: {
    shape: 'sentence',
    hashtags: 0,
    emoji: false,
    formats: { best: [], also: ['memories', 'threeWords', 'openThread', 'oneObject', 'tools'] },
  },
  source: 'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
} as const satisfies Writing
