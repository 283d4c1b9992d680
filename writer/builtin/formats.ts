import { newsOccasions, type Occasion } from '#contract/occasions.ts'
import type { IdeaCategory, PostPlatform } from '#contract/options.ts'
import { type NamedFormat, platformWriting } from '#platforms/index.server.ts'
import { platforms } from '#platforms/index.ts'

/**
 * A content format that works without knowing any facts. Its text is in `phrases/<language>.yaml` under `ideas`; the files in `platforms/`
 * list the formats that suit them.
 */
export interface Format {
  readonly for: readonly Occasion[]
  /** The idea category that it belongs to; absent when it suits every category. */
  readonly category?: Exclude<IdeaCategory, 'any'>
}

const announce = newsOccasions.filter((occasion) => occasion !== 'help')
const visit: readonly Occasion[] = ['offer', 'event', 'hours', 'hiring', 'help']
const making: readonly Occasion[] = ['offer', 'event', 'launch', 'video', 'tips', 'mine', 'glad', 'other']
const talk: readonly Occasion[] = ['question', 'opinion', 'tips', 'mine', 'other']
const debate: readonly Occasion[] = ['question', 'opinion']
const doing: readonly Occasion[] = ['tips', 'mine']
const lively: readonly Occasion[] = [...announce, 'video', 'glad', ...talk]
const all: readonly Occasion[] = [...lively, 'help']

/** All formats, in the order in which they are offered. */
export const formats = {
  // Sensitive occasions use only these formats.
  plainPhoto: { for: ['sad'] },
  plainWords: { for: ['sad', 'missing', 'hours'] },
  handwrittenNote: { for: ['sad'] },
  fewWords: { for: ['sad', 'missing'] },
  album: { for: ['sad'] },
  quietPlace: { for: ['sad'] },
  oneThing: { for: ['sad'] },
  letter: { for: ['sad'] },
  memories: { for: ['sad'] },
  blackAndWhite: { for: ['sad'] },
  clearPhoto: { for: ['missing'] },
  map: { for: ['missing'] },
  closeUp: { for: ['missing'] },
  shareCard: { for: ['missing'] },
  poster: { for: ['missing'] },
  localGroup: { for: ['missing'] },
  lastPlace: { for: ['missing'] },
  pinned: { for: ['missing'] },
  update: { for: ['missing'] },
  doorSign: { for: ['hours'] },
  behindTheDoor: { for: ['hours'] },
  lastLook: { for: ['hours'] },
  backAgain: { for: ['hours'] },
  workday: { for: ['hiring'] },
  colleague: { for: ['hiring'] },
  freePlace: { for: ['hiring'] },
  beforeYouApply: { for: ['hiring'] },
  teaser: { for: ['video'] },
  nearMiss: { for: ['video'] },
  readComment: { for: ['video', 'opinion'] },
  turnedCamera: { for: ['video'] },
  nextOne: { for: ['video'] },
  leftOut: { for: ['video'] },
  twoColumns: { for: debate },
  bothSides: { for: debate },
  threePeople: { for: ['question', 'opinion', 'tips', 'other'] },
  poll: { for: ['question', 'opinion', 'tips', 'other', 'mine'] },
  oneShotAStep: { for: doing },
  withClock: { for: doing },
  beginnerTries: { for: doing },
  tryOneAnswer: { for: ['tips', 'question'] },
  stepShot: { for: doing },
  theMoment: { for: ['glad'] },
  thankByName: { for: ['glad'] },
  thenAndNow: { for: ['glad', 'mine'] },
  // For announcements of all kinds.
  handwritten: { for: [...announce, 'help'] },
  neighbour: { for: [...announce, 'glad', 'help'] },
  lastSteps: { for: visit },
  commonQuestions: { for: announce },
  gettingReady: { for: ['event', 'launch', 'hours', 'offer'] },
  slides: { for: [...announce, 'video'] },
  visitor: { for: visit },
  twoVoices: { for: [...announce, 'glad'] },
  passItOn: { for: [...announce, 'help'] },
  factCard: { for: [...announce, 'opinion', 'glad'] },
  // For almost everything.
  questionSticker: { for: lively },
  handsAndSound: { for: making },
  interview: { for: [...talk, 'news', 'hours'] },
  oneSheet: { for: [...talk, 'video', 'news', 'launch'] },
  oneObject: { for: [...talk, 'glad', 'launch'] },
  overTheShoulder: { for: all },
  openThread: { for: lively },
  oneTake: { for: [...talk, 'glad', 'video'] },
  // For one category.
  quiz: { for: lively, category: 'education' },
  threeWords: { for: lively, category: 'education' },
  silentFilm: { for: all, category: 'entertainment' },
  outtakes: { for: all, category: 'entertainment' },
  dayAround: { for: all, category: 'lifestyle' },
  onTheTable: { for: lively, category: 'lifestyle' },
  screenRecording: { for: all, category: 'tech' },
  tools: { for: lively, category: 'tech' },
  walkAndTalk: { for: all, category: 'fitness' },
  againstTheClock: { for: lively, category: 'fitness' },
  customerQuestion: { for: lively, category: 'business' },
  behindTheDesk: { for: all, category: 'business' },
} as const satisfies Readonly<Record<NamedFormat, Format>>
export type FormatId = keyof typeof formats
export const formatIds = Object.keys(formats) as [FormatId, ...FormatId[]]

/** The platforms that a format suits, the most suitable first. */
export const platformsOf = (format: FormatId): PostPlatform[] => {
  const suited = (which: 'best' | 'also') =>
    Object.values(platforms).flatMap(({ id }) => (platformWriting[id].builtin.formats[which].includes(format) ? [id] : []))
  return [...suited('best'), ...suited('also')]
}
