import type { ByTone, ByVoice } from '#writer/languages/grammar-book.ts'

const activity: ByTone = {
  any: [
    'What brought you to {topic}?',
    'What is the hardest part of {topic} for you?',
    'How did you get into {topic}?',
    'What do you wish you had known before {topic}?',
    'What keeps you going with {topic}?',
    'What would you tell somebody who is new to {topic}?',
    'What helps you most with {topic}?',
    'What has {topic} taught you?',
  ],
  casual: ['How is {topic} going for you?', "What's your story with {topic}?"],
  humorous: ['How did your first go at {topic} end?', 'Who else has a story about {topic}?'],
  professional: ['How do you approach {topic}?', 'Which part of {topic} would you improve first?'],
  formal: ['How do you approach {topic}?', 'Which aspect of {topic} do you find most demanding?'],
  educational: ['Which part of {topic} would you like explained?', 'What still puzzles you about {topic}?'],
  excited: ['Who else loves {topic}?', 'Who is in for {topic}?'],
}
const thing: ByTone = {
  any: [
    'What comes to mind first about {topic}?',
    'What do people get wrong about {topic}?',
    'What would you tell a newcomer about {topic}?',
    'How do you look at {topic}?',
    'What changed your mind about {topic}?',
    'What is your experience with {topic}?',
    'What do you wish more people knew about {topic}?',
    'What surprised you about {topic}?',
  ],
  casual: [
    "What's your view on {topic}?",
    "What's your story with {topic}?",
    'Anybody else into {topic}?',
    'Is there somebody here who knows {topic} inside out?',
  ],
  professional: ['How do you approach {topic}?', 'What would you ask an expert about {topic}?'],
  formal: ['What is your view of {topic}?', 'Which aspect of {topic} deserves more attention?'],
  educational: ['What still puzzles you about {topic}?', 'Which question about {topic} should come next?'],
}
const own: ByTone = {
  any: [
    'What would you like to know about {topic}?',
    'What would you ask about {topic}?',
    'Which part of {topic} should {I} write about next?',
    'What would you like to read about {topic}?',
  ],
}
const opaque: ByTone = {
  any: [
    'What do you think about {topic}?',
    'What comes to mind first about {topic}?',
    'What would you like to know about {topic}?',
    'What do you wish more people knew about {topic}?',
    'What would you tell a newcomer about {topic}?',
  ],
}

/** Last lines that ask about the topic by name. */
export const questions: ByVoice<ByTone> = { activity, thing, own, opaque }
