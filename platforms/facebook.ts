import type { Platform } from './platform.ts'

/** Facebook. Figures checked on 2026-11-21. */
export const facebook = {
  id: 'facebook',
  label: 'Facebook',
  quota: 'hashtags',
  offered: { posts: 6, titles: 5, navigation: 6 },
  navigation: { label: 'Facebook Posts', icon: 'thumb' },
  screen: {
    about: 'A post for people who know you or your shop.',
    hint: 'Say what is on, for whom, and what to do next.',
    examples: ['Our shop opens on Sundays from May', 'A thank-you to the helpers at the village fair', 'New evening class in bookbinding'],
  },
  post: { max: 5_000, unit: 'utf16', soft: true },
  bestWords: { min: 30, max: 120 },
  fold: { post: 477 },
  hashtags: { min: 1, max: 3 },
  prompt: {
    habits: 'Read by neighbours and customers: warm, plain and complete; a notice or a guide is easy to scan.',
    ending: 'a natural, friendly last line; a question only when the text has led up to it and people really want to answer',
    polite: true,
  },
  builtin: {
    hashtags: 2,
    emoji: true,
    formats: {
      best: [
        ...['fewWords', 'album', 'letter', 'memories'],
        ...['clearPhoto', 'map', 'closeUp', 'shareCard', 'poster', 'localGroup', 'lastPlace', 'update'],
        ...['thankByName'],
      ],
      also: [
        ...['plainPhoto', 'plainWords', 'handwrittenNote', 'quietPlace', 'oneThing', 'blackAndWhite'],
        ...['pinned'],
        ...['doorSign', 'backAgain'],
        ...['freePlace'],
        ...['theMoment', 'thenAndNow'],
        ...['passItOn'],
        ...['questionSticker', 'openThread'],
        ...['onTheTable', 'customerQuestion'],
      ],
    },
  },
  preview: {
    look: {
      kind: 'feed',
      time: 'Just now',
      audience: { icon: 'earth', word: 'Public' },
      actions: [
        { icon: 'like', word: 'Like' },
        { icon: 'comment', word: 'Comment' },
        { icon: 'forward', word: 'Share' },
      ],
      wide: true,
    },
    more: 'See more',
    marks: ['link', 'hashtag'],
    title: 'video',
  },
  share: { app: 'Facebook', url: 'https://www.facebook.com/', linked: 'https://www.facebook.com/sharer/sharer.php?u=' },
  source: 'https://developers.facebook.com/docs/pages-api/posts',
} as const satisfies Platform
