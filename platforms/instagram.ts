import { i18n } from '#contract/i18n.ts'
import type { Platform } from './platform.ts'

const { navigation, about, hint, more, ...examples } = i18n('instagram', {
  navigation: 'Insta Posts',
  about: 'A caption for your photo or reel, with up to five hashtags.',
  hint: 'Add what the picture doesn’t show: where, how, or who it’s for.',
  // As the platform words it, in the preview.
  more: 'more',
  // Topics to start from.
  example1: 'Diwali sale: 20% off all sarees',
  example2: 'Behind the scenes: how we make our soap',
  example3: 'Our new menu is here',
})

/** Instagram: captions. Figures checked on 2026-11-21. */
export const instagram = {
  id: 'instagram',
  label: 'Instagram',
  quota: 'hashtags',
  offered: { posts: 3, titles: 3, descriptions: 2, hashtags: 1, navigation: 2 },
  navigation: { label: navigation, icon: 'camera' },
  screen: { about, hint, examples: Object.values(examples) },
  post: { max: 2_200, unit: 'utf16' },
  bestWords: { min: 20, max: 120 },
  fold: { post: 125, description: 125 },
  hashtags: { min: 3, max: 5 },
  hashtagSet: 5,
  prompt: {
    habits: 'A caption beside a picture, with air between its lines.',
    ending: 'a light last line or an invitation that fits',
  },
  builtin: {
    shape: 'icons',
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
        ...['oneShotAStep', 'stepShot', 'tryOneAnswer'],
        ...['neighbour', 'gettingReady'],
        ...['interview', 'oneSheet', 'overTheShoulder'],
        ...['threeWords', 'silentFilm', 'tools', 'walkAndTalk', 'againstTheClock', 'behindTheDesk'],
      ],
    },
  },
  preview: { look: { kind: 'photo' }, more, marks: ['hashtag', 'mention'], title: 'reel' },
  share: { app: 'Instagram', url: 'https://www.instagram.com/' },
  source: 'https://help.instagram.com/351460621611097',
} as const satisfies Platform
