import type { Material } from '#writer/domains/material.ts'

/**
 * What holds for learning or doing almost anything, for an activity whose field no pack knows.
 * `doing` is a gerund phrase that reads on mid-sentence.
 */
export const doing = (doing: string): Material => ({
  lessons: [
    {
      step: 'write down why you want this',
      why: 'A clear aim tells you what to leave out.',
      how: 'Finish the sentence “I want this because” on paper, and keep it to a single line.',
      mistake: "Borrowing somebody else's aim makes the work feel like theirs.",
      exercise: 'Write your one-line reason down and put it where you will see it tomorrow.',
    },
    {
      step: 'begin with the smallest complete version',
      why: 'A small thing finished teaches more than a big thing begun.',
      how: 'Cut the plan down until it fits into one sitting, and carry it through to the end.',
      mistake: 'Starting with the hardest version usually ends in a half-done one.',
      exercise: 'Name the version you could finish today, however modest it looks.',
    },
    {
      step: 'prepare the evening before',
      why: 'The first minute is the hardest, and preparation makes it shorter.',
      how: 'Lay out what you need, decide where you will begin, and leave a note to yourself on top.',
      mistake: 'Leaving every decision for the moment itself turns the moment into a planning meeting.',
      exercise: 'Set one thing ready tonight so that tomorrow starts by itself.',
    },
    {
      step: 'watch somebody with years of practice',
      why: 'Experience shows in what people no longer do.',
      how: 'Choose one person, watch closely, and note the moment when they slow down.',
      mistake: 'Copying the speed of an expert skips the care that made the speed possible.',
      exercise: 'Find one person to watch this week, and write down a single thing you had not expected.',
    },
    {
      step: 'change one thing at a time',
      why: 'Two changes at once hide which of them helped.',
      how: 'Keep everything else as it was, try the one change, and compare.',
      mistake: 'Overhauling everything after a bad day throws out what was already working.',
      exercise: 'Pick the one change you will try next, and promise yourself to leave the rest alone.',
    },
    {
      step: 'repeat the weak part on its own',
      why: 'Practising only what already works feels good and changes little.',
      how: 'Take the part that goes wrong out of the whole, do it slowly, and put it back.',
      mistake: 'Starting over from the top each time gives the weak part the least attention.',
      exercise: 'Name the moment where it usually goes wrong, and spend today only on that.',
    },
    {
      step: 'keep a short record',
      why: 'Memory polishes, and notes do not.',
      how: 'Write one line each time: what you did, what happened, what you would change.',
      mistake: 'Trusting yourself to remember is how the same lesson gets learned twice.',
      exercise: 'Write that line about your last attempt now, before it fades.',
    },
    {
      step: 'ask for a second pair of eyes',
      why: 'Nobody sees their own habits for long.',
      how: 'Show one piece of it to somebody you trust and ask a narrow question.',
      mistake: 'Asking only what somebody thinks of it gets you kindness instead of help.',
      exercise: 'Send one narrow question to one person today.',
    },
    {
      step: 'stop while it is going well',
      why: 'A good stopping point makes the next start easier.',
      how: 'End with the next step already clear, and leave it waiting for you.',
      mistake: 'Going on until you are exhausted teaches you to dread the next time.',
      exercise: 'Decide now where you will stop, and keep to it once.',
    },
    {
      step: 'plan for the day it does not work',
      why: 'Every habit meets a bad day, and the plan for it decides what comes after.',
      how: 'Write down the least you will still do on such a day, and make it very small.',
      mistake: 'Treating one missed day as the end turns a pause into a stop.',
      exercise: 'Name your smallest version for a bad day.',
    },
  ],
  myths: [
    { claim: 'You need talent to begin.', truth: 'Talent is mostly visible afterwards; at the start everybody looks clumsy.' },
    { claim: 'The right equipment comes first.', truth: 'What you already have is enough to find out what you are missing.' },
    { claim: 'It is too late to start.', truth: 'Starting late only means that you know better why you want it.' },
  ],
  objections: [
    { says: 'I have no time for this.', answer: 'A few honest minutes a day go further than a free weekend that never comes.' },
    { says: 'Others are already so much better.', answer: 'The people ahead of you leave a path that you can follow.' },
    { says: 'I tried it once and it did not work.', answer: 'One attempt tests a plan, not a person.' },
  ],
  tools: ['a notebook', 'a quiet half hour', 'one good example', 'somebody to ask'],
  moments: [
    'There is a moment when the hands know the next step before the head does.',
    'The second try already feels different from the first.',
    'It goes quiet for a second, and then it works.',
  ],
  questions: [
    `What does ${doing} really take?`,
    `Where do people get stuck with ${doing}?`,
    `What keeps people from ${doing}?`,
    `How do you get better at ${doing} without burning out?`,
    `What comes first in ${doing}?`,
  ],
  wins: [
    'Something that needed your full attention last month now happens on its own.',
    'Somebody asks you how you did it.',
    'You notice a mistake before it happens.',
  ],
  terms: [],
  hashtags: [],
})
