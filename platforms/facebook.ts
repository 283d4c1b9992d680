import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, time, audience, like, comment, share, more, ...examples } = i18n('facebook', {
  navigation: 'Facebook Posts',
  about: 'A post for people who know you or your shop.',
  hint: 'Say what’s on, who it’s for and what to do next.',
  // As the platform words it, in the preview.
  time: 'Just now',
  audience: 'Public',
  like: 'Like',
  comment: 'Comment',
  share: 'Share',
  more: 'See more',
  // Topics to start from.
  example1: 'We open in Koregaon Park this Saturday',
  example2: 'Closed on Monday for Republic Day',
  example3: '20% off for our first 100 customers',
})

/** Facebook. Figures checked on 2026-11-21. */
export const facebook = {
  id: 'facebook',
  label: 'Facebook',
  quota: 'hashtags',
  offered: { posts: 6, carousels: 4, titles: 5, navigation: 6 },
  navigation: { label: navigation, icon: 'thumb' },
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 5_000, unit: 'utf16', soft: true },
  bestWords: { min: 30, max: 120 },
  fold: { post: 477 },
  hashtags: { min: 0, max: 3 },
  pictures: { formats: ['portrait', 'square', 'wide', 'story'], most: 10, as: 'pictures' },
  preview: {
    look: {
      kind: 'feed',
      time,
      audience: { icon: 'earth', word: audience },
      actions: [
        { icon: 'like', word: like },
        { icon: 'comment', word: comment },
        { icon: 'forward', word: share },
      ],
      wide: true,
    },
    more,
    marks: ['link', 'hashtag'],
    title: 'video',
  },
  share: { app: 'Facebook', url: 'https://www.facebook.com/', linked: 'https://www.facebook.com/sharer/sharer.php?u=' },
} as const satisfies Platform

export const facebookWriting = {
  prompt: {
    habits: 'Read by neighbours and customers: warm, complete, easy to scan.',
    ending: 'a friendly last line, or a question that neighbours really want to answer',
    polite: true,
  },
  builtin: {
    shape: 'neighbours',
    hashtags: 2,
    emoji: true,
    formats: {
      best: [
        'fewWords',
        'album',
        'letter',
        'memories',
        'clearPhoto',
        'map',
        'closeUp',
        'shareCard',
        'poster',
        'localGroup',
        'lastPlace',
        'update',
        'thankByName',
      ],
      also: [
        'plainPhoto',
        'plainWords',
        'handwrittenNote',
        'quietPlace',
        'oneThing',
        'blackAndWhite',
        'pinned',
        'doorSign',
        'backAgain',
        'freePlace',
        'theMoment',
        'thenAndNow',
        'passItOn',
        'questionSticker',
        'openThread',
        'onTheTable',
        'customerQuestion',
      ],
    },
  },
  source: 'https://developers.facebook.com/docs/pages-api/posts',
} as const satisfies Writing
