import type { Branch } from '#writer/domains/material.ts'

/** Riding bicycles; a part of bikes and cars. */
export const cycling: Branch = {
  id: 'cycling',
  gate: [
    ['bicycle', 'bike', 'cycling', 'cyclist', 'e-bike', 'cycle'],
    [
      'ride',
      'riding',
      'commute',
      'cycling',
      'tour',
      'touring',
      'bikepacking',
      'city',
      'work',
      'trail',
      'mountain bike',
      'gravel',
      'road bike',
      'cyclist',
      'beginner',
      'climb',
      'lane',
      'winter',
    ],
  ],
  lessons: [
    {
      step: 'set the saddle to the right height',
      why: 'A saddle that sits too low puts the work on your knees.',
      how: 'Sit on the bike, put a heel on the lowest pedal, and raise the saddle until the leg is just straight.',
      mistake: 'Setting the saddle so that both feet stand flat on the ground makes every hill harder.',
      exercise: "Mark the seatpost with tape, raise it a finger's width, and ride around the block.",
    },
    {
      step: 'ride a line that drivers can read',
      why: 'Drivers give more room to a rider who holds a steady line.',
      how: "Keep an open door's width from parked cars, look over your shoulder early, and signal before you move.",
      mistake: 'Weaving in and out between parked cars makes you vanish from the mirrors.',
      exercise: 'On an empty street, practise looking back over each shoulder without drifting off your line.',
    },
    {
      step: 'shift before the hill begins',
      why: 'Gears change cleanly when the pedals are light.',
      how: 'Look ahead, drop a gear while the road is still flat, and keep your feet turning at the same pace.',
      mistake: 'Shifting under full load grinds the chain and can drop it at the worst moment.',
      exercise: 'Pick one hill on your usual route and change down a little earlier each time.',
    },
    {
      step: 'carry what brings you home',
      why: 'A flat tyre is a short stop with a kit and a long walk without one.',
      how: 'Keep a tube, levers and a small pump in a bag that never leaves the bike.',
      mistake: 'Packing a spare tube that does not fit your valve only comes to light at the roadside.',
      exercise: 'Change a tube at home once, sitting down, with nothing to hurry you.',
    },
  ],
  myths: [
    { claim: 'You need to be fit to start cycling.', truth: 'You get fit by starting, and the easy gears are there for exactly that.' },
    {
      claim: 'Softer tyres are always more comfortable.',
      truth: 'A tyre that is too soft drags and pinches; the right pressure is written on its side.',
    },
  ],
  objections: [
    { says: 'I would arrive sweaty.', answer: 'Riding the last stretch slowly and carrying a fresh shirt solves most of it.' },
    {
      says: 'The roads here are not made for bikes.',
      answer: 'The quiet back street is often only a little longer than the road you drive.',
    },
  ],
  tools: ['a floor pump', 'a spare tube', 'tyre levers', 'bright lights', 'a bell'],
  moments: [
    'The street smells of bread and rain, and you only know it because you are riding.',
    'At the top of the hill the pedals go light and the wind turns cool.',
  ],
  questions: ['How high should my saddle be?', 'Which gear should I use on a hill?', 'How do I ride safely in traffic?'],
  wins: ['The hill that used to stop you is now only a change of gear.', 'You arrive awake instead of stuck in a queue.'],
  terms: ['cycling for beginners', 'bike commuting tips', 'saddle height', 'how to use bike gears'],
  hashtags: ['BikeCommute', 'CyclingTips', 'RideYourBike', 'Cycling'],
}
