import type { Material } from '#writer/domains/material.ts'

/** What anybody may say in a video about news of their own that is not good: it asks for company and for help, and cheers nobody up by force. */
export const graverNewsMaterial: Material = {
  lessons: [
    {
      step: 'tell one person who should know',
      why: 'Word of mouth reaches people whom no video reaches.',
      how: 'Think of one person, send them this video, and add a line of your own.',
      mistake: 'Hoping that somebody else has told them already is how news fails to arrive.',
      exercise: 'Send it to the person who came to mind first.',
    },
    {
      step: 'write if you can help',
      why: 'Help may be small: a hint, an address, an hour or an idea.',
      how: 'Put it in the comments or in a message, and say how you can be reached.',
      mistake: 'Keeping a thought back because it seems too small helps nobody.',
      exercise: 'Write down the one thing that you could offer.',
    },
    {
      step: 'say what has helped you',
      why: 'Whoever has been through something similar knows what helps and what does not.',
      how: 'Tell it in two or three lines, and leave out what only sounds wise.',
      mistake: 'Good advice that one has never needed oneself is rarely of use.',
      exercise: 'Remember what helped you last time, and put it into one sentence.',
    },
    {
      step: 'ask what you would like to know',
      why: 'Your questions show me what I forgot to say.',
      how: 'Put them in the comments, and be as direct as you like.',
      mistake: 'A question kept back turns into a rumour.',
      exercise: 'Write your first question below.',
    },
    {
      step: 'be patient with the answers',
      why: 'Not everything is clear today, and a late answer is better than a wrong one.',
      how: 'Look in again in a few days, and please be kind to each other until then.',
      mistake: 'Filling the gaps with guesses makes a hard day longer.',
      exercise: 'Leave a kind word for somebody else in the comments.',
    },
    {
      step: 'look in again for the update',
      why: 'A piece of news is one sentence, and it seldom ends there.',
      how: 'Follow along, and I will say what has changed as soon as I know it.',
      mistake: 'Passing on an old piece of news sends people in the wrong direction.',
      exercise: 'Set yourself a reminder to look in again in a few days.',
    },
  ],
  myths: [
    {
      claim: 'One should only post good news.',
      truth: 'A plain sentence about a bad day is easier to live with than a cheerful one that is not true.',
    },
    { claim: 'Asking for help is a burden on others.', truth: 'Most people are glad to be asked for something that they can really do.' },
  ],
  objections: [
    { says: 'What could I possibly do?', answer: 'Perhaps nothing more than passing it on, and that may be exactly what is needed.' },
    { says: 'I do not know what to say.', answer: 'A short word is enough, and so is saying just that.' },
  ],
  tools: [],
  moments: [],
  questions: [],
  wins: [],
  terms: [],
  hashtags: [],
}
