import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, ...examples } = i18n('pinterest', {
  navigation: 'Pinterest Pins',
  about: 'A title and description that people find when they search.',
  hint: 'Say what it is and what it’s for: people search for these words. A Pin needs a picture.',
  // Topics to start from.
  example1: 'How to style a block-print saree',
  example2: 'Small balcony garden for beginners',
  example3: 'Eggless chocolate cake recipe',
})

/**
 * Pinterest: title and description of a Pin. Figures checked on 2026-12-01: its help says 500 characters, its programming interface takes 800,
 * so 500 fits wherever it is pasted. Pictures higher than 2:3 are cut off in feeds.
 */
export const pinterest = {
  id: 'pinterest',
  label: 'Pinterest',
  quota: 'hashtags',
  offered: { posts: 13, navigation: 13 },
  navigation: { label: navigation, icon: 'pin' },
  further: true,
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 500, unit: 'utf16' },
  bestWords: { min: 20, max: 65 },
  postTitle: { max: 100, unit: 'utf16' },
  hashtags: { min: 0, max: 3 },
  pictures: { formats: ['portrait', 'square'], most: 5, as: 'pictures' },
  preview: { look: { kind: 'pin' }, marks: ['hashtag'], title: 'headline' },
  // Its page takes no text.
  share: { app: 'Pinterest', url: 'https://www.pinterest.com/pin-builder/' },
} as const satisfies Platform

export const pinterestWriting = {
  prompt: {
    habits: 'In the words people search for: what it is, of what, for what.',
    ending: 'what one does with it',
  },
  builtin: {
    shape: 'thread',
    hashtags: 0,
    emoji: false,
    formats: { best: [], also: ['poster', 'thenAndNow', 'stepShot', 'slides', 'oneSheet', 'onTheTable'] },
  },
  source: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
} as const satisfies Writing
