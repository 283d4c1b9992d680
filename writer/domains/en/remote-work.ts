import type { Branch } from '#writer/domains/material.ts'

/** Working away from the office; a part of career. */
export const remoteWork: Branch = {
  id: 'remote-work',
  gate: [['remote work', 'working remotely', 'work from home', 'working from home', 'remote team', 'home office', 'hybrid work', 'async']],
  lessons: [
    {
      step: 'write decisions where everybody can find them',
      why: 'What is only said in a call [does not exist|never happened] for [those who were asleep|colleagues in another time zone|whoever was not there].',
      how: '[Note the decision, the reason and the owner|Write down what was decided, why, and who owns it] in one shared place, [right after the call|before you open the next window].',
      mistake:
        '[Leaving decisions in private chats|A decision that stays in a private chat] [makes the same question come back every week|means explaining the same thing again and again].',
      exercise:
        '[Take your last call|Think of your last call], and write its one decision [where the team can read it|on a page the whole team can open].',
    },
    {
      step: 'give the day a beginning and an end',
      why: '[Without a way to work there is|Where no way leads to work, there is] [no way home from it|no way back from it either|nothing that marks the end].',
      how: '[Walk around the block before and after|Take a short walk before and after work], and [put the laptop out of sight in the evening|shut the laptop in a drawer for the night].',
      mistake:
        '[Answering from the sofa at night|Replying at night from the sofa] [teaches everyone that you are always there|tells people that your day has no end].',
      exercise:
        '[Choose the last thing you do today|Pick one small closing act] as your sign that [work is over|the day is done|the office is shut].',
    },
    {
      step: 'ask before a problem grows',
      why: '[Nobody sees you struggle|No one can see you struggle] [through a closed laptop|from another town|when you work alone].',
      how: '[Say what you tried, where you are stuck and what you need|Write what you tried, where it stops and what would help], in one message [that can be answered without a call|somebody can answer in their own time].',
      mistake:
        '[Waiting for the weekly meeting|Saving every question for the weekly meeting] [turns a small knot into a lost week|makes a week out of a small knot|lets a small problem eat days].',
      exercise: '[Send the question|Write out the question] you have been carrying around [since yesterday|on your own|for too long].',
    },
    {
      step: 'make room for talk without an agenda',
      why: '[Trust grows in the minutes|Colleagues come to trust each other in the minutes] [that no agenda plans|between the points of the agenda|nobody planned].',
      how: '[Open the call a little early|Join a little before the start], ask about something other than work, and [keep it voluntary|let people skip it].',
      mistake:
        '[Filling every call to the last minute|Business up to the last minute of every call] [leaves colleagues as names in a list|keeps colleagues strangers with a job title].',
      exercise:
        '[Ask one colleague for a short call|Invite one colleague to a short call] [that is about nothing in particular|with no point on the agenda|just to hear how they are].',
    },
  ],
  myths: [
    {
      claim: 'People at home work less.',
      truth:
        '[Results show what somebody does all day|What gets finished shows how somebody spends the day], and [an occupied chair never did|a warm chair in an office never could].',
    },
    {
      claim: 'Remote teams need more meetings.',
      truth: 'Remote teams need [better writing|clearer writing], and then [fewer meetings|the calendar empties|many meetings fall away].',
    },
  ],
  objections: [
    {
      says: 'I would feel lonely.',
      answer:
        '[A fixed lunch with a friend|A regular lunch with somebody] or a desk among others [breaks up a quiet week|puts voices into a quiet week].',
    },
  ],
  tools: ['a door that closes', 'a headset that sits well', 'one shared page for decisions', 'a chair that fits the table'],
  moments: [
    '[The laptop closes, the street is loud|The laptop shuts, a bus goes by outside], and the way home is [a few steps long|as long as the hallway].',
  ],
  questions: [
    'How do I stop working in the evening?',
    'How do I stay visible without being loud?',
    'How do we decide things without a call?',
  ],
  wins: [
    '[A colleague finds the answer on the shared page|A colleague looks at the shared page] and [never has to ask|gets on without asking|sends you a thumbs-up instead of a question].',
    '[You close the door at the agreed hour|The laptop is shut at the agreed hour], and [nothing falls apart|the evening is yours|the work waits until morning].',
  ],
  terms: ['remote work tips', 'working from home routine', 'remote team communication'],
  hashtags: ['RemoteWorkTips', 'WorkFromHome', 'RemoteTeams', 'HomeOffice', 'RemoteWork'],
}
