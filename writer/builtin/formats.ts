import { newsOccasions, type Occasion } from '#contract/occasions.ts'
import type { IdeaCategory, PostPlatform } from '#contract/options.ts'

/** An idea that anybody can film or write this week, without knowing a fact. Its words are in `phrases/<language>.yaml`, under `ideas`. */
export interface Format {
  readonly for: readonly Occasion[]
  readonly platforms: readonly [PostPlatform, ...PostPlatform[]]
  /** The category that asks for it first; absent where it suits all of them. */
  readonly category?: Exclude<IdeaCategory, 'any'>
}

const announce = newsOccasions.filter((occasion) => occasion !== 'closed')
const visit: readonly Occasion[] = ['offer', 'opening', 'event', 'hours', 'hiring']
const making: readonly Occasion[] = ['offer', 'opening', 'event', 'launch', 'video', 'tips', 'mine', 'subject', 'glad', 'other']
const talk: readonly Occasion[] = ['question', 'opinion', 'tips', 'mine', 'subject', 'other']
const debate: readonly Occasion[] = ['question', 'opinion']
const doing: readonly Occasion[] = ['tips', 'mine']
const lively: readonly Occasion[] = [...announce, 'video', 'glad', ...talk]
const all: readonly Occasion[] = [...lively, 'closed']

const clip = ['instagram', 'tiktok'] as const
const long = ['youtube', 'instagram'] as const
const written = ['linkedin', 'facebook'] as const

