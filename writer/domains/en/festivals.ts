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
      why: '[A feast is remembered for|What stays of a feast is] [one thing done with care|the one thing that was done with love].',
      how: 'Ask everybody at home [what they would miss|which part they would miss], and [keep that, even if the rest gets smaller|let that stay, however small the rest becomes].',
      mistake:
        '[Trying to do everything|Wanting to do it all] [leaves nobody awake for the best part|means that everyone is tired when the best part comes].',
      exercise:
        'Ask [one older relative|the oldest person in the family] which custom they would not want to lose, and [write it down|keep the answer in writing].',
    },
    {
      step: 'prepare what can be prepared early',
      why: '[Work done the week before|Whatever is done a week ahead] [becomes time with people on the day|is paid back as time with people on the day].',
      how: '[Write one list for shopping, one for cooking and one for guests|Make three lists, for the shopping, the cooking and the guests], and [give each line a day|put a day beside every line].',
      mistake:
        '[Leaving the shopping to the last evening|Keeping the shopping for the last evening] means [celebrating in a queue|spending that evening in a queue].',
      exercise: '[Cross off one thing today|Get one thing done today] that does not have to wait for [the day itself|the feast].',
    },
    {
      step: 'give everybody a small task',
      why: 'People feel at home where they [have something to do|are of use|can lend a hand].',
      how: '[Let children decorate, let guests bring one dish|Leave the decorations to the children and one dish to each guest], and [say exactly what is needed|tell everyone plainly what is needed].',
      mistake:
        '[Doing it all alone in the kitchen|Keeping the whole kitchen to yourself] means [hearing the party through the door|being the one person who misses the party].',
      exercise: '[Name|Think of] one task for each person who is coming, and [tell them before they ask|let them all know before the day].',
    },
    {
      step: 'think of those who celebrate alone',
      why: '[A feast day is the longest day|No day is longer than a feast day] for [somebody with an empty table|whoever sits alone at a table].',
      how: '[Call, bring a plate|Ring up, carry a plate over], or set one more chair [without making a speech of it|as if it had always stood there].',
      mistake:
        '[Assuming that everybody has somewhere to go|Taking it for granted that everyone is invited somewhere] [leaves out those who would never ask|forgets those who would never say so].',
      exercise: 'Send one invitation today to somebody who [may be on their own|might otherwise be alone][|, and make it easy to say yes].',
    },
  ],
  myths: [
    {
      claim: 'A feast has to look perfect.',
      truth: 'People remember the warmth and the food, [and forgive the rest|and nobody remembers the rest].',
    },
    {
      claim: 'Children only care about presents.',
      truth: 'Children remember [what they were allowed to help with|the things they were trusted to do].',
    },
  ],
  objections: [
    {
      says: 'We are too far away from family this year.',
      answer: 'The same dish cooked on both ends of a call [makes the distance smaller|brings the two tables closer].',
    },
  ],
  tools: ['a list for the kitchen', 'candles or lamps', 'one more chair', 'a box for next year'],
  moments: [
    'The house smells of cooking, the door opens, and [everybody talks at the same time|all at once everybody is talking].',
    'Late in the evening the plates are stacked, and [nobody is in a hurry|nobody looks at the clock].',
  ],
  questions: [
    'What can I prepare the day before?',
    'How do we celebrate with little money?',
    'How do I include guests who do not know our customs?',
  ],
  wins: [
    'A child tells the guests [why you do it this way|how it is done and why].',
    'You sit down [before the food is cold|while the food is still steaming].',
  ],
  terms: ['celebrating at home', 'family traditions', 'simple festive ideas'],
  hashtags: ['FamilyTraditions', 'FestiveSeason', 'CelebrateTogether', 'FestivalTime'],
}
