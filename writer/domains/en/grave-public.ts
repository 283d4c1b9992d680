import type { Material } from '#writer/domains/material.ts'

/** What may be said about war, disaster and disputed public matters by somebody who is not there and takes no side. */
export const publicMatters: Material = {
  lessons: [
    {
      step: 'check the source before sharing',
      why: 'A false picture travels faster than its correction.',
      how: 'Look for who published it first, when and where, and wait if you cannot tell.',
      mistake: 'Sharing first and checking later spreads what you would not want to spread.',
      exercise: 'Take the last thing you wanted to share, and find out where it first appeared.',
    },
    {
      step: 'separate what is confirmed from what is claimed',
      why: 'Early reports mix facts, guesses and interests.',
      how: 'Keep two columns, one for what independent sources confirm and one for everything else.',
      mistake: 'Repeating a claim as a fact makes you part of it.',
      exercise: 'Mark each sentence of one report as confirmed, claimed or unclear.',
    },
    {
      step: 'listen to people who are affected',
      why: 'People who live with it know what a headline leaves out.',
      how: 'Look for their own words, and pass them on whole and with permission.',
      mistake: 'Speaking over people who are affected turns their life into your argument.',
      exercise: 'Read one account by somebody who is affected before you write your own view.',
    },
    {
      step: 'say what you do not know',
      why: 'An admitted gap makes the rest easier to trust.',
      how: 'Say which part you have checked, which part you have not, and what could change your mind.',
      mistake: 'Sounding certain on the first day leaves no room for the second.',
      exercise: 'Write one sentence that begins with what you are not sure about.',
    },
    {
      step: 'choose your words with care',
      why: 'Words for people in distress stay with them.',
      how: 'Name people before categories, and leave out pictures that shame anybody.',
      mistake: 'A clever line about somebody else in distress is read by that person too.',
      exercise: 'Read your text aloud as if somebody who is affected were in the room.',
    },
    {
      step: 'point to official information',
      why: 'A link to the source is more useful than one more opinion.',
      how: 'Name the authority or organisation that is responsible, and link to its own page.',
      mistake: 'Passing on dates and rules from memory sends people to the wrong place.',
      exercise: 'Find the official page on the subject and save it where you will see it again.',
    },
    {
      step: 'read somebody you disagree with',
      why: 'A view is only understood once its holder would agree with your summary.',
      how: 'Choose a careful writer, read to the end, and write down their strongest reason.',
      mistake: 'Reading only people who agree makes every question seem settled.',
      exercise: 'Sum up one opposing view in two fair sentences.',
    },
    {
      step: 'take breaks from the news',
      why: 'Constant updates rarely bring new knowledge.',
      how: 'Choose fixed times for reading, and leave the phone in another room in between.',
      mistake: 'Scrolling late at night adds worry and hardly any understanding.',
      exercise: 'Decide when you read the news tomorrow, and when you do not.',
    },
  ],
  myths: [
    { claim: 'Everybody has to comment at once.', truth: 'Being late and accurate does more good than being first.' },
    { claim: 'A picture cannot lie.', truth: 'A real picture with the wrong date tells a false story.' },
    { claim: 'One person changes nothing.', truth: 'Careful people make the talk around them more careful.' },
  ],
  objections: [
    { says: 'It is too complicated to understand.', answer: 'One part of it, followed to its source, is within reach.' },
    {
      says: 'Talking about it only divides people.',
      answer: 'Asking what somebody has seen divides less than telling them what to think.',
    },
    { says: 'It is far away.', answer: 'Somebody near you may have family there.' },
  ],
  tools: ['a second source', 'the date of publication', 'a map', 'the official page'],
  moments: ['The news is switched off, and the kitchen is quiet for a while.', 'Somebody tells what they saw, and nobody interrupts.'],
  questions: [
    'Which sources can I trust?',
    'What is confirmed so far?',
    'How do I talk about it with children?',
    'How do I speak with somebody who sees it differently?',
  ],
  wins: ['A rumour stops with you, because you looked it up.', 'Two people disagree and are still talking afterwards.'],
  terms: ['how to check a source', 'reliable information', 'background explained'],
  hashtags: ['CheckTheSource', 'FactsFirst', 'StayInformed', 'ListenFirst'],
}
