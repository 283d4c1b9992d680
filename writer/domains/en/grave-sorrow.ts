import type { Material } from '#writer/domains/material.ts'

/** What may be said about illness, death and other hard times without hurting those who are in them. */
export const sorrow: Material = {
  lessons: [
    {
      step: 'listen before giving advice',
      why: 'Being heard helps before any answer does.',
      how: 'Ask one open question, and leave room for the silence after it.',
      mistake: 'Advice that comes too early sounds like a wish to be done with the subject.',
      exercise: 'Ask somebody today how they really are, and only listen.',
    },
    {
      step: 'use plain words',
      why: 'Plain words leave less room for misunderstanding than careful detours.',
      how: 'Say what happened as it is, and say that you are sorry, or that you do not know what to say.',
      mistake: 'Talking around it leaves the other person alone with it.',
      exercise: 'Write down the sentence you have been avoiding, and read it aloud once.',
    },
    {
      step: 'offer one concrete thing',
      why: 'A concrete offer is easier to accept than a general one.',
      how: 'Name a task and a day: a meal, a drive, an errand, an hour of company.',
      mistake: 'An offer of help with anything at all gives a tired person one more thing to decide.',
      exercise: 'Offer one small thing to one person this week, and name the day.',
    },
    {
      step: 'let it take the time it takes',
      why: 'Hard times keep no calendar, and comparing makes them harder.',
      how: 'Take one day as it is, keep one small routine, and let the plan be short.',
      mistake: 'Asking whether it is not better by now adds pressure where patience was needed.',
      exercise: 'Choose one small thing for today that asks nothing of you.',
    },
    {
      step: 'ask for help before strength runs out',
      why: 'Help is easier to take while there is still some strength left.',
      how: 'Tell one person you trust, and let a doctor, a counsellor or a helpline be the next call.',
      mistake: 'Going through it alone out of politeness takes strength that is needed elsewhere.',
      exercise: 'Write down the name of one person you could call, and keep it where you see it.',
    },
    {
      step: 'stay in touch when the first weeks are over',
      why: 'Attention is loud at the beginning and rare later on.',
      how: 'Put a reminder in your calendar for the weeks after, and write two honest lines.',
      mistake: 'Staying away for fear of saying the wrong thing can feel like being forgotten.',
      exercise: 'Send a short message to somebody who has been quiet, and ask for nothing in return.',
    },
    {
      step: 'ask before sharing a story that is not yours',
      why: 'A story about pain belongs to the person who lived it.',
      how: 'Ask what may be told, leave out names and places, and let them read it first.',
      mistake: 'Telling it for them, even kindly, takes away something they could still decide.',
      exercise: 'Read your words as the person they are about, and cut what they would not want read.',
    },
    {
      step: 'rest while you care for somebody',
      why: 'Nobody can carry somebody else for long without resting.',
      how: 'Agree on who helps when, and keep one evening a week that is yours.',
      mistake: 'Being there at every hour leaves nothing for the hour that matters most.',
      exercise: 'Choose an hour this week in which somebody else takes over.',
    },
    {
      step: 'keep one small routine',
      why: 'A small routine holds a day together when little else does.',
      how: 'Choose something that needs no decision: a walk, a cup of tea, the same bench.',
      mistake: 'Expecting the old pace back at once turns a slow day into a failed one.',
      exercise: 'Name one thing that you can still do tomorrow even if the day is bad.',
    },
  ],
  myths: [
    { claim: 'Talking about it makes it worse.', truth: 'Being able to talk about it makes it less lonely.' },
    { claim: 'You have to find the right words.', truth: 'Being there matters more than the right sentence.' },
    { claim: 'Strong people do not cry.', truth: 'Tears say nothing about strength.' },
    { claim: 'Keeping busy is the best cure.', truth: 'Work can give a day its shape, and it cannot replace rest or company.' },
  ],
  objections: [
    { says: 'I do not know what to say.', answer: 'Saying exactly that is an honest beginning.' },
    { says: 'I do not want to be a burden.', answer: 'People who care about you would rather know than guess.' },
    { says: 'It is too private to talk about.', answer: 'You decide what you tell, to whom and when.' },
  ],
  tools: ['somebody to call', 'a quiet place', 'a notebook', 'the number of a local helpline'],
  moments: [
    'A message arrives that asks for nothing, and the day is a little lighter.',
    'Two people sit side by side, and nobody has to say anything.',
    'A neighbour leaves a pot of soup on the step and does not ring.',
  ],
  questions: [
    'What helps when words are missing?',
    'How do I support somebody without pushing?',
    'What would you rather not hear again?',
    'Whom can I talk to?',
  ],
  wins: [
    'A day passes with one calm hour in it.',
    'Somebody says what they need, and somebody hears it.',
    'You make the call that you had put off.',
  ],
  terms: ['how to support a friend', 'what to say in hard times', 'where to find help'],
  hashtags: ['YouAreNotAlone', 'AskForHelp', 'BeThere', 'Listening', 'Kindness'],
}
