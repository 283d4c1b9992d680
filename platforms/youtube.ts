import type { Platform } from './platform.ts'

/** YouTube: posts in the community tab; titles, descriptions and tags of videos. Figures checked on 2026-11-21. */
export const youtube = {
  id: 'youtube',
  label: 'YouTube Community',
  name: 'YouTube',
  path: 'youtube-community',
  quota: 'youtube',
  offered: { posts: 4, titles: 2, descriptions: 1, hashtags: 4, navigation: 3 },
  navigation: { label: 'YT Community Posts', icon: 'screen' },
  screen: {
    about: 'A community post that your subscribers answer.',
    hint: 'Ask something that a viewer can answer in one line, or tell what comes next on the channel.',
    examples: ['Which repair should I film next?', 'A look at the new workshop', 'Thanks to everyone who sent in their garden photos'],
  },
  post: { max: 1_500, unit: 'utf16', approx: true, soft: true },
  bestWords: { min: 15, max: 60 },
  description: { max: 5_000, unit: 'utf8' },
  forbidden: ['<', '>'],
  fold: { post: 288, title: 70, description: 150 },
  hashtags: { min: 0, max: 3 },
  descriptionHashtags: { min: 3, max: 5 },
  tags: { max: 500, unit: 'utf16' },
  shownHashtags: 3,
  prompt: {
    habits: 'To subscribers, as a channel talks to them between two videos: lively, personal, something to react to.',
    ending: 'one easy and specific thing to answer that grows out of the text',
    describes: 'YouTube videos',
  },
  builtin: {
    hashtags: 2,
    emoji: true,
    formats: {
      best: [
        ...['readComment'],
        ...['threePeople'],
        ...['withClock', 'beginnerTries', 'tryOneAnswer'],
        ...['interview', 'oneSheet'],
        ...['screenRecording', 'tools'],
      ],
      also: [
        ...['letter'],
        ...['nearMiss', 'turnedCamera', 'nextOne', 'leftOut'],
        ...['bothSides'],
        ...['commonQuestions'],
        ...['oneTake'],
        ...['quiz', 'outtakes', 'dayAround'],
      ],
    },
  },
  preview: {
    look: { kind: 'channel' },
    more: 'Read more',
    marks: ['link', 'hashtag', 'mention'],
    title: 'search',
    descriptionBox: true,
  },
  share: { app: 'YouTube', url: 'https://www.youtube.com/' },
  upload: { app: 'YouTube', url: 'https://www.youtube.com/upload' },
  source: 'https://support.google.com/youtube/answer/57407',
} as const satisfies Platform
