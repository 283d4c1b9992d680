import type { Material } from '#writer/domains/material.ts'

/** What may be said about losing a job or a livelihood, to those it happened to and those around them. */
export const lossOfWork: Material = {
  lessons: [
    {
      step: 'say in one plain sentence what happened',
      why: 'A plain sentence keeps the story from growing in the dark.',
      how: 'Write that the position ended, from when, and what you are looking for, and leave the rest for people you trust.',
      mistake: 'Apologising for a decision that others made turns it into a fault of yours.',
      exercise: 'Write your sentence tonight and say it aloud to one person.',
    },
    {
      step: 'read the papers before signing',
      why: 'Notice periods, insurance and benefits have dates that do not wait.',
      how: 'Read the letter again the next day, list the dates, and show it to somebody qualified before you sign anything.',
      mistake: 'Signing on the day of the shock gives away the time to think.',
      exercise: 'Make a list of the dates in the letter and put them in your calendar.',
    },
    {
      step: 'tell people early',
      why: 'People can only help with what they know.',
      how: 'Write to a few former colleagues, say what you did and what you look for, and keep it short.',
      mistake: 'Waiting until there is good news to tell leaves out the people who could bring it.',
      exercise: 'Send two lines to one former colleague today.',
    },
    {
      step: 'keep a shape to the day',
      why: 'Days without a shape get long and heavy.',
      how: 'Fix a start, a walk and an end, and keep applications to a few hours.',
      mistake: 'Searching from morning until night wears you out before the first answer comes.',
      exercise: 'Decide when your search ends tomorrow, and plan something for the hour after.',
    },
    {
      step: 'ask one person for one thing',
      why: 'A precise request is easier to say yes to.',
      how: 'Ask for an introduction, a look at your CV or a reference, one at a time.',
      mistake: 'Asking everybody to keep their eyes open asks nobody in particular.',
      exercise: 'Choose one person and one request, and write the message.',
    },
    {
      step: 'write down what you finished',
      why: 'Access to files and figures ends sooner than the memory of the work.',
      how: 'Note what you built, with whom, and what was different afterwards, without anything confidential.',
      mistake: 'Starting from the old job description hides the work that was yours.',
      exercise: 'Write three lines about the piece of work you would do again.',
    },
    {
      step: 'look after people on both sides of the door',
      why: 'Colleagues who stay are shaken, too.',
      how: 'Write to somebody who left without asking for news, and to somebody who stayed without asking for gossip.',
      mistake: 'Falling silent out of embarrassment is read as not caring.',
      exercise: 'Send one honest line to somebody it happened to.',
    },
  ],
  myths: [
    { claim: 'Good people do not lose their jobs.', truth: 'Whole teams end for reasons that have nothing to do with their work.' },
    { claim: 'A gap has to be hidden.', truth: 'A gap explained in one calm sentence rarely needs a second one.' },
    { claim: 'The next job has to come at once.', truth: 'A short pause to decide what you want can save a long detour.' },
  ],
  objections: [
    { says: 'I am ashamed to tell anybody.', answer: 'Many people you would tell have been through it themselves.' },
    { says: 'I do not know where to begin.', answer: 'The letter, the dates and one phone call are enough for the first day.' },
    { says: 'Nobody answers my applications.', answer: 'A person who knows your work answers sooner than a form does.' },
  ],
  tools: ['a list of dates', 'a calm sentence about what happened', 'an up-to-date CV', 'somebody to read the letter with you'],
  moments: ['The alarm is off, and the street outside goes to work.', 'A former colleague calls, and the first question is how you are.'],
  questions: [
    'What should I do first?',
    'How do I tell my family?',
    'How do I explain it in an interview?',
    'How can I support a colleague who has to leave?',
  ],
  wins: ['You tell somebody what happened, and it sounds smaller than it felt.', 'A reply arrives from a person, not from a form.'],
  terms: ['what to do after a layoff', 'how to explain a layoff', 'support after job loss'],
  hashtags: ['AfterTheLayoff', 'CareerSupport', 'JobSearch', 'OpenToWork', 'Careers'],
}
