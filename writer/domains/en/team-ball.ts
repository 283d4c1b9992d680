import type { Branch } from '#writer/domains/material.ts'

/** Team games with a ball; a part of sport. */
export const teamBall: Branch = {
  id: 'team-ball',
  gate: [
    [
      'football',
      'soccer',
      'basketball',
      'hockey',
      'rugby',
      'volleyball',
      'goalkeeper',
      'striker',
      'penalty',
      'premier league',
      'world cup',
      'youth sports',
    ],
  ],
  lessons: [
    {
      step: 'control the first touch',
      why: 'A good first touch [buys time|gives you time], and [time is what everyone lacks|time is the thing nobody has].',
      how: 'Turn the body [before the ball arrives|while the ball is on its way], take the pace out of it, and [leave it where the next step goes|let it drop where you step next].',
      mistake:
        '[Stopping the ball dead under the body|Killing the ball right under your feet] [leaves nowhere to go|costs you the next step].',
      exercise:
        '[Pass a ball against a wall|Play a ball against a wall], and [take every return in a new direction|send each return somewhere else with the first touch].',
    },
    {
      step: 'move after the pass',
      why: 'A player who stands still after passing [is easy to mark|gives the defender a rest|can be left alone].',
      how: 'Pass, [take a few quick steps into space|run into the next open space], and [show yourself again|be ready for the return].',
      mistake:
        '[Admiring your own pass|Watching where your own pass goes] [takes you out of the next one|keeps you from being there for the next one].',
      exercise:
        '[In your next game, count|During your next game, notice] [the passes after which you stood still|how often you stand still after a pass].',
    },
    {
      step: 'talk on the pitch',
      why: 'A short word at the right time [is worth an extra player|helps like one more player|saves a long run].',
      how: '[Say the name first|Begin with the name] and [then give the message|only then say what you see]: man on, turn, time.',
      mistake: '[Shouting after the mistake|A shout after the mistake] [comes too late for everyone|helps nobody any more].',
      exercise: '[Agree on three short words with your team|Settle on three short words as a team] before [the next match|you play again].',
    },
  ],
  myths: [
    {
      claim: 'The fastest player wins the ball.',
      truth: 'The player who saw it coming [usually gets there first|is often there before the fastest one].',
    },
  ],
  objections: [
    {
      says: 'I never get the ball.',
      answer: 'Players who move and call [get the ball|are seen and served]; [players who wait watch it|those who wait look on].',
    },
  ],
  tools: ['a ball that holds its air', 'a wall', 'a set of cones'],
  moments: ['The net moves [before you hear the crowd|a heartbeat before the crowd is heard].'],
  questions: ['How do I improve my weaker side?', 'How do I play with more confidence?', 'What does my position ask of me?'],
  wins: ['You pass with your weaker foot [without thinking about it|and notice only afterwards].'],
  terms: ['first touch drills', 'how to read the game', 'football training alone'],
  hashtags: ['FirstTouch', 'TeamTraining', 'GrassrootsSport'],
}
