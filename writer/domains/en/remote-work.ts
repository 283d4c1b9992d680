import type { Branch } from '#writer/domains/material.ts'

/** Working away from the office; a part of career. */
export const remoteWork: Branch = {
  id: 'remote-work',
  gate: [['remote work', 'working remotely', 'work from home', 'working from home', 'remote team', 'home office', 'hybrid work', 'async']],
  lessons: [
    {
      step: 'write decisions where everybody can find them',
      why: 'What is only said in a call does not exist for those who were asleep.',
      how: 'Note the decision, the reason and the owner in one shared place, right after the call.',
      mistake: 'Leaving decisions in private chats makes the same question come back every week.',
      exercise: 'Take your last call, and write its one decision where the team can read it.',
    },
    {
      step: 'give the day a beginning and an end',
      why: 'Without a way to work there is no way home from it.',
      how: 'Walk around the block before and after, and put the laptop out of sight in the evening.',
      mistake: 'Answering from the sofa at night teaches everyone that you are always there.',
      exercise: 'Choose the last thing you do today as your sign that work is over.',
    },
    {
      step: 'ask before a problem grows',
      why: 'Nobody sees you struggle through a closed laptop.',
      how: 'Say what you tried, where you are stuck and what you need, in one message that can be answered without a call.',
      mistake: 'Waiting for the weekly meeting turns a small knot into a lost week.',
      exercise: 'Send the question you have been carrying around since yesterday.',
    },
    {
      step: 'make room for talk without an agenda',
      why: 'Trust grows in the minutes that no agenda plans.',
      how: 'Open the call a little early, ask about something other than work, and keep it voluntary.',
      mistake: 'Filling every call to the last minute leaves colleagues as names in a list.',
      exercise: 'Ask one colleague for a short call that is about nothing in particular.',
    },
  ],
  myths: [
    { claim: 'People at home work less.', truth: 'Results show what somebody does all day, and an occupied chair never did.' },
    { claim: 'Remote teams need more meetings.', truth: 'Remote teams need better writing, and then fewer meetings.' },
  ],
  objections: [{ says: 'I would feel lonely.', answer: 'A fixed lunch with a friend or a desk among others breaks up a quiet week.' }],
  tools: ['a door that closes', 'a headset that sits well', 'one shared page for decisions', 'a chair that fits the table'],
  moments: ['The laptop closes, the street is loud, and the way home is a few steps long.'],
  questions: [
    'How do I stop working in the evening?',
    'How do I stay visible without being loud?',
    'How do we decide things without a call?',
  ],
  wins: [
    'A colleague finds the answer on the shared page and never has to ask.',
    'You close the door at the agreed hour, and nothing falls apart.',
  ],
  terms: ['remote work tips', 'working from home routine', 'remote team communication'],
  hashtags: ['RemoteWorkTips', 'WorkFromHome', 'RemoteTeams', 'HomeOffice', 'RemoteWork'],
}
