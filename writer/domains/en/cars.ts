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
      why: 'Engine oil is [the first thing to run low|often the first thing to run low] and [the last thing most drivers look at|the last thing most of us think of].',
      how: '[Park on level ground, let the engine cool|Wait on level ground until the engine has cooled], wipe the dipstick once and [read it on the second dip|believe only the second dip].',
      mistake:
        '[Reading the dipstick on a slope|A dipstick read on a slope] [tells you about the slope, not the oil|measures the slope more than the oil].',
      exercise:
        '[Find your dipstick today|Pull out the dipstick today] and note [where the oil stands and what colour it is|the level of the oil and its colour].',
    },
    {
      step: 'read the tyres like a report',
      why: '[Tyre wear shows|Worn tread shows] [how a car is aligned, inflated and driven|how the car is set up and how it is driven].',
      how: '[Run a hand across the tread|Look and feel across the tread]: [worn edges point to low pressure, a worn centre to too much, one worn side to the alignment|edges worn down mean low pressure, a worn centre means too much, and one worn side means the alignment].',
      mistake:
        '[Checking only the outer edge|Looking at the outer edge alone] misses the wear on the inside, [where it often starts|which is often the first to go].',
      exercise:
        '[Turn the steering to full lock|Park with the steering on full lock] and [look at the whole width of each front tyre|see the front tyres from edge to edge].',
    },
    {
      step: 'keep water where it belongs',
      why: 'A leaking seal or a blocked drain rots a car [from places nobody looks|where nobody ever looks|out of sight].',
      how: 'Clear leaves from the tray below the windscreen, [feel the carpets for damp|press the carpets for damp], and [keep an eye on the coolant level|look at the coolant level now and then].',
      mistake:
        '[Opening a hot radiator cap|A radiator cap opened hot] can scald you, [so the coolant waits until the engine is cold|which is why the coolant has to wait for a cold engine].',
      exercise: 'Lift the mats and [press the carpet with a dry tissue|press a dry tissue into the carpet][| in every corner].',
    },
  ],
  myths: [
    {
      claim: 'A modern car tells you when something is wrong.',
      truth:
        '[Warning lights come on late|Warning lights are the last to speak]; [smells, noises and drips come first|before them come smells, noises and drips].',
    },
    {
      claim: 'Washing a car is only about looks.',
      truth: 'Washing off road salt is [one of the best things you can do against rust|among the best things anyone can do against rust].',
    },
  ],
  objections: [
    {
      says: 'Modern cars are too complicated to touch.',
      answer:
        'Oil, tyres, wipers, bulbs and filters are still [within reach of anybody with a handbook|jobs that a handbook can talk you through].',
    },
  ],
  tools: ['a torque wrench', 'a drip tray', 'a tyre tread gauge', "the owner's handbook", 'a funnel'],
  moments: [
    'Warm oil, a cold floor, and [the tick of an engine cooling down|an engine that ticks as it cools].',
    'The door closes with [the same dull thud it had when it was new|the dull, solid thud of its first day].',
  ],
  questions: ['How often should I look at the oil?', 'Why does the car pull to one side?', 'What does this warning light mean?'],
  wins: [
    'You walk into the workshop [knowing what the problem is|with a good idea of what is wrong].',
    'The driveway is [still dry underneath|without a single drip] in the morning.',
  ],
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
      why: '[The thorn that made the hole|Whatever made the hole] [is usually still in the tyre|often sits in the tyre still].',
      how: '[Feel along the inside of the tyre with a cloth|Run a cloth around the inside of the tyre], and [look at the outside at the same spot|check the same spot from outside].',
      mistake:
        '[Fitting a new tube without finding the cause|A new tube over an old thorn] [means a second flat before the corner|is how the second flat follows the first].',
      exercise:
        '[Turn each wheel slowly by hand|Spin each wheel slowly] and [pick out the glass and grit you see in the tread|clear the tread of glass and grit].',
    },
    {
      step: 'make the spot safe first',
      why: 'A flat tyre [is a nuisance|only costs time], and [traffic beside it is a danger|the traffic beside it is the real danger].',
      how: '[Get well off the road onto firm, level ground|Roll to firm, level ground well off the road], and [make yourself visible before you kneel down|be seen before you kneel].',
      mistake:
        '[Working on a slope or a soft verge|Starting work on a slope or a soft verge] is how [a vehicle slips while the wheel is off|things slip as soon as the wheel is off].',
      exercise:
        '[Look up where the handbook says|Find the place in the handbook that says where] [your vehicle may be lifted or held|you may lift or hold your vehicle].',
    },
    {
      step: 'practise the change once at home',
      why: '[The first change is slow anywhere|The first change takes long wherever it is done], and it is [pleasanter in daylight than in the rain|kinder to have it by daylight and at home].',
      how: '[Take one wheel off, put it back on|Take a wheel off and put it on again], and [note which tool you were missing|write down the tool you wished for].',
      mistake:
        '[Checking the spare only on the day of the flat|Leaving the spare unseen until the day of the flat] often means [finding the spare flat as well|having two flat tyres].',
      exercise:
        '[Press your thumb into the spare|Feel whether the spare is hard], or open the repair kit and [check that it has not dried out|look whether its contents are still fresh].',
    },
  ],
  myths: [
    {
      claim: 'A plugged tyre lasts like a new one.',
      truth:
        'A quick plug gets you to a workshop, and [the workshop decides whether it may stay|whether it may stay is for the workshop to say].',
    },
  ],
  objections: [
    {
      says: 'I would rather call for help.',
      answer:
        'Help is a good plan as long as there is signal, and [the kit is for when there is not|for all other places there is the kit].',
    },
  ],
  tools: ['a repair kit', 'a pump with a gauge', 'a warning triangle', 'a pair of gloves'],
  moments: ['The hiss stops, the rubber sits, and [the wheel takes its weight again|the wheel is round once more].'],
  questions: ['Can this hole be repaired at all?', 'How far can I go on a repaired tyre?', 'Why does the same tyre keep going flat?'],
  wins: ['You are back on the road with [dirty hands and no phone call|black fingers and a clear conscience].'],
  terms: ['how to fix a flat tyre', 'puncture repair', 'change a wheel at the roadside'],
  hashtags: ['FlatTyre', 'PunctureRepair', 'RoadsideRepair'],
}
