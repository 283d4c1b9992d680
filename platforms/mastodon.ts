import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, ...examples } = i18n('mastodon', {
  navigation: 'Mastodon Posts',
  about: 'A post for a community that follows hashtags, or a thread.',
  hint: 'Tell people something, without tricks for replies. Add alt text to your picture.',
  // Topics to start from.
  example1: 'Our repair café is open on Saturday',
  example2: 'How we moved our shop to open-source software',
  example3: 'Looking for a second-hand loom near Pune',
})

/**
 * Mastodon. Figures checked on 2026-12-01: 500 characters unless a server allows more
 * (https://docs.joinmastodon.org/entities/Instance/#max_characters). There is no one address of new posts: Mastodon’s own page asks for the
 * server, in the browser and without storing the text (https://blog.joinmastodon.org/2026/03/a-new-share-button).
 */
export const mastodon = {
  id: 'mastodon',
  label: 'Mastodon',
  quota: 'tweets',
  offered: { posts: 10, navigation: 10 },
  navigation: { label: navigation, icon: 'megaphone' },
  further: true,
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 500, unit: 'fixedLinks' },
  bestWords: { min: 20, max: 65 },
  thread: true,
  hashtags: { min: 1, max: 4 },
  pictures: { formats: ['wide', 'square', 'portrait'], most: 4, as: 'pictures' },
  preview: { look: { kind: 'microblog' }, marks: ['link', 'hashtag', 'mention'], shortLinks: true, title: 'microblog' },
  share: { app: 'Mastodon', url: 'https://joinmastodon.org/', filled: { text: 'text', url: 'https://share.joinmastodon.org/#' } },
} as const satisfies Platform

export const mastodonWriting = {
  prompt: {
    habits: 'To a community that dislikes advertising: useful, plain, no bait for replies. CamelCase hashtags.',
    ending: 'where to find more, if anywhere',
  },
  builtin: {
    shape: 'paragraphs',
    hashtags: 3,
    emoji: false,
    formats: { best: [], also: ['plainWords', 'memories', 'localGroup', 'update', 'openThread', 'tools'] },
  },
  source: 'https://docs.joinmastodon.org/user/posting/',
} as const satisfies Writing
