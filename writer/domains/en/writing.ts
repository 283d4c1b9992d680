import type { Branch } from '#writer/domains/material.ts'

/** Writing stories and poems; a part of books and writing. */
export const writing: Branch = {
  id: 'writing',
  gate: [
    [
      'writing',
      'write',
      'writer',
      'novel',
      'fiction',
      'author',
      'poetry',
      'poem',
      'manuscript',
      'draft',
      'short story',
      'screenwriting',
      'memoir',
      'storytelling',
      "writer's block",
      'plot',
      'character',
      'dialogue',
      'self-publishing',
      'chapter',
      'nanowrimo',
    ],
  ],
  lessons: [
    {
      step: 'write the bad first draft',
      why: '[An ugly page can be made better|There is something to mend on an ugly page], and [an empty one leaves you where you were|an empty one gives you nothing to work on].',
      how: 'Set a timer, [do not delete anything|let everything stand], and [put square brackets wherever a word is missing|leave a gap wherever the word will not come].',
      mistake:
        '[Polishing the first chapter for a year|A year spent on the first chapter] gives you [a perfect door without a house|a fine front door and no house behind it].',
      exercise:
        'Write for ten minutes [without lifting the pen|without a pause], [beginning with “I remember”|with “I remember” as the first words].',
    },
    {
      step: 'give a character something to want',
      why: 'A reader follows whoever [wants something|is after something], even [a glass of water|if it is only a glass of water].',
      how: 'Name the wish on the first page, [put something in its way|set an obstacle in front of it], and [let the character choose|make the character choose].',
      mistake:
        '[Describing the face for a page|A whole page about the face] [tells us nothing about what happens when it rains|leaves us without a clue what the person would do in a storm].',
      exercise:
        'Write [a short scene|half a page] in which [two people want the last chair|there is one chair left and two people want it].',
    },
    {
      step: 'read it aloud',
      why: 'The ear finds [what the eye forgives|what the eye slides over|what the eye has stopped seeing].',
      how: '[Stand up, read slowly|Read on your feet and slowly], and [mark each place where you stumble or run out of breath|put a mark wherever you stumble or run short of breath].',
      mistake:
        '[Sending it off on the day it was finished|Sending it off while the ink is wet] [sends the mistakes along|lets the mistakes travel with it].',
      exercise:
        '[Read your last paragraph aloud|Say your last paragraph aloud] and [cut one word in every line|take a word out of each line].',
    },
    {
      step: 'stop where you know what comes next',
      why: '[A half-finished sentence|A sentence left open] is [the easiest place to start tomorrow|a door left ajar for tomorrow].',
      how: '[Leave the desk while you still want to go on|Get up while you still have something to say], and [note the next line in a few words|leave a few words about what comes next].',
      mistake:
        '[Writing until you are empty|Going on until nothing is left] [makes the next morning start at zero|leaves nothing for the next morning to begin with].',
      exercise: 'End today in the middle of a sentence, [on purpose|and do so on purpose][| and without regret].',
    },
  ],
  myths: [
    {
      claim: 'Writers wait for inspiration.',
      truth: 'Writers keep an appointment, and [inspiration sometimes keeps it as well|now and then inspiration turns up, too].',
    },
    {
      claim: 'You need a grand idea.',
      truth: 'A small idea looked at closely [turns into a large one|grows larger the longer you look].',
    },
  ],
  objections: [
    {
      says: 'Nobody will want to read it.',
      answer: 'One reader is enough to begin with, and [that can be you in ten years|you may be that reader in ten years].',
    },
  ],
  tools: ['a cheap notebook', 'a timer', 'a first reader you trust', 'a drawer to let it rest'],
  moments: ['The house sleeps, the cursor blinks, and [somebody in your story has just lied|one of your characters has just told a lie].'],
  questions: [
    'How do I get past the blank page?',
    'How do I know whether a scene is needed?',
    'When should I show it to somebody?',
    'How do I write dialogue that sounds real?',
  ],
  wins: [
    'A character says something [you had not planned|you never planned and would not change].',
    'You cut your favourite line, and [the page gets better|the page is better without it].',
  ],
  terms: ['how to write a first draft', 'character building', 'how to write dialogue', 'beat the blank page'],
  hashtags: ['FirstDraft', 'WritingTips', 'AmWriting', 'WritersOfInstagram', 'CreativeWriting'],
}
