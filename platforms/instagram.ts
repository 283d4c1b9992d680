import type { Platform } from './platform.ts'

/** Instagram: captions. Figures checked on 2026-11-21. */
export const instagram = {
  id: 'instagram',
  label: 'Instagram',
  quota: 'hashtags',
  offered: { posts: 3, titles: 3, descriptions: 2, hashtags: 1, navigation: 2 },
  navigation: { label: 'Insta Posts', icon: 'camera' },
  screen: {
    about: 'A caption that works beside the picture, with at most five hashtags.',
    hint: 'Say what the picture does not show: where it was, how it was made, who it is for.',
    examples: [
      'Behind the counter of our bakery at five in the morning',
      'A ceramic cup from clay to kiln',
      'Packing light for a week by the sea',
    ],
  },
  post: { max: 2_200, unit: 'utf16' },
  bestWords: { min: 20, max: 120 },
  fold: { post: 125, description: 125 },
  hashtags: { min: 3, max: 5 },
  hashtagSet: 5,
  prompt: {
    habits: 'A caption beside a picture: a first line that stops the thumb, then short lines with air between them, good enough to save.',
    ending: 'a light last line or an invitation that fits; a question only when the text has led up to it',
  },
  builtin: {
    hashtags: 5,
    emoji: true,
    formats: {
      best: [
        ...['plainPhoto', 'plainWords', 'handwrittenNote', 'quietPlace', 'oneThing', 'blackAndWhite'],
        ...['pinned'],
        ...['doorSign', 'behindTheDoor', 'lastLook', 'backAgain'],
        ...['workday', 'freePlace', 'beforeYouApply'],
        ...['teaser', 'turnedCamera', 'nextOne'],
        ...['twoColumns', 'poll'],
        ...['theMoment', 'thenAndNow'],
        ...['handwritten', 'lastSteps', 'commonQuestions', 'slides', 'visitor', 'twoVoices', 'passItOn'],
        ...['questionSticker', 'handsAndSound', 'oneObject'],
        ...['quiz', 'dayAround', 'onTheTable'],
      ],
      also: [
        ...['fewWords', 'album', 'memories'],
        ...['clearPhoto', 'map', 'closeUp', 'shareCard', 'update'],
        ...['colleague'],
        ...['threePeople'],
        ...['oneShotAStep', 'tryOneAnswer'],
        ...['neighbour', 'gettingReady'],
        ...['interview', 'oneSheet', 'overTheShoulder'],
        ...['threeWords', 'silentFilm', 'tools', 'walkAndTalk', 'againstTheClock', 'behindTheDesk'],
      ],
    },
  },
  preview: { look: { kind: 'photo' }, more: 'more', marks: ['hashtag', 'mention'], title: 'reel' },
  share: { app: 'Instagram', url: 'https://www.instagram.com/' },
  source: 'https://help.instagram.com/351460621611097',
} as const satisfies Platform
