import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, ...examples } = i18n('threads', {
  navigation: 'Threads Posts',
  about: 'A post that starts a conversation, or a thread.',
  hint: 'Say it as you’d say it to a friend. Offers and slogans get scrolled past.',
  // Topics to start from.
  example1: 'What nobody tells you about opening a café',
  example2: 'We’re baking mango cake this week',
  example3: 'Which of these two labels would you pick?',
})

/**
 * Threads. Figures checked on 2026-12-01: one topic tag a post, 2 to 20 pictures in a carousel. The address of new posts is that of
 * https://developers.facebook.com/docs/threads/threads-web-intents
 */
export const threads = {
  id: 'threads',
  label: 'Threads',
  quota: 'tweets',
  offered: { posts: 8, carousels: 6, navigation: 8 },
  navigation: { label: navigation, icon: 'loop' },
  further: true,
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 500, unit: 'emojiBytes' },
  bestWords: { min: 15, max: 60 },
  thread: true,
  hashtags: { min: 0, max: 1 },
  pictures: { formats: ['portrait', 'square', 'story', 'wide'], most: 20, as: 'pictures' },
  preview: { look: { kind: 'microblog' }, marks: ['link', 'hashtag', 'mention'], shortLinks: true, title: 'microblog' },
  share: { app: 'Threads', url: 'https://www.threads.com/intent/post', filled: { text: 'text' } },
} as const satisfies Platform

export const threadsWriting = {
  prompt: {
    habits: 'Spoken, as to a group of friends: a thought or a small scene, never marketing.',
    ending: 'a question you really have, or stop',
  },
  builtin: {
    shape: 'sentence',
    hashtags: 0,
    emoji: true,
    formats: { best: [], also: ['memories', 'theMoment', 'thenAndNow', 'openThread', 'oneObject', 'customerQuestion'] },
  },
  source: 'https://developers.facebook.com/docs/threads/posts',
} as const satisfies Writing
