import type { Tone } from '#contract/options.ts'
import type { TopicForm } from '#writer/topic/topic.ts'

/** From which side a title looks at its topic. One request never shows the same side twice while others are left. */
export const angles = ['how-to', 'mistake', 'contrast', 'question', 'curiosity', 'beginner', 'story'] as const
export type Angle = (typeof angles)[number]

/**
 * Titles in sentence case. `{topic}` and `{Topic}` are the topic in the middle and at the start, `{core}` and `{Core}` the same without
 * its audience, `{is}`, `{does}`, `{it}` and `{s}` agree with it.
 */
export type Titles = Readonly<Record<Angle, readonly string[]>>

const aboutAnything: Titles = {
  'how-to': ['{Topic}, step by step', 'A plain introduction to {topic}', '{Topic}: where to begin', 'A short guide to {topic}'],
  mistake: ['What goes wrong with {topic}', '{Topic}: the easy mistakes', '{Topic}: what is easily overlooked'],
  contrast: ['{Topic}: what people say and what I see', '{Topic}: the idea and the reality', '{Topic}, seen from two sides'],
  question: [
    'What is there to know about {topic}?',
    'Questions about {topic}, answered plainly',
    'What do you want to know about {topic}?',
    'What comes to mind with {topic}?',
  ],
  curiosity: ['The quiet side of {topic}', 'A closer look at {topic}', 'The part of {topic} that gets skipped'],
  beginner: ['New to {topic}? Start here', '{Topic}: a first look', 'A first look at {topic}, without the jargon'],
  story: ['An honest word about {topic}', 'A few minutes with {topic}', '{Topic}, from the beginning', '{Topic}, the way I see it'],
}

const aboutActivities: Titles = {
  'how-to': [
    'How to start {topic}',
    '{Topic}, without the guesswork',
    'How to get better at {topic}',
    '{Topic}: a calm way in',
    '{Topic}, one step at a time',
    'A short guide to {topic}',
  ],
  mistake: [
    'The easy mistake to make when {topic}',
    '{Topic}? Avoid this first',
    'What slows you down when {topic}',
    '{Topic}: what I would skip',
    '{Topic}: what goes wrong, and why',
  ],
  contrast: [
    '{Topic}: expectation and reality',
    '{Topic}, the slow way',
    '{Topic}: the first try and the fifth',
    '{Topic}: what looks easy and what is',
    '{Topic}: what helps and what only sounds good',
  ],
  question: [
    'Is {topic} worth it?',
    'What does {topic} really take?',
    'Why does {topic} feel so hard at first?',
    'Where do you begin with {topic}?',
    'What makes {topic} easier?',
  ],
  curiosity: [
    'The part of {topic} that happens before you begin',
    'What {topic} teaches you',
    'The quiet side of {topic}',
    'What {topic} looks like up close',
    'The small things that matter in {topic}',
  ],
  beginner: [
    '{Core} for complete beginners',
    'Your first try at {core}',
    'New to {core}? Start here',
    '{Core}: the first week',
    '{Core}: begin with this',
  ],
  story: [
    'Come along: {topic} from start to finish',
    '{Topic}, as it really goes',
    '{Topic}: notes from the first days',
    'An honest word about {topic}',
    '{Topic}, the way I do it',
  ],
}

const aboutThings: Titles = {
  'how-to': [
    'Making sense of {topic}',
    '{Topic}, explained simply',
    'A short guide to {topic}',
    '{Topic}: where to begin',
    '{Topic}, part by part',
  ],
  mistake: [
    'What people get wrong about {topic}',
    '{Topic}: a common misunderstanding',
    '{Topic}: what is easily overlooked',
    '{Topic}: what I would look at first',
  ],
  contrast: [
    '{Topic}: the picture and the reality',
    '{Topic}, seen from two sides',
    '{Topic}: first impression, second look',
    '{Topic}: what people say and what holds up',
  ],
  question: [
    'Why {does} {topic} matter?',
    'What {is} {topic} really about?',
    'What would you ask about {topic}?',
    'What makes {topic} interesting?',
    'How well do you know {topic}?',
  ],
  curiosity: [
    'The story behind {topic}',
    'A closer look at {topic}',
    '{Topic}: the details worth noticing',
    'Small things to notice about {topic}',
    '{Topic}, up close',
  ],
  beginner: [
    '{Core}: a first look',
    '{Core} in plain words',
    '{Core} for the curious',
    '{Core}: the short version',
    '{Core} from the beginning',
  ],
  story: [
    'My notes on {topic}',
    'A few minutes with {topic}',
    'An honest word about {topic}',
    '{Topic}, the way I see it',
    'Thinking aloud about {topic}',
  ],
}

const aboutOnesOwn: Titles = {
  ...aboutThings,
  'how-to': ['Inside {topic}', 'How {topic} came about', 'A tour of {topic}', '{Topic}, part by part'],
  question: ['What would you ask about {topic}?', 'What should come next for {topic}?', 'Can I show you {topic}?'],
  mistake: ['{Topic}: what people ask first', '{Topic}: the part nobody sees', '{Topic}: what it is not'],
  curiosity: ['Behind the scenes: {topic}', 'The story behind {topic}', '{Topic}, up close', '{Topic}: the small details'],
  beginner: ['Meet {topic}', 'An introduction to {topic}', 'First things first: {topic}', '{Topic}: the short version'],
  story: ['What {topic} taught me', 'My notes on {topic}', 'An honest word about {topic}', '{Topic}, the way I see it'],
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
    doing: ['Have you thought about {topic}?', 'What would make {topic} easier for you?', 'Talk to me about {topic}'],
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
    anything: ['{Topic}: the full show', 'Front row seats for {topic}', '{Topic}: the story so far'],
    doing: ['Watch me try {topic}', '{Topic}: will it work?', 'One afternoon, one plan: {topic}'],
  },
  inspirational: {
    anything: ['What {topic} can teach us', 'The courage behind {topic}', 'A new look at {topic}'],
    doing: ['{Topic}: it is not too late', 'A small step towards {topic}', 'Find your own way into {topic}'],
  },
  educational: {
    anything: ['{Topic}: the basics explained', '{Topic}, one step at a time', '{Topic}: a lesson in plain words'],
    doing: ['{Topic}: the how and the why', '{Topic}: start with the basics', '{Topic}: a lesson in plain words'],
  },
  excited: {
    anything: ['Finally: {topic}!', "I can't stop thinking about {topic}!", 'You have to see this: {topic}!'],
    doing: ['So much joy in {topic}!', '{Topic}, and I love it!', 'Yes, we are {topic} today!'],
  },
}

/** Titles a Reddit community would take as the start of a conversation. */
export const redditTitles: readonly string[] = [
  'What helped you most with {topic}?',
  '{Topic}: what would you do differently?',
  'How do you approach {topic}?',
  'What do you wish you had known about {topic}?',
  'Which advice on {topic} turned out to be true?',
  'What is one thing about {topic} that took you long to see?',
  'Looking for honest opinions on {topic}',
  '{Topic}: what is your experience?',
]
