import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, ...examples } = i18n('whatsapp', {
  navigation: 'WhatsApp Updates',
  about: 'A short update for your status or channel.',
  hint: 'One thing, and how to order. It fits a status, about 700 characters; a channel takes more.',
  // Topics to start from.
  example1: 'Fresh batch of pickles, order by Thursday',
  example2: 'We’re closed tomorrow',
  example3: 'Two places left in the Sunday class',
})

/**
 * WhatsApp: updates of a status and of a channel. A status takes 700 characters, which WhatsApp does not document; messages take the 4,096 of the
 * source. Figures checked on 2026-12-01.
 */
export const whatsapp = {
  id: 'whatsapp',
  label: 'WhatsApp',
  quota: 'hashtags',
  offered: { posts: 12, navigation: 12 },
  navigation: { label: navigation, icon: 'message' },
  further: true,
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 700, unit: 'utf16', approx: true },
  bestWords: { min: 10, max: 45 },
  hashtags: { min: 0, max: 0 },
  pictures: { formats: ['story', 'square'], most: 1, as: 'pictures' },
  preview: { look: { kind: 'message' }, marks: ['link'], title: 'headline' },
  share: { app: 'WhatsApp', url: 'https://web.whatsapp.com/', filled: { text: 'text', url: 'https://wa.me/' } },
} as const satisfies Platform

export const whatsappWriting = {
  prompt: {
    habits: 'To people who know you and have your number: short, warm, one thing only.',
    ending: 'the way to answer, in a few words',
    polite: true,
  },
  builtin: {
    shape: 'neighbours',
    hashtags: 0,
    emoji: true,
    formats: { best: [], also: ['clearPhoto', 'shareCard', 'pinned', 'doorSign', 'backAgain', 'passItOn', 'handwritten'] },
  },
  source: 'https://developers.facebook.com/docs/whatsapp/cloud-api/messages/text-messages',
} as const satisfies Writing
