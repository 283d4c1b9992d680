import type { Lesson } from '#writer/domains/material.ts'

/** What helps with a choice between two ways, whatever they are. */
export const deciding: readonly Lesson[] = [
  {
    step: 'write down what the choice is really about',
    why: 'Two options often stand for something else, such as freedom and safety.',
    how: 'Finish the sentence “I want this because” once for each option, and compare the endings.',
    mistake: 'Comparing details first hides that the two options answer different wishes.',
    exercise: 'Write one line for each option, and underline the word that matters most to you.',
  },
  {
    step: 'look at an ordinary Tuesday with each option',
    why: 'Most of life with a decision happens on ordinary days.',
    how: 'Go through such a day from morning to evening, once with each option, and note where it gets heavy.',
    mistake: 'Picturing only the best day makes the more exciting option look like the better one.',
    exercise: 'Describe next Tuesday as if you had already decided.',
  },
  {
    step: 'ask what would be hard to undo',
    why: 'A choice that can be taken back deserves less worry than one that cannot.',
    how: 'Write down what it would take to change your mind in a year, in money, time and people.',
    mistake: 'Treating every choice as final makes the small ones as heavy as the large ones.',
    exercise: 'Name the cheapest way to try one option for a short while.',
  },
  {
    step: 'talk to one person on each side',
    why: 'People who live with a choice know its small print.',
    how: 'Ask somebody who chose one way and somebody who chose the other what they had not expected.',
    mistake: 'Asking only people who chose as you would like to gives you applause instead of advice.',
    exercise: 'Write to one person today and ask what surprised them.',
  },
  {
    step: 'put the costs of both ways on one page',
    why: 'Costs that stand in different places cannot be compared.',
    how: 'List what each way asks for in money, in time and in nerves, with the sources of your figures beside them.',
    mistake: 'Leaving out the costs you already pay makes staying look free.',
    exercise: 'Begin the page with the cost you would rather not look at.',
  },
  {
    step: 'set a day for the decision',
    why: 'A question without a date goes on asking.',
    how: 'Choose a day, note what you still need to know before it, and let that be all.',
    mistake: 'Collecting more opinions after the facts are clear only postpones the answer.',
    exercise: 'Put the day into your calendar now.',
  },
]
