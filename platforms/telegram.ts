import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, ...examples } = i18n('telegram', {
  navigation: 'Telegram Posts',
  about: 'A channel post with a strong first line and short paragraphs.',
  hint: 'The first line is what notifications show. With a picture, a post has up to 1,024 characters.',
  // Topics to start from.
  example1: 'New courses start on Monday',
  example2: 'Price list for the Diwali season',
  example3: 'Tonight’s live session: your questions',
})

/** Telegram: posts of channels. 4,096 characters, 1,024 under pictures, 10 of which are an album. Figures checked on 2026-12-01. */
export const telegram = {
  id: 'telegram',
  label: 'Telegram',
  quota: 'hashtags',
  offered: { posts: 11, carousels: 7, navigation: 11 },
  navigation: { label: navigation, icon: 'send' },
  further: true,
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 4_096, unit: 'utf16' },
  bestWords: { min: 30, max: 140 },
  hashtags: { min: 0, max: 2 },
  pictures: { formats: ['square', 'wide', 'portrait'], most: 10, as: 'pictures' },
  preview: { look: { kind: 'message' }, marks: ['link', 'hashtag', 'mention'], title: 'headline' },
  // Its page takes a text only with a link before it: https://core.telegram.org/widgets/share
  share: { app: 'Telegram', url: 'https://web.telegram.org/', linked: 'https://t.me/share/url?url=' },
} as const satisfies Platform

export const telegramWriting = {
  prompt: {
    habits: 'To subscribers: the first line is the news and stands alone; short, plain paragraphs follow.',
    ending: 'the link or contact, on its own line',
  },
  builtin: {
    shape: 'paragraphs',
    hashtags: 0,
    emoji: true,
    formats: { best: [], also: ['map', 'shareCard', 'update', 'poll', 'commonQuestions', 'passItOn', 'factCard', 'tools'] },
  },
  source: 'https://core.telegram.org/bots/api#sendmessage',
} as const satisfies Writing
