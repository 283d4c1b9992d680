import type { Branch } from '#writer/domains/material.ts'

/** Hiking and camping; a part of travel. */
export const outdoors: Branch = {
  id: 'outdoors',
  gate: [
    [
      'hike',
      'hiking',
      'trek',
      'trekking',
      'camping',
      'mountain',
      'backpacking',
      'trail',
      'himalayas',
      'national park',
      'wild camping',
      'tent',
      'safari',
    ],
  ],
  lessons: [
    {
      step: 'turn around on time',
      why: 'The way back is longer than it looks when you are tired.',
      how: 'Set a turning time before you leave, and keep to it even if the top is in sight.',
      mistake: 'Chasing the summit late in the day means coming down in the dark.',
      exercise: 'Write the turning time of your next walk on your hand or your map.',
    },
    {
      step: 'dress in layers you can take off',
      why: 'Sweat on the climb turns cold at the top.',
      how: 'Start a little cool, open layers early, and keep one dry thing at the bottom of the bag.',
      mistake: 'Cotton stays wet and pulls the heat out of you.',
      exercise: 'Lay out a base, a warm layer and a shell, and see what you can leave at home.',
    },
    {
      step: 'tell somebody the route',
      why: 'A plan at home is worth more than a phone without signal.',
      how: 'Send the start, the way and the latest time you will call, and then do call.',
      mistake: 'Changing the route without telling anyone makes the message worthless.',
      exercise: 'Send one friend your plan before the next walk, however short it is.',
    },
  ],
  myths: [
    {
      claim: 'You need expensive gear to start hiking.',
      truth: 'Comfortable shoes, water and a dry layer are enough for a first marked trail.',
    },
  ],
  objections: [{ says: 'I am not fit enough for mountains.', answer: 'A slow pace and a shorter loop get you the same air.' }],
  tools: ['a paper map', 'a head torch', 'a dry layer', 'a small first-aid kit'],
  moments: ['Boots crunch on frost, and the valley is still under cloud.', 'The tent flap opens on a silence that has a sound of its own.'],
  questions: ['What do I need for a first overnight trip?', 'How do I choose a trail?', 'What should I do when the weather turns?'],
  wins: ['Your feet are dry, the tea is hot, and there is nowhere else to be.'],
  terms: ['hiking for beginners', 'what to pack for a day hike', 'first camping trip'],
  hashtags: ['HikingForBeginners', 'TrailTips', 'GetOutside', 'Hiking', 'Outdoors'],
}
