import type { PostLength, PostPlatform, Tone } from '#contract/options.ts'
import type { FrameworkId, Register, Voice } from '#writer/languages/grammar-book.ts'

/** One thing a text does after its first line. */
export type MoveId =
  | 'body'
  | 'reasoning'
  | 'contrast'
  | 'bridge'
  | 'lesson'
  | 'items'
  | 'mistake'
  | 'myth'
  | 'objection'
  | 'moment'
  | 'win'
  | 'exercise'
  | 'tool'
  | 'answer'
  | 'asking'
  | 'explained'
  | 'news'
  | 'quiet'

/** What the first line of each framework promises; without it the framework does not stand. */
export const promised: Readonly<Record<FrameworkId, readonly MoveId[]>> = {
  talk: [],
  lesson: ['lesson'],
  mistake: ['mistake'],
  list: ['items'],
  myth: ['myth'],
  objection: ['objection'],
  moment: ['moment'],
  exercise: ['exercise'],
  contrast: ['contrast'],
  question: ['answer'],
  news: [],
  quiet: [],
}

/** What is known of a topic before a word is written. */
export interface Footing {
  readonly voice: Voice
  /** The material is of the topic's own field. */
  readonly known: boolean
  /** A subject to think about: its field has things to say and no steps to give. */
  readonly reflective: boolean
  /** Somebody suffers: no play, no drill. */
  readonly grave: boolean
  /** The person asked for views, not for a way to do something. */
  readonly opinion: boolean
}

/** The register of a text: what a field knows is practice, whoever it belongs to; news is always a story. */
export function registerOf(id: FrameworkId, { voice, known, reflective, opinion }: Footing): Register {
  if (id === 'news' || id === 'quiet') return 'story'
  if (opinion) return 'view'
  if (voice === 'activity' || (known && !reflective)) return 'practice'
  return voice === 'own' ? 'story' : 'view'
}

/**
 * What follows while there is room, over and over. A known field speaks for itself: at least two thirds of what follows
 * is its own, a thought to a paragraph. Lines of the book carry what nobody has material on.
 */
const following: Readonly<Record<Register, Readonly<Record<'known' | 'unknown', readonly MoveId[]>>>> = {
  practice: {
    known: ['lesson', 'mistake', 'win', 'lesson', 'exercise', 'lesson', 'moment', 'mistake', 'myth', 'tool', 'body', 'lesson'],
    unknown: ['lesson', 'body', 'mistake', 'bridge', 'lesson', 'win', 'body', 'exercise', 'lesson', 'contrast', 'body'],
  },
  view: {
    known: ['moment', 'lesson', 'myth', 'body', 'objection', 'lesson', 'win', 'body', 'lesson'],
    unknown: ['body', 'contrast', 'body', 'bridge', 'body', 'body', 'lesson', 'body', 'body'],
  },
  story: {
    known: ['body', 'moment', 'body', 'contrast', 'body', 'body'],
    unknown: ['body', 'body', 'contrast', 'bridge', 'body', 'body', 'body'],
  },
}

const afterNews: readonly MoveId[] = ['news', 'body', 'body', 'contrast', 'news', 'body', 'body', 'news', 'body', 'body', 'body', 'body']

/** What stands after the first line and what it promised. Who asked for views gets no steps; what went wrong gets no cheerful lines. */
export function followingMoves(id: FrameworkId, { register, known, explained, sober }: Following): readonly MoveId[] {
  if (id === 'news') return sober ? ['news'] : afterNews
  if (id === 'quiet') return ['quiet']
  if (explained && id === 'question') return ['explained']
  const usual = following[register][known ? 'known' : 'unknown']
  if (id !== 'question') return explained ? ['answer', ...usual] : usual
  return register === 'view' ? ['asking'] : usual
}

interface Following {
  readonly register: Register
  readonly known: boolean
  /** What the topic asks for is explained in the text. */
  readonly explained: boolean
  /** News that is not good news: nothing but what is said of such news. */
  readonly sober: boolean
}

/** Moves that wear off: how often one text may make them. */
export const atMost: Readonly<Partial<Record<MoveId, number>>> = {
  bridge: 1,
  contrast: 1,
  exercise: 1,
  moment: 1,
  myth: 1,
  objection: 1,
  tool: 1,
  win: 2,
  answer: 1,
}

