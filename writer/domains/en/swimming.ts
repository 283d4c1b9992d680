import type { Branch } from '#writer/domains/material.ts'

/** Swimming; a part of sport. */
export const swimming: Branch = {
  id: 'swimming',
  gate: [['swimming', 'swim', 'swimmer', 'triathlon']],
  lessons: [
    {
      step: 'breathe out under water',
      why: '[Holding the breath|A held breath] is what makes [swimming feel like panic|the body think of panic].',
      how: '[Let a steady stream of bubbles go|Breathe out in a steady stream] while the face is in the water, and [only breathe in when you turn|take the new breath when you turn].',
      mistake:
        '[Breathing out and in above the water|Doing both breaths above the water] [leaves time for neither|is more than the short turn allows].',
      exercise:
        '[Hold on to the edge and blow bubbles|Put your face in at the edge and blow bubbles] [until it feels boring|until nothing about it feels strange].',
    },
    {
      step: 'lie flat before you swim fast',
      why: '[Water punishes a sinking leg|A sinking leg costs a swimmer] [more than a weak arm|far more than an arm without strength].',
      how: '[Look at the bottom|Let your eyes rest on the bottom], press the chest down a little, and [let the heels come up|feel the heels rise].',
      mistake: '[Lifting the head to look forward|Raising the head to see ahead] [drops the hips like an anchor|sends the hips down].',
      exercise:
        '[Push off the wall and glide|Push off and glide with your arms stretched], and [see how far you get without a stroke|count no strokes until you stop].',
    },
  ],
  myths: [
    {
      claim: 'Strong arms make fast swimmers.',
      truth: 'A flat, quiet body makes a swimmer fast; [the arms only add to it|strong arms come after that].',
    },
  ],
  objections: [
    {
      says: 'I am afraid of deep water.',
      answer: 'Everything that matters can be learned [where you can stand|in water you can stand in|with the floor under your feet].',
    },
  ],
  tools: ['goggles that seal', 'a kickboard', 'a swim cap'],
  moments: ['Under water [the whole hall goes silent|the noise of the hall is gone].'],
  questions: ['Why do my legs sink?', 'How do I stop running out of breath?'],
  wins: ['You reach the other side and [still have breath to talk|could talk straight away].'],
  terms: ['swimming for adults', 'how to breathe while swimming'],
  hashtags: ['SwimTips', 'LearnToSwim', 'Swimming'],
}
