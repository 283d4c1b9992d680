import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, more, ...examples } = i18n('youtube', {
  navigation: 'YT Community Posts',
  about: 'A community post that invites replies.',
  hint: 'Ask something viewers can answer in one line, or say what’s coming next.',
  // As the platform words it, in the preview.
  more: 'Read more',
  // Topics to start from.
  example1: 'Which recipe should I film next?',
  example2: 'New tutorial on Friday: edit a reel on your phone',
  example3: 'Thank you for 10,000 subscribers',
})

/** YouTube: posts in the community tab; titles, descriptions and tags of videos. Figures checked on 2026-11-21. */
export const youtube = {
  id: 'youtube',
  label: 'YouTube Community',
  name: 'YouTube',
  path: 'youtube-community',
  quota: 'youtube',
  offered: { posts: 4, carousels: 5, titles: 2, descriptions: 1, hashtags: 4, navigation: 3 },
  navigation: { label: navigation, icon: 'screen' },
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 1_500, unit: 'utf16', approx: true, soft: true },
  bestWords: { min: 15, max: 60 },
  description: { max: 5_000, unit: 'utf8' },
  forbidden: ['<', '>'],
  fold: { post: 288, title: 70, description: 150 },
  hashtags: { min: 0, max: 3 },
  descriptionHashtags: { min: 3, max: 5 },
  tags: { max: 500, unit: 'utf16' },
  shownHashtags: 3,
  // https://support.google.com/youtube/answer/9884579
  chapters: { first: 0, least: 3, seconds: 10 },
  pictures: { formats: ['square', 'wide'], most: 10, as: 'pictures' },
  preview: {
    look: { kind: 'channel' },
    more,
    marks: ['link', 'hashtag', 'mention'],
    title: 'search',
    descriptionBox: true,
  },
  share: { app: 'YouTube', url: 'https://www.youtube.com/' },
  upload: { app: 'YouTube', url: 'https://www.youtube.com/upload' },
} as const satisfies Platform

export const youtubeWriting = {
  prompt: {
    habits: 'To subscribers, between two videos: lively, personal, something to react to.',
    ending: 'one easy thing to answer',
    describes: 'YouTube videos',
  },
  builtin: {
    shape: 'poll',
    hashtags: 2,
    emoji: true,
    formats: {
      best: [
        'readComment',
        'threePeople',
        'withClock',
        'beginnerTries',
        'tryOneAnswer',
        'interview',
        'oneSheet',
        'screenRecording',
        'tools',
      ],
      also: [
        'letter',
        'nearMiss',
        'turnedCamera',
        'nextOne',
        'leftOut',
        'bothSides',
        'commonQuestions',
        'oneTake',
        'quiz',
        'outtakes',
        'dayAround',
      ],
    },
  },
  source: 'https://support.google.com/youtube/answer/57407',
} as const satisfies Writing
