import type { Branch } from '#writer/domains/material.ts'

/** Playing an instrument; a part of music. */
export const playingMusic: Branch = {
  id: 'playing',
  gate: [
    [
      'guitar',
      'piano',
      'violin',
      'drums',
      'ukulele',
      'instrument',
      'cello',
      'saxophone',
      'bass',
      'flute',
      'tabla',
      'sitar',
      'drumming',
      'practice',
      'chord',
    ],
  ],
  lessons: [
    {
      step: 'practise slowly enough to be right',
      why: '[Fingers remember mistakes|The hands keep mistakes] [as faithfully as they keep the music|just as well as the right notes].',
      how: '[Find the speed at which you do not stumble|Go down to the speed at which nothing goes wrong], stay there, and [go up a notch only after several clean rounds|let several clean rounds earn the next notch].',
      mistake:
        '[Playing it fast with a small error|Repeating it at speed with one small slip] [trains the error|makes the slip a habit|teaches the slip to your hands].',
      exercise:
        '[Take the hardest bar|Choose the bar you like least] and [play it at half speed until it bores you|slow it down until nothing in it can surprise you].',
    },
    {
      step: 'leave the instrument where you can see it',
      why: 'An instrument [in its case|that has to be unpacked] is [one more step away from being played|easily left for another day].',
      how: 'Put it on a stand [beside the place where you sit in the evening|near the chair you sit in most], [tuned and ready|in tune and ready to play].',
      mistake:
        '[Planning a long session on Sunday|Waiting for one long session on Sunday] replaces [seven short ones that would have worked better|the short daily ones that would have done more].',
      exercise: 'Take it out of the case now and [play one thing you like|play something you enjoy|make one sound you like].',
    },
    {
      step: 'work on the change between two chords',
      why: '[A song|Even an easy song] falls apart [in the changes, not in the chords|where the chords change, and rarely inside them].',
      how: '[Switch back and forth between two of them without strumming|Go back and forth between two of them in silence], and [watch which finger arrives last|look for the finger that comes in late].',
      mistake:
        '[Starting the song over at each stumble|Going back to the top after every stumble] makes the first line [the only one you know|the only line that is ever practised].',
      exercise:
        '[Pick the change you fear|Choose the change that always catches you] and [do only that for the length of a song|stay with it for as long as a song lasts].',
    },
  ],
  myths: [
    {
      claim: 'You need expensive gear to sound good.',
      truth:
        'A well-tuned simple instrument in practised hands [beats a fine one out of tune|sounds better than a fine one that is out of tune].',
    },
  ],
  objections: [
    {
      says: 'My hands are too small.',
      answer: 'Plenty of fine players have small hands and [choose fingerings that suit them|work with fingerings made for them].',
    },
  ],
  tools: ['a tuner', 'a sturdy stand', 'spare strings', 'a metronome'],
  moments: [
    'The strings are cold, the first chord is out of tune, and [it is still the best part of the day|nothing all day has been better].',
  ],
  questions: ['How do I change chords faster?', 'Should I learn to read music?', 'Why do I sound worse than yesterday?'],
  wins: ['Your hand finds the chord [before you have thought of its name|while you are still thinking of its name].'],
  terms: ['chord changes', 'practice routine for beginners', 'how to practise slowly'],
  hashtags: ['PracticeDaily', 'GuitarPractice', 'LearnAnInstrument'],
}