/** Every format, in the order in which an occasion is offered them. */
export const formats = {
  // Quiet occasions first: they have formats of their own and no others.
  plainPhoto: { for: ['sad'], platforms: ['instagram', 'facebook'] },
  plainWords: { for: ['sad', 'missing', 'closed'], platforms: ['instagram', 'facebook'] },
  handwrittenNote: { for: ['sad'], platforms: ['instagram', 'facebook'] },
  fewWords: { for: ['sad', 'missing'], platforms: ['facebook', 'instagram'] },
  album: { for: ['sad'], platforms: ['facebook', 'instagram'] },
  quietPlace: { for: ['sad'], platforms: ['instagram', 'facebook'] },
  oneThing: { for: ['sad'], platforms: ['instagram', 'facebook'] },
  letter: { for: ['sad'], platforms: ['facebook', 'youtube'] },
  memories: { for: ['sad'], platforms: ['facebook', 'instagram'] },
  blackAndWhite: { for: ['sad'], platforms: ['instagram', 'facebook'] },
  clearPhoto: { for: ['missing'], platforms: ['facebook', 'instagram'] },
  map: { for: ['missing'], platforms: ['facebook', 'instagram'] },
  closeUp: { for: ['missing'], platforms: ['facebook', 'instagram'] },
  shareCard: { for: ['missing'], platforms: ['facebook', 'instagram'] },
  poster: { for: ['missing'], platforms: ['facebook', 'twitter'] },
  localGroup: { for: ['missing'], platforms: ['facebook', 'reddit'] },
  lastPlace: { for: ['missing'], platforms: ['facebook', 'tiktok'] },
  pinned: { for: ['missing'], platforms: ['instagram', 'facebook'] },
  update: { for: ['missing'], platforms: ['facebook', 'instagram'] },
  // Closed for a while.
  doorSign: { for: ['closed'], platforms: ['instagram', 'facebook'] },
  behindTheDoor: { for: ['closed'], platforms: clip },
  lastLook: { for: ['closed'], platforms: clip },
  backAgain: { for: ['closed'], platforms: ['instagram', 'facebook'] },
  // Hiring.
  workday: { for: ['hiring'], platforms: clip },
  colleague: { for: ['hiring'], platforms: ['linkedin', 'instagram'] },
  freePlace: { for: ['hiring'], platforms: ['instagram', 'facebook'] },
  beforeYouApply: { for: ['hiring'], platforms: ['instagram', 'linkedin'] },
  // A new video or article.
  teaser: { for: ['video'], platforms: clip },
  nearMiss: { for: ['video'], platforms: ['tiktok', 'youtube'] },
  readComment: { for: ['video', 'opinion'], platforms: ['youtube', 'tiktok'] },
  turnedCamera: { for: ['video'], platforms: ['instagram', 'youtube'] },
  nextOne: { for: ['video'], platforms: ['instagram', 'youtube'] },
  leftOut: { for: ['video'], platforms: ['tiktok', 'youtube'] },
  // Questions and opinions.
  twoColumns: { for: debate, platforms: clip },
  bothSides: { for: debate, platforms: ['tiktok', 'youtube'] },
  threePeople: { for: ['question', 'opinion', 'tips', 'subject', 'other'], platforms: long },
  poll: { for: ['question', 'opinion', 'tips', 'subject', 'other', 'mine'], platforms: ['instagram', 'linkedin'] },
  // How something is done.
  oneShotAStep: { for: doing, platforms: ['tiktok', 'instagram'] },
  withClock: { for: doing, platforms: ['youtube', 'tiktok'] },
  beginnerTries: { for: doing, platforms: ['youtube', 'tiktok'] },
  tryOneAnswer: { for: ['tips', 'question'], platforms: ['youtube', 'instagram'] },
  // Good news.
  theMoment: { for: ['glad'], platforms: ['instagram', 'facebook'] },
  thankByName: { for: ['glad'], platforms: ['facebook', 'linkedin'] },
  thenAndNow: { for: ['glad', 'subject', 'mine'], platforms: ['instagram', 'facebook'] },
  // For announcements of all kinds.
  handwritten: { for: [...announce, 'closed'], platforms: clip },
  neighbour: { for: [...announce, 'glad', 'closed'], platforms: ['tiktok', 'instagram'] },
  lastSteps: { for: visit, platforms: clip },
  commonQuestions: { for: announce, platforms: ['instagram', 'youtube'] },
  gettingReady: { for: ['opening', 'event', 'launch', 'hours', 'closed', 'offer'], platforms: ['tiktok', 'instagram'] },
  slides: { for: [...announce, 'video'], platforms: ['instagram', 'linkedin'] },
  visitor: { for: visit, platforms: clip },
  twoVoices: { for: [...announce, 'glad'], platforms: ['instagram', 'tiktok'] },
  passItOn: { for: [...announce, 'closed'], platforms: ['instagram', 'facebook'] },
  // For almost everything.
  questionSticker: { for: lively, platforms: ['instagram', 'facebook'] },
  handsAndSound: { for: making, platforms: clip },
  interview: { for: [...talk, 'news', 'hours'], platforms: long },
  oneSheet: { for: [...talk, 'video', 'news', 'launch'], platforms: long },
  oneObject: { for: [...talk, 'glad', 'launch'], platforms: clip },
  overTheShoulder: { for: all, platforms: ['tiktok', 'instagram'] },
  openThread: { for: lively, platforms: written },
  oneTake: { for: [...talk, 'glad', 'video'], platforms: ['tiktok', 'youtube'] },
  // What a category asks for.
  quiz: { for: lively, platforms: ['instagram', 'youtube'], category: 'education' },
  threeWords: { for: lively, platforms: ['linkedin', 'instagram'], category: 'education' },
  silentFilm: { for: all, platforms: ['tiktok', 'instagram'], category: 'entertainment' },
  outtakes: { for: all, platforms: ['tiktok', 'youtube'], category: 'entertainment' },
  dayAround: { for: all, platforms: ['instagram', 'youtube'], category: 'lifestyle' },
  onTheTable: { for: lively, platforms: ['instagram', 'facebook'], category: 'lifestyle' },
  screenRecording: { for: all, platforms: ['youtube', 'tiktok'], category: 'tech' },
  tools: { for: lively, platforms: ['youtube', 'instagram'], category: 'tech' },
  walkAndTalk: { for: all, platforms: ['tiktok', 'instagram'], category: 'fitness' },
  againstTheClock: { for: lively, platforms: ['tiktok', 'instagram'], category: 'fitness' },
  customerQuestion: { for: lively, platforms: ['linkedin', 'facebook'], category: 'business' },
  behindTheDesk: { for: all, platforms: ['linkedin', 'instagram'], category: 'business' },
} as const satisfies Readonly<Record<string, Format>>
export type FormatId = keyof typeof formats
export const formatIds = Object.keys(formats) as [FormatId, ...FormatId[]]
