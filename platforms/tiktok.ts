import { i18n } from '#contract/i18n.ts'
import type { Platform, Writing } from './platform.ts'

const { navigation, about, hint, more, ...examples } = i18n('tiktok', {
  navigation: 'TikTok Posts',
  about: 'A short-video caption with a strong first line.',
  hint: 'Say what happens in the video.',
  // As the platform words it, in the preview.
  more: 'more',
  // Topics to start from.
  example1: 'New reel: paneer tikka in 60 seconds',
  example2: 'Three ways to style one scarf',
  example3: 'Packing our first order to Canada',
})

/** TikTok: captions. Figures checked on 2026-11-21. */
export const tiktok = {
  id: 'tiktok',
  label: 'TikTok',
  quota: 'hashtags',
  offered: { posts: 5, carousels: 3, titles: 4, descriptions: 3, hashtags: 3, navigation: 4 },
  navigation: { label: navigation, icon: 'music' },
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 2_200, unit: 'utf16' },
  bestWords: { min: 8, max: 40 },
  fold: { post: 100, description: 100 },
  hashtags: { min: 3, max: 5 },
  hashtagSet: 5,
  pictures: { formats: ['story', 'portrait'], most: 35, as: 'pictures' },
  preview: {
    look: { kind: 'video' },
    more,
    marks: ['hashtag', 'mention'],
    boldMarks: true,
    title: 'clip',
  },
  share: { app: 'TikTok', url: 'https://www.tiktok.com/upload' },
} as const satisfies Platform

export const tiktokWriting = {
  prompt: {
    habits: 'A caption under a video: a few spoken lines that make one watch or smile.',
    ending: 'stop when it is said',
  },
  builtin: {
    shape: 'screen',
    hashtags: 5,
    emoji: true,
    formats: {
      best: [
        'nearMiss',
        'leftOut',
        'bothSides',
        'oneShotAStep',
        'stepShot',
        'neighbour',
        'gettingReady',
        'overTheShoulder',
        'oneTake',
        'silentFilm',
        'outtakes',
        'walkAndTalk',
        'againstTheClock',
      ],
      also: [
        'lastPlace',
        'behindTheDoor',
        'lastLook',
        'workday',
        'teaser',
        'readComment',
        'twoColumns',
        'withClock',
        'beginnerTries',
        'handwritten',
        'lastSteps',
        'visitor',
        'twoVoices',
        'handsAndSound',
        'oneObject',
        'screenRecording',
      ],
    },
  },
  source: 'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
} as const satisfies Writing
