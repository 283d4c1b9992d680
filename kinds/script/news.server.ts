import type { Material } from '#writer/domains/material.ts'

/** After the news itself. */
export const newsLines: readonly string[] = [
  'That is what this video is about.',
  'That is the news, and here is what goes with it.',
  'There, now it is said, and the rest follows.',
  'I wanted to say that first, before anything else.',
  'So much for the headline; let us take a few minutes for the rest.',
]

/** `{step}` and `{other}` read on after 'to'. */
export const newsPromises: readonly string[] = [
  'I would like to invite you to {step}, and to {other}.',
  'Here is what you can do with it: {step}, and {other}.',
  'There are a few things you can do now, from the first, which is to {step}, to the last, which is to {other}.',
]

/**
 * What anybody may say in a video about news of their own, without a word about how it came to be: nothing of that is known.
 * It invites, it does not teach the trade the news is from.
 */
export const newsMaterial: Material = {
  lessons: [
    {
      step: 'have a closer look',
      why: 'A piece of news is one sentence, and there is always more behind it.',
      how: 'Take it in your own time, and begin with the part that makes you curious.',
      mistake: 'Waiting for the perfect moment usually means missing the beginning.',
      exercise: 'Write down the first thing you would like to see.',
    },
    {
      step: 'ask what you would like to know',
      why: 'Your questions show me what I forgot to explain.',
      how: 'Put them in the comments, and be as direct as you like.',
      mistake: 'A question kept back helps neither of us.',
      exercise: 'Write your first question below.',
    },
    {
      step: 'tell one person who would like it',
      why: 'Good news reaches people best through somebody they know.',
      how: 'Think of one person, send them this video, and add a line of your own.',
      mistake: 'Sending it to everybody at once reaches nobody in particular.',
      exercise: 'Send it to the person who came to mind first.',
    },
    {
      step: 'say honestly what you think',
      why: 'An honest word helps more than a polite silence.',
      how: 'Name one thing you like and one thing that could be better.',
      mistake: 'Praise without a reason is pleasant and hard to learn from.',
      exercise: 'Name one thing that you would do differently.',
    },
    {
      step: 'stay for what comes next',
      why: 'The beginning is the part that people later wish they had seen.',
      how: 'Follow along, and look in again whenever you like.',
      mistake: 'Seeing only the result hides everything that led to it.',
      exercise: 'Set yourself a reminder to look in again in a month.',
    },
    {
      step: 'share a beginning of your own',
      why: 'Every beginning looks less lonely beside another one.',
      how: 'Tell us in a few lines what you started last, and how it felt.',
      mistake: 'Comparing your first day with the tenth year of somebody else spoils both.',
      exercise: 'Write one line about something you are about to start.',
    },
  ],
  myths: [
    { claim: 'News has to be loud.', truth: 'A calm sentence that is true travels far enough.' },
    { claim: 'Only a finished thing may be shown.', truth: 'People like to see how something grows.' },
  ],
  objections: [
    { says: 'What does this have to do with me?', answer: 'Perhaps nothing yet, and perhaps you know somebody for whom it does.' },
    { says: 'I will have a look later.', answer: 'Later is fine; save the video, so that later finds you.' },
  ],
  tools: [],
  moments: [],
  questions: [],
  wins: [],
  terms: [],
  hashtags: [],
}
