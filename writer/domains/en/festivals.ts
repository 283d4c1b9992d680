import type { Branch } from '#writer/domains/material.ts'

/** Feasts kept at home; a part of events. Nothing is said about what any of them means. */
export const festivals: Branch = {
  id: 'festivals',
  gate: [
    ['diwali', 'holi', 'eid', 'christmas', 'thanksgiving', 'easter', 'hanukkah', 'navratri', 'pongal', 'onam', 'lunar new year', 'ramadan'],
  ],
  lessons: [
    {
      step: 'choose the one custom that matters most to you',
      why: 'A feast is remembered for one thing done with care.',
      how: 'Ask everybody at home what they would miss, and keep that, even if the rest gets smaller.',
      mistake: 'Trying to do everything leaves nobody awake for the best part.',
      exercise: 'Ask one older relative which custom they would not want to lose, and write it down.',
    },
    {
      step: 'prepare what can be prepared early',
      why: 'Work done the week before becomes time with people on the day.',
      how: 'Write one list for shopping, one for cooking and one for guests, and give each line a day.',
      mistake: 'Leaving the shopping to the last evening means celebrating in a queue.',
      exercise: 'Cross off one thing today that does not have to wait for the day itself.',
    },
    {
      step: 'give everybody a small task',
      why: 'People feel at home where they have something to do.',
      how: 'Let children decorate, let guests bring one dish, and say exactly what is needed.',
      mistake: 'Doing it all alone in the kitchen means hearing the party through the door.',
      exercise: 'Name one task for each person who is coming, and tell them before they ask.',
    },
    {
      step: 'think of those who celebrate alone',
      why: 'A feast day is the longest day for somebody with an empty table.',
      how: 'Call, bring a plate, or set one more chair without making a speech of it.',
      mistake: 'Assuming that everybody has somewhere to go leaves out those who would never ask.',
      exercise: 'Send one invitation today to somebody who may be on their own.',
    },
  ],
  myths: [
    { claim: 'A feast has to look perfect.', truth: 'People remember the warmth and the food, and forgive the rest.' },
    { claim: 'Children only care about presents.', truth: 'Children remember what they were allowed to help with.' },
  ],
  objections: [
    {
      says: 'We are too far away from family this year.',
      answer: 'The same dish cooked on both ends of a call makes the distance smaller.',
    },
  ],
  tools: ['a list for the kitchen', 'candles or lamps', 'one more chair', 'a box for next year'],
  moments: [
    'The house smells of cooking, the door opens, and everybody talks at the same time.',
    'Late in the evening the plates are stacked, and nobody is in a hurry.',
  ],
  questions: [
    'What can I prepare the day before?',
    'How do we celebrate with little money?',
    'How do I include guests who do not know our customs?',
  ],
  wins: ['A child tells the guests why you do it this way.', 'You sit down before the food is cold.'],
  terms: ['celebrating at home', 'family traditions', 'simple festive ideas'],
  hashtags: ['FamilyTraditions', 'FestiveSeason', 'CelebrateTogether', 'FestivalTime'],
}
