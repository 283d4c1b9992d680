import type { Branch } from '#writer/domains/material.ts'

/** Running; a part of fitness. */
export const running: Branch = {
  id: 'running',
  gate: [['running', 'run', 'runner', 'jogging', 'marathon', '5k', '10k', 'half marathon', 'trail run']],
  lessons: [
    {
      step: 'run slowly enough to talk',
      why: 'Easy running [builds the base|lays the ground] that [fast running stands on|every faster run is built on].',
      how: '[Say a full sentence aloud|Speak a whole sentence as you run]; if it breaks in the middle, [slow down or walk until it does not|ease off until you can finish it].',
      mistake:
        '[Running every run a little too hard|Taking each run slightly too fast] leaves you [tired without making you faster|worn out and no quicker].',
      exercise:
        'On your next run, [phone a friend or recite a poem|talk to somebody or sing under your breath], and [keep a pace at which you can|let the words set the pace].',
    },
    {
      step: 'mix walking into the run',
      why: '[Walk breaks let|A minute of walking now and then lets] tendons [catch up with enthusiasm|keep pace with the rest of you].',
      how: '[Alternate a few minutes of easy running with a minute of walking|Run gently for some minutes, walk for one and repeat], [from the start and not only when tired|long before you are tired].',
      mistake:
        '[Seeing the walk as a defeat|Being ashamed of the walk] makes people [quit on the day they should have walked|give up where a minute of walking would have helped].',
      exercise:
        '[Plan the walk breaks before you leave|Decide on the walk breaks at the door], and [take the first one even if you feel good|do not skip the first one, however fresh you feel].',
    },
    {
      step: 'take shorter steps',
      why: 'A long stride [lands in front of you|puts the foot down too far ahead] and [works as a brake|slows you at every step].',
      how: '[Let the feet land under the hips, quiet and quick|Set the feet down under the body, lightly and often], and [keep the shoulders low|let the shoulders hang].',
      mistake:
        '[Reaching forward for speed|Stretching the leg out to go faster] sends the shock [straight to the knees|where you do not want it, into the knees].',
      exercise:
        '[Listen to your feet for a minute|Run one minute without music] and [try to land more quietly|make each step as quiet as you can].',
    },
    {
      step: 'add distance slowly',
      why: '[Lungs improve sooner than tendons|The breath improves before the tendons do], so [feeling good is not yet a reason to double the route|lungs alone are no reason for a longer route].',
      how: '[Lengthen one run a week|Let one run a week grow] and [leave the others as they are|change nothing about the others].',
      mistake:
        '[Making up for a missed week in one long run|Squeezing a missed week into one outing] is [how niggles start|how small aches begin].',
      exercise:
        '[Choose which run of your week is the long one|Give one day of the week the long run], and [keep the rest short|let all the others stay short].',
    },
  ],
  myths: [
    {
      claim: 'Running ruins your knees.',
      truth:
        'Knees mostly suffer from [doing too much too soon|too much in too short a time]; [gradual running lets them adapt|given time, they get used to running].',
    },
    {
      claim: 'Real runners do not walk.',
      truth:
        '[Plenty of experienced runners plan walk breaks|Many runners with years behind them walk on purpose] and [enjoy the finish more|arrive in a better mood].',
    },
  ],
  objections: [
    {
      says: 'I am too slow to be a runner.',
      answer:
        '[Nobody checks your pace at the park gate|There is no pace check at the park gate]; [slow runs count|a slow run is still a run].',
    },
  ],
  tools: ['running shoes that fit your foot', 'a watch or a phone', 'a light jacket', 'socks that do not slip'],
  moments: [
    '[The street is empty|Nobody else is out yet], and [the only sound is your own feet|all you hear is your own breath].',
    '[Somewhere on the way home|Some way into the run] [the legs stop arguing|the legs begin to run by themselves].',
  ],
  questions: ['How fast should I run?', 'What should I do when I get a stitch?', 'Is it fine to walk?'],
  wins: [
    'You [get to|reach] the lamp post [where you always stopped|that used to be the end], and [keep going|run past it|only notice when it is behind you].',
    'You can finish a sentence [on the hill|at the top of the hill], [and the hill used to finish you|and it surprises you].',
  ],
  terms: ['running for beginners', 'how to start running', 'easy run pace', 'run walk method'],
  hashtags: ['RunningForBeginners', 'EasyMiles', 'RunningTips', 'Runners', 'Running'],
}
