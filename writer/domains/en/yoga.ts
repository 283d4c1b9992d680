import type { Branch } from '#writer/domains/material.ts'

/** Yoga on a mat; a part of fitness. */
export const yoga: Branch = {
  id: 'yoga',
  gate: [['yoga', 'vinyasa', 'hatha', 'asana', 'yin yoga', 'sun salutation', 'downward dog', 'pranayama']],
  lessons: [
    {
      step: 'follow the breath before the shape',
      why: '[A pose you cannot breathe in|A shape that stops the breath] is [too deep for today|further than today allows].',
      how: '[Breathe in as you open, breathe out as you fold|Let each opening take an inhale and each fold an exhale], and [ease off as soon as the breath turns short|come back a little when the breath gets short].',
      mistake: '[Holding the breath to reach further|Stopping the breath for one more inch] tells the body [to tighten|to hold on harder].',
      exercise:
        '[Raise and lower your arms a few times|Lift your arms and let them sink a few times], [exactly as long as each breath lasts|and let the breath decide how fast].',
    },
    {
      step: 'bend the knees in a forward fold',
      why: 'Soft knees [let the fold begin in the hips|move the fold to the hips] and [spare the lower back|take the strain off the lower back].',
      how: '[Bend as much as you need|Let the knees bend as far as they like], rest the belly on the thighs, and [let the head hang|let the neck go].',
      mistake:
        '[Pulling on straight legs|Forcing the legs straight] rounds the back and [stretches the wrong place|leaves the hips out of it].',
      exercise:
        '[Fold once with straight legs and once with soft knees|Try a fold with straight legs and another with soft knees], and [feel where the stretch sits|notice where you feel it each time].',
    },
    {
      step: 'use blocks and blankets without shame',
      why: '[A prop|A block or a blanket] [brings the floor to where you are|makes the floor come up to meet you].',
      how: 'Put a block under the hand, [a folded blanket under the hips|something soft under the hips], and a strap around [the foot you cannot reach|the foot that is too far away].',
      mistake:
        '[Reaching for the floor at any price|Wanting the floor at all costs] [twists everything above it|bends everything that should be long].',
      exercise:
        '[Do one seated pose today on a folded blanket|Sit on a folded blanket for one pose today] and [notice what your back does|feel how the back changes].',
    },
    {
      step: 'begin with one short sequence',
      why: '[A sequence you know by heart|Knowing the sequence by heart] [leaves attention for the breath|frees the mind for the breath].',
      how: '[Choose a few poses, keep their order for some weeks|Take a handful of poses, leave them in the same order for some weeks], and [change only one at a time|swap no more than one at a time].',
      mistake:
        '[A new video each day|Following another video every morning] keeps you looking [at a screen instead of inward|outward, at a screen].',
      exercise:
        '[Write down the few poses you know best|Make a short list of the poses you know best], and [do them tomorrow before breakfast|go through them tomorrow without a screen].',
    },
    {
      step: 'stay for the final rest',
      why: '[Lying still at the end is when|The stillness at the end is where] the practice [settles|sinks in].',
      how: '[Lie down, cover yourself, close your eyes|Lie on your back under a blanket with your eyes closed], and [let the breath do what it likes|leave the breath to itself].',
      mistake:
        '[Rolling up the mat straight after the last pose|Getting up as soon as the last pose is done] skips [the quietest part of the practice|what everything before was leading up to].',
      exercise:
        '[End your next practice with a rest|Give the end of your next practice a rest] that feels [slightly too long|longer than you think you need].',
    },
  ],
  myths: [
    {
      claim: 'You have to be flexible to do yoga.',
      truth:
        '[Stiff people have the most to gain|Stiffness is a reason to come], and [every pose can start with bent knees|there are gentle versions for stiff legs].',
    },
    {
      claim: 'A deeper pose is a better pose.',
      truth:
        '[A good pose is one|A pose is good when it is one] you can [breathe in and leave without pain|breathe in calmly and come out of with ease].',
    },
  ],
  objections: [
    {
      says: 'I cannot even touch my toes.',
      answer:
        '[Toes are no goal in yoga|Nobody has to reach the toes]; [a long back and a calm breath count for more|what counts is a long back and a calm breath].',
    },
  ],
  tools: ['a mat that grips', 'a folded blanket', 'a pair of blocks', 'a strap or a scarf'],
  moments: [
    '[The room is quiet, the mat is still cool|The mat is cool, the room is quiet], and [the first breath is louder than the street|the day has not asked for anything yet].',
    '[At the end nobody moves|In the final rest nobody moves], and [even the clock seems to wait|the room is as still as the people in it].',
  ],
  questions: ['Should a pose hurt?', 'What do I do when my wrists ache?', 'How often should a beginner practise?'],
  wins: [
    'Your heels [come closer to|sink towards] the floor, and [you only notice weeks later|it happens without any forcing].',
    '[In the middle of a busy day|While you wait in a queue] you [catch yourself breathing slowly|notice that your shoulders are low].',
  ],
  terms: ['yoga for beginners', 'yoga for stiff people', 'short morning yoga'],
  hashtags: ['YogaForBeginners', 'YogaAtHome', 'BreathAndMove', 'YogaPractice', 'Yoga'],
}
