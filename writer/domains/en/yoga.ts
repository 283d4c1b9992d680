import type { Branch } from '#writer/domains/material.ts'

/** Yoga on a mat; a part of fitness. */
export const yoga: Branch = {
  id: 'yoga',
  gate: [['yoga', 'vinyasa', 'hatha', 'asana', 'yin yoga', 'sun salutation', 'downward dog', 'pranayama']],
  lessons: [
    {
      step: 'follow the breath before the shape',
      why: 'A pose you cannot breathe in is too deep for today.',
      how: 'Breathe in as you open, breathe out as you fold, and ease off as soon as the breath turns short.',
      mistake: 'Holding the breath to reach further tells the body to tighten.',
      exercise: 'Raise and lower your arms a few times, exactly as long as each breath lasts.',
    },
    {
      step: 'bend the knees in a forward fold',
      why: 'Soft knees let the fold begin in the hips and spare the lower back.',
      how: 'Bend as much as you need, rest the belly on the thighs, and let the head hang.',
      mistake: 'Pulling on straight legs rounds the back and stretches the wrong place.',
      exercise: 'Fold once with straight legs and once with soft knees, and feel where the stretch sits.',
    },
    {
      step: 'use blocks and blankets without shame',
      why: 'A prop brings the floor to where you are.',
      how: 'Put a block under the hand, a folded blanket under the hips, and a strap around the foot you cannot reach.',
      mistake: 'Reaching for the floor at any price twists everything above it.',
      exercise: 'Do one seated pose today on a folded blanket and notice what your back does.',
    },
    {
      step: 'begin with one short sequence',
      why: 'A sequence you know by heart leaves attention for the breath.',
      how: 'Choose a few poses, keep their order for some weeks, and change only one at a time.',
      mistake: 'A new video each day keeps you looking at a screen instead of inward.',
      exercise: 'Write down the few poses you know best, and do them tomorrow before breakfast.',
    },
    {
      step: 'stay for the final rest',
      why: 'Lying still at the end is when the practice settles.',
      how: 'Lie down, cover yourself, close your eyes, and let the breath do what it likes.',
      mistake: 'Rolling up the mat straight after the last pose skips the quietest part of the practice.',
      exercise: 'End your next practice with a rest that feels slightly too long.',
    },
  ],
  myths: [
    {
      claim: 'You have to be flexible to do yoga.',
      truth: 'Stiff people have the most to gain, and every pose can start with bent knees.',
    },
    { claim: 'A deeper pose is a better pose.', truth: 'A good pose is one you can breathe in and leave without pain.' },
  ],
  objections: [{ says: 'I cannot even touch my toes.', answer: 'Toes are no goal in yoga; a long back and a calm breath are.' }],
  tools: ['a mat that grips', 'a folded blanket', 'a pair of blocks', 'a strap or a scarf'],
  moments: [
    'The room is quiet, the mat is still cool, and the first breath is louder than the street.',
    'At the end nobody moves, and even the clock seems to wait.',
  ],
  questions: ['Should a pose hurt?', 'What do I do when my wrists ache?', 'How often should a beginner practise?'],
  wins: [
    'Your heels come closer to the floor, and you only notice weeks later.',
    'In the middle of a busy day you catch yourself breathing slowly.',
  ],
  terms: ['yoga for beginners', 'yoga for stiff people', 'short morning yoga'],
  hashtags: ['YogaForBeginners', 'YogaAtHome', 'BreathAndMove', 'YogaPractice', 'Yoga'],
}
