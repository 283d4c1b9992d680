import type { Branch } from '#writer/domains/material.ts'

/** Strength training; a part of fitness. */
export const strength: Branch = {
  id: 'strength',
  gate: [
    [
      'strength',
      'gym',
      'lifting',
      'weights',
      'weightlifting',
      'squat',
      'deadlift',
      'dumbbell',
      'barbell',
      'kettlebell',
      'muscle',
      'push up',
      'pull up',
      'calisthenics',
      'bodybuilding',
      'workout',
      'hiit',
      'plank',
      'crossfit',
    ],
  ],
  lessons: [
    {
      step: 'build the session around a few big movements',
      why: '[A few big movements|A handful of big movements] [train the whole body without a long list|reach nearly everything, and the list stays short].',
      how: '[Choose one movement of each kind|Take one push, one pull and one movement for the legs], rest properly between sets, and [leave the machines for later|let the small exercises wait].',
      mistake:
        '[Collecting exercises from every video|Adding one more exercise from every video] leaves [no time to get good at any of them|you a beginner in all of them].',
      exercise:
        '[Write your push, your pull and your squat on a card|Put one push, one pull and one squat on a card], and [do only those in the next session|leave everything else out next time].',
    },
    {
      step: 'brace before you lift',
      why: 'A firm middle [protects the back|keeps the back safe] and [moves more weight|makes the weight easier to move].',
      how: 'Breathe in, [tighten as if somebody were about to poke your belly|make your middle firm all the way round], and [hold that until the weight is down|stay that way until you have put the weight back].',
      mistake:
        '[Holding the breath high in the chest|Breathing only into the chest] [leaves the back to do the work|means that the back carries what the middle should].',
      exercise:
        'Lie on the floor, brace, and [check that your lower back stays put|feel whether your lower back stays still] while you [lift one leg|raise one leg].',
    },
    {
      step: 'leave a repetition or two in the tank',
      why: '[Form breaks in the last repetition|It is the last repetition that breaks the form], and [so does the next session|the next session pays for it].',
      how: '[End the set|Put the weight down] [when the bar slows down, not when it stops|as soon as the movement turns slow, before it fails].',
      mistake:
        '[Grinding out every set|Taking every set to the very end] makes the following days worse [without adding much|and adds little in return].',
      exercise:
        'After each set today, [guess how many more you could have done|ask yourself how many were left] and [write it down|note the number].',
    },
  ],
  myths: [
    {
      claim: 'Lifting makes you bulky.',
      truth:
        'Muscle is built [slowly and on purpose|over years and with intent]; [nobody gets it by accident|it does not arrive overnight].',
    },
    {
      claim: 'You must be sore for it to count.',
      truth:
        'Soreness means [the stimulus was new|that something was unfamiliar], [not that it was good|and says little about how good it was].',
    },
  ],
  objections: [
    {
      says: 'I have no equipment.',
      answer:
        '[A floor, a chair and a loaded backpack|A backpack full of books, a chair and the floor] are [enough to begin with|a good first gym].',
    },
  ],
  tools: ['a pair of dumbbells', 'a resistance band', 'a sturdy bench', 'chalk for the grip'],
  moments: [
    '[The bar feels cold, the room goes quiet|A breath, a cold bar, a quiet room], and then [it moves|it leaves the floor].',
    '[The last repetition is slow|The last repetition slows down halfway], and [it still goes up|somehow it goes up].',
  ],
  questions: ['How heavy should I lift?', 'How long should I rest between sets?', 'Should I use machines or free weights?'],
  wins: [
    'You carry [all the shopping|the heavy bags] [in one trip|up the stairs without a break].',
    '[The first real push-up happens|Your first full push-up comes] [on an ordinary Tuesday|on a day when you did not expect it].',
  ],
  terms: ['strength training for beginners', 'full body workout at home', 'how to squat properly'],
  hashtags: ['StrengthTraining', 'LiftingTips', 'FullBodyWorkout', 'GymLife', 'Workout'],
}
