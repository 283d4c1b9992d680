import type { Tone } from '#contract/options.ts'
import type { TopicForm } from '#writer/topic/topic.ts'

/** From which side a title looks at its topic. One request never shows the same side twice while others are left. */
export const angles = ['how-to', 'mistake', 'contrast', 'question', 'curiosity', 'beginner', 'story'] as const
export type Angle = (typeof angles)[number]

/**
 * Titles in sentence case. `{topic}` and `{Topic}` are the topic in the middle and at the start, `{core}` and `{Core}` the same without
 * its audience, `{is}`, `{does}`, `{it}` and `{s}` agree with it.
 */
type Titles = Readonly<Record<Angle, readonly string[]>>

const aboutAnything: Titles = {
  'how-to': ['{Topic}, step by step', 'A plain introduction to {topic}', '{Topic}: where to begin'],
  mistake: ['What goes wrong with {topic}', '{Topic}: the easy mistakes', 'Before you start with {topic}, watch this'],
  contrast: ['{Topic}: what people say and what I see', '{Topic}: the idea and the reality', '{Topic}, before and after'],
  question: [
    'What is there to know about {topic}?',
    'Questions about {topic}, answered plainly',
    'What do you want to know about {topic}?',
  ],
  curiosity: ['The quiet side of {topic}', 'A closer look at {topic}', 'The part of {topic} that gets skipped'],
  beginner: ['New to {topic}? Start here', '{Topic}: a first look', 'A first look at {topic}, without the jargon'],
  story: ['An honest word about {topic}', 'A few minutes with {topic}', '{Topic}, from the beginning'],
}

const aboutActivities: Titles = {
  'how-to': ['How to start {topic}', '{Topic}, without the guesswork', 'How to get better at {topic}', '{Topic}: a calm way in'],
  mistake: [
    'The easy mistake to make when {topic}',
    '{Topic}? Avoid this first',
    'What slows you down when {topic}',
    'Stop doing this when {topic}',
  ],
  contrast: ['{Topic}: expectation and reality', '{Topic}, the slow way', '{Topic}: the first try and the fifth'],
  question: ['Is {topic} worth it?', 'What does {topic} really take?', 'Why does {topic} feel so hard at first?'],
  curiosity: ['The part of {topic} that happens before you begin', 'What {topic} teaches you', 'The quiet side of {topic}'],
  beginner: ['{Core} for complete beginners', 'Your first try at {core}', 'New to {core}? Start here'],
  story: ['Come along: {topic} from start to finish', '{Topic}, as it really goes', '{Topic}: notes from the first days'],
}

const aboutThings: Titles = {
  'how-to': ['Making sense of {topic}', '{Topic}, explained simply', 'How to talk about {topic}'],
  mistake: ['What people get wrong about {topic}', '{Topic}: a common misunderstanding', 'The wrong way to look at {topic}'],
  contrast: ['{Topic}: the picture and the reality', '{Topic}, seen from two sides', '{Topic}: what changed and what stayed'],
  question: ['Why {does} {topic} matter?', 'What {is} {topic} really about?', 'Is it time to rethink {topic}?'],
  curiosity: ['The story behind {topic}', 'What nobody mentions about {topic}', '{Topic}: the details worth noticing'],
  beginner: ['{Core}: a first look', '{Core} in plain words', 'New to {core}? Start here'],
  story: ['My notes on {topic}', 'What {topic} taught me', 'Behind the scenes: {topic}'],
}

const aboutOnesOwn: Titles = {
  ...aboutThings,
  'how-to': ['Inside {topic}', 'How {topic} came about', 'A tour of {topic}'],
  question: ['What would you ask about {topic}?', 'What should come next for {topic}?', 'Can I show you {topic}?'],
  mistake: ['What I would do differently with {topic}', '{Topic}: what did not work', 'The hard part of {topic}'],
  beginner: ['Meet {topic}', 'An introduction to {topic}', 'First things first: {topic}'],
}

/** The person's own thing ("our new bakery") is introduced, not explained. */
export const titlesFor = (form: TopicForm, own: boolean): Titles => {
  if (form === 'activity') return aboutActivities
  if (form === 'opaque') return aboutAnything
  return own ? aboutOnesOwn : aboutThings
}

/** Titles that only this tone would choose, of anything and of something one does. */
interface ToneTitles {
  readonly anything: readonly string[]
  readonly doing: readonly string[]
}

export const titlesByTone: Readonly<Record<Tone, ToneTitles>> = {
  casual: {
    anything: ["Let's talk about {topic}", '{Topic}, no fuss', 'So, {topic}: here is what I know'],
    doing: ['{Topic} on an ordinary Sunday', 'Okay, {topic}: here is what helps', '{Topic}, but make it easy'],
  },
  professional: {
    anything: ['{Topic}: a practical overview', 'A working knowledge of {topic}', '{Topic}: what to know first'],
    doing: ['{Topic}: a practical guide', '{Topic}: what to do first', '{Topic}, done properly'],
  },
  formal: {
    anything: ['An introduction to {topic}', 'Considerations on {topic}', '{Topic}: a brief account'],
    doing: ['{Topic}: principles and practice', 'The proper approach to {topic}', '{Topic}: a methodical introduction'],
  },
  conversational: {
    anything: ['Can we talk about {topic}?', 'You asked about {topic}', 'A chat about {topic}'],
    doing: ['Have you thought about {topic}?', 'What is stopping you from {topic}?', 'Talk to me about {topic}'],
  },
  persuasive: {
    anything: ['Look at {topic} again', 'Why {topic} deserve{s} a second look', 'The case for a closer look at {topic}'],
    doing: ['The case for {topic}', 'Read this before you give up on {topic}', 'Why now is a good time for {topic}'],
  },
  humorous: {
    anything: ['{Topic}: send help (and snacks)', 'I have feelings about {topic}', '{Topic}: the version with snacks'],
    doing: ['{Topic}, and other ways to spend a Sunday', 'I take {topic} too seriously', '{Topic}: a love story with bad timing'],
  },
  entertaining: {
    anything: ['{Topic}: the full show', 'Front row seats for {topic}', '{Topic}: what happens next?'],
    doing: ['Watch me try {topic}', '{Topic}: will it work?', 'One afternoon, one plan: {topic}'],
  },
  inspirational: {
    anything: ['What {topic} can teach us', 'The courage behind {topic}', 'A new look at {topic}'],
    doing: ['It is not too late for {topic}', 'A small step towards {topic}', 'Find your own way into {topic}'],
  },
  educational: {
    anything: ['{Topic}: the basics explained', '{Topic}, one step at a time', '{Topic}: a lesson in plain words'],
    doing: ['{Topic}: the how and the why', '{Topic}: start with the basics', '{Topic}: a lesson in plain words'],
  },
  excited: {
    anything: ['Finally: {topic}!', "I can't stop thinking about {topic}!", 'You have to see this: {topic}!'],
    doing: ["I can't stop {topic}!", '{Topic}, and I love it!', 'Yes, we are {topic} today!'],
  },
}

/** Titles a Reddit community would take as the start of a conversation. */
export const redditTitles: readonly string[] = [
  'What helped you most with {topic}?',
  '{Topic}: what would you do differently?',
  'How did you get into {topic}?',
  'What do you wish you had known about {topic}?',
  'Looking for honest opinions on {topic}',
  '{Topic}: what is your experience?',
]
