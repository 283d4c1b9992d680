import type { Branch } from '#writer/domains/material.ts'

/** Looking after a car; a part of the field of bikes and cars. */
export const cars: Branch = {
  id: 'cars',
  gate: [
    ['car', 'engine', 'oil change', 'vehicle', 'motor', 'garage', 'tyre', 'tire', 'van', 'truck', 'driver'],
    [
      'repair',
      'fix',
      'maintain',
      'maintenance',
      'service',
      'care',
      'oil',
      'restore',
      'restoration',
      'mechanic',
      'engine',
      'detailing',
      'wash',
      'diy',
      'classic',
      'old',
      'winter',
      'check',
    ],
  ],
  lessons: [
    {
      step: 'check the oil the right way',
      why: 'Engine oil is the first thing to run low and the last thing most drivers look at.',
      how: 'Park on level ground, let the engine cool, wipe the dipstick once and read it on the second dip.',
      mistake: 'Reading the dipstick on a slope tells you about the slope, not the oil.',
      exercise: 'Find your dipstick today and note where the oil stands and what colour it is.',
    },
    {
      step: 'read the tyres like a report',
      why: 'Tyre wear shows how a car is aligned, inflated and driven.',
      how: 'Run a hand across the tread: worn edges point to low pressure, a worn centre to too much, one worn side to the alignment.',
      mistake: 'Checking only the outer edge misses the wear on the inside, where it often starts.',
      exercise: 'Turn the steering to full lock and look at the whole width of each front tyre.',
    },
    {
      step: 'keep water where it belongs',
      why: 'A leaking seal or a blocked drain rots a car from places nobody looks.',
      how: 'Clear leaves from the tray below the windscreen, feel the carpets for damp, and keep an eye on the coolant level.',
      mistake: 'Opening a hot radiator cap can scald you, so the coolant waits until the engine is cold.',
      exercise: 'Lift the mats and press the carpet with a dry tissue.',
    },
  ],
  myths: [
    {
      claim: 'A modern car tells you when something is wrong.',
      truth: 'Warning lights come on late; smells, noises and drips come first.',
    },
    { claim: 'Washing a car is only about looks.', truth: 'Washing off road salt is one of the best things you can do against rust.' },
  ],
  objections: [
    {
      says: 'Modern cars are too complicated to touch.',
      answer: 'Oil, tyres, wipers, bulbs and filters are still within reach of anybody with a handbook.',
    },
  ],
  tools: ['a torque wrench', 'a drip tray', 'a tyre tread gauge', "the owner's handbook", 'a funnel'],
  moments: [
    'Warm oil, a cold floor, and the tick of an engine cooling down.',
    'The door closes with the same dull thud it had when it was new.',
  ],
  questions: ['How often should I look at the oil?', 'Why does the car pull to one side?', 'What does this warning light mean?'],
  wins: ['You walk into the workshop knowing what the problem is.', 'The driveway is still dry underneath in the morning.'],
  terms: ['car maintenance basics', 'how to check engine oil', 'tyre wear signs', 'car care at home'],
  hashtags: ['CarMaintenance', 'CarCare', 'DIYMechanic', 'CarTips'],
}
