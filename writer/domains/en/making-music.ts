import type { Branch } from '#writer/domains/material.ts'

/** Writing and recording songs; a part of music. */
export const makingMusic: Branch = {
  id: 'making',
  gate: [
    ['songwriting', 'music production', 'producer', 'mixing', 'home studio', 'beatmaking', 'lyrics', 'recording', 'synth', 'song', 'rap'],
    [
      'write',
      'writing',
      'songwriting',
      'production',
      'produce',
      'producer',
      'mix',
      'mixing',
      'studio',
      'beatmaking',
      'record',
      'recording',
      'make',
      'making',
    ],
  ],
  lessons: [
    {
      step: 'write about something small',
      why: '[A cold cup on a table|One chair pushed back from a table] [can say more than the word sadness|can be sadder than any sad word].',
      how: '[Choose|Collect] one object, one place and one line somebody said, and [let the feeling hide in them|leave the feeling unsaid between them].',
      mistake:
        '[Writing about love in general|A verse about love as such] gives everyone something to nod at and [nothing to remember|nothing to take home].',
      exercise:
        'Write four lines about [an object on your desk|the nearest object] [without naming a feeling|and do not name a single feeling].',
    },
    {
      step: 'mix at a low volume',
      why: '[Everything sounds good when it is loud|Loudness flatters everything|Anything can sound good as long as it is loud].',
      how: '[Turn it down until you can talk over it|Bring the volume down to that of a quiet talk], and check whether [the voice and the beat are still clear|you can still follow the voice and the beat].',
      mistake:
        '[Adding more of everything|Turning everything up in turn] ends in a wall [where nothing can be heard|of sound with nothing in it].',
      exercise:
        '[Mute one track at a time|Switch the tracks off one by one], and [leave off the one that nobody would miss|leave out whatever nobody would miss].',
    },
  ],
  myths: [
    {
      claim: 'You need a studio to make music.',
      truth: 'A quiet wardrobe full of clothes is [a fair place to record a voice|quite a good booth for a voice].',
    },
  ],
  objections: [
    {
      says: 'Every melody has been used.',
      answer:
        '[Every word has been used, too|Words are all second-hand as well], and people still [have something new to say|find new things to say with them].',
    },
  ],
  tools: ['a voice memo app', 'a rhyming notebook', 'a blanket against echo'],
  moments: ['The demo is rough, and the rough one is [the one you keep|the one with life in it].'],
  questions: ['Do I start with the words or with the tune?', 'How do I know a mix is finished?'],
  wins: ['The chorus is still in your head [the next morning|when you wake up].'],
  terms: ['how to write a song', 'home recording basics', 'mixing for beginners'],
  hashtags: ['Songwriting', 'HomeStudio', 'MusicProduction'],
}
