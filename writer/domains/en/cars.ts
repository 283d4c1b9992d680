import type { Branch } from '#writer/domains/material.ts'

/** Looking after a car; a part of the field of bikes and cars. */
export const cars: Branch = {
  id: 'cars',
  gate: [
    ['car', 'engine', 'oil change', 'vehicle', 'motor', 'van', 'truck', 'driver'],
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

/** A flat tyre, on a bike or a car. */
export const tyres: Branch = {
  id: 'tyres',
  gate: [
    ['tyre', 'tire', 'puncture', 'inner tube', 'flat'],
    ['fix', 'repair', 'change', 'patch', 'flat', 'puncture', 'replace', 'mount', 'pump'],
    ['tyre', 'tire', 'puncture', 'inner tube'],
  ],
  lessons: [
    {
      step: 'find the cause before fitting anything new',
      why: 'The thorn that made the hole is usually still in the tyre.',
      how: 'Feel along the inside of the tyre with a cloth, and look at the outside at the same spot.',
      mistake: 'Fitting a new tube without finding the cause means a second flat before the corner.',
      exercise: 'Turn each wheel slowly by hand and pick out the glass and grit you see in the tread.',
    },
    {
      step: 'make the spot safe first',
      why: 'A flat tyre is a nuisance, and traffic beside it is a danger.',
      how: 'Get well off the road onto firm, level ground, and make yourself visible before you kneel down.',
      mistake: 'Working on a slope or a soft verge is how a vehicle slips while the wheel is off.',
      exercise: 'Look up where the handbook says your vehicle may be lifted or held.',
    },
    {
      step: 'practise the change once at home',
      why: 'The first change is slow anywhere, and it is pleasanter in daylight than in the rain.',
      how: 'Take one wheel off, put it back on, and note which tool you were missing.',
      mistake: 'Checking the spare only on the day of the flat often means finding the spare flat as well.',
      exercise: 'Press your thumb into the spare, or open the repair kit and check that it has not dried out.',
    },
  ],
  myths: [
    {
      claim: 'A plugged tyre lasts like a new one.',
      truth: 'A quick plug gets you to a workshop, and the workshop decides whether it may stay.',
    },
  ],
  objections: [
    {
      says: 'I would rather call for help.',
      answer: 'Help is a good plan as long as there is signal, and the kit is for when there is not.',
    },
  ],
  tools: ['a repair kit', 'a pump with a gauge', 'a warning triangle', 'a pair of gloves'],
  moments: ['The hiss stops, the rubber sits, and the wheel takes its weight again.'],
  questions: ['Can this hole be repaired at all?', 'How far can I go on a repaired tyre?', 'Why does the same tyre keep going flat?'],
  wins: ['You are back on the road with dirty hands and no phone call.'],
  terms: ['how to fix a flat tyre', 'puncture repair', 'change a wheel at the roadside'],
  hashtags: ['FlatTyre', 'PunctureRepair', 'RoadsideRepair'],
}