/** How readily each platform takes a framework; 1 where nothing stands. */
const onPlatform: Readonly<Record<PostPlatform, Partial<Record<FrameworkId, number>>>> = {
  twitter: { lesson: 3, myth: 2, contrast: 2, talk: 2, list: 1.5, mistake: 2 },
  linkedin: { lesson: 3, mistake: 2, list: 2, contrast: 2, objection: 1.5 },
  instagram: { moment: 3, list: 2, exercise: 2, talk: 1.5 },
  youtube: { talk: 2, myth: 2, exercise: 1.5, objection: 1.5 },
  tiktok: { mistake: 2, exercise: 2, myth: 2, lesson: 2 },
  facebook: { moment: 2.5, talk: 2, objection: 1.5, contrast: 1.5 },
  reddit: { talk: 2, mistake: 2, contrast: 1.5, objection: 2, list: 0.5, exercise: 0.5 },
}

const inTone: Readonly<Record<Tone, Partial<Record<FrameworkId, number>>>> = {
  casual: { talk: 2 },
  conversational: { talk: 2, objection: 1.5 },
  professional: { lesson: 2, list: 1.5, mistake: 1.5 },
  formal: { lesson: 2, list: 1.5, moment: 0.5 },
  persuasive: { objection: 2.5, exercise: 2 },
  humorous: { talk: 3, mistake: 1.5, contrast: 1.5 },
  entertaining: { talk: 2.5, moment: 2, contrast: 1.5 },
  inspirational: { talk: 2, moment: 2, exercise: 1.5 },
  educational: { lesson: 2.5, list: 2, myth: 2, mistake: 2, talk: 0.5 },
  excited: { talk: 2, moment: 1.5, exercise: 1.5 },
}

const atLength: Readonly<Record<PostLength, Partial<Record<FrameworkId, number>>>> = {
  short: { lesson: 6, talk: 1.5, list: 0, myth: 0, objection: 0.3, exercise: 0.3, moment: 0.5, mistake: 0.3, contrast: 0.5 },
  medium: { list: 0.6 },
  standard: { list: 1.3 },
  long: { list: 1.2 },
}

const never = { lesson: 0, mistake: 0, myth: 0, objection: 0, exercise: 0, moment: 0 }
/** Without a known field there is advice for something to do, and conversation about everything else. */
const unknownField: Readonly<Record<Voice, Partial<Record<FrameworkId, number>>>> = {
  activity: { myth: 0.7, objection: 0.7 },
  thing: { ...never, talk: 3, contrast: 2, list: 0 },
  opaque: { ...never, talk: 3, contrast: 2, list: 0 },
  own: { ...never, talk: 3, contrast: 2, list: 0.3 },
}
const ownOfKnownField: Partial<Record<FrameworkId, number>> = { talk: 2, mistake: 0.5, myth: 0.3, objection: 0.3, exercise: 0.5 }
const aboutReflection: Partial<Record<FrameworkId, number>> = { lesson: 0, mistake: 0, list: 0, exercise: 0, talk: 2 }
const aboutGrave: Partial<Record<FrameworkId, number>> = {
  lesson: 2,
  mistake: 0,
  myth: 0,
  objection: 0,
  exercise: 0,
  contrast: 0,
  list: 0.3,
}

export interface Occasion extends Footing {
  readonly platform: PostPlatform
  readonly tone: Tone
  readonly length: PostLength
}

/** How much a framework suits the occasion; 0 is never. */
export const suits = (id: FrameworkId, occasion: Occasion): number =>
  (onPlatform[occasion.platform][id] ?? 1) *
  (inTone[occasion.tone][id] ?? 1) *
  (atLength[occasion.length][id] ?? 1) *
  (onFooting(id, occasion) ?? 1)

function onFooting(id: FrameworkId, { voice, known, reflective, grave }: Footing): number | undefined {
  if (grave) return aboutGrave[id]
  if (!known) return unknownField[voice][id]
  // A field has more to say of a thing than two sentences that suit anything.
  if (voice === 'thing' && id === 'contrast') return 0
  return reflective ? aboutReflection[id] : voice === 'own' ? ownOfKnownField[id] : 1
}
